import { foldWord, foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { hasRightGtinCheckDigit, toGtin14, withCheckDigit } from '../identifiers/gtin.ts';
import { readMonths } from '../../../evidence/read-date.ts';
import { readAmounts, withoutAmounts } from './amounts.ts';
import { readCounts } from './counts.ts';
import type { Product } from './item.ts';
import { readQuotedNames } from './quoted-names.ts';
import { isNumberLed } from './number-led.ts';
import { isTire, readKinds } from './product-kinds.ts';
import { bareCode, cutRanges, LOT_NAMES, MODEL_NAMES, readNamedCodes, SERIAL_NAMES } from './read-codes.ts';
import { readNames } from './read-names.ts';
import { BEST_IN, takeDates, takeMonths, tireMonths } from './stamped-dates.ts';
import { readStates } from './states.ts';
import type { Taken } from './taken.ts';
import { takeSizes } from './worn-sizes.ts';

/** What a text says of a product: codes, sizes, dates and places are taken out first; the words that remain name it. */
export function readProduct(text: string): Product {
  const installed = takeAll(text.replace(ESTABLISHMENT, ' '), INSTALLATION);
  const bought = takeAll(installed.rest, PURCHASE);
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
  const stamps = years.rest.match(STAMP) ?? [];
  const labels = readQuotedNames(text);
  const { brand, words, isKindOnly } = readNames(
    [...codes, ...stamps].reduce((rest, code) => rest.replace(code, ' '), years.rest),
  );
  return {
    brand,
    words,
    soft: [],
    unsure: [],
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
    months: isTire([...brand, ...words], text) ? [...months.found, ...lots.found.flatMap(tireMonths)] : months.found,
    ...(stamps.length > 0 ? { stamps } : {}),
    ...(labels.length > 0 ? { labels } : {}),
    boughtMonths: heldSince(bought.found.join(' ; ')),
    installedMonths: heldSince(installed.found.join(' ; ')),
    states: readStates([...bought.found, ...places.found].join(' ; ')),
    kinds: readKinds(
      [
        ...brand.filter((word, index) => index > 0 || kindsOf(foldWord(word)).has('medicine')),
        ...words,
        ...Array.from(text.matchAll(WRITTEN_AS_ONE), ([word]) => word.toLowerCase()),
      ],
      foldWords(text).join(' '),
    ),
    years: [...new Set(years.found.flatMap(yearsMeant))],
  };
}

/** "2013ish" */
const yearsMeant = (year: string): string[] =>
  year.endsWith('ish') ? [-1, 0, 1].map((by) => String(Number(year.slice(0, 4)) + by)) : [year];

/** "AppleTV" */
const WRITTEN_AS_ONE = /(?<=\p{Lu}\p{Ll}{2,})\p{Lu}\p{L}+/gu;

/** The months of purchase or installation, or else the years. */
function heldSince(clauses: string): string[] {
  const months = readMonths(clauses);
  return months.length > 0 ? months : (clauses.match(YEAR) ?? []);
}

/** Whether a product is named at all, by words or by a code. */
export function isProductNamed(product: Product): boolean {
  return [product.brand, product.words, product.gtins, product.models, product.codes, product.lots].some(
    ({ length }) => length > 0,
  );
}

const PURCHASE =
  /(?<![\p{L}\d])(?:bought|purchased|got|sold|ordered|received)(?![\p{L}\d])(?:[^,;.]|\.(?!\s))*(?:,\s*(?:[A-Z]{2}(?![A-Za-z])|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?(?=\s*(?:[,;.]|$))))?/giu;
const INSTALLATION = /(?<![\p{L}\d])installed\s+(?:on|in|since)\s+(?:\p{L}{3,9}\.?\s+)?[\d\s,./-]{4,12}/giu;
const TRAILING_PLACE = /[,(]\s*(?:in\s+|from\s+)?[A-Z][A-Za-z. ]+\)?\s*$|(?<![\p{L}\d])in\s+[A-Z][A-Za-z ]+$/u;

/** A model year, or that of the purchase; a name is made of other digits. */
const YEAR =
  /(?<![\p{L}\d$.,/-])(?:19[89]|20[0-3])\d(?:ish)?(?![\p{L}\d./-]|,\d|\s?-?(?:w|watts?|btus?|lumens?|m?ah|psi|pieces?|pcs?|rpm|gph|iu|sq|cfm|volts?|feet|ft|inch|sheets?|threads?)\b)/gu;

/** "QT201B 2031-04": the week or the month of a year right behind a code, as labels have it. Elsewhere it may be when it was bought. */
const STAMP =
  /(?<=(?<![\p{L}\d-])(?=[A-Z-]*\d)(?=[\d-]*[A-Z])[A-Z\d-]{5,20} )20[0-4]\d-(?:0[1-9]|[1-4]\d|5[0-3])(?![\p{L}\d./-])/gu;

function takeAll(text: string, pattern: RegExp): Taken {
  const isPlace = pattern === TRAILING_PLACE;
  const found: string[] = [];
  const rest = text.replace(pattern, (match) => {
    // "Oakland CA" has no comma.
    const said = isPlace ? match.replace(/ (?=[A-Z]{2}\)?\s*$)/, ', ') : match;
    if (isPlace && readStates(said).length === 0) return match;
    found.push(said);
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
    const whole = wholeIn(match, digits);
    found.push(whole.digits);
    return ` , ${whole.rest}`;
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

/** "8 27912 00859 3 1": where the check digit of all of it is wrong and that of a group less is right, the last number is of what stands behind. */
function wholeIn(match: string, digits: string): { digits: string; rest: string } {
  const [, own = '', rest = ''] = /^(.*\d)[ -]+(\d+[ -]*)$/su.exec(match) ?? [];
  const fewer = own.replace(/\D/g, '');
  const isFewer = !hasRightGtinCheckDigit(digits) && fewer.length > 11 && hasRightGtinCheckDigit(fewer);
  return isFewer ? { digits: fewer, rest } : { digits, rest: '' };
}

function takeCodes(text: string, names: string): Taken {
  const { codes, ranges } = readNamedCodes(text, names, names === SERIAL_NAMES || names === LOT_NAMES);
  return { found: codes, rest: cutRanges(text, ranges) };
}

/** The plant, which says nothing about the product. */
const ESTABLISHMENT = /(?<![\p{L}\d])est(?:ablishment)?\.?\s*(?:no\.?|number|#)?\s*[A-Z]?-?\d+[A-Z]?(?![\p{L}\d])/giu;

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
  !isNumberLed(token) &&
  bareCode(token).length >= CODE_LENGTH &&
  !/^\d+(?:ST|ND|RD|TH|W|V|VAC|HZ|A|AH|MAH|WH|BTU|PSI|RPM|MM|CM|ML|KG|LB|OZ)$/.test(token);
/** "LUMINA21": a word with a figure is a name. */
const NUMBERED_NAME = /^(?=[A-Z]*[AEIOUY][A-Z]*[AEIOUY])[A-Z]{5,}\d{1,2}$/;
const SMALL_CODE = /^[a-z]{1,5}-?\d{3,}[a-z]?$|^(?!covid|spf|size|ages?|type)[a-z]{2,5}-\d{2,}[a-z]{0,2}$/;
/** "Acme crib, 343-8314, cherry", "no. 306684": figures that stand for themselves. */
const LONE_NUMBER =
  /(?<=(?:^|[,;(]|\bno\.|\bsku|#|\bnumber)\s{0,2})(?:\d{5,9}|\d{3,4}-\d{3,5}|0\d{3}-\d{2}|\d{5,9}\/\d{3,9})(?=\s*[,;)]|\s*$|\s(?:for|from|on|at|with|in|and)\s)/giu;
const SHORT_CODE = /^[A-Z]{2,4}-\d{1,2}[A-Z]?$/;

/** Shorter ones (`40V`, `4K`) stand in many texts. */
const CODE_LENGTH = 5;
