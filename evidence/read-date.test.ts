import { describe, expect, it } from 'vitest';
import { readDays, readMonths } from './read-date.ts';

const plainDays = (text: string): string[] => [
  ...new Set(readDays(text).flatMap(({ iso, order }) => (order ? [] : [iso]))),
];

describe('readDays', () => {
  it.each([
    ['2031-07-11', '2031-07-11'],
    ['2031-7-1', '2031-07-01'],
    ['2031-07-11T22:15:00Z', '2031-07-11'],
    ['2031-07-11 22:15:00 +0200', '2031-07-11'],
    ['20310711', '2031-07-11'],
    ['20310711T221500Z', '2031-07-11'],
    ['(2018/08/10)', '2018-08-10'],
    ['2018.08.10', '2018-08-10'],
    ['Sep 14, 2026', '2026-09-14'],
    ['Sept. 14, 2026', '2026-09-14'],
    ['September 14th, 2026', '2026-09-14'],
    ['September 14 2026', '2026-09-14'],
    ['14 September 2026', '2026-09-14'],
    ['14th of September, 2026', '2026-09-14'],
    ['Mon, 14 Sep 2026 10:00:00 GMT', '2026-09-14'],
    ['14-Sep-2026', '2026-09-14'],
    ['Sep-14-2026', '2026-09-14'],
    ['14SEP2026', '2026-09-14'],
    ['2026 Sep 14', '2026-09-14'],
    ['2026-Sep-14', '2026-09-14'],
    ["14 Sep '26", '2026-09-14'],
    ['1er août 2026', '2026-08-01'],
    ['14. Dezember 2026', '2026-12-14'],
    ['3 de marzo de 2026', '2026-03-03'],
    ['14 marzo 2026', '2026-03-14'],
    ['14 de outubro de 2026', '2026-10-14'],
    ['3 mei 2026', '2026-05-03'],
    ['2026年9月14日', '2026-09-14'],
    ['24/03/2021', '2021-03-24'],
    ['03/24/2021', '2021-03-24'],
    ['05/05/2021', '2021-05-05'],
    ['6/30/27', '2027-06-30'],
    ['24.03.2021', '2021-03-24'],
    ['1.4.2021', '2021-04-01'],
    ['24.03.21', '2021-03-24'],
    ['/Date(1334721600000-0400)/', '2012-04-18'],
    ['29 February 2028', '2028-02-29'],
  ])('reads %s', (text, iso) => {
    expect(plainDays(text)).toContain(iso);
  });

  it.each([
    '2031-13-01',
    '30 February 2028',
    '29 February 2027',
    'September 2026',
    'Sep 14',
    '14 September',
    '03/04/2021',
    '1.2.34',
    '10.11.1',
    'v2021.3',
    'recall 123456789',
    'Sep 14, 20261',
    'maybe 14, 2026',
    '45/45/2021',
    '99999999',
    'about 2026',
  ])('reads no day in %s', (text) => {
    expect(plainDays(text)).toEqual([]);
  });

  it('reads numbers both ways where day and month can change places', () => {
    expect(readDays('03/04/2021')).toEqual([
      { iso: '2021-04-03', order: 'day-first' },
      { iso: '2021-03-04', order: 'month-first' },
    ]);
  });
});

describe('readMonths', () => {
  it.each([
    ['September 2026', '2026-09'],
    ['Sept. 2026', '2026-09'],
    ['septembre 2026', '2026-09'],
    ['2026-09', '2026-09'],
    ['09/2026', '2026-09'],
    ['14 September 2026', '2026-09'],
  ])('reads %s', (text, month) => {
    expect(readMonths(text)).toContain(month);
  });

  it.each(['2026', 'September', '2026-13', 'versions 12026-09'])('reads no month in %s', (text) => {
    expect(readMonths(text)).toEqual([]);
  });
});
