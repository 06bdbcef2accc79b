import { quoteCompare } from '../../channels/quote-compare/quote-compare.ts';
import type { OrderRecords } from '../../channels/quote-compare/model/order-records.ts';
import type { OfferRecord } from '../../channels/quote-compare/model/offer-records.ts';
import { bindModel, scriptModel } from '../../test/support/scripted-model.ts';
import type { Script, ScriptedModel } from '../../test/support/scripted-model.ts';
import { SPOILINGS } from './bad-quote-reader.ts';
import type { Spoiling } from './bad-quote-reader.ts';
import { loadRecordedQuotes, replayReading } from './recorded-quotes.ts';
import type { RecordedCase } from './recorded-quotes.ts';
import { scoreCases } from './score-cases.ts';
import type { ScoredCase } from './score-cases.ts';

interface Side {
  name: string;
  scored: ScoredCase[];
  questions: number;
  tokens: number;
}

/** Recorded briefs by rules, with the answers of a careful reader, and with the same answers spoiled. */
export async function compareRecorded(only: string): Promise<Side[]> {
  const cases = (await loadRecordedQuotes()).filter(({ group, id }) => `${group}/${id}`.includes(only));
  const rules = { name: 'rules', scored: await scoreCases(quoteCompare, cases), questions: 0, tokens: 0 };
  const sides = [rules, await withAnswers('careful', cases, (script) => script)];
  for (const [name, spoiling] of Object.entries(SPOILINGS))
    sides.push(await withAnswers(name, cases, (script) => spoiled(script, spoiling)));
  return sides;
}

async function withAnswers(name: string, cases: RecordedCase[], turn: (script: Script) => Script): Promise<Side> {
  const side: Side = { name, scored: [], questions: 0, tokens: 0 };
  for (const one of cases) {
    const model = scriptModel(turn(replayReading(one.answers)));
    side.scored.push(...(await scoreCases(bindModel(quoteCompare, model.port), [one])));
    side.questions += model.asked.length;
    side.tokens += tokensOf(model);
  }
  return side;
}

const spoiled =
  (script: Script, { order, offer }: Spoiling): Script =>
  (question) => {
    const said = script(question) as { needs?: unknown; offers?: OfferRecord[] };
    if (said.needs !== undefined) return order(said as unknown as OrderRecords);
    return { offers: (said.offers ?? []).map(offer) };
  };

/** Four characters a token, which is what providers count for plain English. */
const tokensOf = ({ asked, answers }: ScriptedModel): number => {
  const read = asked.reduce(
    (sum, { prompt, documents }) =>
      sum + prompt.text.length + documents.reduce((left, { text }) => left + text.length, 0),
    0,
  );
  return Math.ceil((read + answers.reduce((sum, { answer }) => sum + JSON.stringify(answer).length, 0)) / 4);
};

/** One line for each side, and below each brief by rules and by the careful reader. */
export function printRecorded(sides: Side[]): void {
  const [rules, careful] = sides;
  const perBrief = (sum: number, { scored }: Side): string => (sum / Math.max(1, scored.length)).toFixed(1);
  console.log('\nrecorded   briefs  right   mean  grave  questions a brief  tokens a brief  worse than rules');
  for (const side of sides) {
    const { name, scored, questions, tokens } = side;
    const worse = scored.filter((one, at) => isWorse(one, rules?.scored[at]));
    console.log(
      [
        name.padEnd(9),
        String(scored.length).padStart(7),
        String(scored.filter(({ wrong }) => wrong.length === 0).length).padStart(5),
        (scored.reduce((sum, { score }) => sum + score, 0) / Math.max(1, scored.length)).toFixed(3),
        String(scored.filter(({ isGrave }) => isGrave).length).padStart(5),
        perBrief(questions, side).padStart(17),
        perBrief(tokens, side).padStart(14),
        worse.map(({ id }) => id).join(' ') || '-',
      ].join('  '),
    );
  }
  for (const [at, { group, id, score, wrong }] of (careful?.scored ?? []).entries())
    console.log(
      `  ${`${group}/${id}`.padEnd(56)} ${(rules?.scored[at]?.score ?? 0).toFixed(3)} -> ${score.toFixed(3)}${wrong.length > 0 ? `  ${wrong[0]?.expectation} (${JSON.stringify(wrong[0]?.found)})` : ''}`.slice(
        0,
        170,
      ),
    );
}

const isWorse = (one: ScoredCase, before: ScoredCase | undefined): boolean =>
  before !== undefined && (one.score < before.score || (one.isGrave && !before.isGrave));
