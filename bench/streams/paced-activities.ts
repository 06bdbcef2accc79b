import { setTimeout as delay } from 'node:timers/promises';
import { keyed } from '#contracts/take-event.ts';
import { createFrame } from '../../activities/frame.ts';
import { createHoldPage } from '../../activities/hold-page.ts';
import { createStage } from '../../activities/run-stage.ts';
import { createTakeActivities } from '../../activities/take-activities.ts';
import type { TakeDeps } from '../../activities/take-deps.ts';
import { now } from '../processes/answer-parent.ts';

const EVERY_MS = 500;

/** A sentence whose transaction is known to have been committed. */
export interface Committed {
  takeId: string;
  /** Finds the sentence in the stream. */
  mark: string;
  at: number;
}

/** The activities of a take whose frame stage first writes a sentence every half second, as many as its brief says, each stored at once. */
export const createPacedActivities = (onCommitted: (sentence: Committed) => void) => (deps: TakeDeps) => {
  const frame = createFrame(deps, createHoldPage(deps.pages));
  const paced = createStage(deps, {
    ...frame,
    async work(context) {
      const { takeId, brief } = context;
      const count = Number(/^(\d+) sentences/.exec(brief.notes)?.[1]);
      // Takes that begin together do not write together.
      const begunAt = now() + Math.random() * EVERY_MS;
      for (let index = 1; index <= count; index++) {
        await delay(Math.max(0, begunAt + index * EVERY_MS - now()), undefined, { signal: context.signal });
        const mark = `Sentence ${index} of the pace`;
        const text = `${mark}, as long as one of an answer that somebody reads while it is being written.\n`;
        context.logEvent(keyed(`sentence/${index}`, { type: 'sentence.written', index, text }));
        await context.flush();
        onCommitted({ takeId, mark, at: now() });
      }
      return frame.work(context);
    },
  });
  return { ...createTakeActivities(deps), frame: paced };
};
