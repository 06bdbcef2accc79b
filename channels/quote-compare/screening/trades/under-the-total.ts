import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Offers with words beside the total that change it, or only sound as if they did. */
export const UNDER_THE_TOTAL: ScreeningBrief[] = [
  {
    name: 'a price for all that there is',
    brief: 'Compare: 24 office chairs, model Tesla-2... sorry the model is KX-200. Ship to 60622.',
    quotes: [
      'Midway Office Liquidators\n24 KX-200 chairs $88 each, that price is only if you take all 40 we have\nfree delivery',
      'Loop Seating\nKX-200  24 @ $104.00 = $2,496.00, shipping included',
    ],
    vendors: [
      offered('Midway Office Liquidators', { lines: [[24, '88.00']], isOpen: true, leadDays: [null] }),
      offered('Loop Seating', { lines: [[24, '104.00']], leadDays: [null] }),
    ],
    recommended: 'Loop Seating',
  },
  {
    name: 'ein Teil sofort, der Rest später',
    brief: 'Wir brauchen 300 Stück Dichtring DR-55 nach 70565 Stuttgart. Bitte vergleichen.',
    quotes: [
      'Schwarz Dichtungstechnik GmbH\n300 Stück DR-55 je 1,84 €\n= 552,00 €\nfrei Haus\nDavon 120 Stück sofort, der Rest Ende Mai',
      'Nordring KG\nDR-55, 300 Stk, 1,95 €/Stk, 585,00 €\nVersand 9,90 €',
    ],
    vendors: [
      offered('Schwarz', { currency: 'EUR', lines: [[300, '1.84']], isOpen: true, leadDays: [null, 0] }),
      offered('Nordring KG', { currency: 'EUR', lines: [[300, '1.95']], freight: '9.90', leadDays: [null] }),
    ],
    recommended: 'Nordring KG',
  },
  {
    name: 'full pallets, at least two',
    brief: '30 bags of Rapid-Set mortar 25 kg to site in Leeds please. Which is cheapest?',
    quotes: [
      'Dale Building Supplies\nRapid-Set mortar 25 kg bag £6.40 each\nDelivery £35\nSold by the full pallet, minimum 2 pallets',
      'Northside Merchants\n30 x Rapid-Set mortar 25kg £7.80 = £234.00\nDelivery free',
    ],
    vendors: [
      offered('Dale Building Supplies', {
        currency: 'GBP',
        lines: [[30, '6.40']],
        freight: '35.00',
        isOpen: true,
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Northside Merchants', { currency: 'GBP', lines: [[30, '7.80']], leadDays: [null] }),
    ],
    recommended: 'Northside Merchants',
  },
  {
    name: 'a list that goes up',
    brief: 'Ordering sometime in April: 200 desk lamps DL-9, ship to 30301. Today is March 10, 2027.',
    quotes: [
      'Peach State Lighting\nDL-9 200 @ $21.00 $4,200.00 delivered\nNote our list goes up 6% April 1',
      'Dixie Electric\nDL-9 200 @ $21.90 $4,380.00 freight included',
    ],
    vendors: [
      offered('Peach State', { lines: [[200, '21.00']], isOpen: true, leadDays: [null] }),
      offered('Dixie Electric', { lines: [[200, '21.90']], leadDays: [null] }),
    ],
    recommended: 'Dixie Electric',
  },
  {
    name: 'la descarga a cargo del cliente',
    brief: 'Comparar: 50 sillas plegables SP-3 entregadas en Valencia.',
    quotes: [
      'Muebles Turia\n50 sillas SP-3 a 18,50 €\nTotal 925,00 €\nPortes incluidos',
      'Sillería Levante\n50 SP-3 17,20 € ud.\nPortes 30,00 €\nLa descarga corre a cargo del cliente',
    ],
    vendors: [
      offered('Muebles Turia', { currency: 'EUR', lines: [[50, '18.50']], leadDays: [null] }),
      offered('Sillería Levante', {
        currency: 'EUR',
        lines: [[50, '17.20']],
        freight: '30.00',
        isOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Muebles Turia',
  },
  {
    name: 'no surcharges, and a deposit that is not required',
    brief: '10 x gearbox GB-4 to 15222, need delivered price',
    quotes: [
      'Three Rivers Drive\nGB-4 10 @ 410.00 4,100.00\nNo surcharges, no minimums, freight included',
      'Allegheny Bearings\nGB-4 10 @ 398.00 3,980.00\nFreight 85.00\nTotal 4,065.00\nCore deposit not required',
    ],
    vendors: [
      offered('Three Rivers Drive', { lines: [[10, '410.00']], leadDays: [null] }),
      offered('Allegheny Bearings', { lines: [[10, '398.00']], freight: '85.00', leadDays: [null] }),
    ],
    recommended: 'Allegheny Bearings',
  },
  {
    name: 'un ordine minimo di pezzi',
    brief: 'Confrontare 100 piastrelle PT-30 consegnate a Modena',
    quotes: [
      'Ceramiche Secchia\n100 PT-30 a 3,20 € cad.\nTrasporto 25,00 €\nOrdine minimo 200 pezzi',
      'Edil Panaro\n100 pz PT-30 3,60 € = 360,00 €\nTrasporto incluso',
    ],
    vendors: [
      offered('Ceramiche Secchia', {
        currency: 'EUR',
        lines: [[100, '3.20']],
        freight: '25.00',
        isOpen: true,
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Edil Panaro', { currency: 'EUR', lines: [[100, '3.60']], leadDays: [null] }),
    ],
    recommended: 'Edil Panaro',
  },
  {
    name: 'ceny, które wzrosną',
    brief: 'Porównaj: 60 szt. filtr FT-8, dostawa do Poznania.',
    quotes: [
      'Filtry Warta\n60 szt. FT-8 po 22,50 zł\nRazem 1350,00 zł\nDostawa gratis\nCeny netto wzrosną od 1 maja',
      'Hydro-Lech\nFT-8 60 szt. 24,00 zł 1440,00 zł\nDostawa gratis',
    ],
    vendors: [
      offered('Filtry Warta', { currency: 'PLN', lines: [[60, '22.50']], isOpen: true, leadDays: [null] }),
      offered('Hydro-Lech', { currency: 'PLN', lines: [[60, '24.00']], leadDays: [null] }),
    ],
    recommended: 'Hydro-Lech',
  },
  {
    name: 'a lift with its size, and the way back',
    brief: 'Rent a 60 ft boom lift, 2 weeks, deliver to 85003',
    quotes: [
      'Desert Lifts\n60 ft boom lift 2 weeks $2,450.00\nDelivery $175 (pickup at end same again)',
      'Cactus Rentals\n60 ft boom lift, 2 weeks: $2,700.00 delivered and picked up',
    ],
    vendors: [
      offered('Desert Lifts', {
        lines: [[1, '2450.00']],
        freight: '175.00',
        isOpen: true,
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Cactus Rentals', { lines: [[1, '2700.00']], leadDays: [null] }),
    ],
    recommended: 'Cactus Rentals',
  },
  {
    name: 'a tariff in the tail of a mail',
    brief: 'Which one? 90 x coupler CP-3, deliver 55401',
    quotes: [
      'Hi Anna,\nCP-3 couplers, 90 pcs at $7.25, $652.50 total. Shipping is on us.\nOne thing, accounting wants me to mention the tariff thing, it will get passed through on these.\nBest\nTom, Loring Supply',
      'Nicollet Parts\n90 CP-3 $7.60 $684.00\nShipping $0',
    ],
    vendors: [
      offered('Loring Supply', { lines: [[90, '7.25']], isOpen: true, leadDays: [null] }),
      offered('Nicollet Parts', { lines: [[90, '7.60']], leadDays: [null] }),
    ],
    recommended: 'Nicollet Parts',
  },
  {
    name: 'words that change nothing',
    brief: 'Which one? 90 x coupler CP-3, deliver 55401',
    quotes: [
      'Loring Supply\n90 CP-3 $7.25 $652.50\nShipping included\nThe rest of our line is on the web. Call any time. We will beat any larger order.',
      'Nicollet Parts\n90 CP-3 $7.60 $684.00\nShipping $0\nReturns: 15% restocking, freight at your expense',
    ],
    vendors: [
      offered('Loring Supply', { lines: [[90, '7.25']], leadDays: [null] }),
      offered('Nicollet Parts', { lines: [[90, '7.60']], leadDays: [null] }),
    ],
    recommended: 'Loring Supply',
  },
  {
    name: 'fûts consignés',
    brief: 'Comparer 30 fûts de cidre CI-30 livrés à Rennes',
    quotes: [
      'Cidrerie Vilaine\n30 CI-30 à 62,00 €\nLivraison offerte\nfûts consignés',
      'Brasserie Armor\n30 fûts CI-30 64,50 € 1 935,00 €\nLivraison comprise, sans consigne',
    ],
    vendors: [
      offered('Cidrerie Vilaine', { currency: 'EUR', lines: [[30, '62.00']], isOpen: true, leadDays: [null] }),
      offered('Brasserie Armor', { currency: 'EUR', lines: [[30, '64.50']], leadDays: [null] }),
    ],
    recommended: 'Brasserie Armor',
  },
];
