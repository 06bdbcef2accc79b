import { describe, expect, it } from 'vitest';
import { landedByFirst } from '../../../test/support/compare-quotes.ts';
import { readTaxStance } from '../pricing/tax-stance.ts';
import { answerOf, offerOn } from '../../../test/support/answer-on-quotes.ts';

describe('a sum before the tax beside the same with it', () => {
  it.each([
    [
      'Wir brauchen 20 St. Ventil VT-4.',
      'Armaturen Nab GmbH',
      '20 St.',
      'Gesamt netto 430,00 € (brutto 511,70 €)',
      '81.70',
    ],
    ['Il faut 20 vannes VT-4.', 'Vannes Drôme SARL', '20', 'Total HT 430,00 € (TTC 516,00 €)', '86.00'],
    ['Necesitamos 20 válvulas VT-4.', 'Válvulas Ebro SL', '20', 'Total sin IVA 430,00 € (con IVA 520,30 €)', '90.30'],
    ['Ci servono 20 valvole VT-4.', 'Valvole Adda srl', '20', 'Totale 430,00 € + IVA (524,60 € IVA compresa)', '94.60'],
    [
      'We zoeken 20 ventielen VT-4.',
      'Ventielen IJssel BV',
      '20',
      'Totaal excl. btw € 430,00 (incl. btw € 520,30)',
      '90.30',
    ],
    [
      'Precisamos de 20 válvulas VT-4.',
      'Válvulas Sado Lda',
      '20',
      'Total líquido 430,00 € (com IVA 528,90 €)',
      '98.90',
    ],
    [
      'Potrzebujemy 20 szt. zawór VT-4.',
      'Zawory Warta',
      '20 szt.',
      'Razem netto 430,00 zł / brutto 528,90 zł',
      '98.90',
    ],
  ])('%s %s', (asked, vendor, count, sums, tax) => {
    const sign = sums.includes('zł') ? 'zł' : '€';
    const { totals, charges } = offerOn(asked, `${vendor}\nVT-4  ${count}  21,50 ${sign}  430,00 ${sign}\n${sums}`);
    expect(charges.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount)).toEqual([tax]);
    expect(totals.map(({ kind, amount }) => `${kind} ${Number(amount)}`)).toEqual([
      'subtotal 430',
      `total ${430 + Number(tax)}`,
    ]);
  });

  const brief = (view: string, sums: string): string => `Wir brauchen 20 St. Ventil VT-4. ${view}

Angebot 1:
Armaturen Nab GmbH
VT-4  20 St.  21,50 €  430,00 €
Lieferung frei
${sums}

Angebot 2:
Ventilbau Lauter AG
VT-4  20 St.  22,40 €  448,00 €
Lieferung frei
Gesamt netto 448,00 €
MwSt. 19 % 85,12 €
Gesamt brutto 533,12 €`;

  it.each([
    ['Bitte netto vergleichen.', 'Gesamt netto 430,00 €\nGesamt brutto 511,70 €', '430.00'],
    ['Wir sind privat, für uns zählt brutto.', 'Gesamt netto 430,00 €\nGesamt brutto 511,70 €', '511.70'],
    ['Wir sind privat, für uns zählt brutto.', 'Summe 430,00 € netto = 511,70 € brutto', '511.70'],
    ['Wir sind privat, für uns zählt brutto.', 'Gesamt 430,00 € zzgl. MwSt.', null],
    ['Wir sind privat, für uns zählt brutto.', 'Gesamt netto 430,00 €', null],
  ])('%s %s', async (view, sums, landed) => {
    const { rows } = await answerOf(brief(view, sums));
    expect(rows[0]).toBe(`Armaturen Nab GmbH ${landed}`);
  });
});

describe('sums in a net and a gross column', () => {
  it.each([
    [
      'We need 20 valves VT-4. We do not reclaim VAT, so compare gross.',
      'Item   Qty   Unit price   Net amount   VAT   Gross amount',
      'Total',
    ],
    [
      'Wir brauchen 20 St. Ventil VT-4. Wir sind privat, für uns zählt brutto.',
      'Artikel   Menge   Einzelpreis   Netto   MwSt.   Brutto',
      'Summe',
    ],
  ])('have the tax between them: %s', (asked, heads, sum) => {
    const { charges, totals } = offerOn(
      asked,
      `Nab Fittings Ltd\n${heads}\nVT-4   20   21.50   430.00   20%   516.00\n${sum}                430.00         516.00`,
    );
    expect(charges.map(({ kind, amount }) => [kind, amount])).toEqual([['tax', '86.00']]);
    expect(totals.map(({ amount }) => amount)).toEqual(['430.00', '516.00']);
  });
});

