import { expect, it } from 'vitest';
import { compareQuotes } from '../../../test/support/compare-quotes.ts';
import { securitiesIn } from './securities.ts';

const blotted = (text: string): string[] => securitiesIn(text, '.').map(({ start, end }) => text.slice(start, end));

it.each([
  [
    'a sum that holds it',
    'Hire total 820.00\nRefundable security deposit 250.00\nDue today 1,070.00',
    ['250.00', '1,070.00'],
  ],
  [
    'what stands right above it',
    'Boat 300.00\nSkipper 180.00\nDamage deposit 200.00\nTotal 680.00',
    ['200.00', '680.00'],
  ],
  [
    'two of them by the piece',
    'PM-20 pump   6   210.00   1,260.00\n core deposit   6   40.00   240.00\nAL-7   2   95.00   190.00\n core deposit   2   25.00   50.00\nFreight 30.00\nTotal 1,770.00\nCores credited when they come in.',
    ['6', '40.00', '240.00', '2', '25.00', '50.00', '1,770.00'],
  ],
  [
    'what is said of it elsewhere',
    'Van 190.00\nDeposit 150.00\nThe deposit goes back to your card on return.',
    ['150.00'],
  ],
])('finds an amount that is given back: %s', (_name, text, amounts) => expect(blotted(text)).toEqual(amounts));

it.each([
  'Scaffold 900.00\nDeposit 300.00 to book the crew',
  'Scaffold 900.00\nNon-refundable security deposit 300.00',
  'Room 400.00\nDeposit 25 % 100.00\nDeposits are refunded up to a week before.',
])('leaves any other deposit as it is: %s', (text) => expect(blotted(text)).not.toContain('300.00'));

it('takes no part payment for one', () =>
  expect(blotted('Room 400.00\nDeposit 25 % 100.00\nDeposits are refunded up to a week before.')).toEqual([]));

it.each([
  ['All our old units go back, so leave core deposits out of it.', '1440.00'],
  ['Our cores will be returned within a month.', '1440.00'],
  ['Our old units do not go back.', null],
  ['Die Altteile gehen zurück.', '1440.00'],
  ['We have no old units, so the core deposits count as cost.', null],
  ['', null],
])('leaves a deposit on old parts open unless the buyer sends them back: %s', async (said, landed) => {
  const { rows } = await compareQuotes(
    `8 pumps PM-20, delivered. ${said} Which is cheaper?\n\nQuote 1 of 2: Wyre Reman Inc.\nPM-20   8   180.00   1,440.00\n core deposit   8   40.00   320.00\nDelivered\nTotal $1,760.00\nCores credited in full on return\n\nQuote 2 of 2: Calder Diesel\nPM-20 8 @ $200.00 = $1,600.00, no core charge, delivered\nTotal $1,600.00`,
  );
  expect(rows[0]?.['landedTotal']).toBe(landed);
});
