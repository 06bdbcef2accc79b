import { readOrder } from '../../channels/quote-compare/brief/read-order.ts';
import { openQuote } from '../../channels/quote-compare/reading/open-quote.ts';

/** Who offers in each quote that is found in a brief, as the quote writes it. */
export function vendorsNamed(notes: string): string[] {
  const { quotes, needs } = readOrder({ notes, acceptedAt: '2027-01-04T00:00:00Z', prior: null, skipRetrieval: false });
  return quotes.map(({ text, name }) => {
    const { vendor } = openQuote(text, { needs, shipToZip: null, vendorHints: name ? [name] : [] }).quote;
    return text.slice(vendor.start, vendor.end);
  });
}
