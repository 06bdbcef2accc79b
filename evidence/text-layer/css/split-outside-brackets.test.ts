import { describe, expect, it } from 'vitest';
import { splitOutsideBrackets } from './split-outside-brackets.ts';

describe('a value cut outside of its brackets', () => {
  it.each<[string, ',' | ' ', string[]]>([
    ['red, blue', ',', ['red', ' blue']],
    ['rgb(1, 2, 3), hsl(1, 2%, 3%) 4px,', ',', ['rgb(1, 2, 3)', ' hsl(1, 2%, 3%) 4px', '']],
    ['0  auto\t4px', ' ', ['0', 'auto', '4px']],
    ['calc(50% - 1px) auto', ' ', ['calc(50% - 1px)', 'auto']],
    ['a (b', ' ', ['a', '(b']],
    ['', ',', ['']],
  ])('%s', (value, at, parts) => {
    expect(splitOutsideBrackets(value, at)).toEqual(parts);
  });
});
