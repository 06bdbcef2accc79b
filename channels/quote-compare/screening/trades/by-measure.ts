import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Prices for a measure, a package or a hundred of what is counted otherwise. */
export const BY_MEASURE: ScreeningBrief[] = [
  {
    name: 'tube caps by the dozen',
    brief: `600 tube caps in black to 48226, which is cheaper?`,
    quotes: [
      `Woodward Plastics
black tube caps $9.00 per dozen
Shipping $14.00`,
      `Rouge River Supply
tube caps, black, $0.79 each
Shipping free`,
    ],
    vendors: [
      offered('Woodward Plastics', { lines: [[50, '9.00']], freight: '14.00', leadDays: [null] }),
      offered('Rouge River Supply', { lines: [[600, '0.79']], leadDays: [null] }),
    ],
    recommended: 'Woodward Plastics',
  },
  {
    name: 'dental supplies with the dealers as columns',
    brief: `pasted from our sheet, who gets the order? office is in 97301

Item\tNeed\tQuarry Dental\tLarkspur Dental Supply
Nitrile gloves M (100/box)\t40 boxes\t8.95\t9.40
Prophy paste cups (200/box)\t6 boxes\t31.50\t28.75
Sterilization pouches 3.5x9 (200/box)\t12 boxes\t11.20\t12.10
Shipping\t\t24.95\tfree
Ships in\t\t2 days\t4 days`,
    quotes: [],
    vendors: [
      offered('Quarry Dental', {
        lines: [
          [40, '8.95'],
          [6, '31.50'],
          [12, '11.20'],
        ],
        freight: '24.95',
        leadDays: [2],
      }),
      offered('Larkspur Dental Supply', {
        lines: [
          [40, '9.40'],
          [6, '28.75'],
          [12, '12.10'],
        ],
        leadDays: [4],
      }),
    ],
    recommended: 'Larkspur Dental Supply',
  },
  {
    name: 'fertiliser by the tonne and by the big bag',
    brief: `Bonjour, il me faut 6 tonnes d'ammonitrate 27 pour la ferme (Mayenne). Deux coopératives ont répondu, laquelle est la moins chère rendue ferme ? HT.`,
    quotes: [
      `Coopérative du Bocage
Ammonitrate 27 big bag : 389,00 € HT la tonne, rendu ferme
Délai : 10 jours`,
      `Agri-Négoce Lassay
Ammonitrate 27, big bag de 600 kg : 225,00 € HT le big bag
Transport : 120,00 € HT
Disponible sous 1 semaine`,
    ],
    vendors: [
      offered('Coopérative du Bocage', { currency: 'EUR', lines: [[6, '389.00']], leadDays: [10] }),
      offered('Agri-Négoce Lassay', { currency: 'EUR', lines: [[10, '225.00']], freight: '120.00', leadDays: [7] }),
    ],
    recommended: 'Coopérative du Bocage',
  },
  {
    name: 'steel angle by the foot and by the length',
    brief: `RFQ: 40 lengths (20 ft each) of A36 angle 2 x 2 x 1/4, delivered 44903. Which one?`,
    quotes: [
      `Mohican Steel Service
A36 angle 2x2x1/4, 20' lengths, 40 pcs = 800 ft @ $1.86/ft        $1,488.00
Delivered Mansfield
Net 30. Ships 3-5 business days`,
      `Richland Metal Sales
40 pcs angle 2 x 2 x 1/4 x 20 ft @ $36.40/pc
Delivery charge $95
In stock`,
    ],
    vendors: [
      offered('Mohican Steel Service', { lines: [[800, '1.86']], leadDays: [7, 5] }),
      offered('Richland Metal Sales', { lines: [[40, '36.40']], freight: '95.00', leadDays: [0] }),
    ],
    recommended: 'Mohican Steel Service',
  },
  {
    name: 'tessuto al metro con sconto oltre una quantità',
    brief: `Buongiorno, servono 350 m di tessuto cotone CT-22 (altezza 150 cm), consegna a Prato. Quale fornitore conviene, IVA esclusa?`,
    quotes: [
      `Tessitura Valbisenzio S.r.l.
Art. CT-22 cotone h. 150
Quantità 350 m
Prezzo € 6,80/m
Sconto quantità 5% oltre 300 m
Trasporto € 45,00
Consegna: 15 gg`,
      `Spett.le ditta,
per CT-22 possiamo offrire 6,55 euro al metro, porto franco.
Pagamento anticipato: ulteriore sconto 2%.
Pronta consegna.
Cordiali saluti
Filati & Tessuti Montemurlo`,
    ],
    vendors: [
      offered('Tessitura Valbisenzio S.r.l.', {
        currency: 'EUR',
        lines: [[350, '6.80']],
        discount: '119.00',
        freight: '45.00',
        leadDays: [15],
      }),
      offered('Filati & Tessuti Montemurlo', { currency: 'EUR', lines: [[350, '6.55']], leadDays: [0] }),
    ],
    recommended: 'Filati & Tessuti Montemurlo',
  },
  {
    name: 'timber by the cubic metre, with blanks between thousands',
    brief: `Dzień dobry, potrzebujemy 4,5 m3 tarcicy sosnowej 50x150 do Radomia. Proszę porównać oferty netto.`,
    quotes: [
      `Tartak Zwoleń Sp. z o.o.
Tarcica sosnowa 50x150: 1 180,00 zł/m3 netto
Transport: 250,00 zł netto
Termin realizacji: 5 dni roboczych`,
      `Skład Drewna Pionki
tarcica sosnowa 50x150
cena 1 240,00 zł netto za m3
transport gratis
od ręki`,
    ],
    vendors: [
      offered('Tartak Zwoleń Sp. z o.o.', {
        currency: 'PLN',
        lines: [[4.5, '1180.00']],
        freight: '250.00',
        leadDays: [7],
      }),
      offered('Skład Drewna Pionki', { currency: 'PLN', lines: [[4.5, '1240.00']], leadDays: [0] }),
    ],
    recommended: 'Tartak Zwoleń Sp. z o.o.',
  },
  {
    name: 'flooring by the square foot and by the box',
    brief: `Quotes for 640 sq ft of LVP flooring (Coastal Oak), job site 32207. Need it by Feb 12, 2027. Who is cheapest?`,
    quotes: [
      `Duval Floors & More
Coastal Oak LVP: $2.89 per sq. ft.
640 sq. ft.
Delivery $150.00
Available in 2 weeks
Estimate valid 30 days`,
      `St. Marys Flooring Outlet
Coastal Oak LVP, $61.00 per box (20 sq ft per box)
You need 32 boxes: $1,952.00
Delivery to job site included
Ready in 5 days`,
    ],
    vendors: [
      offered('Duval Floors & More', { lines: [[640, '2.89']], freight: '150.00', leadDays: [14] }),
      offered('St. Marys Flooring Outlet', { lines: [[32, '61.00']], leadDays: [5] }),
    ],
    recommended: 'St. Marys Flooring Outlet',
  },
  {
    name: 'bottles by the box of twelve and each',
    brief: `I need 600 amber glass bottles 250 ml. Got these two:`,
    quotes: [
      `Willow Creek Packaging
250 ml amber glass bottle
$7.80 per box of 12
Shipping for 50 boxes: $48.00`,
      `Bottle Barn
amber bottle 250ml $0.69 each
free shipping on orders over $400`,
    ],
    vendors: [
      offered('Willow Creek Packaging', { lines: [[50, '7.80']], freight: '48.00', leadDays: [null] }),
      offered('Bottle Barn', { lines: [[600, '0.69']], leadDays: [null] }),
    ],
    recommended: 'Bottle Barn',
  },
  {
    name: 'cable at a price per 100 m without an amount',
    brief: 'Need 500 m of cable NYM-J 3x1.5, ship to 60611. Cheapest?',
    quotes: [
      `Lakeshore Electric
NYM-J 3x1.5: 500 m @ 984.00/100 m
Freight included
1 week`,
      `Prairie Cable Supply
NYM-J 3x1.5 cable 500 m $9.95/m
Freight $40.00
5 days`,
    ],
    vendors: [
      offered('Lakeshore Electric', { lines: [[500, '984.00', 100]], leadDays: [7] }),
      offered('Prairie Cable Supply', { lines: [[500, '9.95']], freight: '40.00', leadDays: [5] }),
    ],
    recommended: 'Lakeshore Electric',
  },
  {
    name: 'rivets per 1000 and per 100 pieces',
    brief: 'Bedarf: 25.000 Stück Blindniete BN-48, netto, nach 70173 Stuttgart.',
    quotes: [
      `Nietwerk Neckar GmbH
BN-48   25.000 St.   18,40 / 1000 St.
frei Haus
Lieferzeit 8 Tage`,
      `Befestigung Filder KG
BN-48   25.000 Stück   2,05 EUR / 100 St.   512,50 EUR
Versand 14,90 EUR
Lieferzeit 5 Tage`,
    ],
    vendors: [
      offered('Nietwerk Neckar GmbH', { currency: 'EUR', lines: [[25000, '18.40', 1000]], leadDays: [8] }),
      offered('Befestigung Filder KG', {
        currency: 'EUR',
        lines: [[25000, '2.05', 100]],
        freight: '14.90',
        leadDays: [5],
      }),
    ],
    recommended: 'Nietwerk Neckar GmbH',
  },
];
