import { describe, expect, it } from 'vitest';
import { shownBrief } from '../brief/shown-brief.ts';
import { readTold } from './read-told.ts';

interface Line {
  needs: number[];
  price?: string;
  amount?: string;
  per?: string;
  qty?: string;
  pack?: string;
  times?: string[];
}

/** Needs as "qty unit part", and per vendor its lines and its charges. */
const told = (text: string): { needs: string[]; vendors: string[]; offers: (string[] | null)[] } | null => {
  const read = readTold(shownBrief(text));
  if (!read) return null;
  const lineOf = ({ needs, price, amount, per, pack, qty, times }: Line): string =>
    [
      needs.join('+'),
      price || amount,
      ...(per === '1' ? [] : [`per ${per}`]),
      ...(pack && per !== 'pack' ? [`pack ${pack}`] : []),
      ...(qty ? [`of ${qty}`] : []),
      ...(times ?? []).map((factor) => `times ${factor}`),
    ].join(' ');
  return {
    needs: read.order.needs.map(({ qty, unit, part }) => [qty, unit, part].filter(Boolean).join(' ')),
    vendors: read.order.quotes.map(({ vendor }) => vendor),
    offers: read.order.quotes.map((_, at) => {
      const said = read.offers.find(({ quote }) => quote === at + 1);
      return said
        ? [
            ...said.lines.map((line) => (line.is === 'declined' ? `no ${line.needs.join()}` : lineOf(line))),
            ...said.charges.map(({ is, amount, percent, times }) =>
              [is, amount || percent, times && `times ${times}`].filter(Boolean).join(' '),
            ),
            ...said.rest.map(({ is }) => is),
          ]
        : null;
    }),
  };
};

