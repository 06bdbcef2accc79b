import { describe, expect, it } from 'vitest';
import { findDates, readDate } from './read-date.ts';

describe('readDate', () => {
  it.each([
    ['2024-05-01', '2024-05-01'],
    ['2024-05-01 10:20', '2024-05-01T10:20'],
    ['2024-05-01T10:20:30.5+0200', '2024-05-01T10:20:30.5+02:00'],
    ['20240501', '2024-05-01'],
    ['1714558830', '2024-05-01T10:20:30.000Z'],
    ['1714558830000', '2024-05-01T10:20:30.000Z'],
    ['Wed, 01 May 2024 10:20:30 GMT', '2024-05-01T10:20:30.000Z'],
    ['Wed May 01 10:20:30 EDT 2024', '2024-05-01'],
    ['May 1st, 2024', '2024-05-01'],
    ['1 May 2024 by A', '2024-05-01'],
    ['1. Mai 2024', '2024-05-01'],
    ['le 1er mai 2024', '2024-05-01'],
    ['1 de mayo de 2024', '2024-05-01'],
    ['2024. május 1.', '2024-05-01'],
    ['1 Mayıs 2024', '2024-05-01'],
    ['1 травня 2024 р.', '2024-05-01'],
    ['2024年5月1日', '2024-05-01'],
    ['2024년 5월 1일', '2024-05-01'],
    ['01.05.2024', '2024-05-01'],
    ['2024/5/1', '2024-05-01'],
    ['25/12/2023', '2023-12-25'],
    ['05/01/2024', '2024-05-01'],
  ])('reads %s', (text, iso) => {
    expect(readDate(text, 'month-first')).toBe(iso);
  });

  it.each([
    '',
    'May 2024',
    '2024',
    '2024-02-30',
    '31 November 2024',
    '1.2.2026.4',
    '2024.05.01.3',
    '13/13/2024',
    'v1.2.3',
    '5 apples 2024',
  ])('finds no date in %j', (text) => {
    expect(readDate(text, 'day-first')).toBeNull();
  });

  it('reads slashes by the order that it is told', () => {
    expect([readDate('03/04/2020', 'month-first'), readDate('03/04/2020', 'day-first')]).toEqual([
      '2020-03-04',
      '2020-04-03',
    ]);
  });
});

describe('findDates', () => {
  it('finds all of them where they stand', () => {
    const text = 'From 1 May 2024 to 2024-06-02, both included';
    expect([...findDates(text, 'day-first')].map(({ iso, start, end }) => [iso, text.slice(start, end)])).toEqual([
      ['2024-05-01', '1 May 2024'],
      ['2024-06-02', '2024-06-02'],
    ]);
  });
});
