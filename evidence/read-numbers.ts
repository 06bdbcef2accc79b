import { Big } from 'big.js';

/**
 * Every number that stands in a text, in all its honest readings: `1,250` is 1250 or 1.25, `1.047,80` and `1'284.50` are grouped, `½` and
 * `3 1/2` are fractions, English words up to twelve and the tens count too. Signs are left out: -5 is read as 5.
 */
export function readNumbers(text: string): Big[] {
  const found: Big[] = [];
  for (const [token] of text.matchAll(NUMBER)) found.push(...readings(token));
  for (const [, whole, top, bottom] of text.matchAll(FRACTION)) found.push(...fraction(whole, top, bottom));
  for (const [, whole, glyph = ''] of text.matchAll(VULGAR_FRACTION))
    found.push(new Big(whole || 0).plus(VULGAR[glyph] ?? 0));
  for (const [word] of text.matchAll(NUMBER_WORD)) found.push(new Big(WORDS[word.toLowerCase()] ?? 0));
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

/** A unit or currency may touch a number (`10mm`, `USD48.50`, `v5`); digits in the middle of a hash or code are no number. */
const NUMBER =
  /(?<![\d])(?<!(?:[\p{L}_]{5}|[\d_][\p{L}_]{1,4}))(?:\d+(?:[.,'’ \u00a0\u202f]\d+)*|\.\d+)(?![\p{L}_]{1,4}\d|[\p{L}_]{5}|\d)/gu;
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

function readings(token: string): Big[] {
  const pieces = token.split(/[^\d]/).filter(Boolean);
  const found = new Set<string>();
  if (/^\.\d+$/.test(token)) found.add(`0${token}`);
  // A list such as "1, 2" or "1 250 and" is split at blanks; grouped by blanks it is one number.
  for (const run of token.split(/[ \u00a0\u202f]/)) for (const value of listed(run)) found.add(value);
  if (/^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?$/.test(token))
    found.add(token.replace(/[ \u00a0\u202f]/g, '').replace(',', '.'));
  if (pieces.length === 1) found.add(pieces[0] ?? '0');
  return [...found].filter((value) => value.length <= 40).map((value) => new Big(value));
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
