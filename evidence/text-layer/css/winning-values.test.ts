import { describe, expect, it } from 'vitest';
import type { Declared, StyleRule } from './read-sheets.ts';
import { findWinners, withInline } from './winning-values.ts';

const say = (value: string, isImportant = false): Declared => ({ property: 'color', value, isImportant });

const buildRule = (declared: Declared, place: Partial<StyleRule> = {}): StyleRule => ({
  selector: 'p',
  key: 'p',
  pseudo: null,
  specificity: 1,
  layer: 5,
  order: 1,
  declarations: [declared],
  ...place,
});

describe('the value that wins', () => {
  it.each<[string, StyleRule[], Declared[], string]>([
    ['the later of two', [buildRule(say('red')), buildRule(say('blue'), { order: 2 })], [], 'blue'],
    ['the more special', [buildRule(say('red'), { specificity: 9 }), buildRule(say('blue'), { order: 2 })], [], 'red'],
    ['of the later layer', [buildRule(say('red')), buildRule(say('blue'), { layer: 2, order: 2 })], [], 'red'],
    ['the important one', [buildRule(say('red', true)), buildRule(say('blue'), { order: 2 })], [], 'red'],
    [
      'important, of the earlier layer',
      [buildRule(say('red', true)), buildRule(say('blue', true), { layer: 2 })],
      [],
      'blue',
    ],
    ["the element's own", [buildRule(say('red'), { specificity: 9 })], [say('blue')], 'blue'],
    ["the important one over the element's own", [buildRule(say('red', true))], [say('blue')], 'red'],
    ["the element's own important one", [buildRule(say('red', true))], [say('blue', true)], 'blue'],
    ["the element's own important one wherever it stands", [], [say('blue', true), say('green')], 'blue'],
  ])('is %s', (_, rules, inline, value) => {
    expect(withInline(findWinners(rules), inline).get('color')).toBe(value);
  });
});
