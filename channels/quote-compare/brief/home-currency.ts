import { cueList } from '../../reading/cue-list.ts';
import { mainCurrency, onlyCurrency } from '../../reading/currency.ts';
import { DOLLAR_COUNTRIES, SIGNLESS_CURRENCIES } from '../../reading/vocabulary/country-cues.ts';

/** What money is meant where a text writes a bare `$`, or no sign at all. */
export interface HomeCurrency {
  /** The dollar of the country that the texts are from; null where nothing speaks against the American one. */
  dollar: string | null;
  /** The currency that is named without an amount, "euro obviously", or, where no amount has a sign, that of a country which several cues tell. */
  named: string | null;
}

/** "NZ-58" and "RUT-955" are numbers of parts. */
const wholeWords = (cues: string): RegExp =>
  cueList(cues, {
    flags: 'gu',
    before: String.raw`(?<![\p{L}\d])`,
    after: String.raw`(?![\p{L}\d]|(?<=\p{Lu})-\p{Lu}?\d)`,
  });
const COUNTRIES = Object.entries(DOLLAR_COUNTRIES).map(([code, { signs, places }]) => ({
  code,
  signs: wholeWords(signs),
  places: wholeWords(places),
}));

/** Goods and services tax without a word of where: most who pay it in dollars do so in Australia. */
const GOODS_TAX = /(?<!\p{L})GST(?!\p{L})/iu;

/** A sign of money that is no bare `$`. */
const OTHER_SIGN = /[€£¥₹]|(?<!\p{L})(?:US\$|U\$[SD]|(?:USD|EUR|GBP|CHF|US dollars?|d[óo]lares|euros?)(?!\p{L}))/iu;

/** "8,520/-": rupees, and beside goods and services tax those of India, where no town says that they are Pakistan's. */
const RUPEE_MARK = /\d\/[-–](?![\d\p{L}])/u;
/** "23,98,000": digits by lakhs. */
const LAKHS = /(?<![\d.,])\d{1,2}(?:,\d{2}){1,3},\d{3}(?![\d,])/;
const PAKISTAN =
  /(?<!\p{L})(?:Pakistan|Karachi|Lahore|Islamabad|Faisalabad|Rawalpindi|Peshawar|Sialkot|Multan)(?!\p{L})/iu;

/** "VAT 20%" of a firm in Britain, which no other country of that rate writes in English. */
const BRITISH_TAX = /(?<!\p{L})VAT[\s(@:]{0,3}(?:at\s)?20(?:\.00?)?\s?%|(?<![\d.,])20\s?%\sVAT/iu;
const BRITISH =
  /(?<!\p{L})(?:Ltd|Limited|plc|PLC|LLP|[Cc]arriage|UK|England|Scotland|Wales)(?!\p{L})|\.co\.uk|\+44|(?<![\p{L}\d])[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}(?![\p{L}\d])/u;

/**
 * Reads the home of an order: taxes, domains and registers wherever they stand, places only in the brief
 * unless that tax is named, for firms are named after some. A country
 * needs more cues than every other one.
 */
export function readHomeCurrency(brief: string, quotes: readonly string[] = []): HomeCurrency {
  const whole = [brief, ...quotes].join('\n');
  const found = (text: string, cues: RegExp): number =>
    new Set(Array.from(text.matchAll(cues), ([words]) => words)).size;
  const isTaxed = GOODS_TAX.test(whole);
  const counts = COUNTRIES.map(({ code, signs, places }) => ({
    code,
    count: found(whole, signs) + found(isTaxed ? whole : brief, places),
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  const isClear = first !== undefined && first.count > (second?.count ?? 0);
  const byTax = first?.count === 0 && isTaxed ? 'AUD' : null;
  const named = SIGNLESS_CURRENCIES.find(([, words]) => cueList(words, { flags: 'iu' }).test(whole))?.[0] ?? null;
  const dollar = isClear ? (first.code === 'USD' ? null : first.code) : byTax;
  // Where no amount has a sign, all are in the currency of a country that more than one cue tells, or one beside a tax that America has not.
  const main = mainCurrency(whole);
  const isSigned = main !== null;
  // Beside amounts with a bare sign those without one are in the same dollars.
  const isBare = main === 'USD' && !OTHER_SIGN.test(whole);
  const isIndian = !isSigned && isTaxed && (RUPEE_MARK.test(whole) || LAKHS.test(whole)) && !PAKISTAN.test(whole);
  const isBritish = !isSigned && dollar === null && BRITISH_TAX.test(whole) && BRITISH.test(whole);
  const told = isIndian
    ? 'INR'
    : isBritish
      ? 'GBP'
      : isClear && (first.count > 1 || isTaxed) && (!isSigned || isBare)
        ? dollar
        : null;
  // "Prices AUD", "all in naira": said once for all amounts.
  const said = onlyCurrency(brief);
  const own = said !== null && said !== 'USD' && said in DOLLAR_COUNTRIES ? said : dollar;
  // Quotes without any sign are in the currency of the brief's own amounts.
  const sole = quotes.length > 0 && quotes.every((quote) => mainCurrency(quote) === null) ? mainCurrency(brief) : null;
  return { dollar: own, named: named ?? said ?? told ?? (sole === 'USD' ? (own ?? sole) : sole) };
}
