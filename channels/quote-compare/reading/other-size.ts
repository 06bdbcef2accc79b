import { isSameStem } from '../../reading/word-stems.ts';
import type { Need } from '../need.ts';
import type { Offer } from '../offer.ts';

/** Ratings by which whole things are told apart, in the singular. */
const RATINGS =
  'seater|seat|berth|sleeper|person|people|kw|kva|hp|bhp|inch|tonne|ton|litre|liter|yard|foot|metre|door|burner|basket|man';
const RATED = new RegExp(`(?<![\\d.,])(?<size>\\d+(?:\\.\\d+)?)[\\s-]?(?<what>${RATINGS})s?(?!\\p{L})`, 'giu');
const SEATS = new Set(['seater', 'seat']);

/**
 * "Theirs are 15 seaters" where 17 seaters are asked for: every line of an offer that names another size of the only thing that is needed, and the right
 * one nowhere, is for something else.
 */
export function withOtherSizes(offer: Offer, needs: readonly Need[], text: string): Offer {
  const [need, ...others] = needs;
  if (!need || others.length > 0) return offer;
  const offered = ratingsIn(text);
  const differs = ratingsIn(need.part).flatMap(({ size, kind }) => {
    const same = offered.filter((own) => own.kind === kind);
    return same.length > 0 && same.every((own) => own.size !== size) ? [same[0]?.words ?? ''] : [];
  });
  if (differs.length === 0) return offer;
  const lines = offer.lines.map((line) =>
    line.needs.length > 0
      ? { ...line, isSubstitute: true, differs: [...new Set([...line.differs, ...differs])] }
      : line,
  );
  return { ...offer, lines };
}

const ratingsIn = (text: string): { size: string; kind: string; words: string }[] =>
  [...text.matchAll(RATED)].map(({ 0: words, groups: { size = '', what = '' } = {} }) => {
    const kind = what.toLowerCase();
    return { size, kind: SEATS.has(kind) ? 'seat' : kind, words };
  });

/** "$145 a face cord", "per short ton", "a half pallet": what a price is for, with the word before it. */
const PER_KIND = /\d\s?(?:\/\s?|(?:an?|per|each|the|for an?)\s)(?<kind>\p{L}{3,})[\s-](?<what>\p{L}{3,})(?!\p{L})/giu;
/** Words before a measure that leave it what it is. */
const SAME =
  /^(?:each|single|full|whole|complete|standard|new|delivered|individual|extra|additional|further|other|own|first|second|next|last|one|metric|the|set|per|and|for|with|plus|including)$/iu;

/**
 * A price for another measure of the same name than is asked for, "a face cord" where full cords are: how many of them that is has to be known
 * before the line has an amount.
 */
export function withOtherMeasures(offer: Offer, needs: readonly Need[]): Offer {
  const lines = offer.lines.map((line) => {
    const [need, ...others] = needs.filter(({ id }) => line.needs.includes(id));
    if (!need || others.length > 0) return line;
    const own = need.part.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const isOther = [...line.words.matchAll(PER_KIND)].some(
      ({ groups: { kind = '', what = '' } = {} }) =>
        own.some((word) => isSameStem(word, what)) &&
        !SAME.test(kind) &&
        !own.some((word) => isSameStem(word, kind)) &&
        !isSameStem(kind, what),
    );
    return isOther ? { ...line, isAmbiguous: true } : line;
  });
  return { ...offer, lines };
}
