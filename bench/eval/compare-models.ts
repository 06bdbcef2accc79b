import type { Channel } from '../../channels/channel.ts';
import { bindModel, scriptModel } from '../../test/support/scripted-model.ts';
import { BAD_MODELS } from './bad-models.ts';
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

/** The cases by rules alone, and with models at their side that read badly. */
export async function compareModels(channel: Channel, cases: EvaluatedCase[]): Promise<Compared[]> {
  const byRules = await scoreCases(channel, cases);
  const compared: Compared[] = [{ model: 'rules', scored: byRules, questions: 0, worse: [] }];
  for (const [model, script] of Object.entries(BAD_MODELS)) {
    const { port, asked } = scriptModel(script);
    const scored = await scoreCases(bindModel(channel, port), cases);
    const worse = scored.filter((one, at) => {
      const before = byRules[at];
      return before && (one.score < before.score || (one.isGrave && !before.isGrave));
    });
    compared.push({ model, scored, questions: asked.length, worse });
  }
  return compared;
}

/** One line per model; the cases that came out worse by it below. */
export function printCompared(compared: Compared[]): void {
  console.log('model      cases   mean  questions  worse than rules');
  for (const { model, scored, questions, worse } of compared) {
    const mean = scored.reduce((sum, { score }) => sum + score, 0) / Math.max(1, scored.length);
    console.log(
      [
        model.padEnd(9),
        String(scored.length).padStart(6),
        mean.toFixed(3),
        String(questions).padStart(10),
        worse.length,
      ].join('  '),
    );
    for (const { group, id, wrong } of worse)
      console.log(
        `  ${group}/${id}: ${wrong.map(({ expectation, found }) => `${expectation} (${JSON.stringify(found)})`).join('; ')}`.slice(
          0,
          600,
        ),
      );
  }
}
