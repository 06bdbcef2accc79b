import { describe, expect, it } from 'vitest';
import { parse, parseCss } from './parse-css.ts';

describe('what is no CSS', () => {
  it('costs no reading of the sheet around it', () => {
    const faults: object[] = [];
    parse('b{top:0} i..u{top:1px} a b;', { onParseError: (fault: object) => faults.push(fault) });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => 'source' in fault || 'formattedMessage' in fault)).toEqual([]);
  });

  it('is null where nothing of it can be read, and passed over where the rest can', () => {
    expect(parseCss('>', { context: 'rule' })).toBeNull();
    const sheet = parseCss('b{top:0} i..u{top:1px} u{top:2px}', { context: 'stylesheet' });
    expect(sheet?.type === 'StyleSheet' && sheet.children.size).toBe(3);
  });
});
