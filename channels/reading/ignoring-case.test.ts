import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { exactly, ignoringCase } from './ignoring-case.ts';

describe('a pattern that ignores case', () => {
  it.each([
    ['eur', 'EUR Eur eur eUR'],
    ['[a-f]x', 'ax AX Fx gx'],
    ['[^a-f\\s]', 'a A g G'],
    ['\\p{Lu}\\d', 'a1 A1 é1 11'],
    ['[\\p{Ll}&]\\d', 'a1 A1 &1 11'],
    ['\\p{Sc}\\s?\\d', '€ 5 $5'],
    ['(?<name>kč|zł)(?!\\p{L})', 'KČ zŁ złoty'],
    ['(?<=\\bper )st\\u00fcck', 'per Stück'],
    ['\\bd{2,3}(?=e)', 'dde DDe dDde de'],
    ['straße', 'Straße STRAßE'],
  ])('%s matches what the flag i does', (source, text) => {
    const found = [...text.matchAll(ignoringCase(source, 'gu'))].map(({ 0: hit, index }) => [hit, index]);
    expect(found).toEqual([...text.matchAll(new RegExp(source, 'giu'))].map(({ 0: hit, index }) => [hit, index]));
    expect(found).not.toEqual([]);
  });

  it('takes a part as it is written, and no further', () => {
    const pattern = ignoringCase(`^(?:eur|${exactly('(?:TRY|TL)')}|${exactly('R')}x)$`);
    const texts = ['EUR', 'Eur', 'TRY', 'try', 'TL', 'Tl', 'Rx', 'RX', 'rx'];
    expect(texts.filter((text) => pattern.test(text))).toEqual(['EUR', 'Eur', 'TRY', 'TL', 'Rx', 'RX']);
  });

  it('holds what is exact in an exact part', () => {
    expect(ignoringCase(exactly(`a${exactly('b')}c`)).test('abC')).toBe(false);
  });

  it('keeps its groups', () => {
    const { groups } = ignoringCase(`(?<sign>${exactly('R')}|eur)\\s?(?<digits>\\d+)`).exec('Eur 20') ?? {};
    expect({ ...groups }).toEqual({ sign: 'Eur', digits: '20' });
  });

  it.each(['(a)\\1', '(?<x>a)\\k<x>', '\\P{Lu}', '[à-ÿ]'])('throws for %s', (source) => {
    expect(() => ignoringCase(source)).toThrow(SyntaxError);
  });

  it('is no pattern to the language where it holds an exact part', () => {
    expect(() => new RegExp(exactly('R'), 'iu')).toThrow(SyntaxError);
  });

  it('reads the same where V8 does not optimise, as in a thread that has compiled much', () => {
    const code = `import { currencyOf } from ${JSON.stringify(import.meta.resolve('./currency.ts'))};
      console.log(JSON.stringify(['TRY', 'try', 'R', 'r', 'RM', 'rm', 'CAD', 'eur', 'PEN', 'pen'].map(currencyOf)));`;
    const read = execFileSync(process.execPath, ['--no-regexp-optimization', '--input-type=module', '-e', code], {
      encoding: 'utf8',
    });
    expect(JSON.parse(read)).toEqual(['TRY', null, 'ZAR', null, 'MYR', null, 'CAD', 'EUR', 'PEN', null]);
  });
});
