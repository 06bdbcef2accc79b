import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

/** The take for two offers: one that is delivered for 1.030,00 €, and one for 1.000,00 € that says so much of the carriage. */
async function takeWith(words: string): Promise<Awaited<ReturnType<typeof rollOffline>>['take']> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `Wir brauchen 20 x VX-40. Heute ist der 1.3.2027.\n\nQuote 1:\nHuber Technik GmbH\nVX-40   20   50,00 €   1.000,00 €\n${words}\nab Lager\n\nQuote 2:\nStahlbau Imst KG\nVX-40   20   51,50 €   1.030,00 €\nfrei Haus\nab Lager`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  return take;
}

describe('a cheaper offer whose words on the carriage were not understood', () => {
  it('stops the recommendation, and is asked about', async () => {
    const take = await takeWith('Lieferbedingung laut Rahmenvertrag Süd');
    expect(take.table?.summary).toMatchObject({ recommended: null });
    expect(take.asks?.map(({ ask }) => ask).join(' ')).toContain('Rahmenvertrag Süd');
  });

  it('does not where it says nothing of it', async () => {
    const take = await takeWith('Zahlung 30 Tage');
    expect(take.table?.summary).toMatchObject({ recommended: 'Stahlbau Imst KG' });
  });
});
