import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Prices for one of something that the brief counts, for the first of many, and offers noted one below the other. */
export const COUNTED: ScreeningBrief[] = [
  {
    name: 'road base by the yard and by the load, noted from calls',
    brief: `need 18 yards of road base at the farm on Hwy 6. i make it 2 loads. no tax for us (ag exempt)

dell creek gravel, spoke to Tina. 26.50 a yard delivered, fuel 20 a load
Ransom Aggregates 27 a yd delivered
pit on county line - 21/yd, delivery 140 per load`,
    quotes: [],
    vendors: [
      offered('dell creek gravel', { lines: [[18, '26.50']], fees: '40.00', leadDays: [null] }),
      offered('Ransom Aggregates', { lines: [[18, '27']], leadDays: [null] }),
      offered('pit on county line', { lines: [[18, '21']], freight: '280.00', leadDays: [null] }),
    ],
    recommended: 'Ransom Aggregates',
  },
  {
    name: 'tote bags, the first of them and each fifty more',
    brief: `400 tote bags, one colour print. Which printer?`,
    quotes: [
      `Inkfish Print Co
first 250 bags £540.00
each additional 50 bags £85.00
delivery free`,
      `Press Gang Ltd
400 @ £2.15 = £860.00
delivery £18.00`,
    ],
    vendors: [
      offered('Inkfish Print Co', {
        currency: 'GBP',
        lines: [
          [1, '540'],
          [3, '85'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Press Gang Ltd', { currency: 'GBP', lines: [[400, '2.15']], freight: '18.00', leadDays: [null] }),
    ],
    recommended: 'Inkfish Print Co',
  },
  {
    name: 'an ice machine by the week, brought and fetched',
    brief: `Ice machine rental, 4 weeks for the summer fair. City account, tax exempt.`,
    quotes: [
      `ColdPoint Rentals
$145 per week
delivery $50
pickup $50`,
      `Frosty's Party Hire
$720 for the four weeks delivered and picked up`,
    ],
    vendors: [
      offered('ColdPoint Rentals', { lines: [[4, '145']], freight: '100.00', leadDays: [null] }),
      offered("Frosty's Party Hire", { lines: [[1, '720']], leadDays: [null, 28] }),
    ],
    recommended: 'ColdPoint Rentals',
  },
  {
    name: 'kennels by the night, where nights are what is asked for',
    brief: `Kennels for Biscuit, 11 nights in August. Total please incl VAT.`,
    quotes: [
      `Paws & Rest
£26 per night, no extras`,
      `Green Lane Kennels
£24 a night, and a one-off £20 settling fee`,
    ],
    vendors: [
      offered('Paws & Rest', { currency: 'GBP', lines: [[11, '26']], leadDays: [null] }),
      offered('Green Lane Kennels', { currency: 'GBP', lines: [[11, '24']], fees: '20.00', leadDays: [null] }),
    ],
    recommended: 'Green Lane Kennels',
  },
  {
    name: 'a photographer by the hour, and editing by the hour besides',
    brief: `Photographer for our company day, 7 hours on 12 June 2027. Prices ex VAT please.`,
    quotes: [
      `Hartley Photo
£140 per hour, travel £60, edited images included`,
      `Mo Idris Photography
£125 an hour. Editing is £20 for each hour shot. No travel charge.`,
    ],
    vendors: [
      offered('Hartley Photo', { currency: 'GBP', lines: [[7, '140']], fees: '60.00', leadDays: [null] }),
      offered('Mo Idris Photography', { currency: 'GBP', lines: [[7, '125']], fees: '140.00', leadDays: [null] }),
    ],
    recommended: 'Mo Idris Photography',
  },
];
