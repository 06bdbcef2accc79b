import { describe, expect, it } from 'vitest';
import { fieldsOfRows } from './fields-of-rows.ts';

describe('fieldsOfRows', () => {
  it('writes each row of a table as a form', () => {
    expect(fieldsOfRows('| **Name** | Age? |\n|---|:-:|\n| Ada | 7 |\n| Bo | |')).toBe(
      'Name: Ada\nAge: 7\n\nName: Bo\n',
    );
    expect(fieldsOfRows('Name\tAge\nAda\t7')).toBe('Name: Ada\nAge: 7\n');
  });

  it('leaves alone what has no heading, and what stands around a table', () => {
    expect(fieldsOfRows('a | b')).toBe('a | b');
    expect(fieldsOfRows('1 | 2\n3 | 4')).toBe('1 | 2\n3 | 4');
    expect(fieldsOfRows('see:\nName | Age\n--- | ---\nAda | 7\nthanks')).toBe('see:\nName: Ada\nAge: 7\n\nthanks');
  });
});
