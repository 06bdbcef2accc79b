import type { ScreeningBrief } from './screening-brief.ts';

/** Quotes in other languages and number forms. */
export const LANGUAGES: ScreeningBrief[] = [
  {
    name: 'German quote with VAT and discount, US in USD with rate',
    brief:
      'Bedarf/Need: 40 St Kugellager 6305-C3 and 10 St Wellendichtring WDR-25x47. 1 EUR = 1.10 USD. Compare in USD, ship to 29607.',
    quotes: [
      `Wälzlager Neumann GmbH & Co. KG            Angebot Nr. 30-1182
Pos.  Bezeichnung            Menge    Einzelpreis     Gesamtpreis
1     6305-C3 Kugellager     40 Stk   5,85 EUR        234,00 EUR
2     WDR-25x47              10 Stk   2,40 EUR         24,00 EUR
Zwischensumme                                         258,00 EUR
abzgl. 3 % Rabatt                                      -7,74 EUR
Versandkosten                                          38,00 EUR
Gesamtbetrag                                          288,26 EUR
Lieferzeit: 10 Arbeitstage. Angebot gültig bis 31.03.2027`,
      `Piedmont Bearing Service
40 @ 7.10    6305-C3              284.00
10 @ 3.05    WDR-25x47             30.50
Freight to 29607                   12.00
TOTAL                             326.50
Stock`,
    ],
    vendors: [
      {
        vendor: 'Wälzlager Neumann GmbH & Co. KG',
        currency: 'EUR',
        linesSubtotal: '258.00',
        freight: '38.00',
        discount: '7.74',
        landedTotal: '288.26',
        statedTotal: '288.26',
        leadDays: [14],
      },
      {
        vendor: 'Piedmont Bearing Service',
        linesSubtotal: '314.50',
        freight: '12.00',
        landedTotal: '326.50',
        statedTotal: '326.50',
        leadDays: [0],
      },
    ],
    recommended: 'Wälzlager Neumann GmbH & Co. KG',
    says: [/317\.09/],
  },
  {
    name: 'European date validity, expired; comma decimals both',
    brief: '5 St Getriebe GT-40, heute/today 2027-03-20, ship to 28273, 1 EUR = 1.12 USD',
    quotes: [
      `Getriebebau Weser GmbH
Angebot 4471 vom 15.01.2027
GT-40   5 Stück   à 1.240,00 EUR   6.200,00 EUR
abzüglich 5 % Rabatt                 310,00 EUR
Verpackung                            85,00 EUR
Fracht frei Haus
Gesamt                             5.975,00 EUR
Lieferzeit ca. 6 Wochen
Gültig bis 28.02.2027`,
      `Riduttori Lombardi S.r.l.
Offerta n. 227/2027
GT-40   n. 5   € 1.310,50   € 6.552,50
Trasporto CPT Charlotte      € 240,00
Totale                     € 6.792,50
Consegna: 4 settimane`,
    ],
    vendors: [
      {
        vendor: 'Getriebebau Weser GmbH',
        currency: 'EUR',
        linesSubtotal: '6200.00',
        freight: '0.00',
        fees: '85.00',
        discount: '310.00',
        landedTotal: '5975.00',
        statedTotal: '5975.00',
        leadDays: [42],
        asks: [/valid|re-?quote/i],
      },
      {
        vendor: 'Riduttori Lombardi S.r.l.',
        currency: 'EUR',
        linesSubtotal: '6552.50',
        freight: '240.00',
        landedTotal: '6792.50',
        statedTotal: '6792.50',
        leadDays: [28],
        asks: [/duty/i],
      },
    ],
    recommended: 'Riduttori Lombardi S.r.l.',
  },
  {
    name: 'French with TVA and Spanish',
    brief: '20 uds. rodamiento 6206-2Z y 4 uds. retén RT-40. Entrega: ship to ZIP 78041. 1 EUR = 1.15 USD',
    quotes: [
      `ROULEMENTS GARONNE SAS
Devis n° 2027-118 du 12/01/2027
Réf.        Qté    P.U. HT      Montant HT
6206-2Z     20     4,90 €       98,00 €
RT-40        4     6,25 €       25,00 €
Sous-total HT                  123,00 €
Frais de port                   42,00 €
Exonération de TVA (export)
Total                          165,00 €
Délai de livraison : 3 semaines`,
      `Rodamientos del Norte S.A. de C.V.
Cotización 4471
6206-2Z   20 pza   USD 6.10   USD 122.00
RT-40      4 pza   USD 7.00   USD  28.00
Subtotal USD 150.00
Flete incluido
Total USD 150.00
Entrega: 5 días hábiles`,
    ],
    vendors: [
      {
        vendor: 'ROULEMENTS GARONNE SAS',
        currency: 'EUR',
        linesSubtotal: '123.00',
        freight: '42.00',
        landedTotal: '165.00',
        statedTotal: '165.00',
        leadDays: [21],
      },
      {
        vendor: 'Rodamientos del Norte S.A. de C.V.',
        linesSubtotal: '150.00',
        freight: '0.00',
        landedTotal: '150.00',
        statedTotal: '150.00',
        leadDays: [7],
      },
    ],
    recommended: 'Rodamientos del Norte S.A. de C.V.',
  },
  {
    name: 'two decimal styles in prose german',
    brief: '100 Stk Dichtung DI-88 und 20 Stk Flansch FL-88 nach/to ZIP 53202, 1 EUR = 1.05 USD, Budget 2500 USD',
    quotes: [
      `Sehr geehrte Damen und Herren,
wir bieten an: 100 Stück DI-88 zu 2,15 €/Stück = 215,00 € und 20 Stück FL-88 zu 48,90 €/Stück = 978,00 €.
Nettowert 1.193,00 €, Verpackung pauschal 35,00 €, Fracht DAP Milwaukee 210,00 €, Gesamtsumme 1.438,00 €.
Lieferzeit ca. 4-5 Wochen nach Auftragseingang. Preise gültig bis 30.06.2027.
Mit freundlichen Grüßen
Dichtungstechnik Nord GmbH`,
      `Milwaukee Gasket & Flange Co.
DI-88 100 @ 2.75 = 275.00
FL-88 20 @ 61.50 = 1,230.00
Freight 28.00. Total 1,533.00. 3 days.`,
    ],
    vendors: [
      {
        vendor: 'Dichtungstechnik Nord GmbH',
        currency: 'EUR',
        linesSubtotal: '1193.00',
        freight: '210.00',
        fees: '35.00',
        landedTotal: '1438.00',
        statedTotal: '1438.00',
        leadDays: [35],
        asks: [/duty/i],
      },
      {
        vendor: 'Milwaukee Gasket & Flange Co.',
        linesSubtotal: '1505.00',
        freight: '28.00',
        landedTotal: '1533.00',
        statedTotal: '1533.00',
        leadDays: [3],
      },
    ],
    recommended: 'Dichtungstechnik Nord GmbH',
    says: [/1,509\.90/],
  },
  {
    name: 'thousands parted by a blank',
    brief: '50 Pumpen PU-3 nach 20095 Hamburg',
    quotes: [
      `Elbe Pumpen GmbH
PU-3   50 Stk   25,00 €   1 250,00 €
Versand 45,00 €
Gesamt 1 295,00 €
Lieferzeit 5 Tage`,
      `Alster Technik KG
50 x PU-3 à 24,60 € = 1 230,00 €
Versand frei
Gesamt 1 230,00 €
Lieferzeit 2 Wochen`,
    ],
    vendors: [
      {
        vendor: 'Elbe Pumpen GmbH',
        currency: 'EUR',
        linesSubtotal: '1250.00',
        freight: '45.00',
        landedTotal: '1295.00',
        leadDays: [5],
      },
      {
        vendor: 'Alster Technik KG',
        currency: 'EUR',
        linesSubtotal: '1230.00',
        freight: '0.00',
        landedTotal: '1230.00',
        leadDays: [14],
      },
    ],
    recommended: 'Alster Technik KG',
  },
];
