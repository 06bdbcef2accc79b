import { describe, expect, it } from 'vitest';
import { compareQuotes } from '../../../test/support/compare-quotes.ts';
import { refusesOthers } from '../brief/refuses-others.ts';
import { readService } from '../brief/read-service.ts';

describe('another part of the series that is asked for', () => {
  it('is missing where nothing else will do, and a row that is in the price stays apart from the sum below it', async () => {
    const { recommended, rows } = await compareQuotes(
      '6 pumps TP-40 and 2 hoses, fitted at their workshop. Only that model, our panel takes no other. Prices with VAT.\n\n\tQty\tKaroo Pumps\tVlei Water\nPump each\t6\tR1 890.00\tR1 795.00\nModel offered\t\tTP-40\tTP-45\nHose\t2\tincl\tR95.00\nTotal\t\tR11 340.00\tR10 960.00\nAvailable\t\t3 days\tstock',
    );
    expect(recommended).toBe('Karoo Pumps');
    expect(rows[0]).toMatchObject({ currency: 'ZAR', linesSubtotal: '11340.00', landedTotal: '11340.00' });
    expect(rows[1]).toMatchObject({ linesSubtotal: '190.00', landedTotal: null });
  });

  it('is missing by its own word for it, in other languages', async () => {
    const { rows } = await compareQuotes(
      'Potrzebujemy 500 szt. podkładka DIN 125 M8 A2, tylko nierdzewne, bez zamienników. Porównanie netto.\n\nOferta 1 z 2: Śrubex Wiar\nPodkładka DIN 125 M8 A2, 500 szt. x 0,20 zł = 100,00 zł\nDostawa gratis\nRazem netto 100,00 zł\n\nOferta 2 z 2: Metal San\nPodkładka DIN 125 M8 ocynk (zamiennik A2), 500 szt. x 0,10 zł = 50,00 zł\nDostawa gratis\nRazem netto 50,00 zł',
    );
    expect(rows[1]).toMatchObject({ landedTotal: null });
  });

  it.each([
    'Only that size, please.',
    'Our insurer does not accept another.',
    'Nur diese Größe.',
    'Uniquement ce modèle.',
    'Solo ese modelo.',
    'Alleen dat merk.',
    'Tylko ten rozmiar.',
  ])('is refused by: %s', (brief) => expect(refusesOthers(brief)).toBe(true));

  it('is not refused by a day that does not suit', () =>
    expect(refusesOthers('We cannot take any other day.')).toBe(false));

  it.each([
    ['8 tyres 265/65R17, fitted at their garage', true],
    ['8 Reifen 265/65R17, montiert in der Werkstatt', true],
    ['24 lamps HB-150 to the workshop in Bendigo', false],
    ['8 tyres 265/65R17 fitted at the shop, rims shipping to 9301', false],
  ])('needs no carriage where it is fitted where it is sold: %s', (brief, isWork) =>
    expect(readService(brief) !== null).toBe(isWork),
  );
});