describe('readTold', () => {
  it('takes what everything comes to for a total where everything has its price', () =>
    expect(
      told(
        '40 stools for the hall. Bramley Hire 2.40 each plus £9.00 delivery, total £105.00. Foster Hire 2.60 each, delivery £5.00, total £109.00. which?',
      )?.offers,
    ).toEqual([
      ['1 2.40', 'freight £9.00', 'total'],
      ['1 2.60', 'freight £5.00', 'total'],
    ]));

  it.each([
    [
      'in one breath, one vendor in small letters',
      "deck guys rang. 60 ft of 2x6 cedar railing + 1 gate. Marlowe's Decks 41 a foot fitted, gate 310. river bend carpentry co $2,650 for all of it, 2 wks out. who do i pick",
      ['60 ft 2x6 cedar railing', '1 gate'],
      ["Marlowe's Decks", 'river bend carpentry co'],
      [['1 41', '2 310'], ['1+2 $2,650']],
    ],
    [
      'carriage by the tonne, and a smallest order above what is wanted',
      'Need 18 t urea in the shed, ex GST, AUD. Karoon Rural 910/t delivered; Bindi Ag 870/t ex Geelong, cartage 31/t on top; Tarra Fert 885/t delivered but minimum 25 t. Who?',
      ['18 t urea'],
      ['Karoon Rural', 'Bindi Ag', 'Tarra Fert'],
      [
        ['1 910', 'freight included'],
        ['1 870', 'freight 31 times 18'],
        ['1 885 of 25', 'freight included'],
      ],
    ],
    [
      'weeks that a price is for',
      'Bauzaun Lindenhof 90 m, stehen soll er 6 Wochen. Fa. Kerner Absperrtechnik 9,40/m inkl. Auf- und Abbau. Rolf Zaunservice 4,10/m Auf- und Abbau, dazu 0,80/m je Woche. Wen nehmen?',
      ['90 m Bauzaun Lindenhof'],
      ['Kerner Absperrtechnik', 'Rolf Zaunservice'],
      [['1 9,40'], ['1 4,10', '1 0,80 times 6']],
    ],
    [
      'what is not to be had, and a price for the lot',
      "mariage, location 80 chaises 10 tables, on compare ttc\n1/ Loc'Aubrac 2,40 la chaise 9,50 la table, livraison 55\n2/ Rouergue Fêtes 340 € le tout livré\n3/ Ets Vidal 1,80 la chaise, livraison 30, plus de tables\nle moins cher ?",
      ['80 chaises', '10 tables'],
      ["Loc'Aubrac", 'Rouergue Fêtes', 'Ets Vidal'],
      [
        ['1 2,40', '2 9,50', 'freight 55'],
        ['1+2 340 €', 'freight included'],
        ['1 1,80', 'no 2', 'freight 30'],
      ],
    ],
    [
      'prices for a hundred and a thousand',
      '12.000 tulpen rood en 900 narcissen, ex btw. Van Dam Bollen: tulpen 88 per 1000, narcissen 19,50 per 100, vracht 70. Kwekerij Ruiter: tulpen 0,095 p/st, narcissen 180 per 1000, franco. wie is het goedkoopst?',
      ['12.000 tulpen rood', '900 narcissen'],
      ['Van Dam Bollen', 'Kwekerij Ruiter'],
      [
        ['1 88 per 1000', '2 19,50 per 100', 'freight 70'],
        ['1 0,095', '2 180 per 1000', 'freight included'],
      ],
    ],
    [
      'a price that only those of others show to be for one',
      "400 vasetti da 30 cl a Bra, iva esclusa. Vetreria Alba 0,52 l'uno + 38 di trasporto; Vetro Langhe srl 0,58 franco arrivo. chi costa meno? euro",
      ['400 vasetti'],
      ['Vetreria Alba', 'Vetro Langhe srl'],
      [
        ['1 0,52', 'freight 38'],
        ['1 0,58', 'freight included'],
      ],
    ],
    [
      'things that stand before their counts, and units behind prices without a word between',
      'na budowe w Brzegu: pustak 300 szt, wapno 25 workow, folia 6 rolek. ceny netto. SKLAD KRUK: "pustak 5,10 szt, wapno 18,40 worek, folia brak. transport 150 zl". BUD-MAT OPOLE: "pustak 5,30 szt, folia 74,00 rolka, wapna nie prowadzimy". ktory?',
      ['300 szt pustak', '25 workow wapno', '6 rolek folia'],
      ['SKLAD KRUK', 'BUD-MAT OPOLE'],
      [
        ['1 5,10', '2 18,40', 'no 3', 'freight 150 zl'],
        ['1 5,30', '3 74,00', 'no 2'],
      ],
    ],
    [
      'nouns in capitals, and units that stand before or behind a price',
      'Brauchen 25 Sack Estrich und 8 Rollen Vlies. Baumarkt Kessler: Estrich 5,40 der Sack, Rolle 22,50, Lieferung 35. Hagen Baustoffe: Estrich 5,10 der Sack, Rolle 24,00, frei Haus. Wer ist günstiger?',
      ['25 Sack Estrich', '8 Rollen Vlies'],
      ['Baumarkt Kessler', 'Hagen Baustoffe'],
      [
        ['1 5,40', '2 22,50', 'freight 35'],
        ['1 5,10', '2 24,00', 'freight included'],
      ],
    ],
    [
      'what is dictated in words without a stop',
      "I need three hundred metres of turf and Yarrow Turf said nine dollars fifty a metre and then Lockyer Lawns was ten dollars twenty a metre they want eighty dollars to drop it out so who's cheaper delivered",
      ['300 metres turf'],
      ['Yarrow Turf', 'Lockyer Lawns'],
      [['1 $9.50'], ['1 $10.20', 'freight $80']],
    ],
    [
      'lines in small letters with bare figures',
      '4 tyres fitted, compare please\n\nbramley tyres 68 each fitted\nkwik grip 72 each fitted',
      ['4 tyres fitted'],
      ['bramley tyres', 'kwik grip'],
      [['1 68'], ['1 72']],
    ],
    [
      'one sentence of two offers',
      'We need 6 units. Marsden Glass came out Tuesday, they’re £84 a unit, and Trent Valley Windows reckon £79 a unit.',
      ['6 units units'],
      ['Marsden Glass', 'Trent Valley Windows'],
      [['1 £84'], ['1 £79']],
    ],
    [
      'French, where somebody says what it costs at a place',
      "Il me faut 4 pneus. Garage Lemoine m'annonce 82 € pièce, chez Pneus Express Vannes c'est 74 € le pneu.",
      ['4 pneus'],
      ['Garage Lemoine', 'Pneus Express Vannes'],
      [['1 82 €'], ['1 74 €']],
    ],
    [
      'German, said in words, for the one',
      'wir brauchen 20 Kästen, Getränke Huber verlangt fünf Euro neunzig für den Kasten und Getränke Moosbach will sechs Euro zehn für den Kasten',
      ['20 Kästen'],
      ['Getränke Huber', 'Getränke Moosbach'],
      [['1 €5.90'], ['1 €6.10']],
    ],
    [
      'notes of calls, names in whatever letters and marks, charges by the load',
      `24 yards of sand at the arena off Rd 14, say 3 loads

low bar gravel, spoke to Len. 22.50 a yard delivered, fuel 15 a load
Teal Creek Pit 24 a yd delivered
pit off the county line - 19/yd, delivery 95 per load`,
      ['24 yards sand'],
      ['low bar gravel', 'Teal Creek Pit', 'pit off the county line'],
      [
        ['1 22.50', 'fee 15 times 3', 'freight included'],
        ['1 24', 'freight included'],
        ['1 19', 'freight 95 times 3'],
      ],
    ],
    [
      'carriage that is free from a value on, and what somebody else has paid',
      "so I need forty gates and six rolls of netting, Barrow Rural reckon eighty dollars a gate and ninety dollars a roll and they want fifty dollars to drop it out and then Yass Fencing was eighty five dollars a gate and eighty dollars for a roll of the netting delivery's free cause it's over two grand my mate paid sixty for his gates last year so don't go by that who's cheaper",
      ['40 gates', '6 rolls netting'],
      ['Barrow Rural', 'Yass Fencing'],
      [
        ['1 $80', '2 $90', 'freight $50'],
        ['1 $85', '2 $80', 'threshold', 'freight included'],
      ],
    ],
    [
      'packages in a story, and what nobody wants',
      "I need 210 corner posts and 8 coils of wire. So Mercer Rural rang back, he reckons 14 dollars 20 a post and $131 a coil and cartage is a flat 90. Then the other crowd Te Puke Fencing she said the posts only come in bundles of 25 so I'd be taking 9 bundles at $330 a bundle and the wire is $128 a coil and no charge for the truck, they'd do gloves at $6 a pair but I don't need any. who's cheaper?",
      ['210 corner posts', '8 coils wire'],
      ['Mercer Rural', 'Te Puke Fencing'],
      [
        ['1 $14.20', '2 $131', 'freight 90'],
        ['1 $330 per pack of 9', '2 $128', 'option'],
      ],
    ],
    [
      'a price by the thousand of what comes in packs',
      'need 2300 pavers and 30 bags cement. Hope Valley Stone - pavers 520 quid a thou, full packs only, 400 to a pack. cement 5.10 a bag. delivery 30. Edale Builders pavers 57p each, cement 5.40 a bag, delivery 20. which?',
      ['2300 pavers', '30 bags cement'],
      ['Hope Valley Stone', 'Edale Builders'],
      [
        ['1 520 quid per 1000 pack 400', '2 5.10', 'freight 30'],
        ['1 57p', '2 5.40', 'freight 20'],
      ],
    ],
    [
      'French that a program wrote down, and carriage that is free above a value that is not reached',
      "alors il me faut 30 sacs de semoule et 8 sacs de sucre livrés à Foix, le Moulin des Graves il me fait la semoule à 16 € 40 le sac et le sucre à 9 € 20 le sac plus 28 € de livraison ensuite Minoterie Aubrac la semoule 15 € 90 le sac le sucre 8 € 80 et chez eux la livraison est offerte à partir de 900 € de marchandise en dessous c'est 40 € et il rajoute 11 € de participation par commande voilà dis-moi chez qui c'est le moins cher",
      ['30 sacs semoule', '8 sacs sucre'],
      ['Moulin des Graves', 'Minoterie Aubrac'],
      [
        ['1 €16.40', '2 €9.20', 'freight 28 €'],
        ['1 €15.90', '2 €8.80', 'freight 40 €', 'fee 11 €', 'threshold'],
      ],
    ],
    [
      'no tax without a name',
      'Wir brauchen 20 Hocker und 3 Tische. Möbel Saale: 61,50 € für den Hocker und 240 € für den Tisch, das sind Nettopreise, die 19 % kommen noch drauf. Schulbau Gera: 12.000 für alles. Wen nehmen?',
      ['20 Hocker', '3 Tische'],
      ['Möbel Saale', 'Schulbau Gera'],
      [null, ['1+2 12.000']],
    ],
    [
      'no shortest hire that is longer than what is wanted',
      '1 digger, 2 weeks. Wylam Plant 300 a week, delivery 60. Ovingham Tools 260 a week but min hire 3 weeks, delivered. Which?',
      ['1 digger'],
      ['Wylam Plant', 'Ovingham Tools'],
      [['1 300 times 2', 'freight 60'], null],
    ],
    [
      'heads with shortened words, a bracket and words that lead to the name',
      'We need 40 lamps.\n\nGebr. Moser AG:\n$12.50 each\nDelivery $25\n\nHeard back from Vlei Road Lighting (Pty) Ltd this morning\n$13.10 each\nDelivery $20',
      ['40 lamps'],
      ['Gebr. Moser AG', 'Vlei Road Lighting (Pty) Ltd'],
      [
        ['1 $12.50', 'freight $25'],
        ['1 $13.10', 'freight $20'],
      ],
    ],
  ])('reads %s', (_what, text, needs, vendors, offers) => {
    expect(told(text)).toEqual({ needs, vendors, offers });
  });

  it('makes no offer of a stretch with a figure that it does not understand', () => {
    const read = told('30 chairs for the hall. Bramley Hire 2.40 each, 17. Foster Hire £80 for the lot. which?');
    expect(read?.offers).toEqual([null, ['1 £80']]);
  });

  it('makes no offer of a bare price that nothing shows to be for one or for all', () => {
    const read = told(
      '30 chairs and 4 tables for the hall. Bramley Hire chairs 90, tables 4.50 each. Foster Hire £80 for the lot. which?',
    );
    expect(read?.offers[0]).toBeNull();
  });

  it.each([
    [
      'a size of packages',
      'Paint for the barn, 40 litres. Hall Paints 9 a litre. Decor Shed 8 a litre but only in 15 litre drums.',
    ],
    [
      'a price for one of each of two things',
      'Paint for the barn, 40 litres. Hall Paints 9 a litre. Decor Shed 8 a litre a coat.',
    ],
    [
      'a charge by the load, of which nobody counts any',
      'Paint for the barn, 40 litres. Hall Paints 9 a litre. Decor Shed 8 a litre, cartage 12 a load.',
    ],
    [
      'figures behind a letter that may be a sign',
      'Paint for the barn, 40 litres. Hall Paints 9 a litre. Decor Shed 8 a litre, delivery N350.',
    ],
    [
      'packages of which nobody knows what they are of',
      'Paint for the barn, 40 litres. Hall Paints 9 a litre. Decor Shed 8 a litre, lids only in boxes of 6, 4 a box.',
    ],
    [
      'two prices for one thing',
      'Paint for the barn, 40 litres. Hall Paints 9 a litre. Decor Shed 8 a litre, 7 a litre.',
    ],
  ])('makes no offer where a stretch has %s', (_what, text) => {
    expect(told(text)?.offers).toEqual([['1 9'], null]);
  });

  it.each([
    [
      'numbers of the request that count nothing',
      '30 chairs, hall 12 b 7. Bramley Hire 2.40 each. Foster Hire £80 for the lot.',
    ],
    ['a table', 'Need 30 chairs\nVendor | Each\nBramley Hire | 2.40\nFoster Hire | 2.60'],
    ['one vendor', 'Need 30 chairs. Bramley Hire 2.40 each.'],
    [
      'the lines of one offer',
      'need 6 bags of grout and 4 bags of thinset\n\nGrout grey, 18.00 a bag\nThinset white, 22.00 a bag',
    ],
    [
      'lines of one offer without a count',
      'Car needs pads\n\nPads and rotors, front $218.40\nControl arm, left $96.00',
    ],
    [
      'a text as long as pasted ones',
      `Need 30 chairs. Bramley Hire 2.40 each. Foster Hire 2.60 each. ${'They were nice about it. '.repeat(80)}`,
    ],
  ])('leaves %s to others', (_what, text) => {
    expect(told(text)).toBeNull();
  });
});

