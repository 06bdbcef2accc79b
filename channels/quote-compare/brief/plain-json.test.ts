import { describe, expect, it } from 'vitest';
import { plainJson } from './plain-json.ts';

describe('plainJson', () => {
  it('writes an extract of a portal as a quote with rows', () => {
    const text = [
      'Which one?',
      '{"supplier": "Tannery Row Supply", "lines": [',
      '  {"partNo": "LB-4", "qty": 12, "unit_price": 8.5}],',
      ' "shipping": 14, "leadDays": 6}',
      'Thanks',
    ].join('\n');
    expect(plainJson(text).split('\n')).toEqual([
      'Which one?',
      'Tannery Row Supply',
      '| part No | qty | unit price |',
      '| LB-4 | 12 | 8.50 |',
      'shipping: 14.00',
      'lead time: 6 days',
      'Thanks',
    ]);
  });

  it.each([['{not json}'], ['{ "open": 1'], ['[1, 2]'], ['say {"a": 1} here']])('leaves "%s" alone', (text) => {
    expect(plainJson(text)).toBe(text);
  });
});
