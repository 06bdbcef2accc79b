import { describe, expect, it } from 'vitest';
import { vendorsNamed } from '../../../test/support/vendors-named.ts';
import { readOrder } from './read-order.ts';

/** The vendors as they are named in the end, each by the words of its own offer. */
describe('vendors of a copied chat', () => {
  it.each([
    [
      'the buyer under a name of their own, who asks for a price',
      `Which for 24 tonnes of gravel?

[03/11/2026, 08:01:10] Ashgrove Stone: \u200eMessages and calls are end-to-end encrypted.
[03/11/2026, 08:02:00] Niall P: 24 tonnes of gravel to Kells, what price?
[03/11/2026, 08:40:12] Ashgrove Stone: 21.50 a tonne, haulage 60
[03/11/2026, 08:41:00] Niall P: could you do €20.00?

[03/11/2026, 09:12:09] Millbrae Quarries: 24t @ €23.00/t delivered`,
      ['Ashgrove Stone', 'Millbrae Quarries'],
    ],
    [
      'stamps of the browser',
      '500 flyers A5\n\n[09:20, 12/11/2026] Lagos Print Hub: ₦38,000 for the 500\n[09:31, 12/11/2026] Ikeja Press: 500 pcs at ₦72 each',
      ['Lagos Print Hub', 'Ikeja Press'],
    ],
    [
      'firms in brackets behind who writes',
      '20 boxes of gloves\n\n[09:14] Mark Ellis (Fenwick Lab Supplies)\n£6.40 a box\n[10:20] Jo Tan (Northgate Scientific)\n£6.10 a box',
      ['Fenwick Lab Supplies', 'Northgate Scientific'],
    ],
    [
      'a telephone number for a name',
      '120 bath towels\n[12/11/26, 9:14:03 AM] ~Priya Sunrise Linen: ₹310.00 each\n[12/11/26, 9:40:03 AM] +91 98450 00112: ₹295.00 per towel. - Delta Textiles',
      ['Sunrise Linen', 'Delta Textiles'],
    ],
  ])('%s', (_what, notes, names) => expect(vendorsNamed(notes)).toEqual(names));
});

describe('vendors of pasted papers', () => {
  const offer = '4 stools 41,00 €';
  it.each([
    [
      'how each came in brackets',
      `4 stools, who is cheaper?\n\nOffer 1 (copied from a pdf)\nHocker Nord GmbH\n${offer}\n\nOffer 2 (mail)\nHello, stools 39,00 € each.\nRegards\nDora Finch\nFHU Taboret`,
      ['Hocker Nord GmbH', 'FHU Taboret'],
    ],
    [
      'ordinals over them',
      `4 stools, who is cheaper?\n\n1st one\nSit & Stand\n${offer}\n\n2nd one (she took a photo and sent)\nOAKEN LTD\n4 stools 39,00 €`,
      ['Sit & Stand', 'OAKEN LTD'],
    ],
    [
      'who is written to, and who signs',
      `4 stools, who is cheaper?\n\nQuote 1:\nExmo. Sr. Rui Pinho,\n4 stools 41,00 €\nCom os melhores cumprimentos,\nBancos do Sado Lda\n\nQuote 2:\nHi Jo,\n\nGreat meeting you Friday! As promised:\n4 stools 39,00 €\nFitted on the day.\nOne year on the seats.\n\nCheers\nMarnie\nHigh Lane Seats\n"Sit well."`,
      ['Bancos do Sado Lda', 'High Lane Seats'],
    ],
    [
      'one word in the head of a mail, over sentences',
      `4 stools, who is cheaper?\n\nQuote 1:\nDe: Bancalto\nAssunto: orçamento\n\nBoa tarde,\nOs 4 stools ficam a 41,00 € cada.\nTemos tudo pronto em armazém esta semana.\n\nQuote 2:\nOaken Ltd\n4 stools 39,00`,
      ['Bancalto', 'Oaken Ltd'],
    ],
    [
      'which document it is behind the name, over the headings of columns',
      `4 stools, who is cheaper?\n\nQuote 1:\nBANCHI VERCORO preventivo del 25/11/2026\nDescrizione | Q.tà | Prezzo | Importe\nStools | 4 | 41,00 | 164,00\n\nQuote 2:\nOaken Ltd\n4 stools 39,00 €`,
      ['BANCHI VERCORO', 'Oaken Ltd'],
    ],
    [
      'a note in brackets behind the last number',
      `4 sgabelli, chi costa meno?\n\n1.\nSedie Brenta\n${offer}\n\n2. (vocale della Falegnameria Rovere, trascritto)\nquattro sgabelli sono 39,00 € l'uno`,
      ['Sedie Brenta', 'Falegnameria Rovere'],
    ],
    [
      'what a firm deals in',
      `4 stools, who is cheaper?\n\nQuote 1:\nSHREE SEATING\nStools, Metal & Fittings, Lighting\n${offer}\n\nQuote 2:\nOaken Ltd\n4 stools 39,00 €`,
      ['SHREE SEATING', 'Oaken Ltd'],
    ],
  ])('%s', (_what, notes, names) => expect(vendorsNamed(notes)).toEqual(names));
});

