import { describe, expect, it } from 'vitest';
import { plainTables } from './plain-tables.ts';

describe('plainTables', () => {
  it('sets the rows of a portal between bars', () => {
    const html = '<table><tr><th>Item</th><th>Qty</th></tr><tr><td>Bolt &amp; nut</td><td>4</td></tr></table>';
    expect(plainTables(html).trim().split(/\n+/)).toEqual([
      expect.stringMatching(/^\| +Item +\| +Qty +\|/),
      expect.stringMatching(/^\| +Bolt & nut +\| +4 +\|/),
    ]);
  });

  it('parts quoted cells at commas outside of them', () => {
    expect(plainTables('"Item","Qty","Price"\n"Box, large","3,000","0.74"')).toBe(
      '| Item | Qty | Price |\n| Box, large | 3,000 | 0.74 |',
    );
  });

  it.each([
    'Schraube M6, 120 Stk, 14,50 €\nMutter M6, 80 Stk, 9,10 €',
    'one, two; three',
    'Perl schreibt: "Der Karton 47,40 €, frei Haus, morgen."\nSonn schreibt: "Die Kiste 46,95 €, ab Hof, bald."',
  ])('leaves "%s" as it is', (text) => {
    expect(plainTables(text)).toBe(text);
  });
});
