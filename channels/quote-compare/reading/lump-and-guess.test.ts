import { expect, it } from 'vitest';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

it.each([
  ["I'd say around 900.00 €", 'Lump sum for benches and tables 840.00 €'],
  ['Aus der Ferne so 900,00 €', 'Pauschalpreis für benches und tables 840,00 €'],
  ['À vue de nez 900,00 €', 'Prix forfaitaire benches et tables 840,00 €'],
  ['A ojo serían 900,00 €', 'Precio cerrado benches y tables 840,00 €'],
  ['A occhio 900,00 €', 'Prezzo complessivo benches e tables 840,00 €'],
  ['Ik schat 900,00 €', 'Vaste prijs voor benches en tables 840,00 €'],
  ['Por alto uns 900,00 €', 'Preço fechado benches e tables 840,00 €'],
  ['Na oko 900,00 €', 'Cena ryczałtowa benches i tables 840,00 €'],
])('takes the price after a look for the one that holds: %s', (guess, price) => {
  const { lines, unread } = offerOn(
    '12 benches and 4 tables',
    `[02.11.26, 09:10] Pia: 12 benches, 4 tables?\n[02.11.26, 09:40] Rosner: ${guess}\n[03.11.26, 16:05] Rosner: ${price}`,
  );
  expect(lines.map(({ amount, needs }) => [amount, needs.length])).toEqual([['840.00', 2]]);
  expect(unread).toEqual([]);
});

it.each([
  ['For 30 chairs and 5 desks that makes', 'chair', 'desk', 'chairs', 'desks'],
  ['Für 30 Sessel und 5 Pulte macht das', 'Sessel', 'Pulte', 'Sessel', 'Pulte'],
  ['Pour 30 bancs et 5 pupitres cela donne', 'banc', 'pupitre', 'bancs', 'pupitres'],
  ['Para 30 bancos y 5 mesas son', 'banco', 'mesa', 'bancos', 'mesas'],
  ['Per 30 panche e 5 tavoli sono', 'panche', 'tavoli', 'panche', 'tavoli'],
  ['Voor 30 banken en 5 tafels wordt dat', 'banken', 'tafels', 'banken', 'tafels'],
  ['Para 30 bancos e 5 mesas fica', 'banco', 'mesa', 'bancos', 'mesas'],
])('takes what counted lines come to for no line of its own: %s', (sum, one, two, ones, twos) => {
  const { lines } = offerOn(`30 ${ones}, 5 ${twos}`, `Rosner\n${one} 20,00 €\n${two} 90,00 €\n${sum} 1.050,00 €`);
  expect(lines.map(({ amount }) => amount)).toEqual(['600.00', '450.00']);
});

it.each([
  ['Ana et Luc - La Ferme d’Orval', "La Ferme d'Orval"],
  ['Ana et Luc - La Ferme d’Orval', 'La Ferme d’Orval'],
  ['Rosa e Piero - Forno dell’Acqua', "Forno dell'Acqua"],
  ['Ute und Kai - Hofküche L’Étoile', "Hofküche L'Étoile"],
])('takes who signs as the head of the mail calls the firm: %s', (signed, sender) => {
  const name = signed.split(' - ')[1]?.replace('’', sender.includes('’') ? '’' : "'") ?? '';
  const { vendor } = offerOn(
    '30 PX-4',
    `De : ${sender} <hola@courriel.example>\nObjet : votre repas\n\nBonjour,\nPX-4 20,00 €\n${signed.split(' - ')[0]} - ${name}`,
  );
  expect(vendor?.name).toBe(name);
});

it.each([
  'The price you have to see with the transporter',
  'Den Preis macht der Transporteur',
  'Le prix, à voir avec le transporteur',
  'El precio con el transportista',
  'Il prezzo con il trasportatore',
  'De prijs met de transporteur',
  'O preço é com a transportadora',
  'Cena z firmą transportową',
])('takes who carries for no carriage in the price: %s', (words) => {
  const { freight } = offerOn('30 PX-4', `Rosner\nPX-4 20,00 €\n${words}`);
  expect(freight.terms.filter(({ kind }) => kind === 'included')).toEqual([]);
});

it('takes amounts without a sign for the dollars of the others', () => {
  const notes =
    'Cotización para Puebla, en pesos: 6 mesas.\n\nQuote 1 of 2:\nRosner\n6 mesas $100.00 c/u\n\nQuote 2 of 2:\nAlmazán\n6 mesas 90.00 = 540.00';
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const read = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(read.map(({ offer }) => offer.currency.code)).toEqual(['MXN', 'MXN']);
});
