import { expect, it } from 'vitest';
import { labelOf } from '../show-dimension.ts';
import { measureText } from './measure-text.ts';
import { SENTENCES } from './sentences.ts';

it.each(SENTENCES)('%s (%s)', (text, item, sizes) => {
  const found = measureText(text, item).dimensions.map((dimension) => `${labelOf(dimension)} ${dimension.inches}`);
  expect(found.join('; ')).toBe(sizes);
});
