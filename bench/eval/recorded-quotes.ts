import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '#contracts/json.ts';
import type { ModelQuestion } from '#contracts/model-port.ts';
import { offerPrompt } from '../../channels/quote-compare/model/offer-records.ts';
import type { OfferRecord, RestRecord, SumRecord } from '../../channels/quote-compare/model/offer-records.ts';
import { orderPrompt } from '../../channels/quote-compare/model/order-records.ts';
import type { OrderRecords } from '../../channels/quote-compare/model/order-records.ts';
import type { Script } from '../../test/support/scripted-model.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { caseOfFixture } from './quote-cases.ts';
import type { FixtureAnswer } from './quote-cases.ts';

const FOLDER = join(import.meta.dirname, 'recorded', 'quotes');

/** What a careful reader answered to the questions about one brief; strings and lists that are empty are left out. */
export interface RecordedReading {
  order: Omit<OrderRecords, 'needs'> & { needs: Partial<OrderRecords['needs'][number]>[] };
  offers: (Pick<OfferRecord, 'vendor' | 'currency' | 'declined'> & {
    sums: Partial<SumRecord>[];
    rest: Partial<RestRecord>[];
  })[];
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

/** A model that answers as recorded, to the question about the order and to those about offers. */
export const replayReading =
  ({ order, offers }: RecordedReading): Script =>
  ({ prompt, documents }: ModelQuestion<unknown>): Json | { fault: 'refused' } => {
    if (prompt.id === orderPrompt.id)
      return { ...order, needs: order.needs.map((need) => ({ quote: '', part: '', qty: '', unit: '', ...need })) };
    if (prompt.id !== offerPrompt.id) return { fault: 'refused' };
    const asked = documents.find(({ label }) => label === 'vendors')?.text ?? '';
    const numbers = new Set([...asked.matchAll(/^(\d+):/gm)].map(([, number]) => Number(number)));
    const said = offers.filter(({ vendor }) => numbers.has(vendor)).map(wholeOffer);
    return { offers: said as unknown as Json };
  };

const wholeOffer = ({ sums, rest, ...offer }: RecordedReading['offers'][number]): OfferRecord => ({
  ...offer,
  sums: sums.map((sum) => ({ is: 'goods', needs: [], pieces: '', quote: '', amount: '', ...sum })),
  rest: rest.map((entry) => ({ is: 'aside', quote: '', amount: '', ...entry })),
});
