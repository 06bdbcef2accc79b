import { exactly, ignoringCase } from './ignoring-case.ts';

/** Codes whose currencies vendors write by the code alone; in small letters some are words. */
const UNSIGNED =
  'AED ARS BDT BGN BHD BOB BWP CLP COP CRC DOP EGP ETB FJD GTQ ISK JMD JOD KWD KZT LKR MAD MWK MZN NPR OMR PEN PGK PKR PYG QAR RON RSD RUB RWF SAR SCR TND TTD UYU UZS XAF XOF ZMW';

/** ISO 4217 codes with the signs and words that vendors use for them; a longer sign wins over a shorter one. */
const SIGNS: [string, string][] = [
  ['US\\$|U\\$[SD]|USD|U\\.S\\. ?\\$|US dollars?', 'USD'],
  // "cad." is each one in Italian: "(cad.)", "3,50 cad".
  [`C\\$|CA\\$|${exactly('CAD')}(?!\\.?\\))|(?<!,\\d\\d? ?)${exactly('cad')}(?![.)])|CDN\\$?|Canadian dollars?`, 'CAD'],
  ['A\\$|AU\\$|AUD|(?:Australian|Aussie) dollars?', 'AUD'],
  ['NZ\\$|NZD|(?:New Zealand|NZ|Kiwi) dollars?', 'NZD'],
  [`MX\\$|MXN|pesos mexicanos|Mexican pesos|${exactly('M\\.\\s?N\\.')}`, 'MXN'],
  ['AR\\$|pesos argentinos', 'ARS'],
  ['CL\\$|pesos chilenos', 'CLP'],
  ['CO\\$|pesos colombianos', 'COP'],
  ['HK\\$|HKD|Hong Kong dollars?', 'HKD'],
  ['S\\$|SG\\$|SGD|Singapore dollars?', 'SGD'],
  ['NT\\$|TWD', 'TWD'],
  ['R\\$|BRL', 'BRL'],
  [`(?<![\\p{L}\\d])${exactly('S')}\\/\\.?(?=\\s?\\d|$)|soles(?= peruanos)|nuevos soles`, 'PEN'],
  ['JA?\\$|Jamaican dollars?', 'JMD'],
  ['TT\\$|(?:TT|Trinidad) dollars?', 'TTD'],
  ['€|EUR|Euros?', 'EUR'],
  ['£|GBP|STG|quid', 'GBP'],
  ['CHF|SFr\\.?|Fr\\.', 'CHF'],
  ['SEK|(?<![\\p{L}])kr(?:onor)?\\.?(?![\\p{L}])', 'SEK'],
  ['NOK', 'NOK'],
  ['DKK', 'DKK'],
  ['PLN|z[łl](?:otych)?', 'PLN'],
  ['CZK|Kč', 'CZK'],
  ['HUF', 'HUF'],
  ['JPY|[¥￥]|円|yen', 'JPY'],
  ['CNY|RMB', 'CNY'],
  ['INR|₹|(?<![\\w-])Rs\\.?(?=\\s{0,9}\\d|$)', 'INR'],
  ['(?<![\\p{L}])K(?:E)?Shs?\\.?(?=\\s{0,3}\\d|$)|KES', 'KES'],
  ['(?<![\\p{L}])USh\\.?(?=\\s{0,3}\\d|$)|UGX', 'UGX'],
  ['(?<![\\p{L}])TSh\\.?(?=\\s{0,3}\\d|$)|TZS', 'TZS'],
  [
    `(?<![\\p{L}\\d])${exactly('R')}(?=\\s?\\d{1,3}(?:(?:[ ,]\\d{3}){0,3}[.,]\\d{2}|(?:[ ,]\\d{3}){1,3})(?!\\d)|$)|ZAR`,
    'ZAR',
  ],
  [`(?<![\\p{L}])${exactly('RM')}(?=\\s?\\d|$)|MYR`, 'MYR'],
  [`(?<![\\p{L}])${exactly('Rp')}\\.?(?=\\s?\\d|$)|IDR`, 'IDR'],
  ['₦|NGN|naira', 'NGN'],
  ['₵|GH₵|GHS', 'GHS'],
  [`₪|NIS|${exactly('ILS')}`, 'ILS'],
  [`₺|${exactly('TRY|TL')}`, 'TRY'],
  ['₴|UAH', 'UAH'],
  ['₩|KRW', 'KRW'],
  ['฿|THB', 'THB'],
  ['₫|VND', 'VND'],
  ['₱|PHP', 'PHP'],
  ...UNSIGNED.split(' ').map((code): [string, string] => [exactly(code), code]),
  ['\\$|dollars?', 'USD'],
];

/** Source of a pattern for a currency sign or code; it captures nothing. {@link ignoringCase} compiles it. */
export const CURRENCY = `(?:${SIGNS.map(([signs]) => signs).join('|')})`;

const WHOLE = SIGNS.map(([signs, code]) => [ignoringCase(`^(?:${signs})$`), code] as const);
/** Letters that a hyphen ties to a number begin a part number: "TL-2200". */
const ANY = ignoringCase(`(?<![\\p{L}])${CURRENCY}(?![\\p{L}]|(?<=\\p{L})-\\d)`, 'gu');

/** The ISO code of one sign or word, or null. */
export function currencyOf(sign: string): string | null {
  const own = sign.trim();
  return own === '' ? null : (WHOLE.find(([pattern]) => pattern.test(own))?.[1] ?? null);
}

/** The one currency that a text names beside its amounts ("prices AUD", "all in naira"); null where it names none so, or several. */
export function onlyCurrency(text: string): string | null {
  const hits = [...text.matchAll(ANY)].filter(([sign]) => !/^\$|^dollar/i.test(sign));
  const isOfAmount = (hit: RegExpExecArray): boolean =>
    /\d\s?$/.test(text.slice(0, hit.index)) || /^\s?\d/.test(text.slice(hit.index + hit[0].length));
  const codes = new Set(hits.map(([sign]) => currencyOf(sign)));
  const [code = null, ...others] = codes;
  return others.length > 0 || hits.every(isOfAmount) ? null : code;
}

/** The currency that a text names most often. A bare `$` counts for the dollar that the text names elsewhere. */
export function mainCurrency(text: string): string | null {
  const counts = new Map<string, number>();
  for (const [sign] of text.matchAll(ANY)) {
    const code = currencyOf(sign);
    if (code && !/^\$|^dollar/i.test(sign)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const dollars = [...counts.keys()].filter((code) => /^(USD|CAD|AUD|NZD|MXN|ARS|CLP|COP)$/.test(code));
  const bare = text.match(/(?<![A-Z])\$/g)?.length ?? 0;
  if (bare > 0) {
    const code = dollars.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? 'USD';
    counts.set(code, (counts.get(code) ?? 0) + bare);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
