import type { ModelPort, RecordedAnswer } from '#contracts/model-port.ts';
import { MODEL_TOOL } from '#contracts/model-port.ts';
import type { StageName } from '#contracts/stage.ts';
import { callIdOf } from '../../evidence/recheck/answers-of.ts';
import { showAnswer, showQuestion } from '../../evidence/show-answer.ts';
import type { OfflineLog } from './offline-log.ts';
import { scriptModel } from './scripted-model.ts';
import type { Script } from './scripted-model.ts';

/** A scripted model at the side of a stage that is rolled offline: its questions are logged and its answers kept as the stages do it. */
export function openOfflineModel(
  script: Script | undefined,
  log: OfflineLog,
  { stage, round }: { stage: StageName; round: number },
): { port: ModelPort | undefined; kept(): { answers?: RecordedAnswer[] } } {
  if (!script) return { port: undefined, kept: () => ({}) };
  const { port, answers } = scriptModel(script);
  return {
    port: {
      async ask(question) {
        const answering = port.ask(question);
        const answer = answers.at(-1)!;
        const at = { stage, round, callId: callIdOf({ stage, round }, question.id) };
        log.add({ type: 'tool.called', ...at, tool: MODEL_TOOL, args: showQuestion(answer) });
        log.add({ type: 'tool.returned', ...at, result: showAnswer(answer) });
        return answering;
      },
    },
    kept: () => (answers.length === 0 ? {} : { answers }),
  };
}
