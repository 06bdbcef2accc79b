import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

function linesOf(brief: string, quote: string) {
  const notes = `${brief}\n\nQuote 1 of 1:\n${quote}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  const parts = new Map(order.needs.map(({ id, part }) => [id, part]));
  return {
    lines: reading?.offer.lines.map(({ needs, amount }) => [needs.map((id) => parts.get(id)).join(), amount]),
    charges: reading?.offer.charges.map(({ kind, amount }) => [kind, amount]),
  };
}

describe('two lines that name one thing', () => {
  it.each([
    [
      '6 benches and 6 covers, please',
      'Ironyard Fitness\nFlat bench, black   6   £140.00   £840.00\nBench cover, vinyl  6   £22.00    £132.00\nDelivery   £25.00\nTotal   £997.00',
      ['benches', 'covers'],
    ],
    [
      'Wir brauchen 10 Regale und 10 Bretter',
      'Brandner GmbH\nRegal Buche   10   89,00 €   890,00 €\nRegal Brett Buche   10   14,00 €   140,00 €\nSumme   1.030,00 €',
      ['Regale', 'Bretter'],
    ],
    [
      'Nous cherchons 8 lits et 8 matelas',
      'Literie du Sillon SARL\nLit pin massif   8   165,00 €   1 320,00 €\nMatelas de lit 90x190   8   98,00 €   784,00 €\nTotal   2 104,00 €',
      ['lits', 'matelas'],
    ],
  ])('are two things where one of them names the other too: %s', (brief, quote, parts) => {
    expect(linesOf(brief, quote).lines?.map(([part]) => part)).toEqual(parts);
  });
});

describe('a row with a minus before its amount', () => {
  it('is taken off, whatever it is called', () => {
    const { charges } = linesOf(
      '6 benches and 6 covers, please',
      'Ironyard Fitness\nFlat bench   6   £140.00   £840.00\nCover   6   £22.00    £132.00\nPromo SPRING10      -£97.20\nDelivery   £25.00\nTotal   £899.80',
    );
    expect(charges).toEqual([['discount', '97.20']]);
  });
});
