import { readNeeds } from './read-needs.ts';
import { splitNotes } from './split-notes.ts';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

it.each([
  ['Unser Bedarf:\n- Regale 180 x 40 cm: 10 Stück\nHöchstens 900 € netto.', 'Alle Preise netto.'],
  ['Cosa ci serve:\n1) Regale 180 x 40 cm, q.tà 10\n\nBudget: 900 €.', 'Prezzi IVA esclusa. Chi conviene?'],
  ['Shopping list\n10 Regale 180 x 40 cm\nNot more than €900.', 'Prices exclude tax. Which is cheapest?'],
])('a list with what can be spent is the request, and no offer: %s', async (request, net) => {
  const { rows } = await answerOf(
    `${request}\n\nHolt & Sons\nRegale 180 x 40 cm\t10\t40,00 €\t400,00 €\nTransport\t30,00 €\n\nPeak GmbH\nRegale 180 x 40 cm\t10\t42,00 €\t420,00 €\nTransport\t5,00 €\n\n${net}`,
  );
  expect(rows).toEqual(expect.arrayContaining(['Holt & Sons 430.00', 'Peak GmbH 425.00']));
  expect(rows).toHaveLength(2);
});

describe('a list without a price before two offers', () => {
  it.each([
    [
      'Fence for the yard:\n  #9 wire   40 rolls\n  posts 90x90   25 pcs\n\nHale Fencing\nwire 12.50/roll, posts 8.10\nDelivery 30.00\n\nWick & Sons\nwire 11.90/roll, posts 8.75\nDelivery 45.00',
      ['#9 wire', 'posts 90x90'],
    ],
    [
      'Preisanfrage Lagerbedarf\nPosition: Wanne 600x400 grau, 35 Stück\n\nBehälter Kunz KG\n 35 Stück à 9,40 = 329,00 EUR\n Lieferung: frei Haus\n\nLagerwelt Ost\n 35 Stück à 8,90 = 311,50 EUR\n Fracht 25,00 EUR',
      ['Wanne 600x400 grau'],
    ],
  ])('is the request: %s', (notes, parts) => {
    const { brief, quotes } = splitNotes(notes);
    expect(quotes).toHaveLength(2);
    const read = readNeeds(brief, []).map(({ part }) => part);
    for (const part of parts) expect(read.some((other) => other.includes(part))).toBe(true);
  });
});

describe('a request below the offers', () => {
  it.each([
    'Need 90 camp chairs and 12 folding tables.',
    'Ce qu’on leur avait demandé : 90 chaises et 12 tables, prix HT.',
    'Cantidades: 90 sillas, 12 mesas.',
    'Ci servono 90 sedie e 12 tavoli.',
  ])('is read there: %s', (request) => {
    const { brief } = splitNotes(
      `Quote 1: Hale Events\nchairs 4.50 each\ntables 21.00 each\ndelivery 40.00\n\nQuote 2: Wick Hire\nchairs 4.20 each\ntables 23.50 each\ndelivery 35.00\n\n${request}`,
    );
    expect(readNeeds(brief, []).map(({ qty }) => qty)).toEqual(['90', '12']);
  });
});

it.each([
  [
    'unten zwei Angebote für die Gartenpflege. Was kostet uns das im Jahr, netto? Freigegeben sind 6.000 €.',
    'Gruß, Jana',
  ],
  [
    'hieronder twee offertes voor het tuinonderhoud. Wat kost het ons per jaar, excl. btw? Goedgekeurd is € 6.000.',
    'Groet, Jana',
  ],
  ['poniżej dwie oferty na pielęgnację ogrodu. Ile to kosztuje rocznie, netto? Zatwierdzono 6 000 €.', 'Jana'],
])('what is asked above two mails that were sent on is no offer: %s', async (asked, name) => {
  const mail = (firm: string, price: string, of: string): string =>
    `-------- Weitergeleitete Nachricht --------\nBetreff: AW: Anfrage Gartenpflege 900 m²\nDatum: Mi, 11 Nov 2026 10:22:41 +0100\nVon: buero@${of}.example\nAn: Jana Voss <voss@voss.example>\n\nHallo Frau Voss,\n\nunser Preis:\nGartenpflege im Jahr, pauschal ${price} €\nSumme netto ${price} €\n\nViele Grüße\n${firm}\n`;
  const { rows, recommended } = await answerOf(
    `Hallo,\n${asked}\n${name}\n\n\n${mail('Grünwerk Oker GmbH', '4.900,00', 'gruenwerk')}\n\n${mail('Gartenteam Ilse OHG', '5.300,00', 'gartenteam')}`,
  );
  expect(rows.toSorted()).toEqual(['Gartenteam Ilse OHG 5300.00', 'Grünwerk Oker GmbH 4900.00']);
  expect(recommended).toBe('Grünwerk Oker GmbH');
});
