import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Seats, lines, carriage and other things that nobody ships. */
export const SEATS_AND_LINES: ScreeningBrief[] = [
  {
    name: 'seats with the first ten free',
    brief: `Help desk software for 25 agents, 12 months. Which one costs less for the year?`,
    quotes: [
      `Replydock
25 agents
First 10 agents free, then $8.00 per agent per month
15 agents x $8.00 x 12 months = $1,440.00
No setup fee`,
      `Ticketwell
25 agents at $6.00 per agent per month, billed annually
25 x $6.00 x 12 = $1,800.00`,
    ],
    vendors: [
      offered('Replydock', { lines: [[180, '8.00']], isSplitOpen: true, leadDays: [null] }),
      offered('Ticketwell', { lines: [[300, '6.00']], isSplitOpen: true, leadDays: [null] }),
    ],
    recommended: 'Replydock',
  },
  {
    name: 'seats with onboarding and a nonprofit discount',
    brief: `CRM for 40 users, 1 year, we are a nonprofit.`,
    quotes: [
      `Donorpath
40 users x $22.00 per user / month x 12 months   $10,560.00
Nonprofit discount 20%                            -$2,112.00
Onboarding, one time                                 $500.00
Total first year                                   $8,948.00`,
      `Kinbase CRM
$19.50/user/mo, 40 users, annual billing: $9,360.00
onboarding free`,
    ],
    vendors: [
      offered('Donorpath', { lines: [[480, '22.00']], discount: '2112.00', fees: '500.00', leadDays: [null] }),
      offered('Kinbase CRM', { lines: [[480, '19.50']], leadDays: [null] }),
    ],
    recommended: 'Donorpath',
  },
  {
    name: 'a container by sea, charge by charge',
    brief: `Need rate for 1x40HC Ho Chi Minh to Long Beach, all in USD, door Ontario CA`,
    quotes: [
      `Bluewater Forwarding
Ocean freight 1x40HC      USD 2,150.00
Bunker adjustment            USD 310.00
Terminal handling            USD 245.00
Documentation                 USD 50.00
Customs entry                USD 125.00
Drayage to Ontario           USD 680.00
Total                      USD 3,560.00
Transit 22 days`,
      `Saigon Pacific Logistics
All-in door rate 1x40HC: USD 3,395.00
incl. BAF, THC, docs, customs entry, drayage
Transit 26 days`,
    ],
    vendors: [
      offered('Bluewater Forwarding', {
        lines: [
          [1, '2150'],
          [1, '310'],
          [1, '245'],
          [1, '50'],
          [1, '125'],
          [1, '680'],
        ],
        isSplitOpen: true,
        leadDays: [22, null],
      }),
      offered('Saigon Pacific Logistics', { lines: [[1, '3395.00']], isSplitOpen: true, leadDays: [26, null] }),
    ],
    recommended: 'Saigon Pacific Logistics',
  },
  {
    name: 'phones per user with taxes not known',
    brief: `VoIP for the office, 15 users, 12 months`,
    quotes: [
      `Ringharbor
15 users @ $23.95/user/month
12 months: $4,311.00
Porting fee $15.00 per number x 15 = $225.00
Total: $4,536.00`,
      `Clearline Voice
$27.00 per user per month, 15 users, 12 months = $4,860.00
porting included`,
    ],
    vendors: [
      offered('Ringharbor', { lines: [[180, '23.95']], fees: '225.00', isSplitOpen: true, leadDays: [null] }),
      offered('Clearline Voice', { lines: [[180, '27.00']], isSplitOpen: true, leadDays: [null] }),
    ],
    recommended: 'Ringharbor',
  },
  {
    name: 'translation by the word',
    brief: `Translate our manual, 18,400 words EN>DE. Who is cheaper? net prices`,
    quotes: [
      `Wortlaut Übersetzungen
18.400 Wörter x 0,14 € = 2.576,00 €
Layout pauschal 180,00 €
Gesamt netto 2.756,00 €
Lieferung in 10 Arbeitstagen`,
      `Lingua North
18,400 words at €0.155 per word, €2,852.00
DTP included
8 working days`,
    ],
    vendors: [
      offered('Wortlaut Übersetzungen', {
        currency: 'EUR',
        lines: [[18400, '0.14']],
        fees: '180.00',
        isSplitOpen: true,
        leadDays: [14],
      }),
      offered('Lingua North', { currency: 'EUR', lines: [[18400, '0.155']], isSplitOpen: true, leadDays: [10, 12] }),
    ],
    recommended: 'Wortlaut Übersetzungen',
  },
  {
    name: 'customs clearance with a duty that is passed on',
    brief: `Customs broker for one shipment (1 entry), fees only, which broker?`,
    quotes: [
      `Harborgate Customs
Formal entry      $135.00
ISF filing         $35.00
Single entry bond  $60.00
Messenger          $20.00
Total             $250.00`,
      `Keystone Brokers
Flat fee per entry $265, bond and ISF included`,
    ],
    vendors: [
      offered('Harborgate Customs', {
        lines: [
          [1, '135'],
          [1, '35'],
          [1, '60'],
          [1, '20'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Keystone Brokers', { lines: [[1, '265']], isSplitOpen: true, leadDays: [null] }),
    ],
    recommended: 'Harborgate Customs',
  },
];
