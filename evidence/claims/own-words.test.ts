import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

const row = (change: string) => ({ cells: { kind: 'breaking', change }, findings: ['f'], derivations: [] });
const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

it.each([
  ['a passage in quotation marks', 'Strict-Security now throws where "includeAll" is misspelt'],
  ['an address', "Revert https://git.example/kite/pull/5827, because it's breaking a lot of code."],
])('leaves nothing of a cell that holds %s', (_what, change) => {
  expect(wordsOf(ownWords(`- this one: ${change}\n`, [row(change)]))).toEqual(['this', 'one']);
});

it('leaves nothing of a quote that holds a passage', () => {
  const quote = 'The "next" line is the latest that works with it';
  expect(wordsOf(ownWords(`The page says: ${quote}`, [], [quote]))).toEqual(['the', 'page', 'says']);
});

it('leaves nothing of an address that a cell stands in', () => {
  const said = 'Close: https://www.cpsc.example/Boots-Recalled-Due-to-Lead';
  expect(wordsOf(ownWords(said, [row('CPSC')]))).toEqual(['close']);
});

it('leaves what a sentence adds', () => {
  expect(wordsOf(ownWords('Security: flags are gone', [row('flags are gone')]))).toEqual(['security']);
});
