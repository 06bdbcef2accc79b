import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '#contracts/json.ts';
import type { ModelQuestion } from '#contracts/model-port.ts';
import { PLAIN_LINE, offerPrompt } from '../../channels/quote-compare/model/offer-records.ts';
import type { SaidCharge, SaidLine, SaidOffer, SaidRest } from '../../channels/quote-compare/model/offer-records.ts';
import { orderPrompt } from '../../channels/quote-compare/model/order-records.ts';
import type { OrderRecords } from '../../channels/quote-compare/model/order-records.ts';
import type { Script } from '../../test/support/scripted-model.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { caseOfFixture } from './quote-cases.ts';
import type { FixtureAnswer } from './quote-cases.ts';

const FOLDER = join(import.meta.dirname, 'recorded', 'quotes');

/** What a careful reader answered to the questions about one brief; strings that are empty are left out. */
export interface RecordedReading {
  order: {
    needs: Partial<OrderRecords['needs'][number]>[];
    quotes: OrderRecords['quotes'];
    limits: OrderRecords['limits'];
  };
  offers: Record<
    string,
    { currency: string; lines: Partial<SaidLine>[]; charges: Partial<SaidCharge>[]; rest: Partial<SaidRest>[] }
  >;
}

export interface RecordedCase extends EvaluatedCase {
  answers: RecordedReading;
}

/** Briefs of our own writing, with the right comparison and with recorded answers of a model that reads well. */
export async function loadRecordedQuotes(): Promise<RecordedCase[]> {
  const files = (await readdir(FOLDER)).toSorted();
  return Promise.all(
    files.map(async (file): Promise<RecordedCase> => {
      const { group, brief, quotes, expected, answers } = JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as {
        group: string;
        brief: string;
        quotes: string[];
        expected: FixtureAnswer;
        answers: RecordedReading;
      };
      return { ...caseOfFixture(file.replace('.json', ''), { group, brief, quotes, expected }), answers };
    }),
  );
}

/** A model that answers as recorded, in the shape of whichever question it is asked. */
export const replayReading =
  (answers: RecordedReading): Script =>
  ({ prompt, documents }: ModelQuestion<unknown>): Json | { fault: 'refused' } => {
    if (prompt.id === orderPrompt.id) return wholeOrder(answers);
    if (prompt.id !== offerPrompt.id) return { fault: 'refused' };
    const [wanted, ...shown] = documents;
    const said = shown.flatMap(({ label, text }): SaidOffer[] => {
      const offer = wholeOffer(/\d+$/.exec(label)?.[0] ?? '', answers);
      return offer ? [asShown(offer, text, needsShown(wanted?.text ?? '', answers))] : [];
    });
    return { quotes: said as unknown as Json };
  };

/** Numbers of the wants as they are shown for those that were recorded. */
function needsShown(wanted: string, { order }: RecordedReading): Map<number, number> {
  const listed = [...wanted.matchAll(/^(\d+): (.*)$/gm)].map(([, number, words = '']) => ({
    number: Number(number),
    words,
  }));
  const share = (one: string, other: string): number => {
    const words = new Set(other.toLowerCase().match(/[\p{L}\d]{2,}/gu));
    return (one.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []).filter((word) => words.has(word)).length;
  };
  return new Map(
    order.needs.map((need, at) => {
      const best = listed.toSorted((a, b) => share(need.quote ?? '', b.words) - share(need.quote ?? '', a.words))[0];
      const own = listed.length === order.needs.length ? listed[at] : best;
      return [at + 1, own?.number ?? at + 1];
    }),
  );
}

/** The same records on a quote as it is shown: a table in rows, a sentence in lines, blanks of another width. */
function asShown(offer: SaidOffer, text: string, needs: ReadonlyMap<number, number>): SaidOffer {
  const shown = <T extends { quote: string }>(record: T): T => {
    const tokens = record.quote.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
    const solid = tokens
      .filter((token) => !/^[|,;>*]$/.test(token))
      .map((token) => token.replace(/[\^$.*+?()[\]{}|/]/g, '\\$&'));
    const found = new RegExp(solid.join('[\\s|,;>*]*'), 'u').exec(text)?.[0];
    return found === undefined ? record : { ...record, quote: found };
  };
  return {
    ...offer,
    lines: offer.lines.map((line) => ({
      ...shown(line),
      needs: [...new Set(line.needs.map((need) => needs.get(need) ?? need))],
    })),
    charges: offer.charges.map(shown),
    rest: offer.rest.map(shown),
  };
}

export const wholeOrder = ({ order }: RecordedReading): OrderRecords => ({
  ...order,
  needs: order.needs.map((need) => ({ quote: '', part: '', qty: '', unit: '', ...need })),
});

export function wholeOffer(number: string, { offers }: RecordedReading): SaidOffer | null {
  const own = offers[number];
  if (!own) return null;
  return {
    quote: Number(number),
    currency: own.currency,
    lines: own.lines.map((said) => ({ ...PLAIN_LINE, needs: [], times: [], ...said })),
    charges: own.charges.map((said) => ({ is: 'fee', quote: '', amount: '', percent: '', times: '', ...said })),
    rest: own.rest.map((said) => ({ is: 'condition', quote: '', amount: '', ...said })),
  };
}
