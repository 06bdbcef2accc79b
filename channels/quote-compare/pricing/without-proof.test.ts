import { Big } from 'big.js';
import { describe, expect, it } from 'vitest';
import type { FallenRow } from '#contracts/evidence.ts';
import { bareOffer, quotesOfRows, withoutProof } from './without-proof.ts';
import type { PricedOffer } from './price-offer.ts';

/** What the guard looks at of an offer. */
const priced = (landed: string | null): PricedOffer =>
  ({
    id: 'quote-1',
    landed: landed === null ? null : new Big(landed),
    doubts: [],
    offer: { heading: 'Larch Bolt Supply' },
  }) as unknown as PricedOffer;

describe('withoutProof', () => {
  it('leaves an offer as it is whose total its row carries', () => {
    const offer = priced('89.00');
    expect(withoutProof(offer, { cells: { landedTotal: '89.00' } })).toBe(offer);
  });

  it('leaves an offer as it is that has no total', () => {
    const offer = priced(null);
    expect(withoutProof(offer, { cells: { landedTotal: null } })).toBe(offer);
  });

  it.each([
    ['does not carry it', { cells: { landedTotal: null } }],
    ['has no cell for it', { cells: {} }],
    ['is not there', undefined],
  ])('takes the total from an offer whose row %s, and doubts it', (_what, row) => {
    expect(withoutProof(priced('89.00'), row)).toMatchObject({
      landed: null,
      doubts: [{ kind: 'total', words: 'Larch Bolt Supply' }],
    });
  });
});

describe('quotesOfRows', () => {
  it('names the quotes that rows were made of', () => {
    const row = (findings: string[]): FallenRow => ({ cells: {}, findings, derivations: [], reason: 'none' });
    expect([...quotesOfRows([row(['quote-2/vendor', 'quote-2/line-1', 'need-1']), row(['quote-11/lead'])])]).toEqual([
      'quote-2',
      'quote-11',
    ]);
  });
});

describe('bareOffer', () => {
  it('keeps who made it and nothing that it says', () => {
    const offer = { heading: 'H', vendor: null, currency: { code: 'EUR', isStated: true }, lead: { days: 3 } };
    expect(bareOffer(offer as unknown as PricedOffer['offer'])).toMatchObject({
      heading: 'H',
      currency: { code: 'EUR' },
      lead: null,
      lines: [],
    });
  });
});
