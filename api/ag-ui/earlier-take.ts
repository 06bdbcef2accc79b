import { LIMITS } from '#contracts/take.ts';
import type { Ask, Prior, TakeResponse } from '#contracts/take.ts';
import type { Db } from '../../db/connect.ts';
import { findEvents, findFrozenResponse } from '../../db/queries/take-events.ts';
import { findThreadTakes } from '../../db/queries/takes.ts';
import { interruptId } from './map-end.ts';

/** The take of a thread that a run goes on from. */
export interface EarlierTake {
  /** Everything that was asked for so far, and what was answered last. */
  prior: Prior;
  /** What it waits for, if it does. */
  interrupts: Map<string, Ask>;
}

/** The last take of a thread before this run, if there is one. */
export async function findEarlierTake(
  db: Db,
  { operatorId, channel, threadId, runId }: { operatorId: string; channel: string; threadId: string; runId: string },
): Promise<EarlierTake | undefined> {
  const takes = await findThreadTakes(db, { operatorId, channel, threadId });
  // A repeated run must be read as it was the first time: what counts is the take before it.
  const own = takes.findIndex((take) => take.runId === runId);
  const last = takes.slice(0, own < 0 ? takes.length : own).at(-1);
  if (!last) return undefined;
  const [accepted] = await findEvents(db, { operatorId, takeId: last.takeId, limit: 1 });
  if (accepted?.type !== 'take.accepted') return undefined;
  const frozen = await findFrozenResponse(db, operatorId, last.takeId);
  // Frozen by the end of the take under this type.
  const response = frozen === undefined ? undefined : (JSON.parse(frozen) as TakeResponse);
  const brief = [accepted.prior?.brief, accepted.notes].filter(Boolean).join('\n').slice(-LIMITS.priorChars);
  // A take without an answer of its own hands on the one that it was to continue.
  const { output, links } = (response?.lifecycle.state === 'finished' ? response : accepted.prior) ?? {};
  const asks = response?.lifecycle.state === 'needs_input' ? response.asks : [];
  return {
    prior: {
      brief,
      ...(output && { output: output.slice(0, LIMITS.priorChars) }),
      ...(links && links.length > 0 && { links: links.slice(0, LIMITS.priorLinks) }),
    },
    interrupts: new Map(asks.map((ask) => [interruptId(last.takeId, ask.key), ask])),
  };
}
