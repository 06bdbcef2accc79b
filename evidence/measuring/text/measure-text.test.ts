import { expect, it } from 'vitest';
import { doubtsOf } from '#contracts/measurement.ts';
import { measureText } from './measure-text.ts';

it('quotes the sentence word for word, by its place in the text', () => {
  const text = 'The lamp is black. It is about 13.5 inches high. It has a cord.';
  const [dimension] = measureText(text).dimensions;
  const { quote } = dimension!.readings[0]!;
  expect(quote).toEqual({ text: 'It is about 13.5 inches high.', start: 19, end: 48 });
  expect(text.slice(quote!.start, quote!.end)).toBe(quote!.text);
});

it('keeps both of two sizes that a text states for one thing, and says that they disagree', () => {
  const { dimensions } = measureText('The vase is 14 in. high. Height: 17 in.', 'vase');
  expect(dimensions.map(({ name, inches }) => [name, inches])).toEqual([
    ['height', 14],
    ['height', 17],
  ]);
  expect(dimensions.map(doubtsOf)).toEqual([['readings_disagree'], ['readings_disagree']]);
  expect(dimensions[0]!.steps.at(-1)).toContain('states this size differently: 14 in, 17 in');
});

it('takes a size said twice for one, with two readings', () => {
  const { dimensions } = measureText('The vase is 14 in. high. Height: 14 in.', 'vase');
  expect(dimensions).toMatchObject([{ name: 'height', inches: 14, readings: [{}, {}] }]);
  expect(doubtsOf(dimensions[0]!)).toEqual([]);
});

it('doubts an absurd size, and reads none below zero', () => {
  const [absurd] = measureText('The vase is 900,000 inches high.', 'vase').dimensions;
  expect(absurd!.confidence).toBeLessThan(0.5);
  expect(measureText('Height: -5 cm', 'vase').dimensions).toEqual([]);
});
