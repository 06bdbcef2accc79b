import { describe, expect, it } from 'vitest';
import { withRowsApart } from './run-on-lines.ts';

describe('withRowsApart', () => {
  it('gives each row and term of a paper that was copied as one line a line', () => {
    const line =
      'HARBOUR VALVES LTD Quote 4471 Date 12/11/2026 Code Description Qty Price Amount GV-15 GATE VALVE 12 38.50 462.00 CV-20 CHECK VALVE 30 9.20 276.00 Carriage 25.00 Subtotal 763.00 VAT 20% 152.60 TOTAL 915.60 Lead time 3 weeks Quote valid 30 days';
    expect(withRowsApart(line).split('\n').slice(1)).toEqual([
      'CV-20 CHECK VALVE 30 9.20 276.00',
      'Carriage 25.00',
      'Subtotal 763.00',
      'VAT 20% 152.60',
      'TOTAL 915.60',
      'Lead time 3 weeks',
      'Quote valid 30 days',
    ]);
  });

  it('parts words and figures that have grown together', () => {
    const line =
      'Armaturen Weser GmbHHafenweg 4, 26919 BrakeDatum 12.11.2026Kunde 4471Pos.ArtikelMengePreisGesamt EUR1Kugelhahn 1/2 Zoll12 Stk18,50222,002Rückschlagventil30 Stk9,20276,00Summe netto498,00zzgl. 19 % USt94,62Gesamtbetrag592,62Lieferung frei Haus';
    const lines = withRowsApart(line).split('\n');
    expect(lines).toContain('Armaturen Weser GmbH');
    expect(lines).toContain('Datum 12.11.2026');
    expect(lines).toContain('Summe netto 498,00');
    expect(lines).toContain('Gesamtbetrag 592,62');
    expect(lines).toContain('Lieferung frei Haus');
  });

  it.each([
    'We can do the 12 valves at 38.50 each and the 30 checks at 9.20 each, so it is 462.00 and 276.00, plus 25.00 carriage, and you have it in 3 weeks if that is good for you.',
    'Bij onze zaak betaalt men 12,80 voor de GV-15 en 41,00 voor de CV-20, allebei exclusief btw. Voor 60 en 25 stuks komt dat op 768,00 + 1.025,00 + 12,50 verzendkosten = 1.805,50 totaal.',
    'GV-15   12   38.50   462.00',
  ])('leaves %j as it is', (text) => expect(withRowsApart(text)).toBe(text));
});
