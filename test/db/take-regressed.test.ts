import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';
import { thoroughOr } from '../support/sample.ts';
import { simulateSeries } from '../support/simulate-series.ts';

let database: OperatorDatabase;
beforeAll(async () => {
  database = await openOperatorDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Of each kind; the same ones each time. */
const SERIES = thoroughOr(1_500, 300);

// What is measured over ten thousand series each is `npm run bench -- take-regressed`; here are so many that a formula gone wrong cannot pass.
it.each([
  // Five points are what keeps these rare: scores that hardly vary.
  { deviation: 0.5, most: 0 },
  { deviation: 1, most: 0.001 },
  { deviation: 2, most: 0.01 },
  // Under one in a hundred, and what chance adds over so many series.
  { deviation: 5, most: 0.015 },
])('of takes like those before, with a deviation of $deviation, at most $most regress', async ({ deviation, most }) => {
  const share = await simulateSeries(database, { deviation, drop: 0, takes: 1, count: SERIES });
  console.log(`deviation ${deviation}: ${(share * 100).toFixed(2)} % of ${SERIES} takes told by chance`);
  expect(share).toBeLessThanOrEqual(most);
});

it.each([
  { deviation: 1, least: 0.99 },
  { deviation: 2, least: 0.99 },
  { deviation: 4, least: 0.9 },
])('a drop of 15 points is told within three takes, at a deviation of $deviation', async ({ deviation, least }) => {
  const share = await simulateSeries(database, { deviation, drop: 15, takes: 3, count: SERIES });
  console.log(`deviation ${deviation}: ${(share * 100).toFixed(1)} % of ${SERIES} drops told within 3 takes`);
  expect(share).toBeGreaterThanOrEqual(least);
});
