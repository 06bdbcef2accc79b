import { BELOW_HUNDRED, parseCountWord } from '../../reading/count-words.ts';
import { findNumerals } from '../../reading/numerals.ts';
import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import { withoutShortDays } from '../../reading/short-days.ts';
import { overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { PACK_WORD, isMeasure, unitOf } from '../../reading/units.ts';
import { isNoGoods } from '../brief/no-goods.ts';
import { isSameNoun, timeOf } from '../brief/read-counts.ts';
import { readLimits } from '../brief/read-limits.ts';
import { partWords } from '../reading/part-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { FUNCTION_WORDS } from '../../reading/vocabulary/told-words.ts';
import { UNWANTED } from './told-words.ts';

/** A counted thing of a told brief, or a span of time that something is wanted for. Every text is the brief's own. */
export interface ToldNeed extends Span {
  part: string;
  /** The count and the unit as written; the unit is empty for pieces. */
  qty: string;
  unit: string;
  value: string;
  /** A trip is what nobody sells and charges go by: a load, a visit. */
  kind: 'thing' | 'time' | 'trip';
  /** Unit of time, where it counts one. */
  time: string | null;
  /** Words that the thing is called by. */
  nouns: string[];
}

interface Token extends Span {
  word: string;
}
const TOKEN = /[^\s,.;:!?()]+|[,.;:!?()]/gu;
const MOST_WORDS = 6;

/**
 * All that a stretch of the buyer's own text counts; null where a number of it counts nothing, says again no count, and is no date, limit or contact:
 * what it may ask for is not known.
 */
export function needsIn(text: string, mark: DecimalMark): ToldNeed[] | null {
  const spansOf = (pattern: RegExp): Span[] =>
    [...text.matchAll(pattern)].map(({ 0: hit, index }) => ({ start: index, end: index + hit.length }));
  const unwanted = spansOf(/[^.!?\n]+/gu).filter(({ start, end }) => UNWANTED.test(text.slice(start, end)));
  const aside = [...readLimits(text, NO_DAY).spans, ...findContacts(text), ...spansOf(CLOCK), ...unwanted];
  const found: ToldNeed[] = [];
  const unread: Numeral[] = [];
  for (const numeral of findNumerals(withoutShortDays(text, mark), mark)) {
    if ([...found, ...aside].some((span) => overlaps(span, numeral))) continue;
    const before = found.at(-1);
    const word = /(?<word>\p{L}+)\.?\s$/u.exec(text.slice(0, numeral.start))?.groups?.word ?? '';
    if (PACKED.test(text.slice(0, numeral.start))) continue;
    if ((before && LINK.test(text.slice(before.end, numeral.start))) || PLACES.has(word.toLowerCase())) continue;
    const need = needAt(numeral, text);
    if (need === null) unread.push(numeral);
    else found.push({ ...need, kind: need.time !== null ? 'time' : isNoGoods(need.part) ? 'trip' : 'thing' });
  }
  const isAgain = ({ value }: Numeral): boolean => found.some((need) => value.eq(need.value));
  return unread.every(isAgain) ? found : null;
}
/** "Vasetti da 30 cl", "tins of 5 l": right behind a thing, what leads to its size. */
const LINK = /^\s(?:da|de|di|of|à|a|van|von|w|in|i|med)\s$/iu;
/** "All in bags of 25 kg": how large what is wanted comes. */
const PACKED = new RegExp(`${PACK_WORD}\\s(?:da|de|di|of|à|a|van|von|zu|w|po|med)\\s$`, 'iu');
const CLOCK = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])|(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d)/gu;
const NO_DAY = '2000-01-01T00:00:00Z';

/** What a number of the text counts: a span of time, the thing behind it, or that before "280 m²" alone. */
function needAt(numeral: Numeral, text: string): Omit<ToldNeed, 'kind'> | null {
  if (numeral.currency !== null || numeral.isPercent || numeral.isNegative || numeral.decimals > 1) return null;
  const { unit, time, rest, end } = unitBehind(numeral, text);
  const counted = { qty: text.slice(numeral.start, numeral.end), value: numeral.value.toFixed(), unit, time };
  if (time !== null) return { ...counted, part: unit, nouns: [unit], start: numeral.start, end };
  const words = thingFrom(rest);
  const [head] = words;
  const last = words.at(-1);
  if (head && last) {
    const part = text.slice(head.start, last.end);
    return { ...counted, part, nouns: nounsOf(part), start: numeral.start, end: last.end };
  }
  const named = unit === '' ? null : NAMED_BEFORE.exec(text.slice(0, numeral.start));
  const said = named?.groups?.part;
  if (!named || said === undefined) return null;
  const isTalk = said.split(/\s+/).every((word) => FUNCTION_WORDS.has(word.toLowerCase()));
  if (isTalk) return { ...counted, part: unit, nouns: nounsOf(unit), start: numeral.start, end };
  const part = WHERE.exec(said)?.groups?.part ?? said;
  return { ...counted, part, nouns: nounsOf(part), start: named.index + named[0].indexOf(part), end };
}

/** "Gerüst Mozartweg 280 m²": words of one clause that end before a number. */
const NAMED_BEFORE = /(?:^|[.,;:!?\n]\s*)(?<part>\p{L}[^.,;:!?\n\d]{1,48}[^.,;:!?\n\d\s–-]),?[\s:–-]*$/u;
/** "Carpet for the landing": what it is, before what it is for. */
const WHERE = /^(?<part>\p{L}[\p{L} -]*?)\s(?:for|für|pour|para|per|voor|dla|till|in|on)\s/iu;

