import { cueList } from '../../reading/cue-list.ts';
import { bareCode } from '../brief/read-codes.ts';

/** How a text names a code: itself, by a range or a common beginning, or not at all. */
export type CodeMatch = { kind: 'listed' | 'covered'; start: number; end: number } | { kind: 'absent' };

/** Looks for a code whatever marks stand between its letters and digits; `KX7040` stands in "Model No.: KX-7040", not in "KX-70401". */
export function compareCode(text: string, code: string): CodeMatch {
  const bare = bareCode(code);
  if (bare === '') return { kind: 'absent' };
  const runs = code.toUpperCase().match(/[A-Z]+|\d+/g) ?? [];
  const listed = new RegExp(`(?<![A-Z0-9])(?<!\\d[./-])${runs.join('[\\s./_-]{0,2}')}(?![A-Z0-9]|[./-]\\d)`, 'i').exec(
    text,
  );
  // "Serial numbers less than 370000" do not hold 370000.
  const isBeyond = (at: number): boolean =>
    readSerialBounds(text).some(({ isStrict, start, end }) => isStrict && start <= at && at < end);
  if (listed && isSaidToBe(text, bare, listed.index) && !isBeyond(listed.index))
    return { kind: 'listed', start: listed.index, end: listed.index + listed[0].length };
  return coveredBy(text, bare);
}

/** One or two figures are a code only where they are called one: elsewhere they count or measure. */
const isSaidToBe = (text: string, bare: string, at: number): boolean =>
  !/^\d{1,2}$/.test(bare) || NUMBERED.test(text.slice(Math.max(0, at - 40), at));
const NUMBERED =
  /\b(?:models?|styles?|items?|parts?|numbers?|nos?\.|codes?|lots?|batch(?:es)?|sizes?|serials?|versions?)\b[^.;:]{0,24}$/i;

function coveredBy(text: string, bare: string): CodeMatch {
  for (const hit of text.matchAll(BEGINNING)) {
    const prefixes = (hit[1] ?? '').match(/[A-Z0-9][A-Z0-9-]*/gi) ?? [];
    if (prefixes.some((prefix) => isPrefix(bareCode(prefix), bare)))
      return { kind: 'covered', start: hit.index, end: hit.index + hit[0].length };
  }
  const range =
    readCodeRanges(text).find(({ from, to }) => isInRange(bare, bareCode(from), bareCode(to))) ??
    readSerialBounds(text).find((bound) => isWithinBound(bare, bound) === true);
  return range ? { kind: 'covered', start: range.start, end: range.end } : { kind: 'absent' };
}

/** "Serial numbers less than 370000", "serial numbers 4100 and higher": all on one side of a number. */
export interface SerialBound {
  code: string;
  isBelow: boolean;
  /** The number itself is on the other side. */
  isStrict: boolean;
  start: number;
  end: number;
}

export const readSerialBounds = (text: string): SerialBound[] =>
  [...text.matchAll(BOUND_BEFORE), ...text.matchAll(BOUND_BEHIND)].map((hit) => ({
    code: bareCode(hit.groups?.['code'] ?? ''),
    isBelow: BELOW.test(hit.groups?.['side'] ?? ''),
    isStrict: !/(?:and|or) [a-z]+$/i.test(hit[0]),
    start: hit.index,
    end: hit.index + hit[0].length,
  }));

/** Whether a code lies on the side of the bound that is recalled; null for two that are not made alike. Figures alone compare as numbers. */
export function isWithinBound(bare: string, { code, isBelow, isStrict }: SerialBound): boolean | null {
  const areNumbers = /^\d{1,15}$/.test(bare) && /^\d{1,15}$/.test(code);
  if (!areNumbers && shapeOf(bare) !== shapeOf(code)) return null;
  const [own, bound] = areNumbers ? [Number(bare), Number(code)] : [bare, code];
  return own === bound ? !isStrict : own < bound === isBelow;
}

const BOUND_CODE = '(?<code>(?=[A-Z-]*\\d{3})[A-Z\\d-]{4,20})(?![A-Z\\d])';
const SIDES = 'lower|below|less|earlier|under|before|prior|smaller|higher|above|greater|later|over|after|larger';
const SERIAL_IS = String.raw`\bserials?(?: (?:numbers?|nos?\.?|codes?))?(?: (?:that|which|are|is|of|with)){0,2}`;
const BOUND_BEFORE = new RegExp(`${SERIAL_IS} (?<side>${SIDES})(?: (?:than|to))? ${BOUND_CODE}`, 'gi');
const BOUND_BEHIND = new RegExp(`${SERIAL_IS}:? ${BOUND_CODE},? (?:and|or) (?<side>${SIDES})(?![a-z])`, 'gi');
const BELOW = /^(?:lower|below|less|earlier|under|before|prior|smaller)/i;

