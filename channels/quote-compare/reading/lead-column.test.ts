import { describe, expect, it } from 'vitest';
import { labelledLead, leadUnderHeading } from './lead-column.ts';

describe('labelledLead', () => {
  it.each([
    ['Lead time (weeks): 3', '3 weeks'],
    ['Lead Time in days: 9', '9 days'],
    ['LT (wks) 3-4', '3-4 wks'],
    ['Lieferzeit (Tage): 9', '9 Tage'],
    ['Délai (jours) : 9', '9 jours'],
    ['Levertijd in dagen: 9', '9 dagen'],
    ['Lead time 3 weeks', null],
    ['Delivery (days) 12.50', null],
  ])('reads "%s" as %j', (statement, lead) => {
    expect(labelledLead(statement)).toBe(lead);
  });
});

describe('leadUnderHeading', () => {
  const row = (text: string, line: string) => ({ start: text.indexOf(line), end: text.indexOf(line) + line.length });
  const tail = (text: string, line: string, words: string) => {
    const { start, end } = row(text, line);
    return { start: start + line.lastIndexOf(words), end };
  };

  it('takes the unit of a bare number from the heading of its column', () => {
    const text = 'Part  Qty  Price  Lead (wks)\nAB-100  10  12.00  3\n';
    const line = 'AB-100  10  12.00  3';
    expect(leadUnderHeading(text, tail(text, line, '3'), row(text, line))).toMatchObject({
      words: ['Lead (wks)', '3'],
      statement: '3 wks',
    });
  });

  it.each([
    ['Ref;Ud;Importe;Moneda;Plazo_dias', '9 dias'],
    ['Pos;Menge;Betrag;Währung;Lieferzeit (Tage)', '9 Tage'],
    ['Réf;Qté;Montant;Devise;délai_jours', '9 jours'],
    ['Cod;Qtà;Importo;Valuta;consegna (gg)', '9 gg'],
    ['Ref;Qtd;Valor;Moeda;Prazo de entrega (dias)', '9 dias'],
    ['Art;Aantal;Bedrag;Valuta;Levertijd (dagen)', '9 dagen'],
    ['Kod;Ilość;Wartość;Waluta;Termin (dni)', '9 dni'],
  ])('below %s', (heading, statement) => {
    const line = 'PX-7;10;120,00;EUR;9';
    const text = `${heading}\n${line}\n`;
    expect(leadUnderHeading(text, tail(text, line, ';EUR;9'), row(text, line))).toMatchObject({ statement });
  });

  it.each([
    ['no heading above', 'Part  Qty  Price\nAB-100  10  12.00  3\n', '3'],
    ['a heading without a unit', 'Part  Qty  Price  Lead\nAB-100  10  12.00  3\n', '3'],
    ['words in the cell', 'Part  Qty  Price  Lead (wks)\nAB-100  10  12.00  stock\n', 'stock'],
  ])('reads nothing with %s', (_what, text, words) => {
    const line = text.split('\n')[1] ?? '';
    expect(leadUnderHeading(text, tail(text, line, words), row(text, line))).toBeNull();
  });
});
