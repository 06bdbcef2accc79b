import { describe, expect, it } from 'vitest';
import { fieldsOfRows } from './fields-of-rows.ts';

describe('fieldsOfRows', () => {
  it('writes each row of a table as a form', () => {
    expect(fieldsOfRows('| **Name** | Age? |\n|---|:-:|\n| Ada | 7 |\n| Bo | |')).toBe(
      'Name: Ada\nAge: 7\n\nName: Bo\n',
    );
    expect(fieldsOfRows('Name\tAge\nAda\t7')).toBe('Name: Ada\nAge: 7\n');
  });

  it('takes a unit in a heading', () =>
    expect(fieldsOfRows('Child | Max $\nAda | 120')).toBe('Child: Ada\nMax $: 120\n'));

  it('looks once at rows that have no heading', () => {
    // Each of 15,000 rows read behind each other would be 100 million.
    const rows = '1\ta\n'.repeat(15_000);
    expect(fieldsOfRows(rows)).toBe(rows);
  });

  it('leaves alone what has no heading, and what stands around a table', () => {
    expect(fieldsOfRows('a | b')).toBe('a | b');
    expect(fieldsOfRows('1 | 2\n3 | 4')).toBe('1 | 2\n3 | 4');
    expect(fieldsOfRows('see:\nName | Age\n--- | ---\nAda | 7\nthanks')).toBe('see:\nName: Ada\nAge: 7\n\nthanks');
  });
});
