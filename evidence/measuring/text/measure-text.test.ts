import { expect, it } from 'vitest';
import { measureText } from './measure-text.ts';

it('quotes the sentence word for word, by its place in the text', () => {
  const text = 'The lamp is black. It is about 13.5 inches high. It has a cord.';
  const [dimension] = measureText(text).dimensions;
  const { quote } = dimension!.readings[0]!;
  expect(quote).toEqual({ text: 'It is about 13.5 inches high.', start: 19, end: 48 });
  expect(text.slice(quote!.start, quote!.end)).toBe(quote!.text);
});
