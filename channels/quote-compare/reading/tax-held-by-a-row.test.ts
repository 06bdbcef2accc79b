import { describe, expect, it } from 'vitest';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';
import { splitNotes } from '../brief/split-notes.ts';

const fee = (words: string): { amounts: (string | null)[]; taxes: (string | null)[]; totals: string[] } => {
  const { charges, totals } = offerOn('40 chairs C-9.', words);
  const of = (kind: string): (string | null)[] =>
    charges.filter((charge) => charge.kind === kind).map(({ amount }) => amount);
  return { amounts: of('fee'), taxes: of('tax'), totals: totals.map(({ amount }) => amount) };
};

describe('a row that says that the tax is in it', () => {
  it.each([
    ['Spese di montaggio, una tantum, IVA compresa    € 120,00', 'TOTALE IVA compresa    € 920,00'],
    ['Spese di montaggio, IVA inclusa: € 120,00', 'Totale IVA inclusa    € 920,00'],
    ['Allestimento del locale, IVA compresa    € 120,00', 'Totale IVA compresa    € 920,00'],
    ['Frais de montage, TVA comprise    120,00 €', 'Total TVA comprise    920,00 €'],
    ['Gastos de montaje, IVA incluido    120,00 €', 'Total IVA incluido    920,00 €'],
  ])('has its own amount in "%s"', (row, total) => {
    const { amounts, taxes, totals } = fee(`Acme srl\n40 x C-9  20,00 €  800,00 €\n${row}\n${total}`);
    expect(amounts).toEqual(['120.00']);
    expect(taxes.every((amount) => amount === null)).toBe(true);
    expect(totals).toEqual(['920.00']);
  });

  it('leaves a tax its amount', () => {
    const { taxes } = fee('Acme srl\n40 x C-9  20,00 €  800,00 €\nTotale  800,00 €\nIVA compresa: € 144,26');
    expect(taxes).toEqual(['144.26']);
  });
});

describe('a part of the price that is paid first and counted in', () => {
  it.each([
    'Per conferma chiediamo una caparra di € 300,00, che viene scalata dal saldo.',
    'Un acompte de 300,00 € est demandé, déduit de la facture finale.',
    'Pedimos una señal de 300,00 €, que se descuenta del total.',
  ])('is no charge in "%s"', (words) => {
    expect(fee(`Acme srl\n40 x C-9  20,00 €  800,00 €\n${words}`).amounts).toEqual([]);
  });
});

it('keeps who signs a mail with it, above the head of the next', () => {
  const { quotes } = splitNotes(`Servono 40 sedie C-9.

Da: Paola Ferri <paola@sediemorelli.example>
A: Ufficio acquisti
Oggetto: R: sedie

40 sedie C-9: € 800,00

A Vostra disposizione
Paola Ferri
Morelli Sedute S.r.l.
tel. 041 555 0133

Da: info@legnobello.example
A: Ufficio acquisti
Oggetto: offerta

40 sedie C-9: € 840,00
Saluti
Legno Bello srl`);
  expect(quotes.map(({ text }) => /Morelli Sedute/.test(text))).toEqual([true, false]);
});
