import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Offers that somebody else tells, and briefs that say where the goods go or what they weigh. */
export const BY_HEARSAY: ScreeningBrief[] = [
  {
    name: 'a sheet with a row for each item of each supplier',
    brief: `Which one?

Item\tSupplier\tQty\tUnit price\tDelivery
Binder BN-2\tPlainfield Office\t60\t3.15\t12.00
Binder BN-2\tRahway Supply\t60\t3.40\t0.00
Tabs TB-5\tPlainfield Office\t200\t0.85\t12.00
Tabs TB-5\tRahway Supply\t200\t0.70\t0.00`,
    quotes: [],
    vendors: [
      offered('Plainfield Office', {
        lines: [
          [60, '3.15'],
          [200, '0.85'],
        ],
        freight: '12.00',
        leadDays: [null],
      }),
      offered('Rahway Supply', {
        lines: [
          [60, '3.40'],
          [200, '0.70'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Rahway Supply',
  },
  {
    name: 'a lunch for 85 that one person tells in a chat',
    brief: `[03/12/2026, 14:02] Priya N: we need the staff lunch sorted, 85 people, 22 Jan, Marsham St SW1P
[03/12/2026, 14:03] Priya N: got two prices back, ex VAT please when you compare
[03/12/2026, 14:05] Priya N: Harvest Table Catering - finger buffet B £14.50 per head (min 50 heads), delivery and set-up £65. all plus VAT
[03/12/2026, 14:11] Priya N: Bexley Feasts - finger buffet £16.20 pp, delivery included, plus VAT
[03/12/2026, 14:12] Tom: which is cheaper all in??`,
    quotes: [],
    vendors: [
      offered('Harvest Table Catering', {
        currency: 'GBP',
        lines: [[85, '14.50']],
        freight: '65.00',
        isSplitOpen: true,
        leadDays: [null],
        tax: '0.00',
      }),
      offered('Bexley Feasts', { currency: 'GBP', lines: [[85, '16.20']], leadDays: [null] }),
    ],
    recommended: 'Harvest Table Catering',
  },
  {
    name: 'two numbered offers in one mail',
    brief: `From: Dale Whitcomb <dwhitcomb@plant.example>
Sent: Tuesday, January 5, 2027 8:14 AM
To: Purchasing
Subject: valve quotes

Morning, here is what I have for the 18 gate valves VX-90 and 36 gaskets GK-3 (ship to 74103).

1) Hollis Valve & Fitting: VX-90 is $112.40 each, GK-3 is $4.15 each, freight $68 flat. About 2 weeks.

2) Granby Industrial: VX-90 $118.00 ea, GK-3 $2.90 ea, freight allowed. 10 days.

Let me know which one and I'll cut the PO.

Dale Whitcomb
Maintenance Supervisor
918-555-0166`,
    quotes: [],
    vendors: [
      offered('Hollis Valve & Fitting', {
        lines: [
          [18, '112.40'],
          [36, '4.15'],
        ],
        freight: '68.00',
        leadDays: [14],
      }),
      offered('Granby Industrial', {
        lines: [
          [18, '118.00'],
          [36, '2.90'],
        ],
        leadDays: [10],
      }),
    ],
    recommended: 'Granby Industrial',
  },
  {
    name: 'two sealers delivered duty paid at a rate',
    brief: `Please compare for 2 heat sealers HS-700, delivered duty paid to Louisville 40218. Use 1 EUR = 1.08 USD. We think in dollars.`,
    quotes: [
      `Siegelwerk Ahaus GmbH
2 x HS-700 @ EUR 1,850.00 = EUR 3,700.00
Crating EUR 90.00
DDP Louisville, KY
Delivery 5 weeks`,
      `Bluegrass Packaging Machinery
HS-700, qty 2, $2,075.00 each
Freight included (DDP)
3 weeks ARO`,
    ],
    vendors: [
      offered('Siegelwerk Ahaus GmbH', { currency: 'EUR', lines: [[2, '1850.00']], fees: '90.00', leadDays: [35] }),
      offered('Bluegrass Packaging Machinery', { lines: [[2, '2075.00']], leadDays: [21] }),
    ],
    recommended: 'Siegelwerk Ahaus GmbH',
  },
  {
    name: 'pumps with freight to be advised',
    brief: `12 drum pumps DP-20 to Corpus Christi 78401, needed within 3 weeks. Max 4,500 total.`,
    quotes: [
      `Nueces Pump & Supply
Line 1: DP-20 drum pump, 12 EA, $331.00, $3,972.00
Freight: TBA at time of shipment
ETA 10 days`,
      `Bayfront Process Equipment
Line 1: DP-20 drum pump, 12 EA, $334.50, $4,014.00
Freight prepaid & allowed
ETA 2 weeks`,
    ],
    vendors: [
      offered('Nueces Pump & Supply', { lines: [[12, '331.00']], freight: null, leadDays: [10], asks: [/freight/i] }),
      offered('Bayfront Process Equipment', { lines: [[12, '334.50']], leadDays: [14] }),
    ],
    recommended: 'Bayfront Process Equipment',
  },
  {
    name: 'étalonnage par balance et au forfait',
    brief: `Étalonnage de 14 balances sur site à Yverdon. Deux offres reçues, laquelle retenir (hors TVA) ?`,
    quotes: [
      `Metrolab Broye SA
Étalonnage ISO 17025 : CHF 95.– par balance
Déplacement forfaitaire : CHF 180.–
Certificats compris`,
      `Pesage Romand Sàrl
Forfait pour 14 balances, déplacement et certificats compris : CHF 1'450.–
Intervention sous 3 semaines`,
    ],
    vendors: [
      offered('Metrolab Broye SA', {
        currency: 'CHF',
        lines: [[14, '95.00']],
        fees: '180.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Pesage Romand Sàrl', {
        currency: 'CHF',
        lines: [[1, '1450.00']],
        isSplitOpen: true,
        leadDays: [21, null],
      }),
    ],
    recommended: 'Pesage Romand Sàrl',
  },
  {
    name: 'hoists and tons of sand',
    brief: 'We need 12 hoists, 3 tons of sand delivered to 80202. Which vendor?',
    quotes: [
      `Front Range Supply
12 hoists @ $210.00 = $2,520.00
3 tons sand @ $45.00 = $135.00
Delivered
Total $2,655.00
10 days`,
      `Mile High Materials
hoists $205.00 each
sand $52.00 per ton
delivery $60
2 weeks`,
    ],
    vendors: [
      offered('Front Range Supply', {
        lines: [
          [12, '210.00'],
          [3, '45.00'],
        ],
        leadDays: [10],
      }),
      offered('Mile High Materials', {
        lines: [
          [12, '205.00'],
          [3, '52.00'],
        ],
        freight: '60.00',
        leadDays: [14],
      }),
    ],
    recommended: 'Front Range Supply',
  },
  {
    name: 'a total price for panels against a price each',
    brief: 'Fence: 14 panels FP-6 delivered to LS6 2AB, who is cheaper?',
    quotes: [
      `Pennine Fencing
Total price for 14 panels FP-6 £1,640
Delivery included
1 week`,
      `Aire Timber
FP-6 panel £112.50 each
Delivery £55
5 working days`,
    ],
    vendors: [
      offered('Pennine Fencing', { currency: 'GBP', lines: [[1, '1640.00']], leadDays: [7] }),
      offered('Aire Timber', { currency: 'GBP', lines: [[14, '112.50']], freight: '55.00', leadDays: [7] }),
    ],
    recommended: 'Aire Timber',
  },
  {
    name: 'a part that goes to a town',
    brief: 'Angebote für 6 Stück RG-5 nach 80331 München bitte vergleichen (netto).',
    quotes: [
      `Reglertechnik Isar GmbH
RG-5   6 Stk   148,00   888,00
Lieferung frei Haus
Lieferzeit 2 Wochen`,
      `Steuerbau Lech KG
RG-5 à 145,00 EUR, 6 Stück
Fracht 22,00 EUR
10 Tage`,
    ],
    vendors: [
      offered('Reglertechnik Isar GmbH', { currency: 'EUR', lines: [[6, '148.00']], leadDays: [14] }),
      offered('Steuerbau Lech KG', { currency: 'EUR', lines: [[6, '145.00']], freight: '22.00', leadDays: [10] }),
    ],
    recommended: 'Reglertechnik Isar GmbH',
  },
  {
    name: 'a chat in which the price falls',
    brief: 'Need 300 crates CR-3 to 97214.',
    quotes: [
      `Chat with Rose City Crates
Me: price on 300 CR-3?
Dana (Rose City Crates): $12.40 each delivered
Me: we have 11.50 elsewhere
Dana (Rose City Crates): ok, we can do 11.20, delivered, 9 days`,
      `Columbia Packaging
300 CR-3 @ $11.50 = $3,450.00
Delivered
1 week`,
    ],
    vendors: [
      offered('Rose City Crates', { lines: [[300, '11.20']], leadDays: [9] }),
      offered('Columbia Packaging', { lines: [[300, '11.50']], leadDays: [7] }),
    ],
    recommended: 'Rose City Crates',
  },
  {
    name: 'a letter that tells what two firms quote',
    brief: `Fwd: from our agent. Need 40 pump seals PS-4, ship 29601.

Hi Beth,
I have two offers for you.
Carolina Seal Co. quotes $31.20 each for the 40 PS-4, freight $45, 2 weeks.
Upstate Bearing quotes $33.00 each for the 40 PS-4, freight included, 5 days.
Regards, Tom`,
    quotes: [],
    vendors: [
      offered('Carolina Seal Co.', { lines: [[40, '31.20']], freight: '45.00', leadDays: [14] }),
      offered('Upstate Bearing', { lines: [[40, '33.00']], leadDays: [5] }),
    ],
    recommended: 'Carolina Seal Co.',
  },
];
