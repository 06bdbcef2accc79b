import { cueList } from '../../reading/cue-list.ts';
import { blankOut, findDates } from '../dates/find-dates.ts';
import { findIncidents } from './remarks.ts';
import { back, calendar, lastWeekday, monthEnd, shift } from './calendar-spans.ts';
import { findPoints } from './named-times.ts';
import type { TimeWindow } from './reading.ts';

/**
 * The days that a brief asks for, in English, relative to the day on which it was accepted: `since June 2026`, `last month`, `in the past
 * 90 days`, `between 1 May and 30 June 2026`, `before 2025`. Null where it names none.
 */
export function readTimeWindow(whole: string, acceptedAt: string): TimeWindow | null {
  const today = statedToday(whole) ?? acceptedAt.slice(0, 10);
  const text = blankOut(whole, findIncidents(whole));
  return readRelative(text, today) ?? readStated(text, today);
}

/** `it is November 2026 now`: the day that a brief counts from, the last one of a month. */
function statedToday(text: string): string | null {
  const [words] =
    /\b(?:it is|it['’]s|today is|now is|as of today,?) (?:now )?[\p{L}\d][\p{L}\d ,./-]{5,24}/iu.exec(text) ?? [];
  const [date] = words ? findDates(words) : [];
  return date ? (date.iso.length === 7 ? monthEnd(date.iso) : date.iso) : null;
}

const FROM = String.raw`since|after|from|back to|starting(?: (?:in|on|from|with))?|as of|later than|newer than`;
const UNTIL = String.raw`before|(?:until|till|up to|through|to) and including|until|till|up to|through|prior to|older than|earlier than`;
const WITHIN = String.raw`in|during|on|of|for|dated|released(?: in| on)?`;
/** What somebody did with a release at a time, so that it is the one in use. */
const GOT = 'got|get|bought|have|had|installed|deployed|received|downloaded|rolled out|took|set up';
/** `since our upgrade in` before a day. */
const OCCASION = String.raw`(?<=\b(?:since|after)\s+)(?:(?:my|our|the|we|i)\s+)?(?:\p{L}+\s+){1,4}?(?:(?:on|in|of|from)\s+|(?<=\b(?:${GOT})\s+)|(?=(?:start|beginning|end|early|late|mid)\s))`;
const PART_OF = String.raw`(?:start|beginning|end|early|late|mid) (?:of )?`;
const LEAD = new RegExp(
  String.raw`\b(${FROM}|${UNTIL}|${WITHIN})\s+(?:${OCCASION})?(?:the\s+)?(?:${PART_OF})?(?:year\s+)?$`,
  'iu',
);

const COUNT: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  couple: 2,
  few: 3,
};
const NUMBER = String.raw`(\d{1,3}|${Object.keys(COUNT).join('|')})`;

function readRelative(text: string, today: string): TimeWindow | null {
  const since = /\bsince (?:the )?(?:(?:start|beginning) of )?(last|this) (week|month|quarter|year)\b/i.exec(text);
  if (since)
    return { ...calendar(since[2] ?? '', since[1]?.toLowerCase() === 'last' ? -1 : 0, today, since[0]), to: null };
  const rolling = new RegExp(
    String.raw`\b(?:(?:in|over|during|within|for|from) )?(?:the )?(?:last|past|previous|recent) (?:${NUMBER} (?:of )?)?(days?|weeks?|fortnights?|months?|quarters?|years?)\b`,
    'i',
  ).exec(text);
  if (rolling) {
    const [words, count, unit = ''] = rolling;
    const isCalendar = count === undefined && !/\b(?:in|over|during|within) the\b|past/i.test(words);
    return isCalendar ? calendar(unit, -1, today, words) : { from: back(today, unit, amount(count)), to: today, words };
  }
  const ago = new RegExp(
    String.raw`\b(?:since|from|after)\s+(?:about )?${NUMBER} (?:of )?(days?|weeks?|fortnights?|months?|years?) ago\b`,
    'i',
  ).exec(text);
  if (ago) return { from: back(today, ago[2] ?? '', amount(ago[1])), to: null, words: ago[0] };
  const idle = new RegExp(
    String.raw`(?:\bnot|n['’]t|\bnever|\bno (?:update|upgrade)s?)\b[^.?!]{0,60}?\b((?:for|in) (?:about |over |the (?:last |past )?)?${NUMBER} (?:of )?(days?|weeks?|fortnights?|months?|years?))\b`,
    'i',
  ).exec(text);
  if (idle) return { from: back(today, idle[3] ?? '', amount(idle[2])), to: null, words: idle[1] ?? '' };
  const weekday = /\b(?:since|after|from) (?:last |this )?(mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(text);
  if (weekday?.[1]) return { from: lastWeekday(weekday[1], today), to: null, words: weekday[0] };
  const now = /\b(?:(?:in|during|so far) )?this (week|month|quarter|year)\b(?!['’]s\b)/i.exec(text);
  if (now) return calendar(now[1] ?? '', 0, today, now[0]);
  const day = new RegExp(
    String.raw`(?<!\b(?:${DUE})\b[^.?!\n]{0,60})(?<!\b(?:to|till|until|through)\s+|\d\s)\b(?:since )?(yesterday|today)\b`,
    'i',
  ).exec(text);
  if (!day) return null;
  const from = day[1]?.toLowerCase() === 'today' ? today : shift(today, -1);
  return { from, to: /since/i.test(day[0]) ? null : from, words: day[0] };
}

/** Words of a sentence whose "today" is when the answer is needed. */
const DUE = 'wants?|needs?|needed|due|by|deadline|meeting|answer|reply|decide|deciding';

const amount = (written: string | undefined): number =>
  written === undefined ? 1 : (COUNT[written.toLowerCase()] ?? Number(written));

function readStated(text: string, today: string): TimeWindow | null {
  const points = findPoints(text, today);
  const [first, second] = points;
  if (!first) return readBareSpan(text, today);
  const before = text.slice(0, first.start);
  if (
    second &&
    /\b(?:between|from)\s+(?:the\s+)?$/i.test(before) &&
    TO_NEXT.test(text.slice(first.end, second.start))
  ) {
    return {
      from: first.from,
      to: second.to < first.from ? today : second.to,
      words: text.slice(/\b(?:between|from)\s+(?:the\s+)?$/i.exec(before)?.index ?? 0, second.end),
    };
  }
  const at = points.findIndex(({ end }, index) => {
    const next = points[index + 1];
    return (
      next !== undefined &&
      /^\s*(?:\.{2,3}|…|–|—|→|->|to|until|till|through|bis)\s*$/i.test(text.slice(end, next.start))
    );
  });
  const [start, end] = points.slice(Math.max(at, 0));
  if (at >= 0 && start && end) return { from: start.from, to: end.to, words: text.slice(start.start, end.end) };
  const taken = points.find((point) => TAKEN.test(text.slice(0, point.start)));
  if (taken) {
    const begun = TAKEN.exec(text.slice(0, taken.start))?.index ?? taken.start;
    return { from: shift(taken.to, 1), to: null, words: text.slice(begun, taken.end) };
  }
  for (const point of points) {
    const lead = LEAD.exec(text.slice(0, point.start));
    if (!lead) continue;
    const word = lead[1]?.toLowerCase() ?? '';
    // "Since the end of September": its last third.
    const isMonth = point.from !== point.to && point.from.slice(0, 7) === point.to.slice(0, 7);
    const late = isMonth && /\b(?:end of|late) $/i.test(lead[0]) ? `${point.to.slice(0, 7)}-21` : point.from;
    const words = text.slice(lead.index, point.end);
    const isHeld = word === 'from' && HELD.test(text.slice(0, lead.index));
    if (isHeld) return { from: shift(point.to, 1), to: null, words };
    if (word === 'since' && point.from === point.to && OF_RELEASE.test(lead[0]))
      return { from: shift(point.to, 1), to: null, words };
    const held = { from: point.from, to: point.to };
    if (/^(?:since|after)$/.test(word) && point.from !== point.to && IN_USE.test(lead[0]))
      return { from: shift(point.to, 1), to: null, words, held };
    if (/^(?:since|from|back to|starting|as of)/.test(word)) return { from: late, to: null, words };
    if (/^(?:after|later|newer)/.test(word)) return { from: shift(point.to, 1), to: null, words };
    if (/^(?:before|prior|older|earlier)/.test(word)) return { from: null, to: shift(point.from, -1), words };
    if (/^(?:until|till|up to|through|to )/.test(word)) return { from: null, to: point.to, words };
    if (/^(?:on|in)$/.test(word) && PUT_IN.test(text.slice(0, lead.index)))
      return { from: shift(point.to, 1), to: null, words };
    return { from: point.from, to: point.to, words };
  }
  // "The September release": a month that says which.
  const [named] = points.filter(
    ({ start, end }) => /\p{L}/u.test(text.slice(start, end)) && RELEASE_OF.test(text.slice(end)),
  );
  if (named) return { from: named.from, to: named.to, words: text.slice(named.start, named.end) };
  const [only, other] = points.filter(({ isSpan }) => isSpan);
  if (!only || points.length > 1 || other) return null;
  return { from: only.from, to: only.to, words: text.slice(only.start, only.end) };
}

/** `between the August release and the one from 5 October` */
const ONE = String.raw`(?:releases?|versions?|updates?|one)\s+`;
const TO_NEXT = new RegExp(
  String.raw`^\s*(?:${ONE})?(?:and|(?:up\s+)?to|until|till|through|-|–|—)\s+(?:and\s+including\s+)?(?:the\s+)?(?:${ONE}(?:from|of|on|in)\s+)?(?:the\s+)?$`,
  'i',
);

const RELEASE_OF = /^['’]?s?\s+(?:releases?|versions?|updates?|changes|builds?|notes|changelog)\b/i;

/** `since the release of the 3rd of May`: one that the asker has. */
const OF_RELEASE = /\b(?:release|version|update|build|one)\s+(?:of|from|on|in)\s/i;

/** `the customer got it on 21 July`: what they have since, so that what came after it is asked for. */
const PUT_IN =
  /\b(?:we|i|they|he|she|boss|customers?|clients?|team|colleagues?)\b(?: \w+)? (?:got|installed|deployed|upgraded|updated|bought|set up|rolled out)\b[^.?!;:,]{0,40}$/i;

/** `since the version we got last autumn` */
const IN_USE = new RegExp(
  String.raw`\b(?:release|version|update|build|one)\s+(?:that\s+)?(?:we|i)(?:['’]ve)?\s+(?:${GOT})\b`,
  'i',
);

/** `we took the one from April 2026`: the release in use, whatever else the brief says of the time. */
const TAKEN = cueList(
  String.raw`{who}\b(?:['’](?:ve|re|m)| (?:are|is|am|all|still|only|last|both))* {had} the {release} {on} (?:the )?$`,
  {
    before: String.raw`\b`,
    words: {
      who: 'we|i|they|he|she|team|customers?|clients?',
      had: `${GOT}|run|use|on|at|kept|running|using|updated to|upgraded to`,
      release: String.raw`(?:\w+ )?(?:one|version|release|update|build)(?: that)?(?: came out| went out)?`,
      on: String.raw`from|of|dated|released (?:in|on)|in|on`,
    },
  },
);

/** `if we move from 2026-08-01`: a version that is a day, and that the asker has. */
const HELD = /\b(?:mov|upgrad|migrat|switch|go|going|pinned|stuck)\w*\s+(?:up\s+)?$/i;

/** "6 months" with nothing that says of what is the time up to today. */
function readBareSpan(text: string, today: string): TimeWindow | null {
  const hit = new RegExp(
    String.raw`(?:^|[\s,;:–-])${NUMBER} (days?|weeks?|months?|years?)(?: back| only| please)?\s*[.!?]?\s*$`,
    'i',
  ).exec(text);
  const [words = '', count = '', unit = ''] = hit ?? [];
  return hit && /\d/.test(count) ? { from: back(today, unit, amount(count)), to: today, words: words.trim() } : null;
}
