import { describe, expect, it } from 'vitest';
import { readChildren } from '../brief/read-children.ts';
import { fitMeaning } from './age-fit.ts';
import { readAgeStatements } from './ages/read-age-statements.ts';

const NOW = '2030-11-21T12:00:00.000Z';

function fit(words: string, who: string): string {
  const [child] = readChildren(who, NOW);
  const [statement] = readAgeStatements({ text: words, start: 0, end: words.length });
  if (!child || !statement) throw new Error(`nothing read in ${words} or ${who}`);
  return fitMeaning(statement.meaning, child, NOW);
}

describe('fitMeaning', () => {
  it.each([
    ['ages 4-6', '4 year old', 'yes'],
    ['ages 4-6', '6 year old', 'yes'],
    ['ages 4-6', '7 year old', 'no'],
    ['ages 4-6', '3 year old', 'no'],
    ['ages 4-6', 'turning 7', 'unknown'],
    ['ages 4 and up', '12 year old', 'yes'],
    ['18 months to 3 years', '18-month-old', 'yes'],
    ['18 months to 3 years', '12-month-old', 'no'],
    ['18+', 'I am 34 years old', 'yes'],
    ['must be 5 years old', '7 year old', 'yes'],
    ['must be 5 years old', '34 year old', 'unknown'],
    ['U8', '6 year old', 'yes'],
    ['U8', '7 year old', 'yes'],
    ['U8', '8 year old', 'unknown'],
    ['U8', '9 year old', 'no'],
    ['U8', '4 year old', 'no'],
    ['U5 - U8', '4 year old', 'yes'],
    ['U11 and older', '15 year old', 'yes'],
    ['U10', 'U10 player', 'yes'],
    ['grades 1-3', '7 year old', 'yes'],
    ['grades 1-3', '6 year old', 'unknown'],
    ['grades 1-3', '12 year old', 'no'],
    ['grades 1-3', '2nd grader', 'yes'],
    ['K-5', '9 year old', 'yes'],
    ['born 2021-2022', '8 year old', 'yes'],
    ['born 2022', '8 year old', 'unknown'],
    ['born 2015-2016', '8 year old', 'no'],
    ['born 2021', 'born in 2021', 'yes'],
    ['born between August 1, 2021 and July 31, 2022', '10 year old', 'no'],
  ])('%s for a %s: %s', (words, who, expected) => {
    expect(fit(words, who)).toBe(expected);
  });
});
