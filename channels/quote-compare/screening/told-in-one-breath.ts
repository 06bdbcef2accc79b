import type { ScreenedVendor, ScreeningBrief } from './screening-brief.ts';

const vendor = (name: string, currency: string, [lines, freight]: [string, string | null]): ScreenedVendor => ({
  vendor: name,
  currency,
  linesSubtotal: lines,
  leadDays: [null],
  asks: [/lead time/],
  freight,
  landedTotal: freight === null ? null : (Number(lines) + Number(freight)).toFixed(2),
});

/** Needs and offers in a few sentences, without headings, lists or totals, as they are typed or dictated into a telephone. */
export const TOLD_IN_ONE_BREATH: ScreeningBrief[] = [
  {
    name: 'told in one breath: a rate and what it costs to bring',
    brief:
      'need 15 yards of 3/4 crushed for the driveway. Hanson wants 42 a yard plus 60 delivery, Blue Ridge Materials 47 a yard delivered. whos cheaper',
    quotes: [],
    vendors: [vendor('Hanson', 'USD', ['630.00', '60.00']), vendor('Blue Ridge Materials', 'USD', ['705.00', '0.00'])],
    recommended: 'Hanson',
  },
  {
    name: 'told in one breath, German: two things, units behind their prices',
    brief:
      'Brauchen 40 Sack Zement und 12 Paletten Steine. Baustoffe Huber: Zement 6,90 der Sack, Steine 88 die Palette, Lieferung 45. Raiffeisen Markt: Zement 7,20 der Sack, Steine 84 die Palette, frei Haus. Wer ist günstiger?',
    quotes: [],
    vendors: [
      vendor('Baustoffe Huber', 'EUR', ['1332.00', '45.00']),
      vendor('Raiffeisen Markt', 'EUR', ['1296.00', '0.00']),
    ],
    recommended: 'Raiffeisen Markt',
  },
  {
    name: 'told in one breath, French: what is wanted only by its unit',
    brief:
      'Il me faut 25 sacs de terreau et 10 rouleaux de gazon. Jardiland 8,90 le sac, 12,50 le rouleau, livraison 39. Pépinière Morel 9,40 le sac, 11,90 le rouleau, livré gratuitement. Qui est le moins cher ?',
    quotes: [],
    vendors: [vendor('Jardiland', 'EUR', ['347.50', '39.00']), vendor('Pépinière Morel', 'EUR', ['354.00', '0.00'])],
    recommended: 'Pépinière Morel',
  },
  {
    name: 'told in one breath, Spanish: articles for each',
    brief:
      'Necesito 60 sillas y 8 mesas para la comunión. Eventos Lucía 1,80 la silla y 9 la mesa, transporte 70. Alquileres Sur 1,50 la silla y 12 la mesa, transporte incluido. ¿Cuál sale mejor? todo con iva',
    quotes: [],
    vendors: [vendor('Eventos Lucía', 'EUR', ['180.00', '70.00']), vendor('Alquileres Sur', 'EUR', ['186.00', '0.00'])],
    recommended: 'Alquileres Sur',
  },
  {
    name: 'told in one breath, Italian: by the metre',
    brief:
      'Servono 30 metri di siepe artificiale. Verde Casa 18 al metro più 25 di spedizione. Giardini Rossi 19,50 al metro spedizione gratuita. Chi conviene?',
    quotes: [],
    vendors: [vendor('Verde Casa', 'EUR', ['540.00', '25.00']), vendor('Giardini Rossi', 'EUR', ['585.00', '0.00'])],
    recommended: 'Verde Casa',
  },
  {
    name: 'told in one breath, Portuguese: the unit before its price',
    brief:
      'Preciso de 80 vasos e 20 sacos de terra. Viveiros do Lima: vaso 1,20 cada, saco 6,50, entrega 15. Horto Minho: vaso 1,10 cada, saco 7,20, entrega grátis. Qual é mais barato?',
    quotes: [],
    vendors: [vendor('Viveiros do Lima', 'EUR', ['226.00', '15.00']), vendor('Horto Minho', 'EUR', ['232.00', '0.00'])],
    recommended: 'Horto Minho',
  },
  {
    name: 'told in one breath: dictated in words, carriage free above a value',
    brief:
      "so I need forty gates and six rolls of netting, Barrow Rural reckon eighty dollars a gate and ninety dollars a roll and they want fifty dollars to drop it out and then Yass Fencing was eighty five dollars a gate and eighty dollars for a roll of the netting delivery's free cause it's over two grand my mate paid sixty for his gates last year so don't go by that who's cheaper",
    quotes: [],
    vendors: [vendor('Barrow Rural', 'USD', ['3740.00', '50.00']), vendor('Yass Fencing', 'USD', ['3880.00', '0.00'])],
    recommended: 'Barrow Rural',
  },
  {
    name: 'told in one breath, French: as a program wrote it down, below the value from which carriage is free',
    brief:
      "alors il me faut 30 sacs de semoule et 8 sacs de sucre livrés à Foix, le Moulin des Graves il me fait la semoule à 16 € 40 le sac et le sucre à 9 € 20 le sac plus 28 € de livraison ensuite Minoterie Aubrac la semoule 15 € 90 le sac le sucre 8 € 80 et chez eux la livraison est offerte à partir de 900 € de marchandise en dessous c'est 40 € voilà dis-moi chez qui c'est le moins cher",
    quotes: [],
    vendors: [
      vendor('Moulin des Graves', 'EUR', ['565.60', '28.00']),
      vendor('Minoterie Aubrac', 'EUR', ['547.40', '40.00']),
    ],
    recommended: 'Minoterie Aubrac',
  },
  {
    name: 'told in one breath: a size of packages that does not go into what is wanted',
    brief:
      'Paint for the barn, 40 litres. Hall Paints 9 a litre delivered. Decor Shed 8 a litre delivered but only in 15 litre drums. Which?',
    quotes: [],
    vendors: [
      vendor('Hall Paints', 'USD', ['360.00', '0.00']),
      {
        vendor: 'Decor Shed',
        currency: 'USD',
        freight: null,
        landedTotal: null,
        leadDays: [null],
        asks: [/more than one way/],
      },
    ],
    recommended: null,
  },
];
