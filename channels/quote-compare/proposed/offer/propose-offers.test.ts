import { describe, expect, it } from 'vitest';
import { possibleLanguages } from '../../../reading/languages.ts';
import { readOrder } from '../../brief/read-order.ts';
import { readQuotes } from '../../extract.ts';
import { priceFor } from '../../pricing/standing.ts';
import { proposalsFor } from '../second-reading.ts';

/** What the second reader makes of offers for a request: totals, or what it does not understand. */
function read(request: string, ...quotes: string[]): (string | string[] | null)[] {
  const notes = [request, ...quotes.map((quote, at) => `Quote ${at + 1}:\n${quote}`)].join('\n\n');
  const order = readOrder({ notes, acceptedAt: '2026-11-29T12:00:00Z', skipRetrieval: false, prior: null });
  const languages = possibleLanguages(notes);
  const readings = readQuotes(order, (id) => order.quotes.find((quote) => quote.id === id)?.text);
  return proposalsFor(readings, order, languages).map(({ offer, faults }) =>
    faults.length > 0 ? faults : (priceFor(offer, order).landed?.toFixed(2) ?? null),
  );
}

describe('what a price is for one of', () => {
  it('leads over the content of a package to what is wanted, in whole packages', () => {
    expect(
      read(
        'We need 240 latex gloves and 36 rolls of tape.',
        'Harlow Supply\nGloves, box of 100, $9.50 per box\nTape, 6 rolls/sleeve, $14.00 per sleeve\nFreight $20.00',
        'Marsh & Co\nGloves $0.10 each\nTape $2.40 a roll\nfreight included',
      ),
    ).toEqual(['132.50', '110.40']);
  });
  it('is a hundred, a thousand or a number of them', () => {
    expect(
      read(
        'Need 400 hex nuts and 2,000 washers.',
        'Bolt Barn\nhex nuts 12.00 per C\nwashers 9.00 per M\ndelivery $8.00',
        'Fastener Hut\nHex nuts $0.15 ea\nWashers $11.00 per thousand\ndelivery free',
      ),
    ).toEqual(['74.00', '82.00']);
  });
  it('is a measure of which one of them holds so much', () => {
    expect(
      read(
        'Potrzebujemy 30 worków cementu, worek 25 kg.',
        'Betonex\ncement 0,80 zł/kg\ndostawa 40,00 zł',
        'Wapno Sp. z o.o.\ncement 18,00 zł za worek\ndostawa gratis',
      ),
    ).toEqual(['640.00', '540.00']);
  });
  it('is not said of a package that would have to be broken', () => {
    const [first] = read(
      'Wir brauchen 70 Schalter.',
      'Elektro Wolff\nSchalter im Karton zu 25 Stück, 4,20 € je Stück\nLieferung frei Haus',
      'Strom Kurz\nSchalter 4,60 € je Stück\nLieferung frei Haus',
    );
    expect(first).toEqual(expect.arrayContaining([expect.stringMatching(/^not understood: /)]));
  });
  it('is told by what others come to where it may be of one or of all', () => {
    expect(
      read(
        'Nous cherchons 20 chaises.',
        'Bois Clair\n20 chaises 900,00 €\nlivraison comprise',
        'Meubles Roy\nchaise 48,00 € pièce\nlivraison comprise',
      ),
    ).toEqual(['900.00', '960.00']);
  });
  it('is left open where no other offer tells it', () => {
    const [first] = read(
      'Nous cherchons 20 chaises.',
      'Bois Clair\n20 chaises 900,00 €\nlivraison comprise',
      'Meubles Roy\nne fait plus de chaises, désolés',
    );
    expect(first).toEqual(['may be for one or for all']);
  });
});

describe('amounts beside the prices', () => {
  it('are charges once everything wanted has its price', () => {
    expect(
      read(
        'Precisamos de 12 mesas.',
        'Móveis Lima\nmesa 80,00 € cada\nmontagem 60,00 €\ntransporte 25,00 €',
        'Casa Douro\nmesa 85,00 € cada\ntransporte incluído',
      ),
    ).toEqual(['1045.00', '1020.00']);
  });
  it('are multiplied where they are for each', () => {
    expect(
      read(
        'Ci servono 50 magliette.',
        'Stampa Veloce\nmaglietta 6,00 € cad.\nsupplemento stampa 1,20 € cad.\nspedizione 15,00 €',
        'Tessuti Blu\nmaglietta 7,50 € cad.\nspedizione gratuita',
      ),
    ).toEqual(['375.00', '375.00']);
  });
  it('have to come to the sums that the vendor states', () => {
    expect(
      read(
        'Necesitamos 8 bombas.',
        'Aguas Sur\nbomba 120,00 € c/u\nportes 30,00 €\nTotal 990,00 €',
        'Riegos Norte\nbomba 125,00 € c/u\nportes 30,00 €\nTotal 1.300,00 €',
      ),
    ).toEqual(['990.00', ['comes to none of its sums']]);
  });
});

describe('what is not understood', () => {
  it.each([
    ['a number that nothing uses', 'Chairs $20.00 each\nsold from 60 pcs up\ndelivery free'],
    ['a count in words', 'Chairs $20.00 each\nwe bill three days as two\ndelivery free'],
    ['months that come free', 'Chairs $20.00 each, months 1 to 3 free\ndelivery free'],
    ['a choice', 'Chairs $20.00 each\noptional glides $3.00 each\ndelivery free'],
  ])('is %s', (_name, quote) => {
    const [first] = read('Need 40 chairs.', `Oak Hall\n${quote}`, 'Elm Hall\nChairs $21.00 each\ndelivery free');
    expect(first).toEqual(expect.arrayContaining([expect.any(String)]));
  });
  it('is no number of days, of a time or of a payment', () => {
    const [first] = read(
      'Need 40 chairs.',
      'Oak Hall\nChairs $20.00 each\ndelivery free\nships in 10 days, call before 4:30 pm, terms net 30',
      'Elm Hall\nChairs $21.00 each\ndelivery free',
    );
    expect(first).toBe('800.00');
  });
});
