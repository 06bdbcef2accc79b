import { describe, expect, it } from 'vitest';
import type { AgeMeaning } from './age-meaning.ts';
import { readAgeStatements } from './read-age-statements.ts';

const read = (text: string, header = ''): AgeMeaning[] =>
  readAgeStatements({ text, start: 0, end: text.length }, header).map(({ meaning }) => meaning);
const ages = (min: number | null, max: number | null) => ({ kind: 'ages', min, max });
const groups = (min: number, max: number | null) => ({ kind: 'groups', min, max });
const births = (from: string | null, to: string | null) => ({ kind: 'births', from, to });
const grades = (min: number, max: number | null) => ({ kind: 'grades', min, max });

describe('readAgeStatements', () => {
  it('reads ranges that follow one with a word for ages', () => {
    expect(read('Ages 2-4, 5-7 and 8-10')).toEqual([ages(2, 4), ages(5, 7), ages(8, 10)]);
  });

  it.each([
    ['League for ages 4-18', ages(4, 18)],
    ['girls aged 4 through 18', ages(4, 18)],
    ['For boys and girls from age 5', ages(5, null)],
    ['ages from 6 (season of 10 weeks)', ages(6, null)],
    ['children from age 5 to 12', ages(5, 12)],
    ['between the ages of 4 and 14', ages(4, 14)],
    ['between 5 and 12 years of age', ages(5, 12)],
    ['18 months to 3 years', ages(1.5, 3)],
    ['18-36 months', ages(1.5, 36.99 / 12)],
    ['From walking to 23 months', ages(null, 23 / 12 + 0.99 / 12)],
    ['birth to 2 years', ages(null, 2)],
    ['2½ to 4 years', ages(2.5, 4)],
    ['for kids 5-12', ages(5, 12)],
    ['5 & 6 year olds', ages(5, 6)],
    ['Patitos (3 y 4 años)', ages(3, 4)],
    ['7 und 8 Jahre', ages(7, 8)],
    ['ages 6, 7 and 8', ages(6, 8)],
    ['youth ages four to six', ages(4, 6)],
    ['3yrs - 5yrs', ages(3, 5)],
    ['Age 13 and up', ages(13, null)],
    ['18+', ages(18, null)],
    ['Niños de 6 a 10 años', ages(6, 10)],
    ['de 6 à 10 ans', ages(6, 10)],
    ['Ages 5-up', ages(5, null)],
    ['No child under 10', { ...ages(10, null), isFloor: true }],
    ['Ages 6-8, 10-12 players per team', ages(6, 8)],
    ['Ages 6-8, 9-11 am', ages(6, 8)],
    ['25 years of soccer, ages 5-7', ages(5, 7)],
    ['Ages 8-9: CAD 145.00', ages(8, 9)],
    ['Tiny Tots (2-3)', ages(2, 3)],
    ['open to ages 3 through adult', ages(3, null)],
    ['Ages 4 to U19', ages(4, 18)],
    ['up to age 12', ages(null, 12)],
    ['under age 6', ages(null, 5)],
    ['has not yet turned eleven', ages(null, 10)],
    ['who will turn five by December 31', { ...ages(5, null), isFloor: true }],
    ['12 & under', ages(null, 12)],
    ['Players must be 4 years old by July 31', { ...ages(4, null), isFloor: true }],
    ['You must be at least 5 to play', { ...ages(5, null), isFloor: true }],
    ['Under 5 – Under 8: $65', groups(5, 8)],
    ['Under 11 and older', groups(11, null)],
    ['9U & 10U players', groups(9, 10)],
    ['U6/U8/U10', groups(6, 10)],
    ['U9/10', groups(9, 10)],
    ['⚽ U6 Minis', groups(6, 6)],
    ['BU12', groups(12, 12)],
    ['under-9s', groups(9, 9)],
    ['born 2015-2016', births('2015-01-01', '2016-12-31')],
    ['Birth years: 2017, 2018', births('2017-01-01', '2018-12-31')],
    ['born between August 1, 2015 and July 31, 2016', births('2015-08-01', '2016-07-31')],
    ['born on or after 1/1/2010', births('2010-01-01', null)],
    ['grades K-2', grades(0, 2)],
    ['Kindergarten through 5th grade', grades(0, 5)],
    ['1st - 3rd graders', grades(1, 3)],
    ['K-8', grades(0, 8)],
    ['Pre-K', grades(-1, -1)],
    ['Kinder von 4 bis 6 Jahren', ages(4, 6)],
    ['ab 5 Jahren', ages(5, null)],
    ['Jahrgang 2015/2016', births('2015-01-01', '2016-12-31')],
  ])('reads %j', (text, meaning) => {
    expect(read(text)).toEqual([meaning]);
  });

  it.each([
    '9:00 am or 10:00 am',
    '$18 each',
    'Fall 2026 - Spring 2027',
    '4v4 size 3 ball',
    'six weeks',
    'practice 2 times a week for 60 minutes',
    '6-8 players',
    'Saturdays 9-10 am',
    'March 5 - May 20',
    'size 4-6',
    'our 12 teams',
  ])('reads nothing into %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['4-5', 'Age', ages(4, 5)],
    ['9+', 'Ages', ages(9, null)],
    ['2015-2016', 'Birth Year', births('2015-01-01', '2016-12-31')],
    ['K-2', 'Grades', grades(0, 2)],
  ])('reads the figures %j below the heading %j', (text, header, meaning) => {
    expect(read(text, header)).toEqual([meaning]);
  });

  it('tells where each statement stands', () => {
    const text = 'U4 (ages 3 & 4)';
    const statements = readAgeStatements({ text, start: 100, end: 115 });
    expect(statements.map(({ text: words, start, end }) => [words, start, end])).toEqual([
      ['U4', 100, 102],
      ['ages 3 & 4', 104, 114],
    ]);
  });
});
