import { labelOf } from './code-labels.ts';

/** Codes that a text calls by a name: what they are, as written, and where their clause stands. */
export interface NamedCodes {
  codes: string[];
  ranges: { start: number; end: number }[];
}

/** A code has a digit; letters, digits and the marks between them. */
const CODE = String.raw`(?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Z0-9/_-]*(?:\.[A-Z0-9]+)*`;
const LINK = String.raw`\s*(?:(?:number|no\.?|nos\.?|num\.?|code|codes|numbers|#|id|name|is|are|ref)\s*)?(?:[:#=]\s*)?`;
const UNIT = String.raw`(?:fl|oz|ounces?|g|kg|mg|ml|l|lbs?|pounds?|counts?|ct|packs?|pk|tablets?|capsules?|pieces?|inch(?:es)?|in)`;
const MORE = String.raw`(?:\s*(?:,|;|/|&|\band\b|\bor\b|\bto\b|\bthrough\b|\bthru\b)\s*(?:and\s+|or\s+)?(?![\d.]+[\s-]*${UNIT}\b)${CODE}(?![A-Z0-9]))*`;

/**
 * How many of the words behind the first one of a code are groups of it, as serial and lot numbers are read out: "18K 0042311 207", "L 4471 B". A year, a measure
 * and a count before a word are none.
 */
export function groupsBehind(words: readonly string[], isSerial = false): number {
  const isGroup = (word = '', next = ''): boolean =>
    /^(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]*$/.test(word) &&
    !/^(?:19[5-9]|20[0-4])\d$|^\d{1,4}-\d{1,2}-\d{1,4}$/.test(word) &&
    !(/^\d{1,2}$/.test(word) && /^\p{L}/u.test(next)) &&
    !isMeasure.test(next) &&
    (isSerial || !isOwnMeasure.test(word));
  let count = 0;
  while (count < MOST_GROUPS) {
    const [word = '', next = '', third = ''] = words.slice(count, count + 3);
    const isLetters =
      LETTERS.test(word) &&
      labelOf(word.toLowerCase()) === null &&
      (isGroup(next, third) || (word.length < 3 && next === ''));
    if (!isGroup(word, next) && !isLetters) break;
    count += 1;
  }
  return count;
}
const MOST_GROUPS = 4;
const isMeasure = new RegExp(`^${UNIT}$`, 'i');
const isOwnMeasure = /^\d+(?:MG|ML|KG|OZ|LB|CT|PK|FL)$/;
/** The letters that begin a code in groups: "LK 332". */
const LETTERS = /^[A-Z]{1,3}$/;
export const isBeginning = (word = '', next = ''): boolean =>
  LETTERS.test(word) && /^(?=[A-Z/-]*\d)[A-Z\d][A-Z\d/-]*$/.test(next) && !/^(?:19[5-9]|20[0-4])\d$/.test(next);

/** What holds a code and is no lot. */
const OTHER_CODES = 'product|bar|upc|ean|gtin|item|model|zip|qr|color|article|part|promo|gate|door|order|style|access';
/** "date 2033-20": a week of a year. */
const WEEK = String.raw`dated?(?=[\s:]{1,3}\d{4}-(?:1[3-9]|[2-5]\d)(?!\d))`;
export const LOT_NAMES = [
  String.raw`lots?(?:\s*/\s*ref)?|batch(?:es)?|mlc|date\s*codes?|production\s+codes?|lot\s*/?\s*batch`,
  String.raw`(?<!\b(?:${OTHER_CODES})\s)codes?`,
  WEEK,
].join('|');
export const MODEL_NAMES = String.raw`models?|style|item|part|article|catalog(?:ue)?|product\s+(?:code|number)|p/n|mpn|reference|ref|ndc`;
export const SERIAL_NAMES = String.raw`serials?|s/n|vin\s+range`;

/**
 * Codes after one of the names (a regular expression source), lists with commas, `and` and `or` included. Serial numbers stand in groups everywhere, what a brief calls a lot with
 * `isGrouped`; a recall parts its lots by blanks.
 */
