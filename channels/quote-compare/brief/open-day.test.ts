import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';
import { readLimits } from './read-limits.ts';

describe('a day that the brief insists on', () => {
  it.each([
    ['Die Stühle müssen am 12. Februar in der Halle stehen.', '2027-02-12'],
    ['Il faut absolument avoir les chaises le 12/02/2027 au gymnase.', '2027-02-12'],
    ['De stoelen moeten op 12 februari in de zaal staan.', '2027-02-12'],
    ['Krzesła muszą być w sali 12 lutego.', '2027-02-12'],
    ['Das Angebot muss bis mindestens 12. Februar gelten, Preise müssen am 12. Februar gelten.', undefined],
    ['La oferta tiene que ser válida el 12/02/2027.', undefined],
    ['The chairs must have arms.', undefined],
  ])('is open in: %s', (brief, day) => {
    const { deadline, openDay } = readLimits(`40 chairs. ${brief}`, '2027-01-10T08:00:00Z');
    expect(deadline ? undefined : openDay?.value).toBe(day);
  });

  it('stops the recommendation, and is asked about', async () => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes:
        '40 Stühle, alle müssen am 12. Februar 2027 in der Halle stehen.\n\nQuote 1:\nHuber Sitz GmbH\n40 Stühle   20,00 €   800,00 €\nfrei Haus\nLieferzeit 8 Wochen\n\nQuote 2:\nStuhlhof Imst KG\n40 Stühle   21,00 €   840,00 €\nfrei Haus\nLieferzeit 2 Wochen',
      acceptedAt: '2027-01-10T12:00:00Z',
    });
    expect(take.table?.summary).toMatchObject({ recommended: null });
    expect(take.asks?.map(({ ask }) => ask).join(' ')).toContain('12. Februar 2027');
  });
});
