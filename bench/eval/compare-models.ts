import type { Channel } from '../../channels/channel.ts';
import { bindModel, scriptModel } from '../../test/support/scripted-model.ts';
import type { Json } from '#contracts/json.ts';
import type { Prompt } from '#contracts/model-port.ts';
import type { Script } from '../../test/support/scripted-model.ts';
import { BAD_MODELS, spoilRecords } from './bad-models.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import type { ScoredCase } from './score-cases.ts';
import { scoreCases } from './score-cases.ts';

interface Compared {
  model: string;
  scored: ScoredCase[];
  questions: number;
  /** Cases with a lower score, a grave fault or a better grade for a fault than by rules alone. */
  worse: ScoredCase[];
}

/** What each model says to the questions of a case. */
const MODELS: Record<string, (one: EvaluatedCase) => Script> = {
  'reads well':
    ({ said }) =>
    ({ prompt }) =>
      said && isOfRecords(prompt) ? { records: said as unknown as Json } : { fault: 'refused' },
  ...Object.fromEntries(
    Object.entries(BAD_MODELS).map(([name, script]): [string, (one: EvaluatedCase) => Script] => [
      name,
      // Reason: the bad models go by the names of the ways to spoil records.
      ({ said }) =>
        (question) =>
          (isOfRecords(question.prompt) ? spoilRecords(name as 'omits', said) : script)(question),
    ]),
  ),
};

const isOfRecords = ({ id }: Prompt): boolean => id.endsWith('/read-records');

/** The cases by rules alone, with a model at their side that reads well where its answers are recorded, and with models that read badly. */
export async function compareModels(channel: Channel, cases: EvaluatedCase[]): Promise<Compared[]> {
  const byRules = await scoreCases(channel, cases);
  const compared: Compared[] = [{ model: 'rules', scored: byRules, questions: 0, worse: [] }];
  for (const [model, scriptOf] of Object.entries(MODELS)) {
    const scored: ScoredCase[] = [];
    let questions = 0;
    for (const one of cases) {
      const { port, asked } = scriptModel(scriptOf(one));
      scored.push(...(await scoreCases(bindModel(channel, port), [one])));
      questions += asked.length;
    }
    const worse = scored.filter((one, at) => byRules[at] !== undefined && isWorse(one, byRules[at]));
    compared.push({ model, scored, questions, worse });
  }
  return compared;
}

const isWorse = (one: ScoredCase, byRules: ScoredCase): boolean =>
  one.score < byRules.score ||
  (one.isGrave && !byRules.isGrave) ||
  (one.grade === 'A' && one.wrong.length > 0 && byRules.grade !== 'A');

/** One line per model; the cases that came out worse by it below, and the wrong ones of a model that reads well where they are listed. */
export function printCompared(
  compared: Compared[],
  recorded: ReadonlySet<string>,
  { isListed }: { isListed: boolean },
): void {
  const isRecorded = ({ group, id }: ScoredCase): boolean => recorded.has(`${group}/${id}`);
  printTable('all cases', compared);
  const only = compared.map((one) => ({
    ...one,
    scored: one.scored.filter(isRecorded),
    worse: one.worse.filter(isRecorded),
  }));
  if (recorded.size > 0) printTable('recorded', only);
  for (const { model, worse } of compared)
    for (const one of worse) console.log(`  worse with a model that ${model}: ${tell(one)}`);
  if (!isListed) return;
  for (const [at, one] of (only[1]?.scored ?? []).entries())
    if (one.wrong.length > 0)
      console.log(`\n${tell(one)}\n  by rules: ${only[0]?.scored[at] ? tell(only[0].scored[at]) : ''}`);
}

function printTable(name: string, compared: Compared[]): void {
  console.log(`${name.padEnd(12)}  cases  right   mean  grave  A with a fault  questions  worse than rules`);
  for (const { model, scored, questions, worse } of compared) {
    const right = scored.filter(({ wrong }) => wrong.length === 0).length;
    const mean = scored.reduce((sum, { score }) => sum + score, 0) / Math.max(1, scored.length);
    const grave = scored.filter(({ isGrave }) => isGrave).length;
    const flattered = scored.filter(({ grade, wrong }) => grade === 'A' && wrong.length > 0).length;
    const cells = [scored.length, right, mean.toFixed(3), grave, flattered, questions, worse.length];
    console.log(
      model.padEnd(12) + cells.map((cell, at) => String(cell).padStart([7, 7, 7, 7, 16, 11, 18][at]!)).join(''),
    );
  }
}

const tell = ({ group, id, grade, wrong }: ScoredCase): string =>
  `${group}/${id} (grade ${grade ?? 'none'}): ${wrong.map(({ expectation, found }) => `${expectation} (${JSON.stringify(found)})`).join('; ')}`.slice(
    0,
    600,
  );
