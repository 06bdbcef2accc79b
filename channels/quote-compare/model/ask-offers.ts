import type { ModelPort } from '#contracts/model-port.ts';
import { offerPrompt, OfferRecords } from './offer-records.ts';
import type { OfferRecord } from './offer-records.ts';
import type { OrderRecords } from './order-records.ts';

/** Records of one kind that an offer may have; an answer with more is none. */
const MOST_RECORDS = 100;
/** Vendors that are asked about at once: longer answers would not come in time. */
const AT_ONCE = 3;

/** What a model says of the offers of a brief whose order it has told: by the number of their vendor, counted from 1. */
export async function askOffers(
  model: ModelPort,
  text: string,
  { needs, vendors }: OrderRecords,
): Promise<OfferRecord[]> {
  const wanted = needs.map(({ qty, unit, part }, at) => [`${at + 1}:`, qty, unit, part].filter(Boolean).join(' '));
  const named = vendors.map(({ name }, at) => ({ number: at + 1, name }));
  const batches = Array.from({ length: Math.ceil(named.length / AT_ONCE) }, (_, at) =>
    named.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const answers = await Promise.all(
    batches.map((batch) =>
      model.ask({
        id: `page:${batch.map(({ number }) => `quote-${number}`).join('+')}`,
        prompt: offerPrompt,
        documents: [
          { label: 'wanted', text: wanted.join('\n') },
          { label: 'vendors', text: batch.map(({ number, name }) => `${number}: ${name}`).join('\n') },
          { label: 'brief', text },
        ],
        schema: OfferRecords,
        maxOutputTokens: 800 * batch.length + text.length,
      }),
    ),
  );
  const said = new Map<number, OfferRecord>();
  for (const [at, answer] of answers.entries())
    for (const offer of answer.kind === 'said' ? answer.value.offers : [])
      if (
        batches[at]?.some(({ number }) => number === offer.vendor) &&
        !said.has(offer.vendor) &&
        [offer.sums, offer.declined, offer.rest].every(({ length }) => length <= MOST_RECORDS)
      )
        said.set(offer.vendor, offer);
  return [...said.values()];
}
