import { LIMITS, TakeResponse } from '#contracts/take.ts';
import type { Prior } from '#contracts/take.ts';
import type { AcceptedRequest, TakeEvent } from '#contracts/take-event.ts';
import { TakeEvidence, TakeVerification } from '#contracts/take-evidence.ts';
import { StartError } from './start-error.ts';
import { readServerSentEvents, RefusedError, fetchOk } from './roll-take.ts';

/** A take of a running installation, wherever it stands. */
export interface KnownTake {
  /** Of its channel. */
  slug: string;
  /** Address of it in the API. */
  address: string;
  key: string;
}

/** The channel whose take it is: an id does not say. Throws StartError where this operator has no such take. */
export async function findTake(baseUrl: string, key: string, takeId: string): Promise<KnownTake> {
  const directory = await fetchOk(`${baseUrl}/api/public/channels`, {});
  const { channels } = (await directory.json()) as { channels: { slug: string }[] };
  for (const { slug } of channels) {
    const known = { slug, address: `${baseUrl}/api/public/channel/${slug}/takes/${takeId}`, key };
    const isThere = await fetchTake(known).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RefusedError && error.status === 404) return false;
        throw error;
      },
    );
    if (isThere) return known;
  }
  throw new StartError(`There is no take ${takeId} of this operator`);
}

export async function fetchTake(take: KnownTake): Promise<TakeResponse> {
  return TakeResponse.parse(await (await fetchOk(take.address, withKey(take))).json());
}

/** What a later take needs of this one to go on from it. A take without an answer of its own hands on the one that it continued. */
export async function readPrior(take: KnownTake): Promise<Prior> {
  const [response, accepted] = await Promise.all([fetchTake(take), readRequest(take)]);
  const { output = '', links = [] } = (response.lifecycle.state === 'finished' ? response : accepted.prior) ?? {};
  return {
    brief: [accepted.prior?.brief, accepted.notes].filter(Boolean).join('\n').slice(-LIMITS.priorChars),
    ...(output !== '' && { output: output.slice(0, LIMITS.priorChars) }),
    ...(links.length > 0 && { links: links.slice(0, LIMITS.priorLinks) }),
  };
}

export async function verifyTake(take: KnownTake): Promise<TakeVerification> {
  const answer = await fetchOk(`${take.address}/verify`, { ...withKey(take), method: 'POST' });
  return TakeVerification.parse(await answer.json());
}

/** What `verify` looked at, in words: quotes, pages, stills, the grade. */
export async function countEvidence(
  take: KnownTake,
): Promise<{ quotes: number; pages: number; stills: number; grade: string | null }> {
  const [evidence, { stills, grade = null }] = await Promise.all([
    fetchOk(`${take.address}/evidence`, withKey(take)).then(async (answer) => TakeEvidence.parse(await answer.json())),
    fetchTake(take),
  ]);
  return { quotes: evidence.citations.length, pages: evidence.pages.length, stills: stills.length, grade };
}

export async function exportTake(take: KnownTake): Promise<Uint8Array> {
  return (await fetchOk(`${take.address}/export`, withKey(take))).bytes();
}

export async function cancelTake(take: KnownTake): Promise<void> {
  const answer = await fetchOk(`${take.address}/cancel`, { ...withKey(take), method: 'POST' });
  await answer.body?.cancel();
}

/** What was asked for: the first event of its log. */
async function readRequest(take: KnownTake): Promise<AcceptedRequest> {
  const { body } = await fetchOk(`${take.address}/events`, {
    headers: { ...withKey(take).headers, accept: 'text/event-stream' },
  });
  for await (const event of readServerSentEvents(body!)) {
    const accepted = JSON.parse(event) as TakeEvent;
    if (accepted.type === 'take.accepted') return accepted;
    break;
  }
  throw new StartError('The log of the earlier take does not begin with its brief');
}

const withKey = ({ key }: KnownTake) => ({ headers: { authorization: `Bearer ${key}` } });
