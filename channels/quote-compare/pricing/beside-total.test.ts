import { expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';
import { splitUnits } from '../reading/text-units.ts';

async function takeWith(words: string): Promise<Awaited<ReturnType<typeof rollOffline>>['take']> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `Wir brauchen 20 x VX-40.\n\nQuote 1:\nHuber Technik GmbH\nVX-40   20   50,00 €   1.000,00 €\nFracht 50,00 €\nNetto 1.050,00 €\nMwSt. 20 %  210,00 €\nGesamt brutto 1.260,00 €\n${words}\n\nQuote 2:\nStahlbau Imst KG\nVX-40   20   58,00 €   1.160,00 €\nfrei Haus\nNetto 1.160,00 €\nMwSt. 20 %  232,00 €\nGesamt brutto 1.392,00 €`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  return take;
}

it('takes no discount off that neither the total nor its tax knows of, and says so', async () => {
  const take = await takeWith('Im Frühjahr läuft wieder unsere Aktion. 3 % Rabatt.');
  expect(take.table?.rows[0]).toMatchObject({ landedTotal: '1260.00', mathErrors: [] });
  expect(JSON.stringify(take)).toContain('3 % Rabatt');
});

it('goes on behind the year of a Polish date where a number follows', () => {
  const text = 'Przy kolejnym zamówieniu w 2027 r. 5% rabatu. Oferta ważna do 31.12.2026 r. Dostawa gratis.';
  expect(splitUnits(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Przy kolejnym zamówieniu w 2027 r. 5% rabatu.',
    'Oferta ważna do 31.12.2026 r.',
    'Dostawa gratis.',
  ]);
});
