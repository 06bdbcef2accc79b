import { cleanText } from '../clean-text.ts';

/** Nobody calls a page by more characters than these; each heading is compared with what it is called. */
export const MOST_TITLE = 2_000;

/** What stands between the parts of a document's title. */
const SEPARATOR = /\s+[|\-–—·•»«›‹:/\\~]+\s+|\s*[|»«｜]\s*|:\s+|\s*：\s*/g;

export function squeeze(text: string): string {
  return cleanText(text)
    .text.replace(/[\u00ad\u200b\u200e\u200f\u2060]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Equal but for case, white space and the style of quotes and dashes. */
export function isSameText(left: string, right: string): boolean {
  return fold(left) === fold(right);
}

export function splitTitle(title: string): string[] {
  return title.split(SEPARATOR).filter((part) => part !== '');
}

/** Each part that is cut off costs a reading of the whole title; one with more marks names no site. */
const MOST_MARKS = 20;

/**
 * Cuts the site's name off a title, at either end. Without a known name: last parts after a strong separator that are short beside the rest, and a
 * short first part before a bar.
 */
export function withoutSite(title: string, siteNames: readonly string[]): string {
  const marks = [...title.matchAll(SEPARATOR)];
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || marks.length > MOST_MARKS) return title;
  const [head, tail] = [title.slice(0, last.index), title.slice(last.index + last[0].length)];
  const [start, rest] = [title.slice(0, first.index), title.slice(first.index + first[0].length)];
  if (head !== '' && siteNames.some((name) => isSameText(tail, name))) return withoutSite(head, []);
  if (rest !== '' && siteNames.some((name) => isSameText(start, name))) return rest;
  if (/[|｜\-–—·•»«]/.test(last[0]) && tail.length < head.length && tail.split(' ').length <= 5)
    return /[|｜»«]/.test(last[0]) ? withoutSite(head, []) : head;
  if (marks.length === 1 && /[|｜»«]/.test(first[0]) && start.length * 2 < rest.length) return rest;
  return title;
}

function fold(text: string): string {
  return squeeze(text)
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/…/g, '...')
    .replace(/[‐‑]/g, '-');
}
