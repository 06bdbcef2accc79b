import { expect, it } from 'vitest';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';

it.each([
  'Bij ons betaalt u 12,80 voor de PL-18 en 41,00 voor de SJ-4. Voor 60 en 25 stuks komt dat op 768,00 + 1.025,00 + 12,50 verzendkosten = 1.805,50.',
  'With us you pay 12.80 for the PL-18 and 41.00 for the SJ-4. For 60 and 25 you get to 768.00 + 1,025.00 + 12.50 shipping = 1,805.50.',
])('takes lines that are added up again as no other price: %s', (offer) => {
  const { lines, freight, charges, unread } = offerOn('60 x PL-18, 25 x SJ-4', `${offer}\n\nAlmelo Werkgoed bv`);
  expect(lines.map(({ amount }) => amount)).toEqual(['768.00', '1025.00']);
  expect(freight.amount?.amount).toBe('12.50');
  expect(charges).toEqual([]);
  expect(unread).toEqual([]);
});

it.each([
  '- frais de dossier 80,00 € et mise en service 60,00 € par poste (donc 120,00 €), soit 200,00 € de frais',
  '- frais de dossier 80,00 €, installation 60,00 €, soit 140,00 € de frais de départ',
])('takes what fees come to for no fee beside them: %s', (fees) => {
  const { charges } = offerOn('2 postes PX-4', `Atelier Dubreuil\n- PX-4 2 x 300,00 € = 600,00 €\n${fees}`);
  expect(charges.map(({ amount }) => amount)).toEqual(['80.00', '60.00']);
});

it.each([['Produkt', 'Ilość', 'Cena brutto', 'Kwota']])(
  'takes the product of the fields %s, %s and %s for the amount of their line: %s',
  (...[part, qty, price, amount]) => {
    const fields = `${part}: PX-4\n${qty}: 14\n${price}: 30,00 €\n${amount}: 420,00 €`;
    const { lines, charges, unread } = offerOn('14 x PX-4', `Atelier Dubreuil\n${fields}`);
    expect(lines.map(({ stated }) => stated)).toEqual(['420.00']);
    expect(charges.filter(({ kind }) => kind === 'fee')).toEqual([]);
    expect(unread).toEqual([]);
  },
);
