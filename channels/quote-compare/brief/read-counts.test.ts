import { describe, expect, it } from 'vitest';
import { isSameNoun, readCounts } from './read-counts.ts';

const countsIn = (text: string): string[] =>
  readCounts(text).map(({ value }) => `${value.value} ${value.nouns.join(' ')}`);

describe('readCounts', () => {
  it.each([
    ['for 9 consecutive days', ['9 consecutive days']],
    ['38 yards, figure four truckloads', ['38 yards', '4 truckloads']],
    ['3 classes in a week for 16 weeks (48 classes)', ['16 weeks', '48 classes']],
    ['two evenings per week = 104 visits per year', ['104 visits']],
    ['12 visits a year for 3 years', ['3 years']],
    ['£450 per class, 40 at $3', []],
  ])('of "%s"', (text, counts) => {
    expect(countsIn(text)).toEqual(counts);
  });
});

describe('isSameNoun', () => {
  it.each([
    ['load', 'truckloads', true],
    ['yd', 'yards', true],
    ['class', 'classes', true],
    ['day', 'days', true],
    ['day', 'week', false],
    ['lesson', 'months', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameNoun(one, other)).toBe(isSame);
  });
});
