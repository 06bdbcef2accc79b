import { describe, expect, it } from 'vitest';
import { countsOfBrief, isSameNoun, monthsOf, readCounts } from './read-counts.ts';

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
    ['deliver within 5 days, the old one is 3 years old', []],
    ['Lieferung binnen 5 Tagen, 2 Jahre Garantie', []],
    ['2 rooms four nights', ['2 rooms', '4 nights']],
  ])('of "%s"', (text, counts) => {
    expect(countsIn(text)).toEqual(counts);
  });
});

describe('countsOfBrief', () => {
  it.each([
    ['Helpdesk for 85 agents, 12 months', ['12']],
    ['CRM for 40 users, 3 years', ['36']],
    ['what does the first year cost?', ['12']],
    ['12 Monate Laufzeit', ['12']],
    ['pour 36\nmois', ['36']],
    ['with 5 years warranty', []],
    ['needed in 2 months', []],
    ['12 months or 24 months?', ['12', '24']],
  ])('finds months in %j', (brief, months) => {
    expect(countsOfBrief(brief).flatMap(({ value }) => monthsOf(value)?.months ?? [])).toEqual(months);
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
