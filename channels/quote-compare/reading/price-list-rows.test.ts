import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';
import { readGeneralBasis } from './quote-terms.ts';
import { maskNonFigures } from './mask.ts';

describe('a price list', () => {
  it.each([
    ['Verpackung Ohm GmbH - Preisliste Mai 2027 (zzgl. MwSt., je 100 Stück)', 100],
    ['Dozen Lek B.V. - prijslijst mei 2027 (excl. btw, per 100 stuks)', 100],
    ['Scatole Adda - listino maggio 2027 (IVA escl., per 1000 pz)', 1000],
    ['Our price list is out. Packed 100 to a box.', null],
  ])('says once what all of its prices are for: %s', (head, basis) => {
    expect(readGeneralBasis(head)?.toNumber() ?? null).toBe(basis);
  });

  it('is billed for the rows that are asked for, and no other size of them', async () => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes:
        'Nodig: 200 kaarsendozen 12x12 en 600 papieren tissuezakken, bezorgd. Excl. btw.\n\nQuote 1:\nVerpakkingen Lek B.V. - prijslijst mei 2027 (excl. btw, per 100 stuks)\n\nArt.nr.   Omschrijving             per 100\nKD-10     Kaarsendoos 10x10          20,90\nKD-12     Kaarsendoos 12x12          24,50\nKD-16     Kaarsendoos 16x16          29,20\nTZ-01     Tissuezak papier            3,20\n\nVerzendkosten 9,90\nLevertijd 2 dagen\n\nQuote 2:\nDozen Vecht B.V.\n200 kaarsendozen 12x12 à 0,40 = 80,00\n600 tissuezakken à 0,05 = 30,00\nTotaal 110,00 gratis bezorgd\nLevertijd 3 dagen',
      acceptedAt: '2027-05-03T12:00:00Z',
    });
    expect(take.table?.rows.map(({ linesSubtotal }) => linesSubtotal)).toEqual(['68.20', '110.00']);
  });
});

it.each(['Heizöl EL nach DIN 51603', 'Zement DIN EN 19700-1', 'Papier ISO 9706'])(
  'takes the number of a standard for no figure: %s',
  (words) => {
    expect(maskNonFigures(words, ',')).not.toMatch(/\d/);
  },
);