/** The unit right behind a number, and the words that follow it. */
function unitBehind(numeral: Numeral, text: string): { unit: string; time: string | null; rest: Token[]; end: number } {
  const from = numeral.end;
  const line = text.slice(from).split('\n')[0] ?? '';
  const tokens = [...line.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word,
    start: from + index,
    end: from + index + word.length,
  }));
  const own = numeral.suffix === '' && /^[x×]$/iu.test(tokens[0]?.word ?? '') ? tokens.slice(1) : tokens;
  const [first, second] = own;
  if (!first) return { unit: '', time: null, rest: [], end: from };
  const time = timeOf(first.word);
  if (time !== null) return { unit: first.word, time, rest: [], end: first.end };
  const unit = unitOf(first.word);
  const isEnd = second === undefined || /^[,.;:)!?]$/.test(second.word);
  const isUnit = unit !== null && (isEnd || isMeasure(unit) || OF.has(second.word.toLowerCase()) || isThing(second));
  const behind = isUnit ? own.slice(1) : own;
  const rest = OF.has(behind[0]?.word.toLowerCase() ?? '') ? behind.slice(1) : behind;
  return { unit: isUnit ? first.word : '', time: null, rest, end: isUnit ? first.end : from };
}

const isThing = (token: Token | undefined): boolean =>
  token !== undefined && /\p{L}{2}/u.test(token.word) && !FUNCTION_WORDS.has(token.word.toLowerCase());

/** Words before a number that is of the name: "type 1", "grade 5". */
const NUMBERED = new Set(
  'type typ tipo size grade class klasse classe no nr n° gr taille maat talla din iso model modell mod ref level phase category cat series'.split(
    ' ',
  ),
);
/** Words before the number of a place. */
const PLACES = new Set(
  'hwy highway rd road route rte exit suite unit bldg building gate room floor lot km strasse straße rue calle carrera via ul haus halle hall'.split(
    ' ',
  ),
);
const OF = new Set('of de du des di d van von'.split(' '));

/** Words of a thing that tell it: no sizes, three letters or more, and what it is counted in ("bulk bags sharp sand") only where nothing else does. */
export const nounsOf = (part: string): string[] => {
  const all = partWords(part).flatMap(({ word, isSize }) => (isSize || word.length < 3 ? [] : [word]));
  const own = all.filter((word) => unitOf(word) === null);
  return own.length > 0 ? own : all;
};

const SAID = new RegExp(`^(?:and|a|half|${BELOW_HUNDRED})$`, 'iu');

/** The words that name a thing: up to a stop, a word of talk or of place, or the next count. */
function thingFrom(tokens: readonly Token[]): Token[] {
  const words: Token[] = [];
  // "Coils of two and a half mil wire"
  const isSaid = parseCountWord(tokens[0]?.word ?? '') !== null;
  for (const token of isSaid ? tokens.slice(tokens.findIndex(({ word }) => !SAID.test(word))) : tokens) {
    const { word } = token;
    const isCount =
      /^\d+$/.test(word) &&
      !NUMBERED.has(words.at(-1)?.word.toLowerCase() ?? '') &&
      words.some(({ word: other }) => /\p{L}{2}/u.test(other));
    if (/^[,.;:!?()+&|=–—-]$/u.test(word) || isCount || words.length >= MOST_WORDS) break;
    if (FUNCTION_WORDS.has(word.toLowerCase()) || /^(?:the|an?)$/iu.test(word)) break;
    words.push(token);
  }
  return words.some(({ word }) => /\p{L}{2}/u.test(word)) ? words : [];
}

/** Whether words speak of a need. */
export const speaksOf = ({ nouns }: ToldNeed, words: string): boolean =>
  (words.match(/\p{L}{3,}/gu) ?? []).some((word) => nouns.some((noun) => isSameStem(word, noun)));

/** Whether a price is by the unit that a need is counted in. */
export function isUnitOf(noun: string, need: ToldNeed): boolean {
  const [unit, own] = [unitOf(noun), unitOf(need.unit)];
  if (unit && own) return unit.name === own.name;
  if (isSameNoun(noun, need.unit)) return true;
  if (need.nouns.some((other) => isSameNoun(noun, other))) return true;
  return unit?.kind === 'each' && need.unit === '';
}

/** Which of the things that are wanted words speak of, and which are counted in a unit. */
export const spokenIn = (words: string, { wanted }: { wanted: readonly ToldNeed[] }): number[] =>
  wanted.flatMap((need, at) => (speaksOf(need, words) ? [at] : []));
export const countedBy = (unit: string, wanted: readonly ToldNeed[]): number[] =>
  unit === '' ? [] : wanted.flatMap((need, at) => (isUnitOf(unit, need) ? [at] : []));

/** The one that is spoken of; where none is, the only one that is wanted. */
export function onlyOf(spoken: number[], { wanted }: { wanted: readonly ToldNeed[] }): number | null {
  const [need, ...more] = spoken.length > 0 ? [...new Set(spoken)] : wanted.length === 1 ? [0] : [];
  return need === undefined || more.length > 0 ? null : need;
}
