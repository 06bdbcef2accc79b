import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

it.each([
  [
    'a step of prices',
    '€1.10 per litre if 800 or over, €1.16 under. delivered free, our lorry is short. next day',
    'delivered free, our lorry is short. next day',
  ],
  [
    'a sentence',
    '900 litres €990.00, and if the hose is short €12.00 extra. You can have it in 2 days',
    'You can have it in 2 days',
  ],
  ['nothing', '900 litres €990.00, 3 to 4 days at the moment', '3 to 4 days at the moment'],
])('takes the words of a lead time behind an amount from where %s ends', (_what, line, words) => {
  const notes = `Need 900 litres of heating oil\n\nQuote 1 of 1:\nMoyglas Oil\n${line}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lead?.words).toEqual([words]);
});

it('takes the days of a payment for no lead time', () => {
  const notes =
    'Hire of 2 stages\n\nQuote 1 of 1:\nFell Stages\n2 stages £400.00. We take 30% on booking and the rest a fortnight or 14 days before.';
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lead ?? null).toBeNull();
});

it('takes the days below a table where a former price is told among other sentences', () => {
  const notes =
    'Need 20 bags KB-5\n\nQuote 1 of 1:\nTansa Depot\nKB-5 bag   20   40.00   800.00\nTotal   800.00\n\nEmpty bags are taken back. Last year the rate of KB-5 was 36.00. Delivery in 4 days.';
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lead?.days).toBe(4);
});

it.each(['Window cleaning, each visit (3 hrs, 2 people)', 'Fensterreinigung je Einsatz (3 Std., 2 Kräfte)'])(
  'takes how long the work lasts for no lead time: %s',
  (work) => {
    const notes = `We need 52 visits\n\nQuote 1 of 1:\nBright Panes\n${work}      86.50\n52 visits a year        4,498.00`;
    const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
    const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
    expect(reading?.offer.lead ?? null).toBeNull();
  },
);
