import { MODEL_TOOL } from '#contracts/model-port.ts';
import { stepName } from '#contracts/stage.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { compareJson } from '../../compare-json.ts';
import type { Difference } from '../../compare-json.ts';
import { showAnswer, showQuestion } from '../../show-answer.ts';
import { answersByStage, callIdOf } from '../answers-of.ts';
import type { TraceGround } from './trace-ground.ts';

type ToolEvent = Extract<TakeEvent, { type: 'tool.called' | 'tool.returned' }>;

/** Calls of the log that are questions to a model, by their names. */
export const modelCalls = (trace: readonly TakeEvent[]): ReadonlySet<string> =>
  new Set(trace.flatMap((event) => (event.type === 'tool.called' && event.tool === MODEL_TOOL ? [event.callId] : [])));

/**
 * Whether the log tells each question to a model and its answer once, as the stage kept them. An answer is stored with the event that tells it,
 * so attempts make no difference; of a stage that did not end nothing is kept.
 */
export function checkAnswers({ stored }: TraceGround): Difference[] {
  const { trace } = stored;
  const calls = modelCalls(trace);
  const logged = trace.flatMap((event, at) => (isTool(event) && calls.has(event.callId) ? [{ event, at }] : []));
  const finished = new Set(
    trace.flatMap((event) => (event.type === 'stage.finished' ? [stepName(event.stage, event.round)] : [])),
  );
  const kept = answersByStage(stored).flatMap((stage) =>
    stage.answers.map((answer) => ({ callId: callIdOf(stage, answer.id), answer })),
  );
  const names = new Set(kept.map(({ callId }) => callId));
  return [
    ...kept.flatMap(({ callId, answer }) => {
      const own = logged.filter(({ event }) => event.callId === callId);
      const where = `answers and trace.json calls of ${callId}`;
      return [
        ...compareJson(
          where,
          own.map(({ event }) => event.type),
          ['tool.called', 'tool.returned'],
        ),
        ...own.flatMap(({ event, at }) =>
          event.type === 'tool.called'
            ? compareJson(`answers and trace.json#/${at}/args`, event.args, showQuestion(answer))
            : compareJson(`answers and trace.json#/${at}/result`, event.result, showAnswer(answer)),
        ),
      ];
    }),
    ...logged
      .filter(({ event }) => !names.has(event.callId) && finished.has(stepName(event.stage, event.round)))
      .map(({ event, at }) => ({ where: `trace.json#/${at}/callId`, stored: event.callId, found: null })),
  ];
}

const isTool = (event: TakeEvent): event is ToolEvent => event.type === 'tool.called' || event.type === 'tool.returned';
