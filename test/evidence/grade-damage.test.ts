import { describe, expect, it } from 'vitest';
import { rollOffline } from '../support/roll-offline.ts';
import { DAMAGES } from './damage-channel.ts';
import { SCREENED_ORDERS } from './screened-orders.ts';
import type { ScreenedOrder } from './screened-orders.ts';

const STEPS = [0, 1, 2, 4, 8, 1_000];
/** A row that falls leaves fewer cells to fill: among answers that fail, the shares of the rest may rise by this much. */
const SLACK = 2;

interface Grade {
  overall: number;
  letter: string;
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

describe.each<[slug: string, brief: string, damages: string[]]>([
  [
    'changelog-scout',
    'no dates at all, and a fix that is taken back',
    ['quotes mutated', 'dates and figures wrong', 'sources removed', 'rows dropped'],
  ],
  [
    'changelog-scout',
    'several products in one file',
    ['quotes mutated', 'dates and figures wrong', 'sources removed', 'rows dropped'],
  ],
  // The caller's own text is in the brief: it cannot fail to be read.
  ['quote-compare', 'max total rules out the faster', ['quotes mutated', 'dates and figures wrong', 'rows dropped']],
  ['quote-compare', 'six vendors short', ['quotes mutated', 'dates and figures wrong', 'rows dropped']],
  [
    'recall-check',
    'two VINs in one sentence',
    ['quotes mutated', 'dates and figures wrong', 'sources removed', 'rows dropped'],
  ],
])('an answer of %s that goes bad: %s', (slug, brief, damages) => {
  it.each(damages)(
    'loses its grade step by step: %s',
    async (damage) => {
      const order = SCREENED_ORDERS[slug]!.find(({ name }) => name === brief)!;
      const grades = await gradesOf(order, damage);
      for (const [at, { overall, letter }] of grades.slice(1).entries()) {
        const before = grades[at]!;
        expect(overall, JSON.stringify(grades)).toBeLessThanOrEqual(
          before.overall + (before.letter === 'F' ? SLACK : 0),
        );
        expect(letter >= before.letter, JSON.stringify(grades)).toBe(true);
      }
      expect(grades[0]!.letter).toBe('A');
      expect(grades.at(-1)!.letter > 'A', JSON.stringify(grades)).toBe(true);
    },
    300_000,
  );
});
