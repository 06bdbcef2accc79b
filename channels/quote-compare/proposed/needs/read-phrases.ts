import type { Span } from '../../../reading/span.ts';
import { trimSpan } from '../../../reading/span.ts';
import { unitOf } from '../../../reading/units.ts';
import type { Quantity } from './find-quantities.ts';
import { endsName, IN_ALL, IS_RATE, isJoining, isLinking, LINK, QUANTITY_LABEL_AT_END } from './need-words.ts';

/** Marks, figures or letters that count the lines of a list. */
export const LIST_MARK = /^[\s>*•·#_✓☐–-]*(?:(?:\(?\d{1,2}|\(?[a-zA-Z])[.)]\s+|[-–*•]\s*)?/u;
/** Between a thing and its number, whatever is drawn there. */
const PARTING = /[\s.:=>|*~@→×–—,(-]*(?:(?<![\p{L}\d])x)?[\s:=(]*$/iu;
const LONGEST = 9;
const ABOUT_TO_COUNT = /^\s(?:x\s?)?\d/;

/** The thing that is named behind a quantity; null where none is. */
export function phraseBehind(text: string, quantity: Quantity, isParted: boolean): Span | null {
  const { end, line } = quantity;
  let start = end;
  const behind = (): string => text.slice(start, line.end);
  start +=
    (isParted
      ? /^\s*(?:[x×@*](?=[\s,;.)]|$|\p{L})|[-–—:|]+(?=\s))?\s*/iu
      : /^\s*(?:[x×](?=[\s,;.)]|$|\p{L}))?\s*/iu
    ).exec(behind())?.[0].length ?? 0;
  // "3 sq. (squares) of roofing"
  start += /^\([^)]*\)\s*(?=\p{L})/u.exec(behind())?.[0].length ?? 0;
  start += LINK.exec(behind())?.[0].length ?? 0;
  if (IN_ALL.exec(behind())?.index === 0) return null;
  const words: Span[] = [];
  for (const hit of behind().matchAll(/\S+/g)) {
    const at = start + hit.index;
    const gap = text.slice(words.at(-1)?.end ?? at, at);
    if (words.length === LONGEST || (words.length > 0 && /\t| {2,}/.test(gap))) break;
    if (
      /^[(–—|+&=/→>-]|^(?:\d{1,2}|[a-z])\)$/.test(hit[0]) ||
      (words.length === 0 && /^(?!\.\d)[^\p{L}\d"'“„«#]/u.test(hit[0]))
    )
      break;
    const isUnit =
      /^\d[\d/.,]*$/.test(words.length === 0 ? '' : text.slice(words.at(-1)?.start, words.at(-1)?.end)) &&
      unitOf(hit[0]) !== null;
    if (
      (endsName(hit[0]) && !isUnit) ||
      (isJoining(hit[0]) && ABOUT_TO_COUNT.test(text.slice(at + hit[0].length, line.end)))
    )
      break;
    const ends = /^\s+[\p{Lu}\d]/u.test(text.slice(at + hit[0].length, line.end))
      ? /[.,;:!?)\]]+$/u
      : /[,;:!?)\]]+$|(?<=\p{L}{4}|\d|\))\.+$|\.{3}$/u;
    const closing = ends.exec(hit[0]);
    if (words.length > 0 && IS_RATE.test(text.slice(at - 1, line.end))) break;
    words.push({ start: at, end: at + hit[0].length - (closing?.[0].length ?? 0) });
    if (closing) break;
  }
  const phrase = withoutLinks(text, words);
  // "30 bags à 25 kg"
  const [, unit] = /^[\d.,]+\s?(\p{L}{1,3})$/u.exec(phrase ? text.slice(phrase.start, phrase.end) : '') ?? [];
  return unit !== undefined && unitOf(unit) !== null ? null : phrase;
}

/** The thing that is named before a quantity, from no further than `from`; null where none is. */
export function phraseBefore(
  text: string,
  quantity: Quantity,
  { least, isWhole }: { least: number; isWhole: boolean },
): Span | null {
  let from = Math.max(least, quantity.start - FARTHEST);
  const before = text.slice(from, quantity.start);
  const label = QUANTITY_LABEL_AT_END.exec(before);
  const end =
    quantity.start - (before.length - (label ? before.slice(0, label.index) : before).replace(PARTING, '').length);
  let start = from + (LIST_MARK.exec(text.slice(from, end))?.[0].length ?? 0);
  const isEnough = (piece: string): boolean => /\p{L}{2}|\d\p{L}|\p{L}\d|#\d|\d\s?[x×]\s?\d/u.test(piece);
  for (const hit of text.slice(start, end).matchAll(/[;|!?]\s*|(?<=\p{L}{4}|\))\.\s+|:\s+|\s[–—]\s|\t/gu)) {
    const at = start + hit.index + hit[0].length;
    if (!isWhole && isEnough(text.slice(at, end))) from = at;
  }
  start = Math.max(start, from);
  const words = [...text.slice(start, end).matchAll(/\S+/g)].map((hit) => ({
    start: start + hit.index,
    end: start + hit.index + hit[0].length,
  }));
  // What leads to the thing is not of its name.
  while (words[0] && /^[^\p{L}\d"]*$/u.test(text.slice(words[0].start, words[0].end))) words.shift();
  while (words[0] && words.length > 1 && endsName(text.slice(words[0].start, words[0].end))) words.shift();
  return isEnough(text.slice(words[0]?.start ?? end, end)) ? withoutLinks(text, words) : null;
}

function withoutLinks(text: string, words: Span[]): Span | null {
  const own = [...words];
  const wordAt = (span: Span): string => text.slice(span.start, span.end);
  const isEmpty = (span: Span | undefined): boolean =>
    span !== undefined && (isLinking(wordAt(span)) || endsName(wordAt(span)) || !/[\p{L}\d]/u.test(wordAt(span)));
  while (isEmpty(own[0])) own.shift();
  while (isEmpty(own.at(-1))) own.pop();
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  const span = trimSpan(text, { start: first.start, end: last.end });
  const phrase = text.slice(span.start, span.end);
  const trimmed = phrase
    .replace(/[\s,;:.=>*–—-]+$/u, '')
    .replace(/\)$/, (close) => (phrase.includes('(') ? close : ''));
  if (/^\([^)]*$/.test(trimmed)) return null;
  return /\p{L}|#\d|\d[x×/"”'-]\s?\d|\d{4}/u.test(trimmed)
    ? { start: span.start, end: span.start + trimmed.length }
    : null;
}

/** Characters before a quantity in which its thing is looked for. */
const FARTHEST = 300;
