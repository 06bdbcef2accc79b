import { isEnd } from '#contracts/take-event.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import type { TakeResponse } from '#contracts/take.ts';
import type { StoredTake } from './stored-take.ts';

/** A take of a former version in the form of this one: `lifecycle.takeId`, which 0.1.0 did not tell, is filled in. What is told is left as it is. */
export function inPresentForm(stored: StoredTake): StoredTake {
  const { takeId } = stored.plan;
  return {
    ...stored,
    take: stored.take && withTakeId(stored.take, takeId),
    trace: stored.trace.map((event): TakeEvent =>
      isEnd(event) ? { ...event, response: withTakeId(event.response, takeId) } : event,
    ),
  };
}

function withTakeId(take: TakeResponse, takeId: string): TakeResponse {
  if ((take.lifecycle as Partial<TakeResponse['lifecycle']>).takeId !== undefined) return take;
  const { state, ...rest } = take.lifecycle;
  return { ...take, lifecycle: { state, ...rest, takeId } };
}
