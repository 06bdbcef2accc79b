import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Notations and terms of other countries. */
export const NOTATIONS_ABROAD: ScreeningBrief[] = [
  {
    name: 'Angebot mit Rabatt je Position und Legierungszuschlag',
    brief: `Anfrage: 850 kg Edelstahlblech 1.4301, Lieferung nach 89073 Ulm, netto vergleichen`,
    quotes: [
      `Donaustahl Handel GmbH
Pos. 1  Blech 1.4301 2 mm  850 kg  3,15 €/kg  Rabatt 8 %  2.463,30 €
Legierungszuschlag 0,42 €/kg                                357,00 €
Fracht                                                       95,00 €
Nettobetrag                                               2.915,30 €
zzgl. 19 % MwSt.
Lieferzeit: 8 Arbeitstage`,
      `Edelmetall Blautal KG
850 kg Blech 1.4301 zu 3,52 €/kg = 2.992,00 € inkl. LZ, frei Haus
zzgl. MwSt.
Lieferzeit 1 Woche`,
    ],
    vendors: [
      offered('Donaustahl Handel GmbH', {
        currency: 'EUR',
        lines: [[850, '2.898']],
        fees: '357.00',
        freight: '95.00',
        isSplitOpen: true,
        leadDays: [10, 12],
      }),
      offered('Edelmetall Blautal KG', { currency: 'EUR', lines: [[850, '3.52']], leadDays: [7] }),
    ],
    recommended: 'Donaustahl Handel GmbH',
  },
  {
    name: 'GST extra, packing and forwarding in percent',
    brief: `Require 200 nos. gate valve GV-50 at Coimbatore. Compare basic landed without GST as we take ITC.`,
    quotes: [
      `Kovai Valves & Fittings
Sub: Your enquiry dt. 02.03.2027
GV-50    200 Nos    Rs. 1,485/- each    Rs. 2,97,000/-
P&F @ 2% extra: Rs. 5,940/-
GST @ 18% extra
Freight: inclusive, F.O.R. Coimbatore
Delivery: 3 weeks from PO`,
      `Noyyal Engineering Works
GV-50 200 nos @ ₹1,510.00 = ₹3,02,000.00
P & F: Nil. GST 18% extra. FOR site.
Delivery 10 days`,
    ],
    vendors: [
      offered('Kovai Valves & Fittings', {
        currency: 'INR',
        lines: [[200, '1485']],
        fees: '5940.00',
        isSplitOpen: true,
        leadDays: [21],
      }),
      offered('Noyyal Engineering Works', { currency: 'INR', lines: [[200, '1510.00']], leadDays: [10] }),
    ],
    recommended: 'Noyyal Engineering Works',
  },
  {
    name: 'orçamentos com frete CIF e FOB',
    brief: `Preciso de 30 motores MT-5 entregues em Joinville. Qual comprar?`,
    quotes: [
      `Catarina Motores Ltda
MT-5   30 un   R$ 1.250,00   R$ 37.500,00
Frete CIF (incluso)
Prazo de entrega: 15 dias
Total: R$ 37.500,00`,
      `Itajaí Elétrica S.A.
MT-5 30 un x R$ 1.198,50 = R$ 35.955,00
Frete FOB (por conta do comprador)
Prazo: 10 dias`,
    ],
    vendors: [
      offered('Catarina Motores Ltda', { currency: 'BRL', lines: [[30, '1250']], leadDays: [15] }),
      offered('Itajaí Elétrica S.A.', {
        currency: 'BRL',
        lines: [[30, '1198.50']],
        freight: null,
        leadDays: [10],
        asks: [/freight|frete/i],
      }),
    ],
    recommended: 'Catarina Motores Ltda',
  },
  {
    name: 'cotizaciones más IVA puestas en planta',
    brief: `Cotización de 120 pzas rodamiento 6308 y 60 pzas retén 45x62x8, puesto en planta Querétaro, comparar sin IVA`,
    quotes: [
      `Baleros del Bajío S.A. de C.V.
120 pza  rodamiento 6308     $ 312.00   $ 37,440.00
60 pza   retén 45x62x8        $ 48.50    $ 2,910.00
Subtotal  $ 40,350.00
IVA 16%    $ 6,456.00
Total MXN $ 46,806.00
L.A.B. Querétaro. Entrega 3 días hábiles`,
      `Refaccionaria Industrial Celaya
Rodamiento 6308: 120 x $298.00 = $35,760.00
Retén 45x62x8: 60 x $55.00 = $3,300.00
Flete: $850.00
Más IVA. Pesos mexicanos.
Entrega 5 días`,
    ],
    vendors: [
      offered('Baleros del Bajío S.A. de C.V.', {
        currency: 'MXN',
        lines: [
          [120, '312'],
          [60, '48.50'],
        ],
        leadDays: [3, 5],
      }),
      offered('Refaccionaria Industrial Celaya', {
        currency: 'MXN',
        lines: [
          [120, '298'],
          [60, '55'],
        ],
        freight: '850.00',
        leadDays: [5],
      }),
    ],
    recommended: 'Refaccionaria Industrial Celaya',
  },
  {
    name: 'devis avec remise et franco atteint',
    brief: `Besoin de 150 gants GT-8 et 40 casques CS-2, livraison à Limoges. Comparer HT.`,
    quotes: [
      `Limousin Protection
Réf.   Désignation   Qté   P.U. HT    Montant HT
GT-8   Gants         150    3,20 €     480,00 €
CS-2   Casque         40   11,50 €     460,00 €
Total HT brut                          940,00 €
Remise 5 %                             -47,00 €
Net HT                                 893,00 €
Franco de port à partir de 500 € HT
TVA 20 %                               178,60 €
Total TTC                            1 071,60 €
Délai : 48 h`,
      `Vienne Équipement
150 GT-8 à 3,05 € = 457,50 €
40 CS-2 à 10,90 € = 436,00 €
Port 25,00 € HT
Délai 1 semaine`,
    ],
    vendors: [
      offered('Limousin Protection', {
        currency: 'EUR',
        lines: [
          [150, '3.20'],
          [40, '11.50'],
        ],
        discount: '47.00',
        leadDays: [2],
      }),
      offered('Vienne Équipement', {
        currency: 'EUR',
        lines: [
          [150, '3.05'],
          [40, '10.90'],
        ],
        freight: '25.00',
        leadDays: [7],
      }),
    ],
    recommended: 'Limousin Protection',
  },
  {
    name: 'offertes met staffelkorting',
    brief: `Wij zoeken 120 stuks stoelen ST-4 voor de kantine in Zwolle, graag excl. btw vergelijken`,
    quotes: [
      `Meubelhuis IJsselstreek B.V.
ST-4    120 stuks    € 42,50    € 5.100,00
Korting 10% (vanaf 100 stuks)   -€ 510,00
Bezorgkosten                     € 75,00
Totaal excl. btw               € 4.665,00
Levertijd: 2 à 3 weken`,
      `Projectinrichting Salland
120 x ST-4 à € 39,90 = € 4.788,00 excl. btw
Gratis bezorgd
Levertijd 10 werkdagen`,
    ],
    vendors: [
      offered('Meubelhuis IJsselstreek B.V.', {
        currency: 'EUR',
        lines: [[120, '42.50']],
        discount: '510.00',
        freight: '75.00',
        leadDays: [21],
      }),
      offered('Projectinrichting Salland', { currency: 'EUR', lines: [[120, '39.90']], leadDays: [14] }),
    ],
    recommended: 'Meubelhuis IJsselstreek B.V.',
  },
  {
    name: 'oferty netto w złotych',
    brief: `Potrzebujemy 500 szt. uszczelka U-60 i 20 szt. zawór Z-15 z dostawą do Radomia, ceny netto`,
    quotes: [
      `Radomskie Uszczelnienia Sp. z o.o.
U-60   500 szt.   1,85 zł   925,00 zł
Z-15    20 szt.  64,00 zł  1 280,00 zł
Transport 40,00 zł
Razem netto 2 245,00 zł
VAT 23%
Termin dostawy: 5 dni`,
      `Armatura Mazowiecka
500 szt. U-60 po 1,95 zł = 975,00 zł
20 szt. Z-15 po 59,00 zł = 1 180,00 zł
Dostawa gratis
Termin 7 dni`,
    ],
    vendors: [
      offered('Radomskie Uszczelnienia Sp. z o.o.', {
        currency: 'PLN',
        lines: [
          [500, '1.85'],
          [20, '64.00'],
        ],
        freight: '40.00',
        leadDays: [5],
      }),
      offered('Armatura Mazowiecka', {
        currency: 'PLN',
        lines: [
          [500, '1.95'],
          [20, '59.00'],
        ],
        leadDays: [7],
      }),
    ],
    recommended: 'Armatura Mazowiecka',
  },
];
