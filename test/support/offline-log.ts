import type { StageName } from '#contracts/stage.ts';
import type { TakeEvent, TakeEventBody } from '#contracts/take-event.ts';

/** The log of a take that is rolled offline. Its clock moves a millisecond an event. */
export interface OfflineLog {
  events: TakeEvent[];
  now(): string;
  add(body: TakeEventBody): void;
  start(stage: StageName, round?: number): void;
  finish(stage: StageName, counts: Record<string, number>, round?: number): void;
}

export function createOfflineLog(acceptedAt: string): OfflineLog {
  const events: TakeEvent[] = [];
  return { events, now, add, start, finish };

  function now(): string {
    return new Date(Date.parse(acceptedAt) + events.length).toISOString();
  }

  function add(body: TakeEventBody): void {
    events.push({ seq: events.length + 1, at: now(), ...body });
  }

  function start(stage: StageName, round = 1): void {
    add({ type: 'stage.started', stage, round });
  }

  function finish(stage: StageName, counts: Record<string, number>, round = 1): void {
    add({ type: 'stage.finished', stage, round, attempts: 1, latencyMs: 1, counts });
  }
}
