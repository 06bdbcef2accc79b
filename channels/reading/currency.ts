/** ISO 4217 codes with the signs and words that vendors use for them; a longer sign wins over a shorter one. */
const SIGNS: [string, string][] = [
  ['US\\$|USD|U\\.S\\. ?\\$|US dollars?', 'USD'],
  ['C\\$|CA\\$|CAD|CDN\\$?|Canadian dollars?', 'CAD'],
  ['A\\$|AU\\$|AUD', 'AUD'],
  ['NZ\\$|NZD', 'NZD'],
  ['MX\\$|MXN', 'MXN'],
  ['R\\$|BRL', 'BRL'],
  ['€|EUR|Euros?', 'EUR'],
  ['£|GBP|STG', 'GBP'],
  ['CHF|SFr\\.?|Fr\\.', 'CHF'],
  ['SEK|(?<![\\p{L}])kr(?:onor)?\\.?(?![\\p{L}])', 'SEK'],
  ['NOK', 'NOK'],
  ['DKK', 'DKK'],
  ['PLN|zł(?:otych)?', 'PLN'],
  ['CZK|Kč', 'CZK'],
  ['HUF', 'HUF'],
  ['JPY|[¥￥]|円|yen', 'JPY'],
  ['CNY|RMB', 'CNY'],
  ['INR|₹|(?<![\\w-])Rs\\.?(?=\\s?\\d|$)', 'INR'],
  ['\\$|dollars?', 'USD'],
];

/** Source of a regular expression for a currency sign or code; it captures nothing. */
export const CURRENCY = `(?:${SIGNS.map(([signs]) => signs).join('|')})`;

const WHOLE = SIGNS.map(([signs, code]) => [new RegExp(`^(?:${signs})$`, 'i'), code] as const);
const ANY = new RegExp(`(?<![\\p{L}])${CURRENCY}(?![\\p{L}])`, 'giu');

/** The ISO code of one sign or word, or null. */
export function currencyOf(sign: string): string | null {
  return WHOLE.find(([pattern]) => pattern.test(sign.trim()))?.[1] ?? null;
}

/** The currency that a text names most often. A bare `$` counts for the dollar that the text names elsewhere. */
export function mainCurrency(text: string): string | null {
  const counts = new Map<string, number>();
  for (const [sign] of text.matchAll(ANY)) {
    const code = currencyOf(sign);
    if (code && !/^\$|^dollar/i.test(sign)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const dollars = [...counts.keys()].filter((code) => /^(USD|CAD|AUD|NZD|MXN)$/.test(code));
  const bare = text.match(/(?<![A-Z])\$/g)?.length ?? 0;
  if (bare > 0) {
    const code = dollars.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? 'USD';
    counts.set(code, (counts.get(code) ?? 0) + bare);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
