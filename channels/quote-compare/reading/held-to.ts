import { isDenied } from '../../reading/denials.ts';
import { isSamePerson, readThread } from '../../reading/mail-thread.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { LACKS, NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { FOR_WHO_WANTS_IT } from '../../reading/vocabulary/order-words.ts';
import { COSTS_WORDS, INSPECTION_PAPERS } from '../../reading/vocabulary/requirement-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { amountsIn, clausesOf, escaped, GUARANTEE, isStandard, marksIn, namedIn } from '../brief/read-requirements.ts';
import type { Requirement } from '../brief/read-requirements.ts';
import type { Need } from '../need.ts';
import type { QuoteReading } from '../quote-reading.ts';
import { ALTERNATE } from './item-words.ts';

/** What a statement of a vendor says to a requirement: that it is met, or by which words it is not. */
export interface Answer {
  isMet: boolean;
  words: string;
  span: Span;
}

/** What a quote says to a requirement for each need that it is about; needs of which it says nothing are left out, null where it says both. */
export function answersTo(
  requirement: Requirement,
  { opened: { quote }, offer }: QuoteReading,
  needs: readonly Need[],
): Map<string, Answer | null> {
  const heard: (Answer & { needs: string[] })[] = [];
  const foreign = quotedMails(quote.text);
  for (const unit of quote.units) {
    const statement = quote.text.slice(unit.start, unit.end);
    if (/\?\W*$/.test(statement) || ASIDE.test(statement)) continue;
    if (foreign.some((span) => overlaps(span, unit))) continue;
    const lines = offer.lines.filter(({ spans }) => spans.some((span) => overlaps(span, unit)));
    let about = lines.flatMap((line) => line.needs);
    const clauses = requirement.amount ? [{ start: 0, end: statement.length }] : clausesOf(statement);
    for (const { start, end } of clauses) {
      const clause = statement.slice(start, end);
      const named = namedIn(clause, needs).map(({ id }) => id);
      if (named.length > 0) about = named;
      const said = saidIn(clause, requirement, needs);
      if (said) heard.push({ ...said, needs: about, span: { start: unit.start, end: unit.end } });
    }
  }
  return new Map(
    requirement.needs.flatMap((id): [string, Answer | null][] => {
      const own = heard.filter((answer) => answer.needs.includes(id));
      const told = own.length > 0 ? own : heard.filter((answer) => answer.needs.length === 0);
      const [against] = told.filter(({ isMet }) => !isMet);
      const [first] = told;
      if (!first) return [];
      return [[id, against && told.some(({ isMet }) => isMet) ? null : (against ?? first)]];
    }),
  );
}

const ASIDE = new RegExp(`${ALTERNATE.source}|${phrasePattern(FOR_WHO_WANTS_IT).source}`, 'iu');

/** Mails of others that a vendor's answer quotes: their words are none of its own. */
function quotedMails(text: string): Span[] {
  const [first, ...others] = readThread(text);
  return others.filter(
    ({ kind, from }) => (kind === 'answered' || kind === 'quoted') && !isSamePerson(from, first?.from ?? null),
  );
}

type Said = Pick<Answer, 'isMet' | 'words'>;

function saidIn(clause: string, requirement: Requirement, needs: readonly Need[]): Said | null {
  const { marks, amount, isRefused } = requirement;
  const said =
    marks.length > 0
      ? markIn(clause, requirement, needs)
      : amount
        ? amountIn(clause, requirement)
        : wordsIn(clause, requirement);
  if (!isRefused || said === null) return said;
  // Of what it has to be without, silence is as good as a denial.
  return said.isMet ? { ...said, isMet: false } : null;
}

function markIn(
  clause: string,
  { marks, nouns, direction, isRefused }: Requirement,
  needs: readonly Need[],
): Said | null {
  const said = marks.filter((mark) => patternOf(mark).test(clause));
  const denied = [...said, ...nouns].find((word) => isDeniedIn(clause, word));
  if (denied !== undefined) return { isMet: false, words: clause.trim() };
  const codes = needs.flatMap(({ codes: own }) => own);
  const others = marksIn(clause).flatMap(({ mark }) => (said.includes(mark) || codes.includes(mark) ? [] : [mark]));
  const kin = marks.filter((mark) => others.some((other) => isKin(mark, other)));
  const better = others.filter((other) => marks.some((mark) => isKin(mark, other) && isBetter(other, mark, direction)));
  const rivals = others.filter((other) => !better.includes(other) && kin.some((mark) => isKin(mark, other)));
  const isRival = rivals.some((other) => !said.some((mark) => isKin(mark, other)));
  if (isRival && better.length === 0 && !isRefused) return { isMet: false, words: rivals.join(', ') };
  return said.length + better.length > 0 ? { isMet: true, words: [...said, ...better].join(', ') } : null;
}

/** Short ones in their own case: "CE" is no "ce". Of "AISI 316" the number is enough, of "EN 10204 3.1" the kind beside the name of a paper. */
function patternOf(mark: string): RegExp {
  const { standard = '', kind } = KIND_OF.exec(mark)?.groups ?? {};
  const spaced = escaped(kind === undefined ? mark : standard)
    .replace(/^(\p{Lu}+[\s-])(?=\d{3,4}$)/u, '(?:$1)?')
    .replace(/[\s-]+/g, '[\\s-]?');
  const own =
    kind === undefined
      ? spaced
      : `(?:${spaced}(?::\\d{4})?[\\s/,(-]{1,2}(?:typ[ea]?\\s)?|${PAPER}[\\s(]{1,2})${escaped(kind)}`;
  const ahead = kind === undefined ? '' : `|(?<![\\d.,])${escaped(kind)}[\\s-]${PAPER}`;
  return new RegExp(`(?<![\\p{L}\\d.,])${own}(?![\\p{L}\\d]|[.,]?\\d|-\\d)${ahead}`, mark.length > 2 ? 'iu' : 'u');
}
const KIND_OF = /^(?<standard>.*\d)[\s/,-]{1,2}(?:type? )?(?<kind>\d\.\d)$/;
const PAPER = anyOf(INSPECTION_PAPERS);

