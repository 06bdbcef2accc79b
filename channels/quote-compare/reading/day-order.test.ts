import { describe, expect, it } from 'vitest';
import { readLeadTime } from './lead-time.ts';
import { dayOrderOf, readValidity, shownDayOrder } from './validity.ts';

describe('the order of days', () => {
  it.each([
    ['Issued 03/11/2026', null],
    ['Today is 29/11/2026, issued 03/11/2026', 'day-first'],
    ['Needed 12/18/2026', 'month-first'],
    ['29/11/2026 and 11/29/2026', null],
  ])('%s', (text, order) => {
    expect(shownDayOrder(text)).toBe(order);
  });

  it('of a quote is its own, then that of the texts round it', () => {
    expect(dayOrderOf('03/11/2026', '.', 'day-first')).toBe('day-first');
    expect(dayOrderOf('11/23/2026', '.', 'day-first')).toBe('month-first');
    expect(dayOrderOf('03/11/2026', '.')).toBe('month-first');
  });
});

it('does not take the number of a revision for the end of an offer', () => {
  expect(readValidity('Devis n° 26-104 bis du 19/11/2026', null, 'day-first')).toBeNull();
  expect(readValidity('Angebot bis 19.12.2026', null, 'day-first')).toMatchObject({ until: '2026-12-19' });
});

it('counts working days from a Sunday as from the Friday before', () => {
  const calendar = { today: '2026-11-29', isKnown: true };
  expect(readLeadTime('Delivery 5 working days', calendar)).toMatchObject({ days: 7 });
});
