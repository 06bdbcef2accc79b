import { buildEndedEarly } from '../evidence/ended-early.ts';
import { RECOVERY_SENTENCES } from '#contracts/finished-take.ts';
import { TAKE_FAILURES } from '#contracts/errors.ts';
import { stepName } from '#contracts/stage.ts';
import { END_EVENT_OF, isEnd, keyed } from '#contracts/take-event.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { EndAs, FinishInput, TakeOutcome } from '#contracts/take-workflow.ts';
import type { Ask, Lifecycle } from '#contracts/take.ts';
import { getRefusal } from '../db/errors.ts';
import { endTake } from '../db/queries/stages.ts';
import type { TakeEnd } from '../db/queries/stages.ts';
import { findAsks, findEndDetail } from '../db/queries/stage-outputs.ts';
import { findEvents } from '../db/queries/take-events.ts';
import { askEvents } from './grade.ts';
import type { TakeDeps } from './take-deps.ts';

/** Ends a take without a grade, once: failed, cancelled or waiting for input. A take that has ended already is left as it is. */
export function createFinish(deps: Pick<TakeDeps, 'db' | 'notifier' | 'channels'>) {
  return async (input: FinishInput): Promise<TakeOutcome> => {
    const { takeId, operatorId } = input;
    const skips = input.skipped.map((skip) =>
      keyed(`${stepName(skip.stage, skip.round)}/skipped`, { type: 'stage.skipped' as const, ...skip }),
    );
    for (;;) {
      const events = await findEvents(deps.db, { operatorId, takeId, limit: 100_000 });
      const last = events.at(-1);
      if (last && isEnd(last))
        return { state: last.response.lifecycle.state as TakeOutcome['state'], grade: last.grade };
      const asks = input.state === 'needs_input' ? await findAsks(deps.db, { operatorId, takeId }) : [];
      const before = [...skips, ...askEvents(asks)];
      const detail = input.detail ?? (await findEndDetail(deps.db, { operatorId, takeId }));
      const told = { ...input, ...(detail !== undefined && { detail }) };
      const end = { ...buildEnd(deps, { input: told, events, asks }), before, seq: last?.seq ?? 0 };
      try {
        if (!(await endTake(deps.db, { takeId, operatorId }, end))) continue;
      } catch (error) {
        // The end tells what the log tells: of a log that has gone on meanwhile it is made again.
        if (getRefusal(error) !== 'log_moved') throw error;
        continue;
      }
      deps.notifier.wakeEnded(takeId, true);
      return { state: input.state, grade: null };
    }
  };
}

function buildEnd(
  deps: Pick<TakeDeps, 'channels'>,
  { input, events, asks }: { input: FinishInput; events: TakeEvent[]; asks: Ask[] },
): TakeEnd {
  const accepted = events[0];
  if (accepted?.type !== 'take.accepted') throw new Error(`take ${input.takeId} has no first event`);
  const card = deps.channels.get(accepted.channel)?.card ?? {
    slug: accepted.channel,
    number: 0,
    name: accepted.channel,
  };
  return {
    type: END_EVENT_OF[input.state],
    state: input.state,
    grade: null,
    overall: null,
    links: 0,
    code: input.code ?? null,
    response: buildEndedEarly(foldTake(events, card), { state: input.state, recovery: recoveryFor(input), asks }),
  };
}

function recoveryFor({ state, code, detail }: EndAs): Lifecycle['recovery'] {
  if (state === 'needs_input') return { action: 'answer_asks', detail: detail ?? RECOVERY_SENTENCES.answer_asks };
  if (state === 'cancelled') return { action: 'retry', detail: 'The take was cancelled on request; it cost nothing.' };
  const isRetryable =
    code !== undefined && code in TAKE_FAILURES && TAKE_FAILURES[code as keyof typeof TAKE_FAILURES].isRetryable;
  return { action: isRetryable ? 'retry' : 'none', detail: detail ?? 'The take failed; it cost nothing.' };
}
