import { parseNumber } from './number-words.ts';
import type { Span } from './span.ts';

/** Whom the soccer is for. Ages are whole years (months as fractions), both ends included; a range where the brief leaves it open. */
export interface Child extends Span {
  label: string;
  minAge: number;
  maxAge: number;
  /** The first and last day (ISO 8601) on which it may be born, where the brief tells more than an age of today. */
  born: { from: string; to: string } | null;
  grade: number | null;
  gender: Gender | null;
}

export type Gender = 'girl' | 'boy';

/** A child without where the brief names it, and what else it says of it. */
export type ChildAge = Pick<Child, 'label' | 'minAge' | 'maxAge' | 'grade'>;

export function years(age: number | null, yearsToCome = 0): ChildAge[] {
  if (age === null || age <= 0 || age > 99) return [];
  if (age < 5 && !Number.isInteger(age) && yearsToCome === 0)
    return [{ label: `${age}-year-old`, minAge: age, maxAge: age, grade: null }];
  const whole = Math.floor(age);
  const [minAge, maxAge] = [whole - yearsToCome, whole];
  const label = minAge === maxAge ? `${whole}-year-old` : `${minAge}-year-old who will be ${maxAge}`;
  return [{ label, minAge, maxAge, grade: null }];
}

/** From school age on the half does not matter to any group. */
export function halfYears(age: number | null): ChildAge[] {
  if (age === null || age <= 0 || age >= 5) return years(age);
  return [{ label: `${age}½-year-old`, minAge: age + 0.5, maxAge: age + 0.5, grade: null }];
}

export function months(age: number | null): ChildAge[] {
  if (age === null || age <= 0 || age > 60) return [];
  return [{ label: `${age}-month-old`, minAge: age / 12, maxAge: age / 12, grade: null }];
}

/** U10 is played by children who are not yet ten: mostly eight or nine. */
export function group(limit: number): ChildAge[] {
  if (!(limit >= 3 && limit <= 23)) return [];
  return [{ label: `U${limit} player`, minAge: Math.max(limit - 2, 1), maxAge: limit - 1, grade: null }];
}

/** In the United States a child starts grade 1 at six and ends it at seven. */
export function grade(number: number): ChildAge[] {
  if (!(number >= 0 && number <= 12)) return [];
  const label = number === 0 ? 'kindergartner' : `child in grade ${number}`;
  return [{ label, minAge: number + 5, maxAge: number + 6, grade: number }];
}

export function schoolYear(number: number): ChildAge[] {
  if (!(number >= 1 && number <= 13)) return [];
  return [{ label: `child in year ${number}`, minAge: number + 4, maxAge: number + 5, grade: null }];
}

/** Two or three ages, or a range of two. */
export function listed({ first, mark, second, third }: Record<string, string | undefined>): ChildAge[] {
  const ages = [first, second, third].flatMap((words) => parseNumber(words ?? '') ?? []);
  if (ages.some((age) => age <= 0 || age > 99)) return [];
  const [low = 0, high = 0] = ages;
  const isRange = RANGE.test(mark ?? '') && ages.length === 2 && low < high;
  if (!isRange) return ages.flatMap((age) => years(age));
  return [{ label: `child of ${low} to ${high}`, minAge: low, maxAge: high, grade: null }];
}

const RANGE = /^\s*(?:to|through|–|-|thru|bis|bis zu|à|a|ai|do|tot|até)\s*$/i;
