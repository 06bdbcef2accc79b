import { describe, expect, it } from 'vitest';
import { codeAt, readLegend } from './legend.ts';

describe('the legend of a page', () => {
  it('is read from one line', () => {
    const legend = readLegend('Key: N = new, F = fixed, X = removed\n\nF  Hang on start');
    expect([...legend]).toEqual([
      ['N', 'new'],
      ['F', 'fixed'],
      ['X', 'removed'],
    ]);
    expect(codeAt(legend, 'F  Hang on start')).toEqual({ length: 3, words: 'fixed' });
    expect(codeAt(legend, 'Full screen')).toBeNull();
  });

  it('is read from a line for each', () =>
    expect([...readLegend('[+] : added\n[-] : removed\n[!] : security\n\n1.0').keys()]).toEqual(['+', '-', '!']));

  it('keeps what a comma adds to a code', () =>
    expect(
      [...readLegend('Signs:  + new   # changed, compatible   ^ changed, breaking')].map(([, words]) => words),
    ).toEqual(['new', 'changed, compatible', 'changed, breaking']));

  it('has no code for words that several share', () =>
    expect([...readLegend('N = new, C = changed, D = changed').keys()]).toEqual(['N']));

  it.each(['A = 1, B = 2', 'K: knots, M: miles', 'New: a lamp, Fixed: a door'])('is no “%s”', (text) =>
    expect(readLegend(text).size).toBe(0),
  );
});