/** First and last of a run of codes, both made alike, and where it stands. */
export interface CodeRange {
  from: string;
  to: string;
  start: number;
  end: number;
}

/** "1107KT40 through 1129KT40", "between 4400 and 4480": no run is "4400 and 4480", and none are days and years. */
export function readCodeRanges(text: string): CodeRange[] {
  const spelled = Array.from(text.matchAll(RANGE)).flatMap((hit) => {
    const [from, to] = [hit[2] ?? '', hit[4] ?? ''];
    const isRun = hit[3]?.toLowerCase() !== 'and' || hit[1] !== undefined;
    const areAlike = bareCode(from).length >= 3 && shapeOf(from) === shapeOf(to) && bareCode(from) <= bareCode(to);
    const isNamed = CALLED.test(text.slice(Math.max(0, hit.index - 20), hit.index));
    if (!isRun || !areAlike || (!isNamed && [from, to].every((code) => DAY_OR_YEAR.test(code)))) return [];
    return [{ from, to, start: hit.index, end: hit.index + hit[0].length }];
  });
  // "17L 0000000 000 to 20F 9999999 999", in groups.
  const grouped = Array.from(text.matchAll(GROUPED)).flatMap(([whole, from = '', to = ''], at, all) => {
    const start = all[at]?.index ?? 0;
    return shapeOf(from) === shapeOf(to) ? [{ from, to, start, end: start + whole.length }] : [];
  });
  const hyphened = Array.from(text.matchAll(HYPHENED)).flatMap(([whole, from = '', to = ''], at, all) => {
    const start = all[at]?.index ?? 0;
    const isRun = from.length === to.length && Number(to) > Number(from) && Number(to) - Number(from) <= LONGEST_RUN;
    return isRun ? [{ from, to, start, end: start + whole.length }] : [];
  });
  return [...spelled, ...grouped, ...hyphened];
}

const GROUPED =
  /(?<![\w./-])((?=[A-Z]*\d)[A-Z\d]{2,8}(?: \d{2,10}){1,3}) (?:to|through|thru|–|-) ((?=[A-Z]*\d)[A-Z\d]{2,8}(?: \d{2,10}){1,3})(?![\w-])/g;

/** Called a code right before it, four digits are no year. */
const CALLED = /\b(?:codes?|lots?|batch(?:es)?|serials?|models?|numbers?)(?:\s+(?:from|of|between|are|is))?\W{0,3}$/i;
/** "6073-6080" without a blank may be one code too: it is a run where its ends lie close together. */
const HYPHENED = /(?<![\w./-])(\d{4,7})-(\d{4,7})(?![\w/-])/g;
const LONGEST_RUN = 500;

const DAY_OR_YEAR = /^(?:(?:19|20)\d{2}|\d{1,4}-\d{1,2}-\d{2,4})$/;

const BEGINNING = cueList(
  String.raw`
  {begin}\s+with\s+(?:either\s+)?(?:the\s+)?(?:following\s+)?(?:{kind}\s+)?:?\s*((?:{open}?{first}{close}?)(?:\s*{or}\s*{open}?{next}{close}?)*)
`,
  {
    flags: 'gi',
    words: {
      begin: String.raw`begin(?:s|ning)?|start(?:s|ing)?`,
      kind: String.raw`letters?|numbers?|digits?|prefix(?:es)?`,
      open: String.raw`[“"']`,
      close: String.raw`[”"']`,
      first: String.raw`[A-Z0-9-]*(?:\d[A-Z0-9-]*|[A-Z]{2,})`,
      next: String.raw`[A-Z0-9-]*\d[A-Z0-9-]*`,
      or: String.raw`,|or|and|,\s*and|,\s*or`,
    },
  },
);
const RANGE =
  /(?<![A-Z0-9$.,/-])(between\s+)?(?=[A-Z0-9-]{0,39}\d)([A-Z0-9-]{1,40})\s*(?:(through|thru|to|and)\s+|–\s*|-\s+)(?=[A-Z0-9-]{0,39}\d)([A-Z0-9-]{1,40})(?![A-Z0-9])/gi;

const isPrefix = (prefix: string, code: string): boolean =>
  prefix.length >= 2 && /\d|[A-Z]{2}/.test(prefix) && code.length > prefix.length && code.startsWith(prefix);

/** Both ends look alike; a longer code is compared by as many characters as they have. */
function isInRange(code: string, first: string, last: string): boolean {
  const head = code.slice(0, first.length);
  return shapeOf(head) === shapeOf(first) && first <= last && head >= first && head <= last;
}

/** Which places of a code are digits and which letters, marks aside. */
export const shapeOf = (code: string): string => bareCode(code).replace(/\d/g, '9').replace(/[A-Z]/g, 'A');
