import { indexText } from '../../../evidence/find-quote.ts';
import type { Span } from '../../reading/span.ts';
import { carriageIn } from '../reading/carriage-in-price.ts';
import { findLabels } from '../reading/labels.ts';
import { OF_ALL } from './by-openings.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { plainQuote } from './split-notes.ts';

/**
 * A text taken apart at the stretches of its offers: what stands in none is the buyer's. Each offer names its vendor, and has what the buyer says of
 * carriage or tax of all.
 */
export function splitBySpans(text: string, spans: readonly (Span & { vendor: string })[]): SplitNotes {
  const ends = [0, ...spans.map(({ end }) => end)];
  const outside = ends.map((from, at) => text.slice(from, spans[at]?.start ?? text.length).trim());
  const brief = outside.filter((part) => /[\p{L}\d]/u.test(part));
  const shared = brief.flatMap((part) => part.split(/(?<=[.!?])\s+|\n+/u)).filter(isOfAllOffers);
  return {
    brief: brief.join('\n\n'),
    quotes: spans.map(({ vendor, start, end }): PastedQuote => {
      const own = plainQuote(text.slice(start, end).trim());
      const lines = isIn(own, vendor) ? [own] : [vendor, own];
      return { name: vendor, text: [...lines, ...shared].join('\n') };
    }),
  };
}

/** "Both net, delivery in": what the buyer says of carriage or tax of all offers. */
const isOfAllOffers = (sentence: string): boolean =>
  OF_ALL.test(sentence) &&
  !/[\d?]/.test(sentence) &&
  (carriageIn(sentence) === 'included' ||
    findLabels(sentence).some(({ kind }) => kind === 'tax' || kind === 'freight'));

export const isIn = (text: string, words: string): boolean =>
  words.trim() !== '' && indexText(text).find(words) !== null;
