import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isEnd } from '#contracts/take-event.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { TakeResponse } from '#contracts/take.ts';
import type { TakeRequest } from '#contracts/take.ts';
import { StartError } from './start-error.ts';
import { keepStationKey, renewStationKey } from './station-key.ts';
import type { Access } from './station-key.ts';

interface Roll {
  /** Without a slash at its end. */
  baseUrl: string;
  slug: string;
  request: TakeRequest;
  /** Told as soon as the take has an id: from then on it goes on by itself. */
  onAccepted?(takeId: string): void;
  onEvent(event: TakeEvent): void;
}

/** An API that is started again is away for a second or two; one that stays away this long is given up. */
const LONGEST_OUTAGE_MS = 60_000;
const RETRY_MS = 500;

/** Rolls a take with the station key of the data directory. */
export async function rollTakeWithKeptKey(access: Access, roll: Roll): Promise<TakeResponse> {
  return withKeptKey(access, (key) => rollTake({ ...roll, key }));
}

/** Calls with the station key of the data directory, minting another where the installation does not know it. */
export async function withKeptKey<T>(access: Access, call: (key: string) => Promise<T>): Promise<T> {
  const { key, isNew } = await keepStationKey(access);
  try {
    return await call(key);
  } catch (error) {
    if (isNew || !(error instanceof RefusedError && error.status === 401)) throw error;
    return call(await renewStationKey(access));
  }
}

/**
 * Rolls a take on a running installation and follows its log to the end, through restarts of the API. Ends in a
 * RefusedError that carries the reason the API gave, or in a StartError where there is no API.
 */
export async function rollTake({
  baseUrl,
  slug,
  request,
  onAccepted = () => {},
  onEvent,
  key,
}: Roll & { key: string }): Promise<TakeResponse> {
  const channel = `${baseUrl}/api/public/channel/${encodeURIComponent(slug)}`;
  const authorization = `Bearer ${key}`;
  // With an idempotency key the request may be repeated: it is one take, however often it is sent.
  const headers = {
    authorization,
    'content-type': 'application/json',
    prefer: 'respond-async',
    'idempotency-key': randomUUID(),
  };
  const accepted = await persist(() =>
    fetchOk(`${channel}/take`, { method: 'POST', headers, body: JSON.stringify(request) }),
  );
  if (accepted.status === 200) return TakeResponse.parse(await accepted.json());
  await accepted.body?.cancel();
  const takeId = accepted.headers.get('x-take-id')!;
  onAccepted(takeId);
  return followTake({ address: `${channel}/takes/${takeId}`, key, onEvent });
}

/** Follows the log of a take from its beginning to its end, through restarts of the API. */
export async function followTake({
  address,
  key,
  onEvent,
}: {
  address: string;
  key: string;
  onEvent(event: TakeEvent): void;
}): Promise<TakeResponse> {
  const authorization = `Bearer ${key}`;
  let after = 0;
  await persist(async (isBack) => {
    const answer = await fetchOk(`${address}/events?after=${after}`, {
      headers: { authorization, accept: 'text/event-stream' },
    });
    for await (const data of readServerSentEvents(answer.body!)) {
      isBack();
      const event = JSON.parse(data) as TakeEvent;
      after = event.seq;
      onEvent(event);
      if (isEnd(event)) return;
    }
    throw new Error('the stream ended before the take did');
  });
  const ended = await persist(() => fetchOk(address, { headers: { authorization } }));
  return TakeResponse.parse(await ended.json());
}

/** What the API refuses, with its own words. */
export class RefusedError extends StartError {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(`The API answered ${status}: ${detail}`);
    this.status = status;
  }
}

/** Throws RefusedError for what the API refuses, and Error where it is out of order. */
export async function fetchOk(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as { title?: string; detail?: string };
  if (answer.status >= 500) throw new Error(`${answer.status} ${problem.detail ?? ''}`);
  throw new RefusedError(answer.status, problem.detail ?? problem.title ?? answer.statusText);
}

/** Tries again while the API is away; a refusal is final. */
async function persist<T>(attempt: (isBack: () => void) => Promise<T>): Promise<T> {
  let awaySince = performance.now();
  for (;;) {
    try {
      return await attempt(() => (awaySince = performance.now()));
    } catch (cause) {
      if (cause instanceof RefusedError) throw cause;
      if (performance.now() - awaySince > LONGEST_OUTAGE_MS) throw new StartError('The API does not answer', { cause });
      await sleep(RETRY_MS);
    }
  }
}

/** The `data` of each event of a stream (HTML standard, server-sent events); comments and other fields are left out. */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    }
  }
}