describe('a table of amounts without the tax and with it', () => {
  it.each([
    [
      'Wir brauchen 24 St. Regal RG-5.',
      `Pos.  Artikel       Menge  Einzelpreis netto   Gesamt netto   MwSt.   Gesamt brutto
1     Regal RG-5       24              64,50       1.548,00    19 %        1.842,12
      Summe                                        1.548,00                1.842,12`,
      '294.12',
    ],
    [
      'Potrzebujemy 24 szt. regał RG-5.',
      `Lp | Towar | Ilość | Cena netto | Stawka VAT | Wartość netto | Kwota VAT | Wartość brutto
1 | Regał RG-5 | 24 | 64,50 | 23% | 1 548,00 | 356,04 | 1 904,04
Razem | | | | | 1 548,00 | 356,04 | 1 904,04`,
      '356.04',
    ],
    [
      'We zoeken 24 stellingen RG-5.',
      `Omschrijving     Aantal   Prijs excl. btw   Totaal excl. btw   Btw    Totaal incl. btw
Stelling RG-5        24             64,50           1.548,00   21%            1.873,08
Totaal                                              1.548,00                  1.873,08`,
      '325.08',
    ],
    [
      'Il faut 24 rayonnages RG-5.',
      `Désignation       Qté    PU HT     Total HT   TVA 20 %   Total TTC
Rayonnage RG-5     24    64,50     1.548,00     309,60    1.857,60
Total                              1.548,00     309,60    1.857,60`,
      '309.60',
    ],
  ])('is read before the tax, which its sums tell: %s', (asked, table, tax) => {
    const { lines, charges } = offerOn(asked, `Regalbau Sieg\n${table}`);
    expect(lines.map(({ unitPrice, amount, isRight }) => [unitPrice, amount, isRight])).toEqual([
      ['64.5', '1548.00', true],
    ]);
    expect(charges.map(({ kind, amount }) => [kind, amount])).toEqual([['tax', tax]]);
  });
});

describe('a tax on top of the amount before it', () => {
  it.each([
    ['Wir brauchen 20 St. Ventil VT-4.', 'Gesamt 430,00 €', 'zzgl. MwSt.'],
    ['Necesitamos 20 válvulas VT-4.', 'Total 430,00 €', 'más IVA'],
    ['Ci servono 20 valvole VT-4.', 'Totale 430,00 €', 'oltre IVA'],
    ['Precisamos de 20 válvulas VT-4.', 'Total 430,00 €', 'acresce IVA'],
    ['Potrzebujemy 20 szt. zawór VT-4.', 'Razem: 430,00 zł,', 'do tego VAT'],
  ])('%s %s %s', (asked, sum, tax) => {
    const { charges } = offerOn(asked, `Armaturen Nab GmbH\nVT-4  20  21,50  430,00\n${sum} ${tax}`);
    expect(charges.map(({ clause }) => clause)).toEqual([tax]);
  });
});

describe('a tax that is in the sum', () => {
  it.each([
    'darin enthaltene MwSt. (19 %) 223,55 €',
    'enthaltene MwSt. 223,55 €',
    'darin enthalten 19 % MwSt. 223,55 €',
  ])('comes on top of nothing: %s', (line) =>
    expect(
      landedByFirst(
        `Wir brauchen 18 Matten MT-4, privat, es zählt der Endpreis mit MwSt.\n\nAngebot 1 von 2: Zaunwelt Inn\nMT-4   18   70,62 €   1.271,16 €\nVersand 129,00 €\nGesamtsumme inkl. MwSt. 1.400,16 €\n${line}\n\nAngebot 2 von 2: Zaun Lech\nMT-4 18 x 80,00 = 1.440,00 inkl. MwSt. frei Haus`,
      ),
    ).toBe('1400.16'),
  );
});

describe('a price with its tax', () => {
  it.each([
    ['We need 20 valves VT-4.', 'VT-4: £21.50 each inc VAT = £430.00'],
    ['Wir brauchen 20 Ventile VT-4.', 'Ihr Preis für 20 Ventile VT-4:\n21,50 €/Stk inkl. 19 % MwSt. = 430,00 €'],
    ['We zoeken 20 ventielen VT-4.', 'Onze prijs voor 20 ventielen VT-4:\n€ 21,50/st incl. 21% btw = € 430,00'],
    ['Potrzebujemy 20 szt. zawór VT-4.', 'Cena zaworu VT-4, 20 szt.:\n21,50 zł/szt. z 23% VAT = 430,00 zł'],
  ])('is a price in the line below a name too, and holds it: %s', (asked, offer) => {
    const { lines, charges } = offerOn(asked, `Nab Fittings Ltd\n${offer}`);
    expect(lines.filter(({ status }) => status === 'offered').map(({ amount }) => amount)).toEqual(['430.00']);
    expect(charges.map(({ kind, clause }) => [kind, readTaxStance(clause)])).toEqual([['tax', 'included']]);
  });

  it('of the day holds until the day that the quote names', () => {
    const wood = (until: string): string | null =>
      landedByFirst(
        `Wir brauchen 8 t Hackschnitzel HS-2.\n\nAngebot 1 von 2: Holzhof Iller\nTagespreis Hackschnitzel HS-2\n8 t x 90,00 €/t = 720,00 €\nfrei Haus\n${until}\n\nAngebot 2 von 2: Waldhof\nHS-2 8 t x 95,00 = 760,00 frei Haus`,
      );
    expect([wood('Preisbindung bis 30.11.2026'), wood('Lieferung in 1 Woche')]).toEqual(['720.00', null]);
  });
});
