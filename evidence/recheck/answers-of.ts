import type { RecordedAnswer } from '#contracts/model-port.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageName } from '#contracts/stage.ts';
import type { StoredTake } from './stored-take.ts';

/** Answers of a model with the stage that asked for them. */
export interface StageAnswers {
  stage: StageName;
  round: number;
  answers: readonly RecordedAnswer[];
}

/** What a model answered in each stage of a take, in the order of the stages; only stages that asked. */
export function answersByStage({
  plan,
  findings: { rounds },
  composition,
}: Pick<StoredTake, 'plan' | 'findings' | 'composition'>): StageAnswers[] {
  const all: Omit<StageAnswers, 'answers'>[] = [];
  const asked: StageAnswers[] = [];
  const add = (stage: StageName, round: number, answers: readonly RecordedAnswer[] | undefined): void => {
    all.push({ stage, round });
    if (answers) asked.push({ stage, round, answers });
  };
  add('plan', 1, plan.answers);
  for (const [at, { extract }] of rounds.entries()) add('extract', at + 1, extract?.answers);
  add('frame', 1, composition?.answers);
  return asked;
}

/** All answers of a model in the order of asking. */
export const answersOf = (stored: Parameters<typeof answersByStage>[0]): RecordedAnswer[] =>
  answersByStage(stored).flatMap(({ answers }) => answers);

/** Name of a question in the log, unique within the take. */
export const callIdOf = ({ stage, round }: Pick<StageAnswers, 'stage' | 'round'>, id: string): string =>
  `${stepName(stage, round)}:${id}`;
