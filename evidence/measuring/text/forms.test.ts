import { describe, expect, it } from 'vitest';
import { labelOf } from '../show-dimension.ts';
import { FORMS } from './forms.ts';
import { measureText } from './measure-text.ts';

describe('forms of sizes', () => {
  it.each(FORMS)('%s', (text, sizes) => {
    const found = measureText(text).dimensions.map((dimension) => [labelOf(dimension), dimension.inches]);
    expect(found.map(([label]) => label)).toEqual(sizes.map(([label]) => label));
    sizes.forEach(([, inches], at) => expect(found[at]![1]).toBeCloseTo(inches, 2));
  });
});