const runsOf = (mark: string): string[] => mark.match(/\p{L}+|\d+/gu) ?? [];
const lettersOf = (mark: string): string[] => runsOf(mark).filter((run) => /\p{L}/u.test(run));

/** Marks of one scale: "IP54" and "IP65", "D-s2,d0" and "B-s1,d0", "1.4301" and "1.4401". */
function isKin(one: string, other: string): boolean {
  // "Type II" where IIR is asked for.
  if (one !== other && [one, other].every((mark) => ROMAN.test(mark))) return true;
  if (one === other || !/\d/.test(one) || isStandard(lettersOf(one)[0] ?? '')) return false;
  if (/^\d/.test(one)) return shapeOf(one) === shapeOf(other) && one[0] === other[0];
  const [own, others] = [lettersOf(one), lettersOf(other)];
  if (own.length > 1 && own.slice(1).join() === others.slice(1).join()) return true;
  const [a, b] = [runsOf(one), runsOf(other)];
  return a[0] === b[0] && /\d/.test(a[1] ?? '') && /\d/.test(b[1] ?? '') && Math.abs(a.length - b.length) < 2;
}
const ROMAN = /^[IVX]{1,4}\p{Lu}?$/u;
const shapeOf = (mark: string): string => mark.replace(/\d/g, '9').replace(/\p{L}/gu, 'A');

/** Of a scale with a letter before it the first one is the best and small numbers behind it are, "A2-s1,d0"; of others the larger number is. */
function isBetter(one: string, other: string, direction: Requirement['direction']): boolean {
  if (direction === null) return false;
  const numbers = (mark: string): number[] => (mark.match(/\d+/g) ?? []).map(Number);
  if (lettersOf(other).length > 1) {
    const [own, others] = [numbers(one.replace(/^\p{L}\d*/u, '')), numbers(other.replace(/^\p{L}\d*/u, ''))];
    const isAhead = (lettersOf(one)[0] ?? '') <= (lettersOf(other)[0] ?? '');
    return direction === 'least' && isAhead && own.every((value, at) => value <= (others[at] ?? 0));
  }
  const others = numbers(other);
  return numbers(one).every((value, at) =>
    direction === 'least' ? value >= (others[at] ?? 0) : value <= (others[at] ?? 0),
  );
}

/** The amount of the same unit that stands nearest to what it is of. */
function amountIn(text: string, { amount, nouns, direction }: Requirement): Said | null {
  const noun = nouns.map((word) => nounPattern(word).exec(text)).find((hit) => hit !== null);
  if (!amount || !noun) return null;
  const [nearest] = amountsIn(text)
    .filter(({ value, unit }) => unit === amount.unit && (unit !== 'days' || value >= LONG === amount.value >= LONG))
    .toSorted((a, b) => Math.abs(a.start - noun.index) - Math.abs(b.start - noun.index));
  if (!nearest) return isDeniedIn(text, noun[0]) ? { isMet: false, words: text.trim() } : null;
  const share = nearest.value / amount.value;
  const isMet = direction === 'least' ? share > 0.97 : direction === 'most' ? share < 1.03 : Math.abs(share - 1) < 0.03;
  return {
    isMet,
    words: text.slice(Math.min(noun.index, nearest.start), Math.max(noun.index + noun[0].length, nearest.end)),
  };
}
/** Days from which on a length of time is told in months and years. */
const LONG = 60;

/** Any word for a guarantee stands for every other; of the rest the stem is the same. */
const nounPattern = (word: string): RegExp =>
  GUARANTEE.test(word)
    ? GUARANTEE
    : new RegExp(`(?<!\\p{L})${escaped(word.slice(0, Math.max(4, word.length - 2)))}\\p{L}{0,4}(?!\\p{L})`, 'iu');

/** Two of its words are enough, or the only one. */
function wordsIn(clause: string, { nouns }: Requirement): Said | null {
  const own = clause.match(/\p{L}{4,}/gu) ?? [];
  const said = nouns.flatMap((noun) => own.find((word) => isSameStem(word, noun)) ?? []);
  if (said.some((word) => isDeniedIn(clause, word))) return { isMet: false, words: clause.trim() };
  return said.length >= Math.min(2, nouns.length) ? { isMet: true, words: said.join(' ') } : null;
}

const AT_ITS_END = new RegExp(
  `^(?:[\\s(]+\\S+){0,4}?\\s(?:${anyOf(NEGATIONS)}|${anyOf(LACKS)})(?<rest>(?:\\s\\S+){0,2})\\W*$`,
  'iu',
);
const COSTS = phrasePattern(COSTS_WORDS);

/** "Bez atestu PZH", "atestu PZH ta seria nie posiada"; "at no extra cost" denies nothing. */
function isDeniedIn(clause: string, word: string): boolean {
  const pattern = KIND_OF.test(word)
    ? patternOf(word)
    : new RegExp(`(?<![\\p{L}\\d])${escaped(word)}\\p{L}{0,3}(?![\\p{L}\\d])`, 'iu');
  const hit = (GUARANTEE.test(word) ? GUARANTEE : pattern).exec(clause);
  if (!hit || COSTS.test(clause)) return false;
  return isDenied(clause.slice(0, hit.index)) || AT_ITS_END.test(clause.slice(hit.index + hit[0].length));
}