export function readNamedCodes(text: string, names: string, isGrouped = names === SERIAL_NAMES): NamedCodes {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?:${names})(?![\p{L}\d])(?:${LINK}){1,3}(${isGrouped ? '(?:[A-Z]{1,3} )?' : ''})(${CODE}${MORE})`,
    'giu',
  );
  const codes: string[] = [];
  const ranges: NamedCodes['ranges'] = [];
  for (const hit of text.matchAll(pattern)) {
    const [, letters = '', all = ''] = hit;
    // "Serial 31302, 2031": a model year behind another code.
    const listed = /^\d{4}(?!\d)/.test(all) ? all : (all.split(YEAR_BEHIND)[0] ?? '');
    const whole = hit[0].slice(0, hit[0].length - all.length + listed.length);
    const behind = text.slice(hit.index + whole.length);
    const groups = isGrouped && behind.startsWith(' ') ? groupsOf(behind, names === SERIAL_NAMES) : '';
    const { runs, rest } = takeRuns(listed);
    // "Item 3 of the agenda" counts.
    const isCounted = ITEM.test(whole) && /^\d{1,2}$/.test(listed);
    if (isCounted) continue;
    const found = Array.from(rest.matchAll(PLAIN), ([code]) => code.replace(/[./_-]+$/, ''));
    if (letters === letters.toUpperCase() && found.length > 0) found.unshift(`${letters}${found.shift() ?? ''}`);
    if (groups !== '' && found.length > 0) found.push(`${found.pop() ?? ''}${groups}`);
    codes.push(...runs, ...found.flatMap(partsOf));
    ranges.push({ start: hit.index, end: hit.index + whole.length + groups.length });
  }
  return { codes: [...new Set(codes)], ranges };
}

const YEAR_BEHIND = /\s*(?:,|;|&|\band\b|\bor\b)\s*(?:19[5-9]|20[0-4])\d(?![A-Z\d/._-]*\d)/i;
const ITEM = /^(?:item|part|article)\b/i;
const PLAIN = new RegExp(CODE, 'gi');

function groupsOf(behind: string, isSerial: boolean): string {
  const words = (/^[^,;:()\n]*/.exec(behind)?.[0] ?? '').trim().split(' ');
  return words
    .slice(0, groupsBehind(words, isSerial))
    .map((word) => ` ${word}`)
    .join('');
}

/**
 * "CM3070 through CM3072" is every code from the one to the other. A run that is longer than any shelf has, or whose ends are made otherwise, gives no
 * code: what it holds is not known.
 */
function takeRuns(listed: string): { runs: string[]; rest: string } {
  const runs: string[] = [];
  const rest = listed.replace(RUN, (_whole, from: string, to: string) => {
    runs.push(...codesBetween(from, to));
    return ' , ';
  });
  return { runs, rest };
}

const RUN = new RegExp(String.raw`(${CODE})\s*(?:\bto\b|\bthrough\b|\bthru\b)\s*(${CODE})`, 'gi');
const LONGEST_RUN = 100;

function codesBetween(from: string, to: string): string[] {
  const [, head = '', first = ''] = /^(.*?)(\d{1,9})$/.exec(from) ?? [];
  const [, otherHead = '', last = ''] = /^(.*?)(\d{1,9})$/.exec(to) ?? [];
  const count = Number(last) - Number(first);
  if (first === '' || head !== otherHead || !(count > 0 && count <= LONGEST_RUN)) return [];
  return Array.from(
    { length: count + 1 },
    (_, at) => `${head}${String(Number(first) + at).padStart(first.length, '0')}`,
  );
}

/** "30A117/30A118" is two codes that are made alike; "25/08001" and "KX7040/07" are one. */
function partsOf(code: string): string[] {
  const parts = code.split('/');
  const shapes = new Set(parts.map((part) => part.toUpperCase().replace(/\d/g, '9').replace(/[A-Z]/g, 'A')));
  return shapes.size === 1 && parts.every((part) => part.length >= 4 && /\d/.test(part)) ? parts : [code];
}

export function cutRanges(text: string, ranges: { start: number; end: number }[]): string {
  return ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} , ${rest.slice(end)}`, text);
}

/** A code without the marks in it, for comparing. */
export const bareCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
