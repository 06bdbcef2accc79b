import { describe, expect, it } from 'vitest';
import type { Finding } from '#contracts/evidence.ts';
import { offerFromFindings, offerToFindings } from './offer-findings.ts';
import { readQuote } from './reading/read-quote.ts';

const TEXT =
  'Ridge Valve Supply   Quote 12\nGV-7 10 @ 9.00 90.00\nHandling fee 4.00\nFreight: CA $20, OR $30, others call\nTotal 94.00\n3 days ARO. Valid until 2027-02-01.';
const needs = [{ id: 'need-1', part: 'GV-7', codes: ['GV-7'], qty: '10', qtyFrom: [], unit: 'each', start: 0, end: 4 }];
const offer = readQuote(TEXT, {
  needs,
  shipToZip: null,
  calendar: { today: '2027-01-10', isKnown: true },
  vendorHints: [],
});
const drafts = offerToFindings(offer, { id: 'quote-1', sha256: 'page', text: TEXT });
const found: Finding[] = drafts.map((draft) => ({
  ...draft,
  citations: draft.citations.map((citation) => ({ ...citation, id: 'c' })),
}));

describe('offerToFindings', () => {
  it('cites each fact with the words at its place', () => {
    for (const { citations } of drafts)
      for (const { start, end, quote } of citations) expect(TEXT.slice(start, end)).toBe(quote);
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(drafts.length);
  });

  it('comes back as the same offer', () => {
    expect(offerFromFindings('quote-1', found)).toEqual(offer);
  });

  it('loses the fact whose finding fell, and no other', () => {
    const kept = found.filter(({ id }) => id !== 'quote-1/charges.0');
    expect(offerFromFindings('quote-1', kept)).toEqual({ ...offer, charges: [] });
  });

  it('is no offer without findings', () => {
    expect(offerFromFindings('quote-2', found)).toBeNull();
  });
});
