import { cueList } from '../../reading/cue-list.ts';
import { readDays } from '../../../evidence/read-date.ts';
import type { Need } from '../need.ts';
import type { NeedMatcher } from './need-matcher.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { inside, lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

const OLDER_BELOW = cueList(String.raw`
    ^\W*(?:original|forwarded|ursprüngliche|weitergeleitete) (?:message|nachricht)\b|^\W*message d['’]origine
    ^(?:on|am|le|el|il)\b[^\n]{4,120}\b(?:wrote|schrieb|écrit|escribió|scritto)\b\W*$|^from:\s
    ^\W*(?:original|previous|prior|earlier|old|superseded) (?:quot(?:e|ation)|pric(?:es?|ing)|offer|e?-?mail)\b[^\d]{0,40}$
  `);
const NEWER_BELOW = cueList(String.raw`
    ^\W*(?:revised|corrected|updated|amended|new)(?: (?:quot(?:e|ation)|pric(?:es?|ing)|offer|version))?\b(?:[^\n]{0,60}\b(?:replac|supersed|cancel)\w*[^\n]{0,40}|\W{0,4}(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})?\W*)$
    \b(?:replac(?:es|ing)|supersed(?:es|ing)|cancels|instead of) (?:the |all |our |my )*(?:(?:quote|pric\w+|offer|figures?) )?above\b
    ^\W*rev(?:ision)?\.? ?(?:[B-F]|[2-9])\b[^\n]{0,24}$
  `);
/** The newer text leaves something of the older one standing. */
const UNCHANGED =
  /\b(?:unchanged|same as|as before|remains?|rest as|otherwise as|no change|still (?:hold|stand|good)s?)\b/i;

interface Section extends Span {
  /** Higher is newer. */
  rank: number;
  sentAt: string | null;
}

/**
 * Stretches of a paste that a newer quote in it replaces: the mails below the newest one of a thread, what stands above a revision, quoted
 * lines. Only what prices no other need than the newer text does is replaced.
 */
export function findSuperseded(text: string, numerals: Numeral[], matcher: NeedMatcher): Span[] {
  const sections = findSections(text);
  if (sections.length < 2) return [];
  const priced = new Map(sections.map((section) => [section, pricedIn(text, section, { numerals, matcher })]));
  return sections.filter((section) => {
    const newer = sections.filter(({ rank }) => rank > section.rank);
    const covered = new Set(newer.flatMap((other) => [...(priced.get(other) ?? [])]));
    const own = [...(priced.get(section) ?? [])];
    const isKept = newer.some(({ start, end }) => UNCHANGED.test(text.slice(start, end)));
    return own.length > 0 && !isKept && own.every((need) => covered.has(need));
  });
}

/** Needs that a section names and gives amounts with. */
function pricedIn(
  text: string,
  section: Span,
  { numerals, matcher }: { numerals: Numeral[]; matcher: NeedMatcher },
): Set<Need> {
  if (!inside(numerals, section).some(isMoney)) return new Set();
  const lines = text.slice(section.start, section.end).split('\n');
  return new Set(lines.flatMap((line) => matcher.match(line).map(({ need }) => need)));
}

/** How new the part of a paste is that an offset stands in: higher is newer, all the same where it is one piece. */
export function ageIn(text: string): (offset: number) => number {
  const sections = findSections(text);
  return (offset) => sections.findLast(({ start }) => start <= offset)?.rank ?? 0;
}

/** The order of what a paste says in several mails, oldest first. */
export function byAge<T extends Span>(text: string, spans: T[]): T[] {
  const rankOf = ageIn(text);
  return spans.toSorted((a, b) => rankOf(a.start) - rankOf(b.start));
}

function findSections(text: string): Section[] {
  const sections: Section[] = [];
  let rank = 0;
  for (const line of lineSpans(text)) {
    const words = text.slice(line.start, line.end).trim();
    const last = sections.at(-1);
    if (!last && words === '') continue;
    const isQuoted = words.startsWith('>');
    const own = isQuoted ? rank - 1 : rank;
    const isOlder = !isQuoted && last !== undefined && OLDER_BELOW.test(words);
    const isNewer = !isQuoted && last !== undefined && NEWER_BELOW.test(words);
    if (isOlder) rank -= 1;
    if (isNewer) rank = Math.max(...sections.map((section) => section.rank)) + 1;
    if (!last || isOlder || isNewer || last.rank !== own)
      sections.push({ ...line, rank: isOlder || isNewer ? rank : own, sentAt: null });
    else last.end = line.end;
  }
  return byDate(sections.map((section) => ({ ...section, sentAt: sentAt(text, section) })));
}

/** A thread that is pasted oldest first says so by its days. */
function byDate(sections: Section[]): Section[] {
  const dated = sections.filter(({ sentAt: day }) => day !== null);
  const isRising =
    dated.length > 1 && dated.every(({ sentAt: day }, at) => at === 0 || (dated[at - 1]?.sentAt ?? '') < (day ?? ''));
  return isRising && dated.length === sections.length
    ? sections.map((section, rank) => ({ ...section, rank }))
    : sections;
}

function sentAt(text: string, { start, end }: Span): string | null {
  const head = text
    .slice(start, end)
    .split('\n')
    .slice(0, 6)
    .find((line) => /^\W*(?:sent|date|on|am|le)\b/i.test(line));
  return head ? (readDays(head)[0]?.iso ?? null) : null;
}
