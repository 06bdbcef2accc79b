import { describe, expect, it } from 'vitest';
import { findForeignWord } from './foreign-words.ts';

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
