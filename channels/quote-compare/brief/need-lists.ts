import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { overlaps, trimSpan } from '../../reading/span.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Draft } from './merge-needs.ts';
import { toDraft } from './need-drafts.ts';
import { COUNT, FIELD, PART, hasCount, isSized, withoutAsking } from './need-items.ts';
import type { Item, Line } from './need-items.ts';
import { ASKING } from './need-patterns.ts';
import { inOneLine } from './need-runs.ts';
import { timeOf } from './read-counts.ts';

/**
 * What lists ask for whose items all say how many in the same place, whatever figures are in their names: "Copper elbows 15 mm: 27 pcs", "bolts M10 x 80,
 * quantity 53", "panels 600 x 600 mm (28) and paint (3 litres)", "Article: bolts" over "Qty: 40". `masked` is `brief` without what is said of other things.
 */
export function listedNeeds(brief: string, masked: string): Draft[] {
  const lines = linesOf(masked);
  const runs = lines.flatMap(inOneLine);
  const others = lines.filter(({ start, end }) => !runs.some((item) => start <= item.start && item.end <= end));
  return [
    ...inFields(lines),
    ...FORMS.flatMap((form) => inLines(others, form)),
    ...runs,
    ...inBrackets(masked).filter((item) => !runs.some((run) => overlaps(run, item))),
  ].flatMap(
    ({ start, end, part, qty, unit, words }) =>
      toDraft(brief, trimSpan(masked, { start, end }), { part, qty, unit, words }) ?? [],
  );
}

function linesOf(masked: string): Line[] {
  let at = 0;
  return masked.split('\n').map((line) => {
    const mark = /^[ \t]*(?:[-*•–]{1,2}\s+|\(?(?:\d{1,2}|[a-j])[.)]\s+)?/i.exec(line)?.[0] ?? '';
    const start = at + mark.length;
    const end = at + line.length;
    at = end + 1;
    const text = line.slice(mark.length).replace(/[\s;,.]+$/, '');
    return { text, isMarked: mark.trim() !== '', start, end };
  });
}
const LONGEST = 160;

/** "bolts M10 x 80, quantity 53", "bolts, qty: 40 pcs" */
const BEHIND_LABEL = new RegExp(`^${PART}[\\s,;:(–-]+(?<label>\\p{L}[\\p{L}.'’]{1,12}?)\\.?[ :=]+${COUNT}\\)?$`, 'iu');
/** "Hydraulic oil 46 20 drums": behind a name that ends in a figure only what counts in a unit. */
const CLOSE_BEHIND = new RegExp(`^${PART}\\s${COUNT}$`, 'iu');
/** Where a line says how many, behind a name that may have figures of its own. */
const FORMS = [
  BEHIND_LABEL,
  new RegExp(`^${PART}\\s?\\((?:[x×]\\s?)?${COUNT}\\)$`, 'iu'),
  new RegExp(`^${PART}(?<led>\\s?=\\s*|\\s*(?:[-=]+>|→)\\s*)${COUNT}(?:\\s(?<again>\\p{L}{3,}))?$`, 'iu'),
  new RegExp(`^${PART}(?:\\s?:\\s*|\\s[–—-]\\s|,\\s|\\s{2,})${COUNT}$`, 'iu'),
  CLOSE_BEHIND,
];

/** Lines of one form, next to each other: two, or one that says what it counts in. */
function inLines(lines: readonly Line[], form: RegExp): Item[] {
  const items: Item[] = [];
  let run: Item[] = [];
  let marks = 0;
  const close = (): void => {
    const isCounted = run.every((item) => item.isCounted) || form === BEHIND_LABEL;
    const isList =
      run.length > 1
        ? isCounted || form !== CLOSE_BEHIND
        : isCounted && (marks > 0 || /\d/.test(run[0]?.part ?? '') || !isMeasured(run[0]));
    if (isList) items.push(...run);
    run = [];
    marks = 0;
  };
  for (const line of lines) {
    const item = itemOf(line, form);
    if (item) {
      run.push(item);
      marks += Number(line.isMarked);
    } else if (line.text !== '') close();
  }
  close();
  return items;
}

const isMeasured = (item: Item | undefined): boolean => isMeasure(unitOf(item?.unit ?? ''));