describe('who is told of', () => {
  it.each([
    [
      'the firm, and not who was on the telephone, nor when',
      'slab, 30 yards concrete\n\nosprey ready mix, talked to Danne 8:40. $149 a yard. no charge for delivery\n\nHeron Concrete 155 a yard delivered',
      ['osprey ready mix', 'Heron Concrete'],
    ],
    [
      'the firm, and not the lady there, whose trade others charge a fee for',
      'I need 20 duvets. They said phone Sable Linen and the lady there, Annelie, said R510 for each duvet. I also asked Kestrel Hotel Supplies, R495 a duvet.',
      ['Sable Linen', 'Kestrel Hotel Supplies'],
    ],
  ])('%s', (_what, text, vendors) => expect(told(text)?.vendors).toEqual(vendors));
});

describe('readTold of packages', () => {
  const OFFERS = {
    en: (words: string) =>
      `We need 60 mugs. Carr & Sons: ${words}. Delivery £20.00. Bevan Ltd: £6.10 each. Delivery £25.00. Who is cheaper?`,
    de: (words: string) =>
      `Wir brauchen 60 Becher. Ulmer & Co: ${words}. Lieferung 20,00 €. Adler GmbH: 6,10 € das Stück. Lieferung 25,00 €. Wer ist günstiger?`,
    fr: (words: string) =>
      `Il nous faut 60 gobelets. Martel SARL : ${words}. Livraison 20,00 €. Ets Colin : 6,10 € pièce. Livraison 25,00 €. Lequel ?`,
    es: (words: string) =>
      `Necesitamos 60 tazas. Vega Hermanos: ${words}. Portes 20,00 €. Casa Rubio: 6,10 € cada una. Portes 25,00 €. ¿Cuál?`,
  };
  it.each([
    ['en', 'crate of 12 @ £66.00', '£66.00 of 12'],
    ['en', 'packed 12 to the crate and a crate is £66.00', '£66.00 of 12'],
    ['en', 'every 12 mugs cost £66.00', '£66.00 of 12'],
    ['en', 'crate price £66.00, crate qty 12', '£66.00 of 12'],
    ['en', '£66.00 a crate and there are 12 in it', '£66.00 of 12'],
    ['de', 'den 12er-Karton für 66,00 €', '66,00 € of 12'],
    ['de', 'VPE 12 Stk., Preis je VPE 66,00 €', '66,00 € of 12'],
    ['de', '66,00 € je 12 Stück', '66,00 € of 12'],
    ['fr', 'vendu par 12, 66,00 € le colis', '66,00 € of 12'],
    ['fr', '66,00 € les 12', '66,00 € of 12'],
    ['es', 'caja de 12 uds. a 66,00 €', '66,00 € of 12'],
    ['es', 'van en lotes de 12; el lote, 66,00 €', '66,00 € of 12'],
  ] as const)('reads %s: %s', (language, words, price) => {
    const lines = readTold(OFFERS[language](words))?.offers.find(({ quote }) => quote === 1)?.lines ?? [];
    expect(lines.map((line) => `${line.price} of ${line.per === 'pack' ? line.pack : line.per}`)).toEqual([price]);
  });

  it.each(['packed in 12s, £66.00 each', 'boxes of 12, £66.00'])(
    'leaves what may be a piece or a package: %s',
    (words) => {
      expect(
        readTold(OFFERS.en(words))?.offers.filter(
          ({ quote, lines }) => quote === 1 && lines.some(({ per }) => per === '1'),
        ),
      ).toEqual([]);
    },
  );
});

