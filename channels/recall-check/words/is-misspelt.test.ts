import { describe, expect, it } from 'vitest';
import { isMisspelt } from './is-misspelt.ts';

describe('isMisspelt', () => {
  it.each([
    ['norvele', 'norvelle', true],
    ['tumbelton', 'tumbleton', true],
    ['brihgtwick', 'brightwick', true],
    ['harowgate', 'harrowgate', true],
    ['brigtwik', 'brightwick', false],
    ['norvelle', 'norvelle', false],
    ['corvelle', 'norvelle', false],
    ['pebbl', 'pebble', false],
    ['model12', 'model13', false],
    ['lakelet', 'lakeside', false],
  ])('%s for %s: %s', (one, other, wanted) => {
    expect(isMisspelt(one, other)).toBe(wanted);
    expect(isMisspelt(other, one)).toBe(wanted);
  });
});
