import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Offers of other countries in other forms. */
export const OTHER_TONGUES: ScreeningBrief[] = [
  {
    name: 'presupuestos en un correo',
    brief: `Necesitamos 60 sillas de oficina y 15 mesas plegables para Valencia 46002. ¿Cuál es más barato sin IVA?`,
    quotes: [
      `De: Mobiliario Turia, S.L.
Asunto: RE: Presupuesto

Buenos días,
Le ofrecemos:
60 sillas de oficina a 84,50 € = 5.070,00 €
15 mesas plegables a 112,00 € = 1.680,00 €
Portes 90,00 €
Base imponible 6.840,00 €
IVA 21% 1.436,40 €
Total 8.276,40 €
Plazo de entrega: 3 semanas
Un saludo, Amparo`,
      `Oficinas Levante
Cant.   Concepto            Precio    Importe
60      Silla de oficina    82,00     4.920,00
15      Mesa plegable       118,00    1.770,00
Descuento 2%                           -133,80
Portes pagados
Total sin IVA                         6.556,20
Entrega 15 días`,
    ],
    vendors: [
      offered('Mobiliario Turia, S.L.', {
        currency: 'EUR',
        lines: [
          [60, '84.50'],
          [15, '112.00'],
        ],
        freight: '90.00',
        leadDays: [21],
      }),
      offered('Oficinas Levante', {
        currency: 'EUR',
        lines: [
          [60, '82.00'],
          [15, '118.00'],
        ],
        discount: '133.80',
        leadDays: [15],
      }),
    ],
    recommended: 'Oficinas Levante',
  },
  {
    name: 'offertes in vaste kolommen en een mail',
    brief: `Graag vergelijken: 400 veiligheidsbrillen en 250 paar handschoenen maat 9, levering Zwolle. Excl. btw.`,
    quotes: [
      `Hanze Veiligheid B.V.
Aantal  Omschrijving              Prijs     Totaal
400     Veiligheidsbril           € 3,15    € 1.260,00
250     Handschoen maat 9, paar   € 2,40    €   600,00
        Verzendkosten                       €    17,50
        Totaal excl. btw                    € 1.877,50
Levertijd 5 werkdagen`,
      `Beste Joost,
Hierbij onze offerte: 400 veiligheidsbrillen à € 2,95 is € 1.180,00 en 250 paar handschoenen maat 9 à € 2,65 is € 662,50. Franco geleverd. Totaal € 1.842,50 excl. btw. Uit voorraad.
Groet,
IJsselmeer Safety B.V.`,
    ],
    vendors: [
      offered('Hanze Veiligheid B.V.', {
        currency: 'EUR',
        lines: [
          [400, '3.15'],
          [250, '2.40'],
        ],
        freight: '17.50',
        leadDays: [7],
      }),
      offered('IJsselmeer Safety B.V.', {
        currency: 'EUR',
        lines: [
          [400, '2.95'],
          [250, '2.65'],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'IJsselmeer Safety B.V.',
  },
  {
    name: 'preventivi con sconto di riga',
    brief: `Ci servono 500 piastrelle GR-60 e 40 sacchi di colla C2TE, consegna a Modena. Prezzi IVA esclusa.`,
    quotes: [
      `Ceramiche Secchia S.r.l.
Codice   Descrizione          Q.tà   Prezzo   Sconto   Importo
GR-60    Piastrella 60x60     500    4,80     10%      2.160,00
C2TE     Colla sacco 25 kg    40     11,50             460,00
Trasporto                                              75,00
Totale imponibile                                      2.695,00
Consegna 10 giorni`,
      `Edil Panaro
GR-60: 500 x 4,45 € = 2.225,00 €
C2TE: 40 x 10,90 € = 436,00 €
Consegna gratuita
Totale 2.661,00 € + IVA
Pronta consegna`,
    ],
    vendors: [
      offered('Ceramiche Secchia S.r.l.', {
        currency: 'EUR',
        lines: [
          [500, '4.32'],
          [40, '11.50'],
        ],
        freight: '75.00',
        leadDays: [10],
      }),
      offered('Edil Panaro', {
        currency: 'EUR',
        lines: [
          [500, '4.45'],
          [40, '10.90'],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'Edil Panaro',
  },
  {
    name: 'devis suisse et prix au cent',
    brief: `Comparez: 2'400 vis TX-20 et 800 chevilles CH-8, livraison Lausanne`,
    quotes: [
      `Quincaillerie du Flon SA
TX-20   2'400 pces   CHF 7.80 le cent    CHF 187.20
CH-8      800 pces   CHF 12.50 le cent   CHF 100.00
Port                                     CHF 9.50
Total                                    CHF 296.70
Délai 4 jours`,
      `Visserie Lémanique Sàrl
Art.    Quantité   Prix/pce   Montant
TX-20   2'400      0.074      177.60
CH-8    800        0.13       104.00
Franco domicile
Total CHF 281.60
En stock`,
    ],
    vendors: [
      offered('Quincaillerie du Flon SA', {
        currency: 'CHF',
        lines: [
          [2400, '7.80', 100],
          [800, '12.50', 100],
        ],
        freight: '9.50',
        leadDays: [4],
      }),
      offered('Visserie Lémanique Sàrl', {
        currency: 'CHF',
        lines: [
          [2400, '0.074'],
          [800, '0.13'],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'Visserie Lémanique Sàrl',
  },
];
