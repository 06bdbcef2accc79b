import { foldWord, foldWords, splitWords, splitWrittenWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { toGtin14, withCheckDigit } from '../identifiers/gtin.ts';
import { readDays, readMonths } from '../../../evidence/read-date.ts';
import { readAmounts, withoutAmounts } from './amounts.ts';
import { readCounts } from './counts.ts';
import { PRODUCT_KINDS } from './item.ts';
import type { Product, ProductKind } from './item.ts';
import { bareCode, cutRanges, LOT_NAMES, MODEL_NAMES, readNamedCodes, SERIAL_NAMES } from './read-codes.ts';
import { readStates } from './states.ts';

/** What a text says of a product: codes, sizes, dates and places are taken out first; the words that remain name it. */
export function readProduct(text: string): Product {
  const bought = takeAll(text.replace(ESTABLISHMENT, ' '), PURCHASE);
  // A serial number can have as many digits as a UPC.
  const serials = takeCodes(bought.rest, SERIAL_NAMES);
  const gtins = takeGtins(serials.rest);
  const lots = takeCodes(gtins.rest, LOT_NAMES);
  const dated = takeDates(lots.rest);
  const months = takeMonths(dated.rest.replace(BEST_IN, ' , '));
  const sizes = takeSizes(months.rest);
  const models = takeCodes(sizes.rest, MODEL_NAMES);
  const amounts = readAmounts(models.rest);
  const places = takeAll(withoutAmounts(models.rest), TRAILING_PLACE);
  const years = takeAll(places.rest, YEAR);
  const codes = readBareCodes(years.rest);
  const { brand, words, isKindOnly } = readNames(codes.reduce((rest, code) => rest.replace(code, ' '), years.rest));
  return {
    brand,
    words,
    soft: [],
    isKindOnly,
    isNamed: true,
    gtins: gtins.found,
    models: models.found,
    codes,
    lots: lots.found,
    serials: serials.found,
    sizes: sizes.found,
    amounts,
    counts: readCounts(models.rest),
    dates: dated.found,
    months: months.found,
    boughtMonths: boughtIn(bought.found.join(' ; ')),
    states: readStates([...bought.found, ...places.found].join(' ; ')),
    kinds: readKinds(
      [
        ...brand.filter((word, index) => index > 0 || kindsOf(foldWord(word)).has('medicine')),
        ...words,
        ...Array.from(text.matchAll(WRITTEN_AS_ONE), ([word]) => word.toLowerCase()),
      ],
      foldWords(text).join(' '),
    ),
    years: [...new Set(years.found)],
  };
}

/** "AppleTV" */
const WRITTEN_AS_ONE = /(?<=\p{Lu}\p{Ll}{2,})\p{Lu}\p{L}+/gu;

/** The months of the purchase, or else its years. */
function boughtIn(clauses: string): string[] {
  const months = readMonths(clauses);
  return months.length > 0 ? months : (clauses.match(YEAR) ?? []);
}

/** Whether a product is named at all, by words or by a code. */
export function isProductNamed(product: Product): boolean {
  return [product.brand, product.words, product.gtins, product.models, product.codes, product.lots].some(
    ({ length }) => length > 0,
  );
}

interface Taken {
  found: string[];
  rest: string;
}

const PURCHASE =
  /(?<![\p{L}\d])(?:bought|purchased|got|sold|ordered|received)(?![\p{L}\d])(?:[^,;.]|\.(?!\s))*(?:,\s*(?:[A-Z]{2}(?![A-Za-z])|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?(?=\s*(?:[,;.]|$))))?/giu;
const TRAILING_PLACE = /[,(]\s*(?:in\s+|from\s+)?[A-Z][A-Za-z. ]+\)?\s*$|(?<![\p{L}\d])in\s+[A-Z][A-Za-z ]+$/u;

/** A model year, or that of the purchase; a name is made of other digits. */
const YEAR =
  /(?<![\p{L}\d$.,/-])(?:19[89]|20[0-3])\d(?![\p{L}\d./-]|,\d|\s?-?(?:w|watts?|btus?|lumens?|m?ah|psi|pieces?|pcs?|rpm|gph|iu|sq|cfm|volts?|feet|ft|inch|sheets?|threads?)\b)/gu;

function takeAll(text: string, pattern: RegExp): Taken {
  const isPlace = pattern === TRAILING_PLACE;
  const found: string[] = [];
  const rest = text.replace(pattern, (match) => {
    if (isPlace && readStates(match).length === 0) return match;
    found.push(match);
    return ' ';
  });
  return { found, rest };
}

function takeGtins(text: string): Taken {
  const found: string[] = [];
  const keep = (match: string): string => {
    const written = match.replace(/\D/g, '');
    const digits = written.length === 11 && /\p{L}/u.test(match) ? withCheckDigit(written) : written;
    if (toGtin14(digits) === null) return match;
    found.push(digits);
    return ' , ';
  };
  const named = text.replace(
    /(?<![\p{L}\d])(?:UPC|EAN|GTIN|bar\s?code)s?(?:\s*(?:[-/]\s*)?[AE])?(?:\s*(?:code|number|no\.?|#))*\s*(?:[:#=]\s*)?((?:\d[ -]?){8,14})(?!\d)/giu,
    keep,
  );
  const rest = named.replace(/(?<![\p{L}\d-])(?:\d{12,14}|\d[ -]\d{5}[ -]\d{5}[ -]\d)(?![\p{L}\d-])/gu, keep);
  return {
    found: [...new Set(found)],
    rest: rest.replace(/(?<![\p{L}])(?:UPC|EAN|GTIN)s?(?![\p{L}])/giu, ' '),
  };
}

function takeCodes(text: string, names: string): Taken {
  const { codes, ranges } = readNamedCodes(text, names);
  return { found: codes, rest: cutRanges(text, ranges) };
}

/** The plant, which says nothing about the product. */
const ESTABLISHMENT = /(?<![\p{L}\d])est(?:ablishment)?\.?\s*(?:no\.?|number|#)?\s*[A-Z]?-?\d+[A-Z]?(?![\p{L}\d])/giu;

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const NAMED_MONTH = String.raw`[A-Z]{3,9}\.?`;
const DATE = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{8}|${DAY}\s+${NAMED_MONTH},?\s+\d{4}|${NAMED_MONTH}\s+${DAY},?\s+\d{4}|\d{1,2}-[A-Z]{3}-\d{2,4}`;
const DATE_FOLLOWS = String.raw`(?:\s+(?:on|in|of|date|is))*\s*(?:[:#=]\s*)?`;
const KEPT = String.raw`best[\s-]*(?:by|before|if\s+used\s+by)|use[\s-]*by|sell[\s-]*by|exp(?:iry|ires?|iration)?\.?(?:\s+date)?`;
const STAMPED = String.raw`dated?|${KEPT}|manufactured|made|produced|production\s+date|packed|pack\s+date`;
const DATED = new RegExp(String.raw`(?<![\p{L}\d])(?:${STAMPED})${DATE_FOLLOWS}(${DATE})`, 'giu');

function takeDates(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(DATED, (match, date: string) => {
    const days = readDays(
      date.replace(
        SHORT_DATE,
        (_whole, ...[month, day, year]: string[]) => `${month?.padStart(2, '0')}/${day?.padStart(2, '0')}/20${year}`,
      ),
    );
    if (days.length === 0) return match;
    found.push(...days.map(({ iso }) => iso));
    return ' , ';
  });
  return { found: [...new Set(found)], rest };
}

const BUILT = String.raw`dated?|manufactured|mfd|mfg|made|produced|built|(?:date\s+of\s+)?manufacture(?:\s+date)?|production\s+date|mfg\.?\s+date`;
const MONTH_OF_YEAR = String.raw`\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}(?![-/.\d])|${NAMED_MONTH},?\s+\d{4}`;
const MADE_IN = new RegExp(String.raw`(?<![\p{L}\d])(?:${BUILT})${DATE_FOLLOWS}(${MONTH_OF_YEAR})(?!\d)`, 'giu');

/** A month until which it keeps: no recall is told by it, and it is no name. */
const BEST_IN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${KEPT})${DATE_FOLLOWS}(?:\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2})(?![-/.\d]|,?\s+\d{4})`,
  'giu',
);

function takeMonths(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(MADE_IN, (match, month: string) => {
    const months = readMonths(month);
    found.push(...months);
    return months.length > 0 ? ' , ' : match;
  });
  return { found: [...new Set(found)], rest };
}

/** Stamped dates have short years: `4/12/31`. */
const SHORT_DATE = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})(?!\d)/;

const SIZE_WORD =
  /(?<![\p{L}\d])(?:x{0,3}-?small|small|medium|x{0,3}-?large|large|xxs|xs|s|m|l|xl|xxl|xxxl|\d{1,2}t|\d{1,2}m|\d{1,2}-\d{1,2}m)(?![\p{L}\d])/giu;
const MEASURE_FOLLOWS = String.raw`(?!\s*(?:oz|ounces?|lbs?|g|kg|ml|fl|pack|count|ct|in|inch|ft|qt)\b)`;
const NUMBER_SIZE = String.raw`\d{1,2}(?:\.5)?(?![\p{L}\d.])${MEASURE_FOLLOWS}`;
const FURTHER_SIZES = String.raw`((?:\s*(?:,|and|&|/)\s*(?:size\s)?${SIZE_WORD.source})*)`;
const SIZED = new RegExp(
  [
    String.raw`(?<![\p{L}\d])size[sd]?\s*:?\s*(${SIZE_WORD.source}|${NUMBER_SIZE})${FURTHER_SIZES}`,
    String.raw`(?<![\p{L}\d])(x{0,3}-?small|medium|x{0,3}-?large)\s+size`,
    String.raw`(?<![\p{L}\d])([2-7]T)(?![\p{L}\d])`,
  ].join('|'),
  'giu',
);

function takeSizes(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(SIZED, (_match, ...[after, more, before, bare]: (string | undefined)[]) => {
    found.push(...[after ?? before ?? bare ?? '', ...((more ?? '').match(SIZE_WORD) ?? [])].map(foldSize));
    return ' , ';
  });
  return { found: [...new Set(found)], rest };
}

export const withoutSizes = (text: string): string =>
  text
    .replace(SIZED, '')
    .replace(/[\s,&]+(?:(?:and|in)[\s,]*)*$/, '')
    .replace(/\s*(?:(?:,|and|&)\s*)*(?=,)/g, '');

/** Sizes of clothing and gear in one form: S, M, L, XL, 2T, 18M. */
function foldSize(word: string): string {
  const plain = word
    .toUpperCase()
    .replace(/-?SMALL$/, 'S')
    .replace(/-?LARGE$/, 'L');
  return plain === 'MEDIUM' ? 'M' : plain;
}

/** Codes that nothing names: letters and digits together, as in `KX7040`, `OPC-6` or `kx-7040`. Measures and names such as `3M` are none. */
function readBareCodes(text: string): string[] {
  const tokens = text.split(/[\s,;()"“”]+/).map((token) => token.replace(/[.:]+$/, ''));
  const numbers = Array.from(text.matchAll(LONE_NUMBER), ([number]) => number);
  return [
    ...tokens.filter((token) => isCapitalCode(token) || SMALL_CODE.test(token) || SHORT_CODE.test(token)),
    ...numbers,
  ];
}

const isCapitalCode = (token: string): boolean =>
  /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9./-]*$/.test(token) &&
  !NUMBERED_NAME.test(token) &&
  bareCode(token).length >= CODE_LENGTH &&
  !/^\d+(?:ST|ND|RD|TH|W|V|VAC|HZ|A|AH|MAH|WH|BTU|PSI|RPM|MM|CM|ML|KG|LB|OZ)$/.test(token);
/** "LUMINA21": a word with a figure is a name. */
const NUMBERED_NAME = /^(?=[A-Z]*[AEIOUY][A-Z]*[AEIOUY])[A-Z]{5,}\d{1,2}$/;
const SMALL_CODE = /^[a-z]{1,5}-?\d{3,}[a-z]?$|^(?!covid|spf|size|ages?|type)[a-z]{2,5}-\d{2,}[a-z]{0,2}$/;
/** "Acme crib, 343-8314, cherry", "no. 306684": figures that stand for themselves. */
const LONE_NUMBER = /(?<=(?:^|[,;(]|\bno\.|\bsku|#|\bnumber)\s{0,2})(?:\d{5,9}|\d{3,4}-\d{3,5})(?=\s*[,;)]|\s*$)/giu;
const SHORT_CODE = /^[A-Z]{2,4}-\d{1,2}[A-Z]?$/;

/** Shorter ones (`40V`, `4K`) stand in many texts. */
const CODE_LENGTH = 5;

interface Names {
  brand: string[];
  words: string[];
  isKindOnly: boolean;
}

/** Names stand before the words that say what it is: "Acme Northwind folding crib". A name said with `by` comes first. */
function readNames(text: string): Names {
  const by = MAKER.exec(text);
  const rest = by ? text.replace(by[0], ' ') : text;
  const written = splitWrittenWords(rest).filter((word) => !isWeak(word.toLowerCase()) && !/^\d{1,3}x?$/.test(word));
  const words = written.map((word) => word.toLowerCase());
  // "Insulin pump": for which medicine a device is, is no name of it.
  const isDevice = words.some((word) => kindsOf(foldWord(word)).has('device'));
  if (by) return { brand: splitWords(by[1] ?? ''), words, isKindOnly: false };
  const isBrand = (word: string): boolean =>
    isName(word.toLowerCase()) && !(isDevice && kindsOf(foldWord(word.toLowerCase())).has('medicine'));
  const known = knownBrandAt(words);
  if (known) {
    let last = known.end;
    while (last < words.length && isBrand(written[last] ?? '')) last += 1;
    const brand = words.slice(known.start, last);
    return { brand, words: [...words.slice(0, known.start), ...words.slice(last)], isKindOnly: false };
  }
  // "vintage Acme chair": an unknown word in small letters before a written name is no part of it.
  const first = written.findIndex((word) => isBrand(word));
  const capital = written.findIndex((word) => isBrand(word) && /^[\p{Lu}\d]/u.test(word));
  const start = capital >= 0 ? capital : first;
  if (start < 0) return readKind(rest, words);
  const from = nameStart(written, start);
  let end = start + 1;
  while (end < words.length && isBrand(words[end] ?? '')) end += 1;
  return {
    brand: words.slice(from, end),
    words: words.filter((_, index) => index < from || index >= end),
    isKindOnly: false,
  };
}

/** A brand of several words, of which each may be listed by itself: "Instant Pot", "Great Value". */
function knownBrandAt(words: string[]): { start: number; end: number } | null {
  const folded = words.map((word) => foldWord(word));
  const start = folded.findIndex((_, at) => brandLength(folded, at) > 1);
  return start < 0 ? null : { start, end: start + brandLength(folded, start) };
}

/** "Kettle Lane anise biscotti": an everyday word in capitals right before the name is its beginning where what follows is in small letters. */
function nameStart(written: string[], start: number): number {
  const isCapital = (word = ''): boolean => /^\p{Lu}\p{Ll}/u.test(word);
  if (start !== 1 || !isCapital(written[0]) || !isCapital(written[1]) || written.slice(2).every(isCapital))
    return start;
  const kinds = kindsOf(foldWord(written[0] ?? ''));
  return kinds.has('consumer') || kinds.has('food') ? 0 : start;
}

const MAKER =
  /(?<![\p{L}\d])(?<!(?:best|use|sell)\s)(?:made\s+)?(?:by|from|brand:?)\s+((?:\p{Lu}|\d+\p{L})[\p{L}\d'’&.-]*(?:\s+(?:&\s+)?[\p{Lu}\d][\p{L}\d'’&.-]*){0,2})/u;

/** Everyday words can be a name where they are written as one: "Old Harbor soup", not "old harbor soup". */
function readKind(text: string, words: string[]): Names {
  const first = text.trim().split(/\s+/).slice(0, 2);
  const isWritten = first.length === 2 && first.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (!isWritten || words.length < 2) return { brand: [], words, isKindOnly: true };
  const brand = splitWords(first.join(' '));
  return { brand, words: words.filter((word) => !brand.includes(word)), isKindOnly: true };
}

const isWeak = (word: string): boolean => kindsOf(foldWord(word)).has('weak') && kindsOf(foldWord(word)).size === 1;
const isName = (word: string): boolean => kindsOf(foldWord(word)).size === 0 || kindsOf(foldWord(word)).has('medicine');

/** Makers of guns and cartridges: where nothing says what else it is, it is one. */
const GUN_MAKERS = new Set(
  'marlin winchester remington mossberg ruger glock beretta browning benelli savage walther kimber weatherby uberti stoeger hornady fiocchi norinco makarov mauser enfield mosin'.split(
    ' ',
  ),
);

/** "205/55R16", "11R22.5", "DOT 2319": how tires are sized and dated (49 CFR 574.5). The text is folded, its marks are blanks. */
const TIRE =
  /(?<!\S)(?:p|lt|st)?\d{2,3} \d{2}z?r ?\d{2}(?!\d)|(?<!\S)\d{1,2}(?: 5)?r\d{2}(?: 5)?(?!\S)|(?<!\S)dot \d{4}(?!\S)/;

/** "12 gauge loads", "9mm rounds" */
const AMMUNITION =
  / (?:gauge|ga|grain|gr|calib\S*|cal|9mm|\d+mm|magnum|rimfire)(?: \S+){0,3} (?:load|shell|round|slug|cartridge|bullet)s?(?!\S)/;

function readKinds(words: string[], text: string): ProductKind[] {
  const folded = words.map((word) => foldWord(word));
  const joined = ` ${folded.join(' ')} `;
  const found = new Set(folded.flatMap((word) => PRODUCT_KINDS.filter((kind) => kindsOf(word).has(kind))));
  if (folded.some((word) => kindsOf(word).has('medicine'))) found.add('drug');
  if (/ car seat | child seat | booster seat /.test(joined) || TIRE.test(text)) found.add('seat');
  // What is named after one is none: "boat shoes", "rifle scope".
  const head = folded.findLast((word) => PRODUCT_KINDS.some((kind) => kindsOf(word).has(kind))) ?? '';
  for (const kind of ['boat', 'firearm'] as const) if (!kindsOf(head).has(kind)) found.delete(kind);
  const isOfGuns = found.size === 0 && text.split(' ').some((word) => GUN_MAKERS.has(word));
  if (AMMUNITION.test(text) || isOfGuns) found.add('firearm');
  return PRODUCT_KINDS.filter((kind) => found.has(kind));
}
