import { readOrder } from '../../channels/quote-compare/brief/read-order.ts';
import { readQuotes } from '../../channels/quote-compare/extract.ts';
import type { Need } from '../../channels/quote-compare/need.ts';
import type { Offer } from '../../channels/quote-compare/offer.ts';
import { quoteCompare } from '../../channels/quote-compare/quote-compare.ts';
import { rollOffline } from './roll-offline.ts';

/** What a take on notes says of each vendor ("Acme 12.00"), in the columns named, and whom it recommends. Nothing is fetched. */
export async function answerOf(
  notes: string,
  columns: readonly string[] = ['landedTotal'],
): Promise<{ rows: string[]; recommended: unknown }> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes,
    acceptedAt: '2026-11-28T10:00:00Z',
  });
  return {
    rows: (take.table?.rows ?? []).map((row) => ['vendor', ...columns].map((column) => String(row[column])).join(' ')),
    recommended: take.table?.summary.recommended,
  };
}

/** How the only offer on what is needed is read. */
export function offerOn(needs: string, offer: string): Offer {
  const notes = `${needs}\n\nQuote 1 of 1:\n${offer}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  return reading!.offer;
}

/** A need of so many pieces that goes by its part number. */
export const needOf = (part: string, qty: string): Need => ({
  id: part,
  part,
  codes: [part],
  qty,
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
});
