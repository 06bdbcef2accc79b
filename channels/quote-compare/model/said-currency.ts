import { currencyOf } from '../../reading/currency.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Order } from '../brief/read-order.ts';
import type { QuoteReading } from '../quote-reading.ts';

/** What only the country of a dollar or a peso calls so: taxes, and names of its money (names of the tax authorities CRA, ATO, IRD, SAT). */
const SIGNS: Record<string, RegExp> = {
  CAD: new RegExp(`(?<!\\p{L})(?:${anyOf({ en: 'gst|hst|pst|qst', fr: 'tps|tvq' })})(?!\\p{L})`, 'iu'),
  AUD: new RegExp(`(?<!\\p{L})(?:${anyOf({ en: 'gst|abn' })})(?!\\p{L})`, 'iu'),
  NZD: new RegExp(`(?<!\\p{L})(?:${anyOf({ en: 'gst|nzbn' })})(?!\\p{L})`, 'iu'),
  MXN: new RegExp(`(?<!\\p{L})(?:${anyOf({ es: 'iva|pesos|m.n.' })})(?!\\p{L})`, 'iu'),
};

/**
 * The currency of quotes whose only sign is a bare `$`, where records name the same for all of them and a word of the country stands in them or
 * in the brief. The rules take such a sign for the dollar of the United States.
 */
export function inSaidCurrency(
  readings: QuoteReading[],
  said: readonly { currency: string }[],
  { texts }: Order,
): QuoteReading[] {
  const [code, ...others] = new Set(said.map(({ currency }) => currency));
  const all = [...texts.map(({ text }) => text), ...readings.map(({ opened }) => opened.quote.text)].join('\n');
  const isBare = readings.every(({ opened, offer }) => offer.currency.code === 'USD' && !NAMED.test(opened.quote.text));
  if (code === undefined || others.length > 0 || !isBare || !SIGNS[code]?.test(all) || currencyOf('$') !== 'USD')
    return readings;
  return readings.map((reading) => ({
    ...reading,
    offer: { ...reading.offer, currency: { ...reading.offer.currency, code } },
  }));
}

const NAMED = /(?<!\p{L})(?:US\s?\$|USD|US dollars?)/iu;
