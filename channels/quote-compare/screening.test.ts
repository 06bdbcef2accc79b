import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../../test/support/hold-screening.ts';
import { quoteCompare } from './quote-compare.ts';
import { screening } from './screening.ts';

describe('the screening briefs of quote-compare', () => {
  it('have names of their own', () =>
    expect(new Set(screening.briefs.map(({ name }) => name)).size).toBe(screening.briefs.length));

  it.each(screening.briefs)('answers $name', (brief) => expectAnswer(quoteCompare, screening, brief));
});
