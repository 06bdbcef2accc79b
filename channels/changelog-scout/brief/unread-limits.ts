import { blankOut, findDates } from '../dates/find-dates.ts';
import type { Span } from '../text/span.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { findVersions } from '../versions/find-versions.ts';
import type { Windows } from './reading.ts';

const MONTHS = wordSet(MONTH_NAMES);

/**
 * Versions, days, months and spans of time of a brief that narrow nothing of what was read, as written: they were meant to, so that the answer is
 * to more or to something else than was asked. `known` are words that were read as something else (a topic, a product).
 */
export function findUnreadLimits(text: string, windows: readonly Windows[], known: readonly string[]): string[] {
  const used = [...windows.flatMap(({ time, versions }) => [time?.words, versions?.words]), ...known].flatMap((words) =>
    placesOf(text, words ?? ''),
  );
  const rest = blankOut(text, used);
  const dates = findDates(rest);
  const bare = blankOut(rest, dates);
  const months = [...bare.matchAll(/\p{L}{4,}/gu)].filter(([word]) => MONTHS.has(word.toLowerCase()) && word !== 'may');
  const spans = [...bare.matchAll(SPAN)];
  const found = [
    ...dates,
    ...findVersions(bare),
    ...[...months, ...spans].map((hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  ].toSorted((a, b) => a.start - b.start);
  const said = windows
    .flatMap(({ time, versions }) => [time?.words ?? '', versions?.words ?? ''])
    .join(' ')
    .toLowerCase();
  return [...new Set(found.map(({ start, end }) => text.slice(start, end).trim()))].filter(
    (words) => !said.includes(words.toLowerCase()),
  );
}

const SPAN =
  /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few)[ -](?:days?|weeks?|months?|years?)\b/gi;

function placesOf(text: string, words: string): Span[] {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? [] : [{ start: at, end: at + words.length }];
}
