import { isSameStem } from '../../reading/word-stems.ts';
import type { Offer, OfferCondition } from '../offer.ts';
import { partWords } from './part-words.ts';

/** Lines that are priced for no need although the brief names what they are for: the brief was not read whole, and nothing is compared without it. */
export function askedAndUnread({ lines, totals }: Offer, brief: string): OfferCondition[] {
  if (totals.length > 0) return [];
  const said = (brief.match(/\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase());
  return lines
    .filter(({ status, needs }) => status === 'offered' && needs.length === 0)
    .filter(({ description }) => {
      const [first] = partWords(description).filter(({ word, isSize }) => !isSize && word.length > 3);
      return first !== undefined && said.some((word) => isSameStem(first.word, word, 5));
    })
    .map(({ words, spans }) => ({ kind: 'tied', words, spans }));
}
