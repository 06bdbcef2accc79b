import { cueList } from '../../reading/cue-list.ts';
import type { Need } from '../need.ts';
import type { NeedMatcher } from './need-matcher.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { TAKEN_BACK } from '../../reading/vocabulary/price-change-words.ts';
import { readThread } from '../../reading/mail-thread.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { inside, lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

const OLDER_BELOW = cueList(String.raw`
    ^\W*(?:original|previous|prior|earlier|old|superseded) (?:quot(?:e|ation)|pric(?:es?|ing)|offer)\b[^\d]{0,40}$
  `);
const NEWER_BELOW = cueList(String.raw`
    ^\W*(?:revised|corrected|updated|amended|new)(?: (?:quot(?:e|ation)|pric(?:es?|ing)|offer|version))?\b(?:[^\n]{0,60}\b(?:replac|supersed|cancel)\w*[^\n]{0,40}|\W{0,4}(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})?\W*)$
    \b(?:replac(?:es|ing)|supersed(?:es|ing)|cancels|instead of) (?:the |all |our |my )*(?:(?:quote|pric\w+|offer|figures?) )?above\b
    ^\W*rev(?:ision)?\.? ?(?:[B-F]|[2-9])\b[^\n]{0,24}$
  `);
const BACK = phrasePattern(TAKEN_BACK);
/** Whether a line says that what it opens takes the place of what was sent before. */
export const replacesEarlier = (line: string): boolean => NEWER_BELOW.test(line.trim()) || BACK.test(line);
/** The newer text leaves something of the older one standing. */
const UNCHANGED =
  /\b(?:unchanged|same as|as before|remains?|rest as|otherwise as|no change|still (?:hold|stand|good)s?)\b/i;

interface Section extends Span {
  /** Higher is newer. */
  rank: number;
  /** Marks of quoting before it. */
  depth: number;
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
  const mails = readThread(text);
  const sections: Section[] = [];
  let rank = 0;
  for (const line of lineSpans(text)) {
    const words = text.slice(line.start, line.end).trim();
    const last = sections.at(-1);
    if (!last && words === '') continue;
    const at = mails.findLastIndex(({ start }) => start <= line.start);
    const mail = mails[at];
    const isMail = last !== undefined && mail?.start === line.start;
    const isOlder = OLDER_BELOW.test(words) && last !== undefined;
    const isNewer = replacesEarlier(words) && last !== undefined && !words.startsWith('>');
    if (isMail && mail?.kind === 'resumed') rank = sections.findLast(({ depth }) => depth <= mail.depth)?.rank ?? rank;
    else if (isMail || isOlder) rank -= 1;
    else if (isNewer) rank = Math.max(...sections.map((section) => section.rank)) + 1;
    const [depth, sentAt] = [mail?.depth ?? 0, mail?.sentAt ?? null];
    if (!last || isMail || isOlder || isNewer) sections.push({ ...line, rank, depth, sentAt });
    else last.end = line.end;
  }
  return bySent(sections);
}

/** Mails go by the days that their heads say, wherever they stand. A section without one was written before what stands above it, the first one last. */
function bySent(sections: Section[]): Section[] {
  if (sections.every(({ sentAt }) => sentAt === null)) return sections;
  let sentAt = LAST;
  const dated = sections.map((section) => ({ section, sentAt: (sentAt = section.sentAt ?? sentAt) }));
  const order = dated.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt) || a.section.rank - b.section.rank);
  return sections.map((section) => ({ ...section, rank: order.findIndex((own) => own.section === section) }));
}

/** Behind every day. */
const LAST = '9';
