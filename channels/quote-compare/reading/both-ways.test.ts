import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

const freightOf = (quote: string): unknown => {
  const notes = `Generator hire for 4 days at the fair ground.\n\nQuote 1:\nAlpha Hire\n${quote}\n\nQuote 2:\nBeta Hire\n$400 for the four days all in`;
  const order = readOrder({ notes, acceptedAt: '2027-01-10T12:00:00Z', prior: null } as unknown as Parameters<
    typeof readOrder
  >[0]);
  const [first] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  return first?.offer.freight.amount && [first.offer.freight.amount.amount, first.offer.freight.amount.parts];
};

describe('withBothWays', () => {
  it('adds what is fetched to what is brought', () => {
    expect(freightOf('$95 per day\ndelivery $60\ncollection $45')).toEqual(['105.00', ['60.00', '45.00']]);
  });

  it('takes an amount for each way twice', () => {
    expect(freightOf('$95 per day\ndelivery $60 each way')).toEqual(['120.00', ['60.00', '60.00']]);
  });
});
