import type { Need } from '../need.ts';
import { hasPrices } from './prices.ts';
import { possibleLanguages } from '../../reading/languages.ts';
import { createNeedMatcher } from '../reading/need-matcher.ts';
import type { NeedMatcher } from '../reading/need-matcher.ts';
import { orderedPrices } from '../reading/ordered-prices.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { unitOf } from '../../reading/units.ts';
import { NO_BID } from '../reading/item-words.ts';
import { findLabels } from '../reading/labels.ts';
import { partWords } from '../reading/part-words.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { splitUnits } from '../reading/text-units.ts';

/** What a brief asks for, and what it only says in passing with a number: the quotes tell the two apart. */
export interface ConfirmedNeeds {
  needs: Need[];
  /** Read like a need, and spoken of by no quote while another is: told, and held against nobody. */
  passing: Need[];
}

/**
 * Vendors answer the same brief. A counted thing without a part number that no quote speaks of ("two coats", "14 pt"), or that stands only
 * in lines that are about another need, describes; it is not asked for by itself.
 */
export function confirmNeeds(needs: Need[], quotes: readonly { text: string }[], brief: string): ConfirmedNeeds {
  if (needs.length < 2 || quotes.length === 0 || needs.every(({ codes }) => codes.length > 0))
    return { needs, passing: [] };
  const matcher = createNeedMatcher(needs, possibleLanguages([brief, ...quotes.map(({ text }) => text)].join('\n')));
  // "48.20 / 3.85 / 9.10": a price for everything that is asked for, and no name.
  if (quotes.some(({ text }) => isInOrder(text, matcher))) return { needs, passing: [] };
  const own = new Set<Need>();
  for (const { text } of quotes)
    for (const { start, end } of splitUnits(text)) {
      const matches = matcher.match(text.slice(start, end));
      const [best] = matches;
      for (const match of matches)
        if (match.by !== 'words' || match === best || match.score === best?.score) own.add(match.need);
    }
  const isPriced = (need: Need): boolean =>
    quotes.some(
      ({ text }) =>
        clausesOf(text).some((clause) => prices(clause, need, needs)) ||
        pricedBy(text).some((word) => isFor(word, need)),
    );
  const isFor = (word: string, need: Need): boolean => {
    const [own, ...others] = needs.filter(({ part }) => wordsOf(part).some((said) => isSameStem(word, said)));
    return own === need && others.length === 0;
  };
  const listed = needs.filter((need) => isListed(need, brief));
  // "UW 75": what is called by few letters is known where it stands so.
  const isNamed = ({ part }: Need): boolean =>
    /\d/.test(part) && quotes.some(({ text }) => text.toLowerCase().includes(part.toLowerCase()));
  // "Two bathrooms, 38 m² of tiles": beside what figures count, a word may count what the goods are for.
  const isToldOf = (need: Need): boolean =>
    isWorded(need) &&
    needs.some((other) => !isWorded(other)) &&
    !quotes.some(({ text }) => [...clausesOf(text), ...refusalsIn(text)].some((clause) => names(clause, need)));
  const isPassing = (need: Need): boolean =>
    need.codes.length === 0 &&
    !isNamed(need) &&
    (isToldOf(need) || (!own.has(need) && !isPriced(need))) &&
    !(listed.length > 1 && listed.includes(need));
  const passing = needs.filter(isPassing);
  return passing.length === needs.length
    ? { needs, passing: [] }
    : { needs: needs.filter((need) => !isPassing(need)), passing };
}

function isInOrder(text: string, matcher: NeedMatcher): boolean {
  const numerals = findNumerals(text, readDecimalMark(text));
  return splitUnits(text).some((unit) => orderedPrices({ masked: text, numerals, matcher }, unit).length > 0);
}

/** A count that opens a line, as in a list, or the whole line of an item, is asked for whatever the quotes call it. */
function isListed({ start, end }: Need, brief: string): boolean {
  const lead = brief.slice(brief.lastIndexOf('\n', start - 1) + 1, start);
  if (!/^\W{0,8}(?:\(?(?:[a-j]|\d{1,2})[.)]\s+)?$/iu.test(lead)) return false;
  return (
    /^\W*\d/.test(brief.slice(start, start + 8)) ||
    (/\d/.test(brief.slice(start, end)) && /^\W{0,3}(?:\n|$)/.test(brief.slice(end)))
  );
}

/** Clauses with a price, those of charges and what follows them in their line left out. */
const clausesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const clauses = line.split(CLAUSE_ENDS);
    const charge = clauses.findIndex((clause) => findLabels(clause).some(({ start }) => start < 3));
    return clauses.slice(0, charge < 0 ? undefined : charge).filter((clause) => hasPrices(clause));
  });

/** Commas and joining words part clauses; so does a price that another name follows: "pickets 3.85 posts 14.20". */
const CLAUSE_ENDS = new RegExp(
  `[;,](?!\\d)|\\s\\/\\s|\\s(?:${JOINING})\\s|(?<=\\d[.,]\\d{2}(?:\\s?(?:\\p{Sc}|ea|each))?)\\s(?=\\p{L}{3})`,
  'u',
);

/** "$8.95 a picket", "38/ft": the words for what prices are. */
const pricedBy = (text: string): string[] => [...text.matchAll(PER_THING)].map(({ groups }) => groups?.noun ?? '');
const PER_THING = new RegExp(
  `\\d\\s?(?:\\p{Sc}\\s?)?(?:\\/\\s?|(?:${anyOf({
    en: 'a|an|per|each|for a|for the',
    de: 'je|pro|das|der|die|für das|für den',
    fr: 'par|le|la|pour le',
    es: 'por|el|la|cada',
    it: 'al|alla|il|la|per',
    nl: 'per',
    pt: 'por|o|a|cada',
    pl: 'za',
  })})\\s)(?<noun>\\p{L}{2,})`,
  'giu',
);

/** Words that a part is called by, without its sizes. */
const wordsOf = (text: string): string[] =>
  partWords(text).flatMap(({ word, isSize }) => (isSize || word.length < 3 || unitOf(word) !== null ? [] : [word]));

/** How many of it is written in words alone. */
const isWorded = ({ qtyFrom }: Need): boolean => qtyFrom.length > 0 && qtyFrom.every((figure) => !/\d/.test(figure));
const refusalsIn = (text: string): string[] => text.split('\n').filter((line) => NO_BID.test(line));

/** Whether a clause has the first word of what a need is called by. */
function names(clause: string, { part }: Need): boolean {
  const [head] = wordsOf(part);
  return head !== undefined && wordsOf(clause).some((word) => isSameStem(word, head));
}

/** "Tables: 12 @ $57.50": whether a clause opens with what a need is called by, and no other need is. */
function prices(clause: string, need: Need, needs: readonly Need[]): boolean {
  const others = new Set(needs.flatMap((other) => (other === need ? [] : wordsOf(other.part))));
  const own = wordsOf(need.part);
  const isOwn = (word: string): boolean => own.some((other) => isSameStem(word, other));
  const [first = '', second = ''] = wordsOf(clause);
  return isOwn(first) && [first, second].some((word) => isOwn(word) && !others.has(word));
}
