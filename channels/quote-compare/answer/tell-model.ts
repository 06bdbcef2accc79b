import type { ComposedSentence } from '#contracts/evidence.ts';
import type { RankedOffer } from '../pricing/rank-offers.ts';
import { list } from './words.ts';

/** What of the comparison follows from a model's records; nothing where it is all by rules. */
export function tellModel(offers: RankedOffer[], isOrderSaid: boolean): ComposedSentence[] {
  const read = offers.filter(({ offer }) => offer.readBy === 'model').map(({ vendor }) => vendor);
  const parts = [
    ...(isOrderSaid ? ['where the request ends and each quote begins'] : []),
    ...(read.length > 0 ? [`the figures of ${list(read)}`] : []),
  ];
  if (parts.length === 0) return [];
  const text = `\nRead by a model, and checked by quote and arithmetic: ${list(parts)}.`;
  return [{ text, isFactual: false, findings: [], rows: [], derivations: [] }];
}
