import type { Brief } from '#contracts/plan.ts';
import { indexText } from '../../../evidence/find-quote.ts';
import { currencyOf } from '../../reading/currency.ts';
import { readLimits } from '../brief/read-limits.ts';
import type { Limits } from '../brief/read-limits.ts';
import { readService } from '../brief/read-service.ts';
import type { Stated } from '../brief/stated.ts';
import type { OrderRecords } from './order-records.ts';

/**
 * The limits of a brief with those that a model points at and the rules have none of. Their values are the rules' own readings of the words, by
 * themselves or behind a word that says what they are.
 */
export function withSaid(
  limits: Limits,
  { text, said, brief }: { text: string; said: OrderRecords['limits']; brief: Brief },
): Limits {
  const index = indexText(text);
  const has = (kind: OrderRecords['limits'][number]['is']): Stated<string> | null => {
    const quote = said.find(({ is }) => is === kind)?.quote;
    const place = quote === undefined ? null : index.find(quote);
    return quote === undefined || !place ? null : { value: quote, ...place };
  };
  const read = <T>(
    stated: Stated<string> | null,
    cue: string,
    pick: (read: Limits) => Stated<T> | null,
  ): Stated<T> | null => {
    if (!stated) return null;
    for (const words of [stated.value, `${cue} ${stated.value}`]) {
      const found = pick(readLimits(words, brief.acceptedAt));
      if (found) return { ...found, words: found.words ?? stated.value, start: stated.start, end: stated.end };
    }
    return null;
  };
  const currency = has('currency');
  return {
    ...limits,
    deadline: limits.deadline ?? read(has('deadline'), 'delivered by', ({ deadline }) => deadline),
    maxTotal: limits.maxTotal ?? read(has('maximum'), 'maximum total', ({ maxTotal }) => maxTotal),
    shipToZip: limits.shipToZip ?? read(has('zip'), 'ship to zip', ({ shipToZip }) => shipToZip),
    currency: limits.currency ?? (currency ? currencyIn(currency.value) : null),
    pickUp: limits.pickUp ?? read(has('picked up'), '', ({ pickUp }) => pickUp),
    service: limits.service ?? serviceIn(has('nothing carried')),
    isTaxExempt: limits.isTaxExempt || readLimits(has('tax exempt')?.value ?? '', brief.acceptedAt).isTaxExempt,
    isNet: limits.isNet || has('without tax') !== null,
    isGross: limits.isGross || has('with tax') !== null,
  };
}

/** "all in CAD", "euro obviously": the first word that names a currency. */
const currencyIn = (words: string): string | null =>
  words.split(/[^\p{L}\p{Sc}]+/u).reduce<string | null>((found, word) => found ?? currencyOf(word), null);

/** Words for work, hire or a licence, as far as the house has such a word among them. */
function serviceIn(stated: Stated<string> | null): Stated<string> | null {
  const own = stated && readService(stated.value);
  return own && { value: own.value, start: stated.start + own.start, end: stated.start + own.end };
}
