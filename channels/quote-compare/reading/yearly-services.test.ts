import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';

/** What a service comes to over the months of its contract, with its fees and what it costs to bring. */
function priced(brief: string, ...quotes: string[]) {
  const pasted = quotes.map((quote, at) => `Quote ${at + 1} of ${quotes.length}:\n${quote}`);
  const notes = [brief, ...pasted].join('\n\n');
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const { needs, limits, today } = order;
  return readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text).map(({ id, offer }) => {
    const { landed, fees, freight, missing } = priceOffer(id, offer, { needs, limits, today });
    return [landed?.toFixed(2) ?? null, fees.toFixed(2), freight.amount?.toFixed(2) ?? null, missing.length];
  });
}

describe('a service by the month', () => {
  it('comes to all months of a contract, by the kilogram or at one price for all', () => {
    expect(
      priced(
        'Oddajemy do prania 400 kg obrusów miesięcznie, umowa na 24 miesiące. Cena netto za całość',
        'Pralnia Dunajec\nOferta\nUsługa\nIlość\nCena netto\nWartość netto\nPranie obrusów\n400 kg / mies.\n5,00 zł / kg\n2 000,00 zł / mies.\nDowóz\n1 x w tygodniu\nw cenie\n0,00 zł\nWartość umowy (24 miesiące)\n48 000,00 zł netto',
        'Pralnia Poprad\nOferta\n\nRyczałt miesięczny (do 420 kg obrusów)\n1 900,00 zł netto\n24 miesiące\n45 600,00 zł netto\nJednorazowa opłata za etykiety\n300,00 zł netto\nRazem\n45 900,00 zł netto\nDowóz bezpłatnie',
      ),
    ).toEqual([
      ['48000.00', '0.00', '0.00', 0],
      ['45900.00', '300.00', '0.00', 0],
    ]);
  });

  it('does so where its amount is said to be for a month', () => {
    expect(
      priced(
        '400 kg Tischwäsche monatlich, Vertrag über 12 Monate, netto',
        'Wäscherei Salzach GmbH\nWaschen Tischwäsche   400 kg   4,00 €/kg   1.600,00 €/Monat\nAbholung und Lieferung inklusive\nVertragswert 12 Monate   19.200,00 €',
      ),
    ).toEqual([['19200.00', '0.00', '0.00', 0]]);
  });
});
