import { describe, expect, it } from 'vitest';
import { riskCurve, upperBound } from './risk-curve.ts';

describe('riskCurve', () => {
  it('takes the best scores in first and counts what is wrong among them', () => {
    const graded = [
      { overall: 99, isWrong: false },
      { overall: 80, isWrong: true },
      { overall: 99, isWrong: false },
      { overall: 95, isWrong: true },
    ];
    expect(riskCurve(graded)).toEqual([
      { overall: 99, coverage: 0.5, risk: 0, takes: 2, wrong: 0 },
      { overall: 95, coverage: 0.75, risk: 1 / 3, takes: 3, wrong: 1 },
      { overall: 80, coverage: 1, risk: 0.5, takes: 4, wrong: 2 },
    ]);
  });
});

describe('upperBound', () => {
  // Brown, Cai and DasGupta (2001), Wilson interval at 95 %.
  it.each([
    [0, 10, 0.2775],
    [5, 10, 0.7634],
    [10, 1_000, 0.0183],
  ])('of %d in %d', (hits, of, bound) => expect(upperBound(hits, of)).toBeCloseTo(bound, 3));

  it('knows nothing of nothing', () => expect(upperBound(0, 0)).toBe(1));
});