function itemOf({ text, start, end }: Line, form: RegExp): Item | null {
  const {
    part = '',
    qty,
    unit,
    counter,
    label,
    led,
    again,
  } = (text.length < LONGEST ? form.exec(text)?.groups : null) ?? {};
  if (qty === undefined || FIELD.test(part) || roleOfHeading(part) !== null || timeOf(unit ?? '') !== null) return null;
  // What the words of a line count is looked for elsewhere: "12 chairs for room: 3".
  // Of two brackets that count the first is another item's.
  if (/\([^()\d]{0,12}\d[\d,]*\)|\(\d/.test(part)) return null;
  if (hasCount(text.slice(0, part.length)) || (form === CLOSE_BEHIND && isSized(unit))) return null;
  // "Panels 3' x 20' --> 8 panels"
  if (again !== undefined && !part.split(/\s+/).some((word) => isSameStem(word, again))) return null;
  if (form === BEHIND_LABEL && ![label, `${label}.`].some((word) => roleOfHeading(word ?? '') === 'qty')) return null;
  return { part, qty, unit, isCounted: (unit ?? counter ?? led) !== undefined, start, end };
}

/** "Article: bolts M10" and below it "Quantity: 40 pcs". */
function inFields(lines: readonly Line[]): Item[] {
  const filled = lines.filter(({ text }) => text !== '');
  return filled.flatMap((line, at) => {
    const [name, count] = [FIELD_LINE.exec(line.text)?.groups, FIELD_LINE.exec(filled[at + 1]?.text ?? '')?.groups];
    const isPart = ['part', 'position'].includes(roleOfHeading(name?.['label'] ?? '') ?? '');
    if (!isPart || roleOfHeading(count?.['label'] ?? '') !== 'qty') return [];
    const { qty, unit } = COUNT_ALONE.exec(count?.['value'] ?? '')?.groups ?? {};
    const part = name?.['value'] ?? '';
    return qty === undefined || !/\p{L}{2}/u.test(part) || part.includes('\u0001')
      ? []
      : [{ part, qty, unit, isCounted: true, start: line.start, end: filled[at + 1]?.end ?? line.end }];
  });
}
const FIELD_LINE = /^(?<label>\p{L}[\p{L}.'’ ]{1,24}?)\s?:\s+(?<value>\S.*)$/u;
const COUNT_ALONE = new RegExp(`^${COUNT}$`, 'iu');

/** "Panels 600 x 600 mm (28), gloves (5 boxes) and bends 15 mm (63)": two of them or more in a sentence, or one that says what it counts in. */
function inBrackets(masked: string): Item[] {
  const hits = [...masked.matchAll(IN_BRACKETS)].map(({ index, 0: words, groups }) => ({
    start: index,
    end: index + words.length,
    part: withoutAsking(groups?.['part'] ?? ''),
    isAsked: ASKING.test(groups?.['part'] ?? ''),
    qty: groups?.['qty'] ?? '',
    unit: groups?.['unit'],
    isCounted: (groups?.['unit'] ?? groups?.['counter']) !== undefined,
  }));
  return hits.filter(({ start, end, unit, part, isAsked, isCounted }, at) => {
    const isBeside =
      separates(masked.slice(hits[at - 1]?.end ?? 0, start)) || separates(masked.slice(end, hits[at + 1]?.start));
    const isListed = isCounted || isAsked || (hits.length > 1 && isBeside);
    return isListed && !FIELD.test(part) && timeOf(unit ?? '') === null && !hasCount(part);
  });
}
const IN_BRACKETS = new RegExp(
  `(?<=^|[\\n,;/.:]\\s{0,3}|\\s(?:${JOINING})\\s)(?<part>\\p{L}(?:(?![.!?;]\\s+\\p{L}{3})[^\\n\u0001()]){2,120}(?:\\([^()\\d\\n]{1,20}\\))?)\\s?\\(${COUNT}\\)(?=\\s*(?:[,;./!?]|$|\\n|(?:${JOINING})\\s))`,
  'giu',
);
/** Whether nothing but a comma, a slash or a joining word stands between two items. */
const separates = (between: string): boolean => between.length < 12 && SEPARATOR.test(between);
const SEPARATOR = new RegExp(`^\\s*[,/]?\\s*(?:(?:${JOINING})\\s*)?$`, 'iu');