describe('readTold of the whole lot', () => {
  const told = (need: string, words: string, other: string, ask: string): string[] => {
    const { offers = [] } = readTold(`${need} Weller & Hobbs: ${words}. ${other} ${ask}`) ?? {};
    return offers.flatMap(({ quote, lines }) =>
      quote === 1 ? lines.map(({ price, amount }) => price || `all ${amount}`) : [],
    );
  };
  const english = (words: string): string[] =>
    told('We need 60 mugs.', words, 'Bevan Ltd: £6.10 each. Delivery £25.00.', 'Who is cheaper?');
  it.each([
    'the entire batch for £330.00',
    'job lot £330.00',
    'they want £330.00 for the 60',
    'goods subtotal £330.00',
    '60 off, £330.00',
    'Qty 60, amount £330.00',
    '£330.00 for the full quantity',
  ])('reads one amount for all: %s', (words) => {
    expect(english(words)).toEqual(['all £330.00']);
  });
  it.each([
    ['60 mugs at £5.50', ['£5.50']],
    ['qty 60, price £5.50', ['£5.50']],
    ['£5.50 each for the entire order', ['£5.50']],
    ['£5.50 each, that is £330.00 for the entire batch', ['£5.50']],
    ['the 60 at £330.00', []],
    ['60 mugs, £5.50', []],
  ])('reads a price for one, or leaves it: %s', (words, lines) => {
    expect(english(words)).toEqual(lines);
  });
  it.each([
    ['Wir brauchen 60 Becher.', 'die gesamte Menge um 330,00 €', 'Adler GmbH: 6,10 € das Stück.', 'Wer ist günstiger?'],
    [
      'Wir brauchen 60 Becher.',
      'bei 60 Stk. macht das 330,00 €',
      'Adler GmbH: 6,10 € das Stück.',
      'Wer ist günstiger?',
    ],
    ['Il nous faut 60 gobelets.', 'montant marchandise 330,00 €', 'Ets Colin : 6,10 € pièce.', 'Lequel ?'],
    ['Necesitamos 60 tazas.', 'el lote completo en 330,00 €', 'Casa Rubio: 6,10 € cada una.', '¿Cuál?'],
    ['Ci servono 60 tazze.', 'in blocco 330,00 €', 'Rossi Srl: 6,10 € cadauna.', 'Chi costa meno?'],
    ['We hebben 60 bekers nodig.', 'de hele partij 330,00 €', 'Smit BV: 6,10 € per stuk.', 'Welke?'],
    ['Precisamos de 60 canecas.', 'as 60 ficam por 330,00 €', 'Casa Lima: 6,10 € cada.', 'Qual?'],
  ])('reads one amount for all: %s %s', (need, words, other, ask) => {
    expect(told(need, words, other, ask)).toEqual(['all 330,00 €']);
  });
  it('reads no name from a smallest order', () => {
    expect(
      told(
        'Il nous faut 60 gobelets.',
        'commande minimale de 40 gobelets, 5,50 € pièce',
        'Ets Colin : 6,10 € pièce.',
        'Lequel ?',
      ),
    ).toEqual(['5,50 €']);
  });
});
