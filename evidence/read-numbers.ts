import { Big } from 'big.js';

/** A number and the token of the text that it was read from, as UTF-16 offsets. */
export interface NumberPlace {
  value: Big;
  start: number;
  end: number;
}

/**
 * Every number that stands in a text, in all its honest readings: `1,250` is 1250 or 1.25, `1.047,80` and `1'284.50` are grouped, `½` and
 * `3 1/2` are fractions, English words up to twelve and the tens count too. Signs are left out: -5 is read as 5.
 */
export function readNumbers(text: string): Big[] {
  return readNumberPlaces(text).map(({ value }) => value);
}

/** The same with their places. Readings of one token have one place. */
export function readNumberPlaces(text: string): NumberPlace[] {
  const found: NumberPlace[] = [];
  const add = ({ index, 0: token }: { index: number; 0: string }, values: Big[]): void => {
    for (const value of values) found.push({ value, start: index, end: index + token.length });
  };
  for (const match of text.matchAll(NUMBER)) {
    // Numbers of a row stand beside each other; of "0.14 1 680.00" the last two may be one that is grouped by a blank.
    for (const { index, 0: run, 1: whole = '' } of match[0].matchAll(GROUPED_BY_BLANKS))
      add({ index: match.index + index, 0: run + whole }, decimal((run + whole).replace(BLANK, '').replace(',', '.')));
    for (const { index, 0: run } of match[0].matchAll(RUN)) add({ index: match.index + index, 0: run }, readings(run));
  }
  for (const match of text.matchAll(FRACTION)) add(match, fraction(match[1], match[2], match[3]));
  for (const match of text.matchAll(VULGAR_FRACTION))
    add(match, [new Big(match[1] || 0).plus(VULGAR[match[2] ?? ''] ?? 0)]);
  for (const match of text.matchAll(NUMBER_WORD)) add(match, [new Big(WORDS[match[0].toLowerCase()] ?? 0)]);
  return found;
}

/** The number that a JSON value or decimal string is, or null: no currency sign, no grouping, no blank. */
export function toBig(value: unknown): Big | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(String(value)) : null;
  if (typeof value !== 'string' || !/^[-+]?(\d+(\.\d+)?|\.\d+)$/.test(value.trim())) return null;
  return new Big(
    value
      .trim()
      .replace(/^\+/, '')
      .replace(/^(-?)\./, '$10.'),
  );
}

/** A unit or currency may touch a number (`10mm`, `USD48.50`, `Rs.500`, `v5`); digits in the middle of a hash or code are no number. */
const NUMBER =
  /(?<![\d])(?<!(?:[\p{L}_]{5}|[\d_][\p{L}_]{1,4}))(?:\d+(?:[.,'’ \u00a0\u202f]\d+)*|(?<![\p{L}\d])\.\d+)(?![\p{L}_]{1,4}\d|[\p{L}_]{5}|\d)/gu;
const FRACTION = /(?<![\d.,/])(?:(\d+)[ -]+)?(\d+) ?[/⁄] ?(\d+)(?![\d/])/g;
const WORDS: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, at < 13 ? at : at === 13 ? 15 : (at - 12) * 10]),
);
const NUMBER_WORD = new RegExp(`(?<![\\p{L}-])(?:${Object.keys(WORDS).join('|')})(?![\\p{L}-])`, 'giu');
const VULGAR_FRACTION = /(?<!\d)(\d{0,12}) ?([½¼¾⅓⅔⅛⅜⅝⅞])/g;
const VULGAR: Record<string, string> = {
  '½': '0.5',
  '¼': '0.25',
  '¾': '0.75',
  '⅛': '0.125',
  '⅜': '0.375',
  '⅝': '0.625',
  '⅞': '0.875',
};

const BLANK = /[ \u00a0\u202f]/g;
const RUN = /[^ \u00a0\u202f]+/g;
/** From each number of up to three digits as far as groups of three follow. What comes behind it is looked at again, for it may begin one as well. */
const GROUPED_BY_BLANKS =
  /(?<![^ \u00a0\u202f])\d{1,3}(?=((?:[ \u00a0\u202f]\d{3}){0,4}(?:[ \u00a0\u202f]\d{3}(?:[.,]\d+)?))(?![^ \u00a0\u202f]))/g;

const decimal = (text: string): Big[] => (text.length <= 40 ? [new Big(text)] : []);

function readings(run: string): Big[] {
  const found = new Set(/^\.\d+$/.test(run) ? [`0${run}`] : listed(run));
  return [...found].flatMap(decimal);
}

/** What is no grouped number can be fields parted by commas: `30,8.95,268.50`. */
function listed(run: string): string[] {
  const values = grouped(run);
  return values.length > 0 ? values : run.split(',').flatMap(grouped);
}

function grouped(run: string): string[] {
  const found: string[] = [];
  if (/^\d+$/.test(run)) found.push(run);
  if (/^\d+[.,]\d+$/.test(run)) found.push(run.replace(',', '.'));
  if (/^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*$/.test(run)) found.push(run.replace(/\D/g, ''));
  if (/^\d{1,3}(?:,\d{2})*,\d{3}$/.test(run)) found.push(run.replace(/\D/g, ''));
  const mixed = /^(\d{1,3}([.,'’])\d{2,3}(?:\2\d{2,3})*)([.,])(\d+)$/.exec(run);
  if (mixed && mixed[2] !== mixed[3]) found.push(`${mixed[1]?.replace(/\D/g, '')}.${mixed[4]}`);
  return found;
}

function fraction(whole: string | undefined, top: string | undefined, bottom: string | undefined): Big[] {
  if (!top || !bottom || Number(bottom) === 0) return [];
  const part = new Big(top).div(bottom);
  return whole ? [part.plus(whole), part] : [part];
}
