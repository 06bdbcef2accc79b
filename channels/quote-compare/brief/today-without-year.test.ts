import { describe, expect, it } from 'vitest';
import { readToday } from './read-deadline.ts';

describe('readToday', () => {
  it.each([
    ['Trade fair goods, today is Tuesday 3 March.', '2026-03-03', '2026-04-20T10:00:00Z'],
    ['Today is Monday, December 28, tell us today.', '2026-12-28', '2027-01-04T08:00:00Z'],
    // The weekday is that of another year than the nearest.
    ['Heute ist Freitag, 2. Oktober.', '2026-10-02', '2027-09-01T08:00:00Z'],
    ["Aujourd'hui le 14 novembre.", '2026-11-14', '2026-12-01T08:00:00Z'],
    ['Hoy es 9 de enero.', '2027-01-09', '2026-12-30T08:00:00Z'],
    ['Today is 12 May 2025.', '2025-05-12', '2026-12-01T08:00:00Z'],
  ])('finds the year of %s', (brief, day, acceptedAt) => {
    expect(readToday(brief, acceptedAt)?.value).toBe(day);
  });

  it('finds no day where only a weekday is named', () => {
    expect(readToday('Today is Monday and we are late.', '2026-12-01T08:00:00Z')).toBeNull();
  });
});
