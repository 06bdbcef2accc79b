import { describe, expect, it } from 'vitest';
import { findDates, findDayOrder } from './find-dates.ts';

describe('findDates', () => {
  it.each([
    ['_Released Sep 14, 2026_', '2026-09-14', 'Sep 14, 2026'],
    ['v2.88.0 (2026/08/10)', '2026-08-10', '2026/08/10'],
    ['April 12 , 2024', '2024-04-12', 'April 12 , 2024'],
    ['Release 2.5.0 Tue October 25 2026', '2026-10-25', 'Tue October 25 2026'],
    ['2026-08-04T12:21:41Z', '2026-08-04', '2026-08-04T12:21:41Z'],
    ['Fri, 09 May 2025 16:50:00 +0200', '2025-05-09', 'Fri, 09 May 2025 16:50:00 +0200'],
    ['24/03/2026', '2026-03-24', '24/03/2026'],
    ['30-NOV-2009', '2009-11-30', '30-NOV-2009'],
    ['Release date: 3/Nov/26   Build: 7', '2026-11-03', '3/Nov/26'],
    ['2026년 9월 3일', '2026-09-03', '2026년 9월 3일'],
    ['9th of February 2009', '2009-02-09', '9th of February 2009'],
    ['5. März 2024', '2024-03-05', '5. März 2024'],
    ['2020-Nov-14', '2020-11-14', '2020-Nov-14'],
    ['Version 5 - May 2026', '2026-05', 'May 2026'],
    ['Version 0.21 - July 2026', '2026-07', 'July 2026'],
    ['1992-07.', '1992-07', '1992-07'],
  ])('reads %s as %s', (text, iso, written) => {
    const [date] = findDates(text);
    expect(date?.iso).toBe(iso);
    expect(text.slice(date!.start, date!.end)).toBe(written);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '13 Jul 19',
    'ES2015',
    '1.2.2026.4',
    'the 2026 edition',
    'xx XXX xxxx',
    '20261114',
  ])('finds no date in %s', (text) => expect(findDates(text)).toEqual([]));

  it('gives the words of a date apart when a time of day stands between them', () => {
    expect(findDates('Wed Sep 21 12:00:00 IST 2026')[0]).toMatchObject({
      iso: '2026-09-21',
      written: ['Sep 21', '2026'],
    });
  });

  it('reads day and month in the order asked for and says that it could be otherwise', () => {
    expect(findDates('03/04/2026', 'day-first')[0]).toMatchObject({ iso: '2026-04-03', isAmbiguous: true });
    expect(findDates('03/04/2026', 'month-first')[0]).toMatchObject({ iso: '2026-03-04', isAmbiguous: true });
    expect(findDayOrder('03/04/2026 24/03/2026')).toMatchObject({ order: 'day-first' });
    expect(findDayOrder('03/04/2026 05/04/2026')).toBeUndefined();
  });

  it.each([
    ['Versión 2.1 del 03/04/2026: hemos corregido el cierre de la caja y la hora', 'day-first'],
    ['Wersja 2.1 z dnia 03/04/2026: naprawiono drukowanie, które nie działa od wersji 2.0', 'day-first'],
    ['Version 2.1 of 03/04/2026: the till closes again and the hour is right', undefined],
  ])('takes the order from the language of a page: %s', (text, order) => {
    expect(findDayOrder(text)?.order).toBe(order);
  });
});
