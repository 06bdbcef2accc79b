import { describe, expect, it } from 'vitest';
import { readClosedDays } from './closed-days.ts';
import { cpuMsOf } from '../../../test/support/cpu-time.ts';

const between = (first: string, last: string): string[] => {
  const days = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

describe('readClosedDays', () => {
  it.each([
    [
      'a range over the new year',
      'Note: plant closed December 22 through January 2.',
      between('2028-12-22', '2029-01-02'),
    ],
    ['a range in figures', 'closed 12/24-1/1', between('2028-12-24', '2029-01-01')],
    ['a range within a month', 'Holiday shutdown Dec 24-28', between('2028-12-24', '2028-12-28')],
    ['two days of a month', 'Nov 23 and 24 are holidays', ['2028-11-23', '2028-11-24']],
    ['days with their weekdays', 'We are closed Thursday, Nov 23 and Friday, Nov 24.', ['2028-11-23', '2028-11-24']],
    ['ISO dates', 'Shut down 2028-12-24 to 2028-12-26', between('2028-12-24', '2028-12-26')],
    ['a day that has passed this year', 'closed on 4 July', ['2029-07-04']],
    ['a weekday alone', 'closed on Mondays', []],
    ['dates of other things', 'Quote date 11/14/2028. Ships 12/4/2028.', []],
    ['a range too long for a holiday', 'closed 24 Nov to 2 Mar 2031', ['2028-11-24', '2031-03-02']],
  ])('%s', (_name, text, days) => expect(readClosedDays(text, '2028-11-15').toSorted()).toEqual(days));

  it('reads a long text in no time', async () => {
    const text = `closed ${'dec 1 to '.repeat(4_000)} ${' '.repeat(20_000)}`;
    expect(await cpuMsOf(() => readClosedDays(text, '2028-11-15'))).toBeLessThan(1_000);
  });
});
