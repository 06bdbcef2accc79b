import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { unitOf } from '../../reading/units.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { COUNT, FIELD, hasCount, isSized, withoutAsking } from './need-items.ts';
import type { Item, Line } from './need-items.ts';
import { QTY, UNIT_AFTER } from './need-patterns.ts';
import { timeOf } from './read-counts.ts';

/** How long a line may be that lists things. */
const MOST_CHARS = 320;

/**
 * The items that one line lists, where each says how many and the same mark parts them: "Need: ferrule 2in = 32; clamp 2in = 16", "gate valve (6) |
 * tee (4)", "olio: 150 litri, aceto: 40 litri", "3 compressors + 3 dryers".
 */
export function inOneLine(line: Line): Item[] {
  if (line.text.length > MOST_CHARS || !TWO_COUNTS.test(line.text)) return [];
  const starts = [0, ...Array.from(line.text.matchAll(HEADS), ({ index, 0: words }) => index + words.length)];
  for (const start of starts)
    for (const mark of PARTED_BY) {
      const items = segmentsOf(line, start, mark);
      if (items.length > 1) return items;
    }
  return [];
}
const TWO_COUNTS = /\d[^\n]*(?:[;|/+,=(]|\s{3}|\s(?:[–—&-]|\p{L}{1,4})\s)[^\n]*\d/u;
/** Behind what the words of a heading end with. */
const HEADS = new RegExp(`[:.!?]\\s+["“«„]?|\\s[–—-]\\s|\\s["“«„]|,\\s+|(?<!\\p{L})(?:${JOINING})\\s`, 'giu');

interface Mark {
  pattern: RegExp;
  /** It parts items that all have the count in front. */
  partsLeading: boolean;
}
const PARTED_BY: Mark[] = [
  { pattern: /\s*;\s+/gu, partsLeading: true },
  { pattern: /\s+\|\s+/gu, partsLeading: true },
  { pattern: /\s\/\s/gu, partsLeading: true },
  { pattern: /\s[+&]\s/gu, partsLeading: true },
  { pattern: /\s{3,}/gu, partsLeading: true },
  { pattern: /\s[–—]\s/gu, partsLeading: true },
  { pattern: new RegExp(`,\\s+(?:(?:${JOINING})\\s)?|\\s(?:${JOINING}|&|\\+)\\s`, 'giu'), partsLeading: false },
];

function segmentsOf(line: Line, from: number, { pattern, partsLeading }: Mark): Item[] {
  const cuts = [...line.text.slice(from).matchAll(pattern)]
    .map(({ index, 0: words }) => ({
      end: from + index,
      next: from + index + words.length,
    }))
    .filter(({ end }) => isBalanced(line.text.slice(from, end)));
  const items: (Item & { isLeading: boolean })[] = [];
  let at = from;
  for (const { end, next } of [...cuts, { end: line.text.length, next: line.text.length }]) {
    const item = segmentOf(line, at, end);
    if (!item) {
      // What is said behind the items: "ex VAT", "delivered to the site".
      if (items.length > 1) break;
      // "3/8" chain, 400 ft": how many stands in the next part.
      const isNameAlone = !partsLeading && COUNT_ALONE.test(line.text.slice(next).split(pattern, 1)[0] ?? '');
      if (isNameAlone && /\p{L}{3}/u.test(line.text.slice(at, end))) continue;
      return [];
    }
    items.push(item);
    at = next;
  }
  return partsLeading || items.some(({ isLeading }) => !isLeading) ? items : [];
}
const COUNT_ALONE = new RegExp(`^\\s*${COUNT}\\W*$`, 'iu');

const NAMED = '(?<part>(?=[^\\n]{0,12}\\p{L}{2})[\\p{L}\\d#-][^\\u0001:;!?=]*?\\S)';
const FORMS = [
  new RegExp(`^${NAMED}\\s?\\((?:[x×]\\s?)?${COUNT}(?:,[^()]*)?\\)$`, 'iu'),
  new RegExp(`^${NAMED}(?:\\s?[=:]\\s*|\\s*(?:[-=]+>|→)\\s*|\\s[x×]\\s?|,\\s+|\\s[–—-]\\s|\\s{2,})${COUNT}$`, 'iu'),
];
const CLOSE = new RegExp(`^${NAMED}\\s${COUNT}$`, 'iu');
const LEADING = new RegExp(
  [
    '^(?:\\p{L}{3,}\\.?\\s\\d{1,2}:\\s|\\(?(?:\\d{1,2}|[a-j])[).]\\s)?',
    `(?:${QTY}(?!["”%]|\\s?[x×]\\s?\\d)${UNIT_AFTER}|(?<word>${COUNT_WORD})(?!\\p{L}))`,
    `\\s*(?:(?:[x×*]|of|de|di|von|van|d['’])\\s*)?(?<part>\\p{L}{2}[^\\u0001:;!?=]*)$`,
  ].join(''),
  'iu',
);

function segmentOf(line: Line, start: number, end: number): (Item & { isLeading: boolean }) | null {
  const written = line.text.slice(start, end);
  const text = TAILS.reduce((left, tail) => {
    const cut = left.replace(tail, '');
    return isBalanced(cut) ? cut : left;
  }, written);
  const words = text.replace(NOTE, '');
  const at = { start: line.start + start, end: line.start + start + written.trimEnd().length };
  for (const form of [...FORMS, CLOSE]) {
    const { part = '', qty, unit, counter } = form.exec(words)?.groups ?? {};
    if (qty === undefined || !isPart(part) || isSized(unit) || (form === CLOSE && unit === undefined)) continue;
    return {
      ...at,
      part: withoutAsking(part),
      qty,
      unit,
      isCounted: (unit ?? counter) !== undefined,
      isLeading: false,
    };
  }
  const { part = '', qty, unit, word } = LEADING.exec(words)?.groups ?? {};
  const count = qty ?? (word === undefined ? undefined : String(parseCountWord(word)));
  if (count !== undefined && isPart(part) && !isSized(unit) && timeOf(part.split(/\s/, 1)[0] ?? '') === null)
    return {
      ...at,
      part,
      qty: count,
      unit,
      isCounted: true,
      isLeading: true,
      ...(word !== undefined && { words: word }),
    };
  return null;
}
/** What goes on behind an item: what is left out, a sentence, a remark behind a dash, the mark that ends what is quoted. */
const TAILS = [
  /\s*\u0001[^]*$/u,
  /[.!?]\s+\p{L}\D*$/u,
  /(?<=\d\s?\p{L}{1,6})\s{2,}\p{Lu}\D*$/u,
  /(?<=\S)\s+[–—-]\s\D*$/u,
  /(?<=[\p{L})])["”»](?=[\s.]*$)/u,
  /[\s.,;]+$/u,
];
const isBalanced = (text: string): boolean => (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length;

/** A remark of several words in brackets, without a figure. */
const NOTE = /\s*\([^()\d]+(?:\s[^()\d\s]+){2,}\)$/u;

const isPart = (part: string): boolean =>
  unitOf(part) === null &&
  !FIELD.test(part) &&
  roleOfHeading(part) === null &&
  !hasCount(part) &&
  !/[.!?]\s+\p{L}|\(\d|\s[–—]\s/u.test(part);
