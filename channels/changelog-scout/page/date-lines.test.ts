import { describe, expect, it } from 'vitest';
import { readDateLine } from './date-lines.ts';

describe('readDateLine', () => {
  it.each([
    ['Released: 17 Nov 2026     Rollout: all regions', '2026-11-17'],
    ['Released: 21 Sep 2026 | Region: EU only', '2026-09-21'],
    ['Date: 2026-03-03\tPlatform: all', '2026-03-03'],
  ])('takes the day of a line with a field beside it: %s', (line, iso) => {
    expect(readDateLine(line)?.iso).toBe(iso);
  });

  it('reads no day in a line that says what was changed', () => {
    expect(readDateLine('Invoices of 17 Nov 2026 print again')).toBeNull();
  });
});
