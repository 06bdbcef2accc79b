import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

const rows = (text: string): string[] =>
  readRows(text).map(({ qty, unit, phrase }) =>
    [qty, unit, phrase].map((span) => (span ? text.slice(span.start, span.end) : '')).join('|'),
  );

describe('readRows', () => {
  it('reads columns that blanks part', () => {
    expect(rows('Pos  Bezeichnung   Menge  ME\n10   Kanal 60x40   48     m\n20   Winkel        12     Stk')).toEqual([
      '48|m|Kanal 60x40',
      '12|Stk|Winkel',
    ]);
  });

  it('reads commas, tabs and bars', () => {
    expect(rows('qty,part\n24,bearing\n8,belt')).toEqual(['24||bearing', '8||belt']);
    expect(rows('Cantidad\tDescripción\n40\tDisyuntor 16A')).toEqual(['40||Disyuntor 16A']);
    expect(rows('Lp | Nazwa | J.m. | Ilość\n1 | farba 10 l | wiadro | 14')).toEqual(['14|wiadro|farba 10 l']);
  });

  it('pairs things with the quantities below them', () => {
    expect(rows('Size: M L XL\nQty: 25 75 100')).toEqual(['25||M', '75||L', '100||XL']);
  });

  it('reads no rows where no column is headed so', () => {
    expect(rows('We need 12 valves\nand 4 pumps')).toEqual([]);
  });
});
