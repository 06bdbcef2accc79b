import type { TextIndex } from '../../../evidence/find-quote.ts';
import type { Span } from '../../reading/span.ts';

/** Places of a quote from an offset on, as many as are worth looking at. */
export function placesOf(index: TextIndex, quote: string, from = 0): Span[] {
  const places: Span[] = [];
  for (let at = index.find(quote, from); at && places.length < MOST_PLACES; at = index.find(quote, at.start + 1))
    places.push(at);
  return places;
}
const MOST_PLACES = 24;
