import { findNumerals } from '../../reading/numerals.ts';
import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import { overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';
import { isNoGoods } from '../brief/no-goods.ts';
import { timeOf } from '../brief/read-counts.ts';
import { readLimits } from '../brief/read-limits.ts';
import { partWords } from '../reading/part-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { FUNCTION_WORDS } from './told-words.ts';

/** A counted thing of a told brief, or a span of time that something is wanted for. Every text is the brief's own. */
export interface ToldNeed extends Span {
  part: string;
  /** The count and the unit as written; the unit is empty for pieces. */
  qty: string;
  unit: string;
  value: string;
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
  const aside = [...readLimits(text, NO_DAY).spans, ...findContacts(text)];
  const found: ToldNeed[] = [];
  const unread: Numeral[] = [];
  for (const numeral of findNumerals(text, mark)) {
    if ([...found, ...aside].some((span) => overlaps(span, numeral))) continue;
    const before = found.at(-1);
    if (before && LINK.test(text.slice(before.end, numeral.start))) continue;
    const need = needAt(numeral, text);
    if (need === null) unread.push(numeral);
    else if (need.time !== null || !isNoGoods(need.part)) found.push(need);
  }
  const isAgain = ({ value }: Numeral): boolean => found.some((need) => value.eq(need.value));
  return unread.every(isAgain) ? found : null;
}
/** "Vasetti da 30 cl", "tins of 5 l": right behind a thing, what leads to its size. */
const LINK = /^\s(?:da|de|di|of|à|a|van|von|w|in|i|med)\s$/iu;
const NO_DAY = '2000-01-01T00:00:00Z';

/** What a number of the text counts: a span of time, the thing behind it, or that before "280 m²" alone. */
function needAt(numeral: Numeral, text: string): ToldNeed | null {
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
const OF = new Set('of de du des di d van von'.split(' '));

/** Words of a thing that tell it: no sizes, three letters or more. */
export const nounsOf = (part: string): string[] =>
  partWords(part).flatMap(({ word, isSize }) => (isSize ? [] : word.length < 3 ? [] : [word]));

/** The words that name a thing: up to a stop, a word of talk or of place, or the next count. */
function thingFrom(tokens: readonly Token[]): Token[] {
  const words: Token[] = [];
  for (const token of tokens) {
    const { word } = token;
    const isCount =
      /^\d+$/.test(word) &&
      !NUMBERED.has(words.at(-1)?.word.toLowerCase() ?? '') &&
      words.some(({ word: other }) => /\p{L}{2}/u.test(other));
    if (/^[,.;:!?()+&|=–—-]$/u.test(word) || isCount || words.length >= MOST_WORDS) break;
    if (FUNCTION_WORDS.has(word.toLowerCase())) break;
    words.push(token);
  }
  return words.some(({ word }) => /\p{L}{2}/u.test(word)) ? words : [];
}

/** Whether words speak of a need. */
export const speaksOf = ({ nouns }: ToldNeed, words: string): boolean =>
  (words.match(/\p{L}{3,}/gu) ?? []).some((word) => nouns.some((noun) => isSameStem(word, noun)));
