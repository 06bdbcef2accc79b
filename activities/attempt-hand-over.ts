import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTEMPT_DELAYS_MS, parseReference } from '#contracts/work.ts';
import type { AttemptInput, AttemptResult } from '#contracts/work.ts';
import { beginHandOver, endHandOver } from '../db/queries/hand-overs.ts';
import type { HandOverEnd } from '../db/queries/hand-overs.ts';
import type { Courier, DeliveryDeps } from './delivery-deps.ts';
import { sendDelivery } from './send-delivery.ts';
import { signDelivery } from './sign-delivery.ts';

type Sent = Omit<HandOverEnd, 'nextInMs'> & { retryAfterMs?: number | undefined };

/**
 * One attempt to hand an approved specimen to the courier: an https receiver, or a file where none is configured (INTERFACE, part 4, Courier). The
 * courier may be called twice, always with one key and one body.
 */
export function createAttemptHandOver(deps: DeliveryDeps) {
  const { db, courier } = deps;
  return async ({ operatorId, reference, attempt, nextInMs }: AttemptInput): Promise<AttemptResult> => {
    const { ids, round } = parseReference(reference, 1);
    const [specimenId] = ids as [string];
    const number = (round - 1) * ATTEMPT_DELAYS_MS.length + attempt;
    const ref = { operatorId, specimenId, attempt: number };
    const begun = await beginHandOver(db, ref);
    if (begun.kind === 'delivered') return { outcome: 'delivered' };
    if (begun.kind === 'stopped') return { outcome: 'stopped', detail: begun.detail };
    if (begun.kind === 'failed') return { outcome: 'failed', detail: begun.detail, nextInMs };
    const { retryAfterMs, ...sent } = await (courier.https === undefined
      ? writeSpecimen(deps, specimenId, begun.body)
      : send(courier.https, { specimenId, body: begun.body, attempt: number }));
    const isFinal = sent.state !== 'queued' || nextInMs === null;
    const next = isFinal ? null : Math.max(nextInMs, retryAfterMs ?? 0);
    const state = sent.state === 'queued' && next === null ? 'given_up' : sent.state;
    await endHandOver(db, ref, { ...sent, state, nextInMs: next });
    if (state === 'handed_over') return { outcome: 'delivered' };
    const detail = sent.failure ?? 'it failed';
    return state === 'refused' ? { outcome: 'stopped', detail } : { outcome: 'failed', detail, nextInMs: next };
  };

  async function send(
    { url, secret }: NonNullable<Courier['https']>,
    { specimenId, body, attempt }: { specimenId: string; body: string; attempt: number },
  ): Promise<Sent> {
    const headers = {
      ...signDelivery({
        id: specimenId,
        event: 'specimen.approved',
        deliveryId: specimenId,
        attempt,
        body,
        secrets: [secret],
        at: new Date(),
      }),
      'idempotency-key': `specimen-${specimenId}`,
    };
    const { isDelivered, status, failure, latencyMs, answer, retryAfterMs } = await sendDelivery(deps.outbound, {
      url,
      headers,
      body,
    });
    const receipt = isDelivered && answer ? answer.slice(0, 200) : null;
    return { state: stateFor(isDelivered, status), target: 'https', receipt, status, latencyMs, failure, retryAfterMs };
  }
}

/** A 4xx is a refusal that no repetition mends, but for those that say so themselves. */
function stateFor(isDelivered: boolean, status: number | null): HandOverEnd['state'] {
  if (isDelivered) return 'handed_over';
  const isRefusal = status !== null && status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  return isRefusal ? 'refused' : 'queued';
}

/** The file is there whole or not at all, and a second writing of it is the same file. A disk that is full or gone may be well later. */
async function writeSpecimen(
  { courier: { folder }, log }: DeliveryDeps,
  specimenId: string,
  body: string,
): Promise<Sent> {
  const begunAt = performance.now();
  const failure = await storeFile(folder, `${specimenId}.json`, body).then(
    () => null,
    (error: unknown) => {
      log.warn({ err: error, specimenId }, 'a specimen could not be written for the courier');
      return 'the file could not be written';
    },
  );
  return {
    state: failure === null ? 'handed_over' : 'queued',
    target: 'files',
    receipt: failure === null ? `courier/${specimenId}.json` : null,
    status: null,
    latencyMs: Math.round(performance.now() - begunAt),
    failure,
  };
}

/** Through a file of its own beside it: two at once do not write into each other. Its name reaches the disk with it. */
async function storeFile(folder: string, name: string, body: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const aside = join(folder, `.${name}.${randomUUID()}`);
  try {
    await writeFile(aside, body, { mode: 0o600, flush: true });
    await rename(aside, join(folder, name));
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await using directory = await open(folder);
  await directory.sync();
}
