import { describe, expect, it } from 'vitest';
import { skipsNegation } from './skips-negation.ts';

describe('skipsNegation', () => {
  it.each([
    [['the lamp does', 'burn when it is wet'], ['the lamp does not burn when it is wet'], true],
    [['the lamp', 'burns'], ["the lamp, which isn't ours, burns"], true],
    [['the lamp', 'burns'], ['the lamp, which is ours, burns'], false],
    [['the lamp', 'burns'], ['the lamp never burns', 'the lamp burns'], false],
    [['the lamp', 'a boat'], ['the lamp burns', 'not a boat'], false],
    [['', 'burns'], ['it never burns'], false],
  ])('of %j joined from %j is %s', (parts, passages, isSkipped) => {
    expect(skipsNegation(parts, passages)).toBe(isSkipped);
  });
});
