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
