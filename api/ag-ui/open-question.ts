import type { Ask } from '#contracts/take.ts';
import { isEnd } from '#contracts/take-event.ts';
import type { Db } from '../../db/connect.ts';
import { findEvents } from '../../db/queries/take-events.ts';
import { findThreadTakes } from '../../db/queries/takes.ts';
import { interruptId } from './map-end.ts';

/** What the last take of a thread waits for. */
export interface OpenQuestion {
  /** Everything that was asked for so far: the brief of that take, with those before it. */
  brief: string;
  interrupts: Map<string, Ask>;
}

/** The question that a thread's last take before this run ended with, if it did. */
export async function findOpenQuestion(
  db: Db,
  { operatorId, channel, threadId, runId }: { operatorId: string; channel: string; threadId: string; runId: string },
): Promise<OpenQuestion | undefined> {
  const takes = await findThreadTakes(db, { operatorId, channel, threadId });
  // A repeated run must be read as it was the first time: what counts is the take before it.
  const own = takes.findIndex((take) => take.runId === runId);
  const last = takes.slice(0, own < 0 ? takes.length : own).at(-1);
  if (last?.state !== 'needs_input') return undefined;
  const events = await findEvents(db, { operatorId, takeId: last.takeId, limit: 100_000 });
  const [accepted] = events;
  const end = events.at(-1);
  if (accepted?.type !== 'take.accepted' || !end || !isEnd(end)) return undefined;
  const brief = [accepted.prior?.brief, accepted.notes].filter(Boolean).join('\n');
  return { brief, interrupts: new Map(end.response.asks.map((ask) => [interruptId(last.takeId, ask.key), ask])) };
}
