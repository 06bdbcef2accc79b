import { describe, expect, it } from 'vitest';
import { findForeignWord, isNegatedOtherwise } from './foreign-words.ts';

const QUOTE = 'Dropped support for the legacy parser; plugins must be rebuilt.';

describe('findForeignWord', () => {
  it.each([
    ['The legacy parser is dropped.', null],
    ['It drops the support of legacy parsers.', null],
    ['Plugins must be rebuilt.', null],
    ['The legacy parser deletes every file.', 'deletes'],
    ['Plugins are dangerous.', 'dangerous'],
    ['The parser is recalled.', 'recalled'],
    ['A supplier is dropped.', 'supplier'],
  ])('%s', (text, foreign) => {
    expect(findForeignWord(text, [QUOTE])).toBe(foreign);
  });

  it('lets the words pass that the caller allows', () => {
    expect(findForeignWord('Check the parser', [QUOTE])).toBe('check');
    expect(findForeignWord('Check the parser', [QUOTE], new Set(['check']))).toBeNull();
  });
});

describe('isNegatedOtherwise', () => {
  it.each([
    ['It drops the parser.', ['It drops the parser.'], false],
    ['It does not drop the parser.', ['It drops the parser.'], true],
    ["It doesn't drop the parser.", ['It drops the parser.'], true],
    ['It drops the parser.', ['It never drops the parser.'], true],
    ['It never drops the parser.', ['It does not drop the parser.'], false],
    ['The parser is no longer there.', ['Removed the parser.'], true],
  ])('%s', (text, passages, isOther) => {
    expect(isNegatedOtherwise(text, passages)).toBe(isOther);
  });
});
