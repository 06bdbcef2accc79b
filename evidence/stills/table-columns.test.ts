import { describe, expect, it } from 'vitest';
import { buildTableSpec } from '../../test/support/still-specs.ts';
import { chooseColumns, GAP } from './table-columns.ts';
import { INNER_WIDTH } from './theme.ts';

describe('chooseColumns', () => {
  it('shows values as they are read, and no address', () => {
    const { shown, left } = chooseColumns(buildTableSpec());
    expect(shown.map(({ column, cells }) => [column.key, ...cells])).toEqual([
      ['vendor', 'Tallow & Sons', 'Wickworks'],
      ['total', '12,480.5', null],
      ['days', '21', null],
      ['on', '4 Mar 2031', null],
      ['missing', 'M8 bolt, washer', null],
    ]);
    expect(left).toEqual(['Link']);
  });

  it.each([
    ['1234567.891', '1,234,567.891'],
    ['-1000', '-1,000'],
    ['999.5', '999.5'],
    ['about 1000', 'about 1000'],
  ])('groups the digits of the amount %s', (amount, expected) => {
    const { shown } = chooseColumns(buildTableSpec({ rows: [{ total: amount }], total: 1 }));
    expect(shown[0]?.cells).toEqual([expected]);
  });

  it('stays within the card and names the columns that have no room', () => {
    const columns = Array.from({ length: 30 }, (_, at) => ({
      key: `c${at}`,
      label: `Column ${at}`,
      type: 'text' as const,
    }));
    const row = Object.fromEntries(columns.map(({ key }) => [key, 'some words in a cell of this column']));
    const { shown, left } = chooseColumns(buildTableSpec({ columns, rows: [row], total: 1 }));
    const width = shown.reduce((sum, column) => sum + column.width, 0) + (shown.length - 1) * GAP;
    expect(width).toBeLessThanOrEqual(INNER_WIDTH);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.length + left.length).toBe(30);
  });
});