describe('vendors of a list', () => {
  it.each(['~', '->', '→', '=', '|', ';', '\t'])('are parted from their price by %s', (mark) => {
    const notes = `3 awnings of 4 m\n\nVidal Toldos ${mark} 420,00 € each\nSombra Fina ${mark} 395,00 € each, fitting 150,00 €`;
    expect(vendorsNamed(notes)).toEqual(['Vidal Toldos', 'Sombra Fina']);
  });

  it.each([
    [
      'numbers and waves',
      '1 ~ Rosewall Decor ~ £1,480 all in\n2 ~ BrightBrush ~ £1,395 + VAT 20%',
      ['Rosewall Decor', 'BrightBrush'],
    ],
    [
      'numbers in circles',
      '① Marron Traiteur : 24,50 € par personne\n② Saveurs du Port : 26 € par personne',
      ['Marron Traiteur', 'Saveurs du Port'],
    ],
    [
      'telephone numbers',
      'Tarn Fencing 01632 960 201 - 34.50 each\nWold Timber 01632 960 317 - 32 each',
      ['Tarn Fencing', 'Wold Timber'],
    ],
    [
      'legal forms with "de"',
      '1) Aceros Tula SA de CV: $640.00 c/u\n2) Perfiles Regio S. de R.L. de C.V.: $655.00 c/u',
      ['Aceros Tula SA de CV', 'Perfiles Regio S. de R.L. de C.V.'],
    ],
    [
      'no empty lines',
      'Gable & Co\n60 @ £6.10 = £366.00\nRidge Supply\n60 @ £5.95 = £357.00',
      ['Gable & Co', 'Ridge Supply'],
    ],
  ])('with %s', (_what, list, names) =>
    expect(vendorsNamed(`4 tyres fitted, compare please\n\n${list}`)).toEqual(names),
  );
});

describe('vendors of a table', () => {
  it('are rows, and last year is none', () =>
    expect(
      vendorsNamed(`90 sheets of plywood to Nakuru
SUPPLIER\tPLYWOOD\tTRANSPORT\tTOTAL
Mara Timber\tKSh 2,950\tKSh 8,000\t273,500
Nakuru Boards\tKSh 3,020\tfree\t271,800
Last year (2025)\tKSh 2,700\t\t
LOWEST\tKSh 2,950\t\t271,800`),
    ).toEqual(['Mara Timber', 'Nakuru Boards']));

  it('are columns, and the budget is none', () =>
    expect(
      vendorsNamed(
        'Compare please\n\n\tBudget\tHill Feeds\tBarrow Agri\n40 layers pellets\t11.00\t11.20\t10.95\nDelivery\t0.00\t15.00\t25.00',
      ),
    ).toEqual(['Hill Feeds', 'Barrow Agri']));

  it('stand in its last column', () =>
    expect(
      vendorsNamed(
        '6 liferafts\nPrice\tNotes\tSupplier\n£210.00 each\t2 weeks\tHull Tackle\n£198.00 each\t3 weeks\tGrimsby Chandlers',
      ),
    ).toEqual(['Hull Tackle', 'Grimsby Chandlers']));
});

describe('vendors of mails', () => {
  it.each([
    [
      'no banner, no desk and no reader',
      `500 coach bolts to Gosport, which?

From: sales@solentfixings.example
Subject: quote 8871

*** EXTERNAL SENDER ***

Prepared for: Mr & Mrs Delgado
500 coach bolts £0.39 each £195.00

Sales Desk
Solent Fixings

From: Carla <carla@moyflow.example>
Subject: RE: bolts

[EXTERN]
500 coach bolts £0.41 each £205.00

Carla | Moy Flow | 01632 960 118
________________`,
      ['Solent Fixings', 'Moy Flow'],
    ],
    [
      'who writes, without the verb',
      '10 emmers muurverf\n\nVerfhandel Kuipers mailt:\n10 x € 38,50 = € 385,00\n\nKleurhuis Noord schrijft:\n10 x € 36,90 = € 369,00',
      ['Verfhandel Kuipers', 'Kleurhuis Noord'],
    ],
    [
      'not the buyer, to whom offers are made out',
      'Harbor Light Bakery\n400 cake boxes, compare please\n\nTo: Harbor Light Bakery\nBallard Crate\n400 at $0.62 = $248.00\n\nTo: Harbor Light Bakery\nFremont Boxes\n400 at $0.58 = $232.00',
      ['Ballard Crate', 'Fremont Boxes'],
    ],
  ])('%s', (_what, notes, names) => expect(vendorsNamed(notes)).toEqual(names));
});

describe('needs behind short words for "and"', () => {
  it.each([
    ['Mir bruched 120 OSB 18 u 64 UW 75 franko Baustelle.', ['120 OSB 18', '64 UW 75']],
    ['Preciso de 800 un. PARAF-M6 e 800 un. ANIL-M6.', ['800 PARAF-M6', '800 ANIL-M6']],
    ['pls compare: Amlozen-5 90 strips, Ferrovit syrup 45 bottles, for clinic', ['90 Amlozen-5', '45 Ferrovit syrup']],
    ['14 fans at our level 2 and 3 offices', ['14 fans at our level 2 and 3 offices']],
    ['9 desks. The board approved KSh 850,000 with transport.', ['9 desks']],
  ])('%s', (notes, needs) =>
    expect(
      readOrder({ notes, acceptedAt: '2027-01-04T00:00:00Z', prior: null, skipRetrieval: false }).needs.map(
        ({ qty, part }) => `${qty} ${part}`,
      ),
    ).toEqual(needs),
  );
});
