import type { ModelPort } from '#contracts/model-port.ts';
import type { Order } from '../brief/read-order.ts';
import { offerPrompt, OfferRecords } from './offer-records.ts';
import type { SaidOffer } from './offer-records.ts';

/** Characters of quotes that are asked about at once: longer answers would not come in time. */
const AT_ONCE = 4_000;
/** Characters of a quote that are worth sending. */
const LONGEST = 16_000;

export interface ShownQuote {
  id: string;
  text: string;
}

/** What a model says of quotes, by their ids. Short ones are asked about together. */
export async function askOffers(model: ModelPort, quotes: ShownQuote[], order: Order): Promise<Map<string, SaidOffer>> {
  const said = new Map<string, SaidOffer>();
  const batches = inBatches(quotes.filter(({ text }) => text.length <= LONGEST));
  const answers = await Promise.all(
    batches.map((batch) =>
      model.ask({
        id: `page:${batch.map(({ id }) => id).join('+')}`,
        prompt: offerPrompt,
        documents: [
          { label: 'wanted', text: wanted(order) },
          ...batch.map(({ id, text }) => ({ label: `quote ${id.slice(6)}`, text })),
        ],
        schema: OfferRecords,
        maxOutputTokens: 800 + batch.reduce((sum, { text }) => sum + text.length, 0),
      }),
    ),
  );
  for (const [at, answer] of answers.entries()) {
    if (answer.kind !== 'said') continue;
    for (const one of answer.value.quotes) {
      const id = `quote-${one.quote}`;
      if (batches[at]?.some((quote) => quote.id === id) && !said.has(id)) said.set(id, one);
    }
  }
  return said;
}

function inBatches(quotes: ShownQuote[]): ShownQuote[][] {
  const batches: ShownQuote[][] = [];
  let room = 0;
  for (const quote of quotes) {
    if (batches.length === 0 || quote.text.length > room) {
      batches.push([]);
      room = AT_ONCE;
    }
    batches.at(-1)?.push(quote);
    room -= quote.text.length;
  }
  return batches;
}

/** The needs, numbered, and what the buyer says beside them. */
function wanted({ needs, texts }: Order): string {
  const listed = needs.map(
    ({ qty, unit, part }, at) => `${at + 1}: ${qty} ${unit === 'each' ? '' : `${unit} `}${part}`,
  );
  const own = texts.filter(({ id }) => id === 'brief').map(({ text }) => text.slice(0, 2_000));
  return [...listed, '', ...own].join('\n');
}
