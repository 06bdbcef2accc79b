import { readOrder } from '../../channels/quote-compare/brief/read-order.ts';
import { readQuotes } from '../../channels/quote-compare/extract.ts';
import { priceOffer } from '../../channels/quote-compare/pricing/price-offer.ts';
import { quoteCompare } from '../../channels/quote-compare/quote-compare.ts';
import { rollOffline } from './roll-offline.ts';

/** Whom quote-compare recommends for a brief with its quotes, and its rows. */
export async function compareQuotes(notes: string, acceptedAt = '2027-03-01T12:00:00Z') {
  const { take } = await rollOffline({ channel: quoteCompare, notes, acceptedAt });
  return { recommended: take.table?.summary.recommended, rows: take.table?.rows ?? [] };
}

/** What the first quote of a brief comes to delivered; null where that is left open. */
export function landedByFirst(notes: string): string | null {
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  if (!reading) throw new Error('nothing is read');
  const { needs, limits, today } = order;
  return priceOffer('', reading.offer, { needs, limits, today }).landed?.toFixed(2) ?? null;
}
