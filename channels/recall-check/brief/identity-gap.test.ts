import { describe, expect, it } from 'vitest';
import { areSeveral } from './identity-gap.ts';

describe('areSeveral', () => {
  it.each([
    ['Norvelle Aqua pool heater, manufacturing date January 11, 2031 (sticker)', false],
    ['Norvelle Aqua pool heater, made in March, label on the lamp', false],
    ['Norvelle pork buns, Zandoria granola, lot 4, rice crackers', true],
  ])('%s: %s', (text, isSeveral) => {
    expect(areSeveral(text)).toBe(isSeveral);
  });
});
