import { describe, expect, it } from 'vitest';
import { quoteCompare } from '../quote-compare.ts';
import { LONGEST, proposeOrder } from './propose-order.ts';

const PASTE = `wanted for the allotment
12 x water butt 200 l
30 bags compost

greenway supplies say
water butt 31.50
compost 4.20 a bag
drop off 18.00

and from thorne & sons
butts £29 each
compost £4.60 a bag
they bring it for nothing`;

describe('an order as the second reader takes a brief apart', () => {
  it('has what is wanted and each offer under its vendor', () => {
    const placed = proposeOrder(PASTE);
    expect(placed?.needs.map(({ qty, part }) => `${qty} ${part}`)).toEqual(['12 water butt 200 l', '30 compost']);
    expect(placed?.split.quotes.map(({ name }) => name.toLowerCase())).toEqual(['greenway supplies', 'thorne & sons']);
    expect(placed?.split.strays).toEqual([]);
  });
  it('is none where there are no two offers, or the text is longer than a paste is', () => {
    expect(proposeOrder('12 water butts\n\ngreenway supplies\nwater butt 31.50')).toBeNull();
    expect(proposeOrder(`${PASTE}\n${'and so on. '.repeat(LONGEST / 10)}`)).toBeNull();
    const things = Array.from({ length: 200 }, (_, at) => `${at + 3} x part ${at}`).join(', ');
    expect(proposeOrder(`${things}\n${PASTE}`)).toBeNull();
  });
  it('is confirmed where the rules divide the brief alike', async () => {
    const { reading } = await quoteCompare.plan(
      {
        notes:
          'We need 40 chairs.\n\nQuote 1:\nOak Hall Ltd\nChairs $20.00 each\n\nQuote 2:\nElm Hall Ltd\nChairs $21.00 each',
        acceptedAt: '2026-11-29T12:00:00Z',
        skipRetrieval: false,
        prior: null,
      },
      undefined,
    );
    expect(reading).toMatchObject({ isConfirmed: true });
    expect(reading).not.toHaveProperty('isProposed');
  });
});
