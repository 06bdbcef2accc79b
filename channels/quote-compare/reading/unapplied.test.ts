import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

/** Two offers for the same, of which the first is the cheaper one and says something more. */
const compared = async (more: string) => {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `40 lamps LP-20. Ship to 53703, no tax. Today is 8 January 2027.\n\nQuote 1:\nBadger Lighting Inc.\nLP-20   40   21.50   860.00\nDelivered, 3 days\nTotal $860.00\n${more}\n\nQuote 2:\nOsage Electric Co.\nLP-20   40   23.00   920.00\nFreight 12.00\nTotal $932.00\n5 days`,
    acceptedAt: '2027-01-08T12:00:00Z',
  });
  return {
    grade: take.grade,
    recommended: take.table?.summary.recommended,
    undone: take.lifecycle?.undone,
    asks: take.asks,
  };
};

describe('what a vendor says beside its figures', () => {
  it.each([
    ['Thank you for asking, do not hesitate to call if there is a question.'],
    ['Payment within 30 days of the invoice, no deposit.'],
    ['No setup fee.'],
    ['Quote No. 4411 of 7 January'],
  ])('leaves the answer as it is where it is of another matter: %s', async (more) => {
    expect(await compared(more)).toMatchObject({ grade: 'A', recommended: 'Badger Lighting Inc.' });
  });

  it.each([
    ['Our workshop has been in this town since my grandfather opened it.'],
    ['Each of our lamps is looked at by two people, then packed in straw.'],
    ['We work with branch customers only.'],
    ['Parcels over 30 go by pallet.'],
  ])('is told and costs the best grade where nothing was made of it: %s', async (more) => {
    const { grade, recommended, undone } = await compared(more);
    expect({ grade, recommended }).toEqual({ grade: 'B', recommended: 'Badger Lighting Inc.' });
    expect(undone?.join('\n')).toContain('Not applied of the quote of Badger Lighting Inc.');
  });

  it.each([
    ['The lamps come from a batch that the maker does not list any more.'],
    ['We have the lamps here in the older grade of IP44 glass.'],
    ['Since our supplier moves its warehouse we keep this for you up to the 5 January.'],
    ['The manufacturer raises what it asks for LP-20 on 1 February to 26.00 each.'],
  ])('leaves nobody to recommend where it is about the goods or a day: %s', async (more) => {
    const { grade, recommended, asks } = await compared(more);
    expect(recommended).toBeNull();
    expect(grade).not.toBe('A');
    expect(asks.map(({ key }) => key)).toContain('words');
  });

  it('is read in the language of the quotes', async () => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes: `Wir brauchen 40 Leuchten LP-20, Vergleich netto.\n\nAngebot 1:\nLeuchten Kern GmbH\n40 Stück LP-20 zu 21,50 €   860,00 €\nfrei Haus, 3 Tage\nSumme netto 860,00 €\nDie Leuchten LP-20 stammen aus einer Rückläuferpartie des Herstellers.\n\nAngebot 2:\nElektro Voss OHG\n40 Stück LP-20 zu 23,00 €   920,00 €\nfrei Haus\nSumme netto 920,00 €\nLieferzeit 5 Tage`,
      acceptedAt: '2027-01-08T12:00:00Z',
    });
    expect(take.grade).not.toBe('A');
    expect(take.lifecycle?.undone.join('\n')).toContain('Rückläuferpartie');
  });
});
