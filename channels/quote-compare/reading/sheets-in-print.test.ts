import { describe, expect, it } from 'vitest';
import { readNeeds } from '../brief/read-needs.ts';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

/** What the only quote prices: how many, for which amount. */
function pricedIn(brief: string, quote: string): string[] {
  const notes = `${brief}\n\nQuote 1 of 1:\n${quote}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  return (reading?.offer.lines ?? []).map(({ pieces, amount }) => `${pieces} ${amount}`);
}

describe('what is printed', () => {
  it.each([
    ['500 programs, 80 lb matte cover, 4/1, folded', '500 programs'],
    ['1,200 menus, 100 lb gloss stock', '1200 menus'],
    ['300 lb gravel', '300 gravel'],
  ])('has paper of some weight, and that is nothing to buy: %s', (brief, asked) => {
    expect(readNeeds(brief, []).map(({ qty, part }) => `${qty} ${part.split(',', 1)[0]}`)).toEqual([asked]);
  });

  it.each([
    [
      'a run over its price',
      'Program 8.5 x 5.5, 4/1, 80# cover, fold to 4.25 x 5.5\nQuantity   250   500   1,000\nPrice   $140.00   $198.00   $310.00',
      ['500 198.00'],
    ],
    ['a price for one', '500 programs 11 x 17, 4/4 @ $0.42 = $210.00', ['500 210.00']],
    ['times that are no sides', 'Programs 4/4\n500 x 0.42   $210.00', ['500 210.00']],
  ])('has sides that are no figures of the offer: %s', (_what, quote, priced) => {
    expect(pricedIn('Need 500 programs', `Fenway Press\n${quote}`)).toEqual(priced);
  });
});
