import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Sums, headings and currencies, as firms in other languages write them. */
export const SUMS_ABROAD: ScreeningBrief[] = [
  {
    name: 'válvulas en moneda nacional, con número de requisición',
    brief: 'Req. 30417: 8 válvulas VB-50 puestas en planta León, comparar antes de IVA en pesos.',
    quotes: [
      `VÁLVULAS DE GUANAJUATO, S.A. DE C.V.      RFC VGU000000XX0
CANT   CLAVE   P.U.          IMPORTE
8      VB-50   $ 1,395.00    $ 11,160.00
               SUBTOTAL      $ 11,160.00
               I.V.A. 16%    $ 1,785.60
               TOTAL         $ 12,945.60 M.N.
L.A.B. su planta León. Entrega inmediata`,
      `Conexiones Silao
8 pzas VB-50 a $ 1,380.00 c/u = $ 11,040.00 M.N. más IVA
Flete $ 350.00
Entrega en 5 días`,
    ],
    vendors: [
      offered('VÁLVULAS DE GUANAJUATO, S.A. DE C.V.', {
        currency: 'MXN',
        lines: [[8, '1395.00']],
        leadDays: [0],
      }),
      offered('Conexiones Silao', {
        currency: 'MXN',
        lines: [[8, '1380.00']],
        freight: '350.00',
        leadDays: [5],
      }),
    ],
    recommended: 'VÁLVULAS DE GUANAJUATO, S.A. DE C.V.',
  },
  {
    name: 'casquilhos de uma Lda. com vírgula',
    brief: 'Precisamos de 400 un. de casquilho CQ-20 e 400 un. de anilha AN-8 em Viseu, sem IVA.',
    quotes: [
      `METALÚRGICA DO DÃO, LDA.
NIPC 500 000 000
CQ-20   400   0,85   340,00 €
AN-8    400   0,12    48,00 €
Total líquido        388,00 €
Entregue em Viseu. Prazo de entrega: 1 semana`,
      `Parafusos de Lafões
400 CQ-20 a 0,83 € = 332,00 €
400 AN-8 a 0,13 € = 52,00 €
Portes 12,00 €
No total 396,00 €
Em stock`,
    ],
    vendors: [
      offered('METALÚRGICA DO DÃO, LDA.', {
        currency: 'EUR',
        lines: [
          [400, '0.85'],
          [400, '0.12'],
        ],
        leadDays: [7],
      }),
      offered('Parafusos de Lafões', {
        currency: 'EUR',
        lines: [
          [400, '0.83'],
          [400, '0.13'],
        ],
        freight: '12.00',
        leadDays: [0],
      }),
    ],
    recommended: 'METALÚRGICA DO DÃO, LDA.',
  },
  {
    name: 'tegels met samen als totaal',
    brief: 'Wij hebben 120 st. tegel TG-30 en 40 st. plint PL-60 nodig in Meppel, excl. btw. Wie is goedkoper?',
    quotes: [
      `Tegelhandel Reest B.V.
120 st. TG-30 à € 4,10 = € 492,00
40 st. PL-60 à € 3,25 = € 130,00
Geleverd in Meppel
Samen € 622,00
Levertijd 1 week`,
      `Bouwmarkt Havelte
TG-30   120   € 3,95   € 474,00
PL-60    40   € 3,40   € 136,00
Bezorgkosten           €  35,00
Totaal excl. btw       € 645,00
Op voorraad`,
    ],
    vendors: [
      offered('Tegelhandel Reest B.V.', {
        currency: 'EUR',
        lines: [
          [120, '4.10'],
          [40, '3.25'],
        ],
        leadDays: [7],
      }),
      offered('Bouwmarkt Havelte', {
        currency: 'EUR',
        lines: [
          [120, '3.95'],
          [40, '3.40'],
        ],
        freight: '35.00',
        leadDays: [0],
      }),
    ],
    recommended: 'Tegelhandel Reest B.V.',
  },
  {
    name: 'guarnizioni con Q.tà e prezzo netto nelle intestazioni',
    brief: 'Ci servono 90 pz GU-40 e 30 pz GU-65 a Jesi, IVA esclusa. Chi costa meno?',
    quotes: [
      `Guarnizioni Vallesina S.n.c.
Articolo   Q.tà   Prezzo netto   Importo
GU-40      90     2,10           189,00 €
GU-65      30     3,80           114,00 €
In tutto 303,00 €
Consegnati a Jesi, pronta consegna`,
      `Tecnogomma Marche srl
90 pz GU-40 a € 2,05 = € 184,50
30 pz GU-65 a € 3,90 = € 117,00
Spese di trasporto € 15,00
Totale € 316,50
Consegna: 1 settimana`,
    ],
    vendors: [
      offered('Guarnizioni Vallesina S.n.c.', {
        currency: 'EUR',
        lines: [
          [90, '2.10'],
          [30, '3.80'],
        ],
        leadDays: [0],
      }),
      offered('Tecnogomma Marche srl', {
        currency: 'EUR',
        lines: [
          [90, '2.05'],
          [30, '3.90'],
        ],
        freight: '15.00',
        leadDays: [7],
      }),
    ],
    recommended: 'Guarnizioni Vallesina S.n.c.',
  },
  {
    name: 'bombillas contadas con la suma en un mensaje',
    brief: 'Hola, necesito 50 bombillas BO-9 y 20 tubos TU-60 en Soria, sin IVA.',
    quotes: [
      `Electricidad Numancia
50 BO-9 a 2,20 € = 110,00 €
20 TU-60 a 5,10 € = 102,00 €
En total 212,00 €, transporte a nuestro cargo
En stock`,
      `Suministros Urbión, S.L.
BO-9    50   2,05 €   102,50 €
TU-60   20   5,30 €   106,00 €
Portes                  9,00 €
Total sin IVA         217,50 €
Plazo de entrega: 2 días`,
    ],
    vendors: [
      offered('Electricidad Numancia', {
        currency: 'EUR',
        lines: [
          [50, '2.20'],
          [20, '5.10'],
        ],
        leadDays: [0],
      }),
      offered('Suministros Urbión, S.L.', {
        currency: 'EUR',
        lines: [
          [50, '2.05'],
          [20, '5.30'],
        ],
        freight: '9.00',
        leadDays: [2],
      }),
    ],
    recommended: 'Electricidad Numancia',
  },
];
