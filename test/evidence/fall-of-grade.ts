import { expect } from 'vitest';
import { rollOffline } from '../support/roll-offline.ts';
import { DAMAGES } from './damage-channel.ts';
import type { ScreenedOrder } from './screened-orders.ts';

const STEPS = [0, 1, 2, 4, 8, 1_000];
/** A row that falls leaves fewer cells to fill: among answers that fail, the shares of the rest may rise by this much. */
const SLACK = 2;

interface Grade {
  overall: number;
  letter: string;
}

/** Expects the grade of an answer to fall with every step of a damage, never to rise, and not to stay what it was once all of the answer is bad. */
export async function expectFall(order: ScreenedOrder, damage: string): Promise<void> {
  const grades = await gradesOf(order, damage);
  const shown = `${order.name}, ${damage}: ${JSON.stringify(grades)}`;
  for (const [at, { overall, letter }] of grades.slice(1).entries()) {
    const before = grades[at]!;
    expect(overall, shown).toBeLessThanOrEqual(before.overall + (before.letter === 'F' ? SLACK : 0));
    expect(letter >= before.letter, shown).toBe(true);
  }
  expect(grades.at(-1)!.letter > grades[0]!.letter, shown).toBe(true);
}

/** The grades of an answer that goes bad step by step; an answer that is not given any more has none. */
async function gradesOf(order: ScreenedOrder, damage: string): Promise<Grade[]> {
  const grades: Grade[] = [];
  for (const steps of STEPS) {
    const damaged = DAMAGES[damage]!(order, steps);
    const { grade } = await rollOffline({ acceptedAt: '2031-05-06T07:08:09.010Z', ...order, ...damaged });
    grades.push({ overall: grade?.overall ?? 0, letter: grade?.letter ?? 'none' });
  }
  return grades;
}
