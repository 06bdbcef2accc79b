import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

async function compare(brief: string, quotes: string[]) {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: [brief, ...quotes.map((quote, at) => `Quote ${at + 1} of ${quotes.length}:\n${quote}`)].join('\n\n'),
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  const needs = (take.table?.summary?.needs ?? []) as { qty: number; unit: string }[];
  return {
    needs: needs.map(({ qty, unit }) => `${qty} ${unit}`),
    totals: take.table?.rows.map(({ landedTotal, landedTotalAtLeast }) => landedTotal ?? landedTotalAtLeast),
    missing: take.table?.rows.flatMap(({ missingItems }) => missingItems),
    grade: take.grade,
  };
}

describe('one thing for several places', () => {
  it('is bought by the sum of their areas', async () => {
    const read = await compare('Turf for two lawns, front 45 m2 and back 110 m2, laid and delivered. Who is cheaper?', [
      'Mossley Turf\nTurf laid $9.50 per m2\nDelivery included',
      'Irwell Lawns\nTurf laid 155 m2 @ $9.90 = $1,534.50\nDelivery included',
    ]);
    expect(read).toMatchObject({ needs: ['155 m²'], totals: ['1472.50', '1534.50'], missing: [] });
  });

  it('is read by its places where a quote has a line for each', async () => {
    const read = await compare('Estrich für drei Räume: Küche 22 qm, Bad 9 qm, Flur 14 qm. Wer ist günstiger?', [
      'Estrich Brandl\nEstrich 31,00 €/qm\nAnfahrt 50,00 €\nLieferung frei',
      'Bodenbau Kern\nKüche 22 qm x 30,00 = 660,00 €\nBad 9 qm x 30,00 = 270,00 €\nFlur 14 qm x 30,00 = 420,00 €\nGesamt 1.350,00 € frei Baustelle',
    ]);
    expect(read).toMatchObject({ needs: ['45 m²'], missing: [] });
    expect(read.totals?.[1]).toBe('1350.00');
  });

  it('is not added up where the quotes ask two prices for it', async () => {
    const read = await compare('Vinyl for the kitchen 12 m2 and carpet for the bedroom 18 m2. Who is cheapest?', [
      'Harlow Floors\nVinyl 12 m2 @ £30.00 = £360.00\nCarpet 18 m2 @ £22.00 = £396.00\nTotal £756.00 delivered',
      'Ongar Floors\nVinyl 12 m2 @ £28.00 = £336.00\nCarpet 18 m2 @ £24.00 = £432.00\nTotal £768.00 delivered',
    ]);
    expect(read.needs).toEqual(['12 m²', '18 m²']);
  });

  it('is not added up where one area is of something else', async () => {
    const read = await compare(
      'The flat has 1,050 sft but the wall area to be painted is 3,150 sft. Who is cheapest?',
      ['Rangoli Painters\nRs 26 per sft with material', 'Kaveri Painters\nRs 28 per sft with material'],
    );
    expect(read.needs).not.toContain('4200 sqft');
  });
});
