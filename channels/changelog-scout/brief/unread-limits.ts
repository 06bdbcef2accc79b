import { findRemarks } from './remarks.ts';
import { placesOfPlatforms } from './topic.ts';
import { blankOut, findDates } from '../dates/find-dates.ts';
import type { Span } from '../text/span.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { cueList } from '../../reading/cue-list.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { findVersions } from '../versions/find-versions.ts';
import type { Windows } from './reading.ts';
import { findSupportQuestions } from './support-question.ts';
import { findUnreadRanges } from './unread-ranges.ts';
import { NOW } from './named-times.ts';

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
  const ranges = findUnreadRanges(text, [...used, ...findSupportQuestions(text)]);
  const days = findDates(rest);
  const bare = blankOut(rest, days);
  const dates = days.filter(({ start }) => !NOW.test(rest.slice(0, start)));
  const months = [...bare.matchAll(/\p{L}{4,}/gu)].filter(
    ({ 0: word, index }) =>
      MONTHS.has(word.toLowerCase()) && word !== 'may' && !NOW.test(bare.slice(Math.max(0, index - 60), index)),
  );
  const spans = [...bare.matchAll(SPAN), ...bare.matchAll(YEAR)];
  const platforms = placesOfPlatforms(blankOut(bare, findRemarks(bare)));
  const found = [
    ...dates,
    ...platforms,
    ...findVersions(blankOut(bare, [...platforms, ...ranges])),
    ...ranges,
    ...[...months, ...spans].map((hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  ].toSorted((a, b) => a.start - b.start);
  const said = windows
    .flatMap(({ time, versions }) => [time?.words ?? '', versions?.words ?? ''])
    .join(' ')
    .toLowerCase();
  const unread = found.map(({ start, end }) => text.slice(start, end).trim());
  // "The 3.8 line, from 3.8.4 to 3.8.9": both ends say it.
  const isOfBoth = (words: string): boolean =>
    windows.some(({ versions }) => [versions?.from, versions?.to].every((end) => end?.startsWith(`${words}.`)));
  return [...new Set(unread.filter((words) => !isSaid(words, said) && !isOfBoth(words)))];
}

/** Whether the words of a range stand whole in what was read: `5.4` is no part of `5.4.18`. What leads a version says nothing more of it. */
function isSaid(words: string, said: string): boolean {
  const own = words.toLowerCase().replace(/^since (?:the )?(?:version |release )?(?=v?\d+\.\d[\w.+-]*$)/, '');
  for (let at = said.indexOf(own); at >= 0; at = said.indexOf(own, at + 1))
    if (!/[\w.]$/.test(said.slice(0, at)) && !/^(?:\w|[.-]\d)/.test(said.slice(at + own.length))) return true;
  return false;
}

/** Words with which a brief leaves something out. */
export const EXCLUSION =
  /\b(?=(?:without|except|excluding|leav(?:e|ing) out|skip(?:ping)?|ignor(?:e|ing)|omit(?:ting)?|drop(?:ping)?|hide)\b)/i;

/** A year behind a word of time. */
const YEAR = /(?<=\b(?:year|in|from|for|of)\s)(?:19|20)\d{2}(?![\w.-]*\d)/gi;

/** What a time without a number of its own is counted from. */
const EVENTS = 'sprint|fortnight|decade|semester|season|holidays?|audit|deploy(?:ment)?|freeze|outage|migration';
/** Numbers of units, and whatever else is called the last, past or next one. */
const SPAN = cueList(
  String.raw`
  (?:\d{1,3}|{numbers})[ -](?:days?|weeks?|months?|years?|sprints?)
  (?:past|previous|last|since the) {events}
`,
  {
    flags: 'gi',
    before: String.raw`\b`,
    after: String.raw`\b`,
    words: { numbers: 'two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few', events: EVENTS },
  },
);

/** Where words stand for the first time, as they stand there. */
export function placesOf(text: string, words: string): Span[] {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? [] : [{ start: at, end: at + words.length }];
}
