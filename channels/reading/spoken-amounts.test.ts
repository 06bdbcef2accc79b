import { expect, it } from 'vitest';
import { withSpokenAmounts } from './spoken-amounts.ts';

it.each([
  ['seven dollars twenty five a bag and a hundred and ten dollars for the truck', '$7.25 a bag and $110 for the truck'],
  ['eleven hundred and fifty pounds all in', '£1150 all in'],
  ['two thousand three hundred euros or ninety four cent a litre', '€2300 or 94 cent a litre'],
  ['six quid fifty each', '£6.50 each'],
  ['14 dollars 60 a post and 9 dollars 05 a stake', '$14.60 a post and $9.05 a stake'],
  ['17 € 90 le sac', '€17.90 le sac'],
  ['zu je 53,30 Euro\n06.11.26', 'zu je 53,30 Euro\n06.11.26'],
  ['fünf euro neunzig für den kasten, zweihundertachtzig euro pauschal', '€5.90 für den kasten, €280 pauschal'],
  ['deux cent quarante euros le lot', '€240 le lot'],
  ['doscientos ochenta euros por todo', '€280 por todo'],
  ['duecentocinquanta euro in tutto', '€250 in tutto'],
  [
    'a hundred and forty sleepers and four rolls at nine dollars a sleeper, over two grand it comes free in ten days',
    '140 sleepers and 4 rolls at $9 a sleeper, over $2000 it comes free in 10 days',
  ],
  [
    'ten dollars ninety a bag at one and twelve fifty a bag at the other',
    '$10.90 a bag at one and $12.50 a bag at the other',
  ],
  ['nine hundred euros each here and eleven fifty each there', '€900 each here and €1150 each there'],
  ['four and a half thousand pounds all in', '£4500 all in'],
  ['dreieinhalb tausend euro pauschal', '€3500 pauschal'],
  ['11 dollars 60 a post and 95 dollars for the truck', '$11.60 a post and 95 dollars for the truck'],
  ['17 € 20 le sac plus 25 € de livraison', '€17.20 le sac plus 25 € de livraison'],
  ['sechs rollen und zweihundert meter, drei euro der meter', '6 rollen und 200 meter, €3 der meter'],
])('writes %j in figures', (said, written) => expect(withSpokenAmounts(said)).toBe(written));

it.each([
  'forty pounds of flour',
  'seven eighty dollars',
  'one of the dollars',
  'nine bags',
  'mugs 5.2 cents each, $4 the box',
  'two quotes in euros',
  'Tania from Grand River Paper has 48 packs at 24 dollars',
  'a price from Forty Winks Beds, 90 dollars a bed',
  'napkins for the grand hall, 12 dollars a pack',
  'prices from the calls in canadian dollars\n\nTHREE RIVERS LINEN (spoke to Jo)\nnapkins 40 cents\n\nGRAND LAKE PARTY HIRE\nnapkins 35 cents',
])('leaves %j as it is', (text) => expect(withSpokenAmounts(text)).toBe(text));
