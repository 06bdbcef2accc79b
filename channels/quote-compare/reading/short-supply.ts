import { parseCountWord } from '../../reading/count-words.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { parseNumberWord } from '../../reading/number-words.ts';
import { trimSpan } from '../../reading/span.ts';
import { NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import {
  ONLY_SO_MANY,
  SUPPLIES,
  THE_REST,
  THE_WHOLE_OF_IT,
  THERE_IS_LEFT,
} from '../../reading/vocabulary/short-supply-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Need } from '../need.ts';
import type { Offer, OfferCondition } from '../offer.ts';
import { wordsOfPart } from './part-words.ts';
import type { TextUnit } from './text-units.ts';

/**
 * Statements by which a vendor has fewer than are asked for ("we have one 53 seater left"), or cannot supply all of it ("we can't do the second one"),
 * where its price was taken for the whole quantity: nothing else of the offer says that it is for a part.
 */
export function findShortSupply(
  text: string,
  units: readonly TextUnit[],
  { offer, needs }: { offer: Offer; needs: readonly Need[] },
): OfferCondition[] {
  const whole = needs.filter(({ id, qty }) =>
    offer.lines.some(
      (line) => line.needs.includes(id) && line.status === 'offered' && Number(line.pieces) >= Number(qty),
    ),
  );
  if (whole.length === 0) return [];
  return units.flatMap((unit): OfferCondition[] => {
    const statement = text.slice(unit.start, unit.end);
    if (/\?\W*$/.test(statement)) return [];
    const clauses = statement.split(CLAUSES);
    const isShort =
      clauses.some((clause) => isRefused(clause) || whole.some((need) => hasFewer(clause, need))) &&
      !clauses.some((clause) => REST_COMES.test(clause) && !DENIED.test(clause));
    return isShort
      ? [{ kind: 'left-out', words: statement.replace(/\s+/g, ' ').trim(), spans: [trimSpan(text, unit)] }]
      : [];
  });
}

const CLAUSES = /[,;:](?=\s)|[.!](?=\s|$)|\s[–—-]\s/;

/** "120 in stock, balance 3 weeks": when the rest comes. */
const REST_COMES = new RegExp(`(?<!\\p{L})${anyOf(THE_REST)}(?!\\p{L})[^\\d]{0,20}\\d`, 'iu');

/** A denial, what is denied, and that it is all of it or the rest: in any order, within one clause. */
const isRefused = (clause: string): boolean =>
  DENIED.test(clause) &&
  SUPPLY.test(clause.replace(HELPER, '')) &&
  WHOLE.test(clause) &&
  !/\p{Sc}|\d[.,]\d{2}/u.test(clause);
/** "We do not charge for the second visit": no supplying. */
const HELPER = /(?<!\p{L})(?:do|have)(?=\s+not(?!\p{L}))/giu;
const DENIED = phrasePattern(NEGATIONS);
const SUPPLY = phrasePattern(SUPPLIES);
const WHOLE = phrasePattern(THE_WHOLE_OF_IT);

/** A number below the one asked for, of the thing or of nothing that is named, and a word that there are no more. */
function hasFewer(clause: string, need: Need): boolean {
  return [...clause.matchAll(COUNTED)].some(({ groups, index, 0: hit }) => {
    const said = groups?.count ?? '';
    const count = parseCountWord(said) ?? parseNumberWord(said) ?? Number(said);
    if (!(count > 0) || count >= Number(need.qty)) return false;
    const [isOnly, ahead] = [ONLY.test(clause.slice(0, index)), clause.slice(index + hit.length)];
    const left = LEFT.exec(ahead);
    const named = left
      ? ahead.slice(0, left.index)
      : isOnly
        ? ahead
            .split(/\s+/)
            .slice(0, MOST_NAMED + 1)
            .join(' ')
        : null;
    if (named === null) return false;
    const words = named.match(/\p{L}{2,}/gu) ?? [];
    const isOfNeed = words.some((word) =>
      wordsOfPart(need).some((own) => own.word.split('-').some((part) => isSameStem(word, part))),
    );
    return isOfNeed || (left !== null && words.length === 0);
  });
}
const MOST_NAMED = 4;
const COUNTED = /(?<![\p{L}\d.,\p{Sc}/-])(?<count>[1-9]\d{0,3}|\p{L}+)(?![\d.,]\d|[\p{L}%/-]|\s?\p{Sc})/gu;
const ONLY = new RegExp(`(?<!\\p{L})${anyOf(ONLY_SO_MANY)}\\s(?:\\p{L}+\\s){0,2}$`, 'iu');
const LEFT = new RegExp(
  `(?<=^(?:\\s\\S+){0,4}\\s)${anyOf(THERE_IS_LEFT)}(?!\\p{L})(?!\\s?-?\\s?hand(?:ed)?(?!\\p{L}))`,
  'iu',
);
