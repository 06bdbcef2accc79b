import { describe, expect, it } from 'vitest';
import { partLeftOut } from './left-out.ts';

const part = (text: string): { about: string[]; leftOut: string[] } => {
  const { about, leftOut } = partLeftOut({ text, page: 'c'.repeat(64), start: 10, end: 10 + text.length });
  for (const piece of [...about, ...leftOut]) expect(text.slice(piece.start - 10, piece.end - 10)).toBe(piece.text);
  return { about: about.map((piece) => piece.text), leftOut: leftOut.map((piece) => piece.text) };
};

describe('partLeftOut', () => {
  it.each([
    [
      'This recall involves model ZX-1. Model ZX-2 is not included in this recall. It was sold in red.',
      ['This recall involves model ZX-1.', 'It was sold in red.'],
      ['Model ZX-2 is not included in this recall.'],
    ],
    ['The recall does not involve the ZX-3 series.', [], ['The recall does not involve the ZX-3 series.']],
    ["Lots 40 to 50 aren't affected.", [], ["Lots 40 to 50 aren't affected."]],
    ['All lamps, excluding the white ones.', ['All lamps'], [', excluding the white ones.']],
    ['Batteries are not included. Sold in red.', ['Batteries are not included. Sold in red.'], []],
    ['Foods including but not limited to soup.', ['Foods including but not limited to soup.'], []],
    ['Consumers should not use it.', ['Consumers should not use it.'], []],
  ])('%s', (text, about, leftOut) => {
    expect(part(text)).toEqual({ about, leftOut });
  });
});
