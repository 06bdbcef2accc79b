import { expect, it } from 'vitest';
import type { TakeDay } from '../../../db/queries/chart-rows.ts';
import { takesChart } from './charts.ts';

const now = new Date('2026-03-02T12:00:00Z');
const takesOf = (takes: number): TakeDay[] => [{ day: '2026-03-01', grade: 'A', takes }];

/** The numbers beside the axis of amounts, from the bottom up. */
const numbersOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => number!);

it.each([
  [1, ['0', '1']],
  [3, ['0', '1', '2', '3']],
  [40, ['0', '10', '20', '30', '40']],
])('names whole numbers of takes, each once, where there are %i', (takes, numbers) => {
  expect(numbersOf(takesChart.draw(takesOf(takes), now))).toEqual(numbers);
});
