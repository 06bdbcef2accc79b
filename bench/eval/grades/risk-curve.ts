import * as Plot from '@observablehq/plot';
import { COLOURS, draw } from '../../../api/console/charts/draw.ts';
import type { GradedCase } from './judge-grades.ts';

export interface RiskPoint {
  /** The least score that is believed. */
  overall: number;
  /** Share of the graded takes that have it. */
  coverage: number;
  /** Share of those that are wrong. */
  risk: number;
  takes: number;
  wrong: number;
}

/** The share of wrong takes among those of a score or better, for each score that there is, best first. */
export function riskCurve(graded: readonly Pick<GradedCase, 'overall' | 'isWrong'>[]): RiskPoint[] {
  return [...new Set(graded.map(({ overall }) => overall))]
    .toSorted((a, b) => b - a)
    .map((least) => {
      const believed = graded.filter(({ overall }) => overall >= least);
      const wrong = believed.filter(({ isWrong }) => isWrong).length;
      return {
        overall: least,
        coverage: believed.length / graded.length,
        risk: wrong / believed.length,
        takes: believed.length,
        wrong,
      };
    });
}

/** Upper end of the interval in which a share of which so many were seen lies at 95 % (Wilson). */
export function upperBound(hits: number, of: number): number {
  if (of === 0) return 1;
  const z = 1.96;
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return (middle + half) / (1 + z ** 2 / of);
}

const FLOORS = { A: 90, B: 80, C: 70 } as const;
const percent = (share: number): string => `${Math.round(share * 1_000) / 10}`;

/** The curve as SVG, the floors of the letters marked on it. */
export function drawRisk(points: readonly RiskPoint[]): string {
  const floors = Object.entries(FLOORS).flatMap(([letter, least]) => {
    const point = points.findLast(({ overall }) => overall >= least);
    return point ? [{ ...point, letter }] : [];
  });
  return draw({
    marginRight: 22,
    marginBottom: 38,
    x: { domain: [0, 1], label: 'percent of graded takes that are believed', tickFormat: percent },
    y: {
      domain: [0, Math.max(0.02, ...points.map(({ risk }) => risk))],
      label: 'percent of them that are wrong',
      grid: true,
      tickFormat: percent,
    },
    marks: [
      Plot.line(points, { x: 'coverage', y: 'risk', stroke: COLOURS.first, strokeWidth: 2, curve: 'step-after' }),
      Plot.dot(floors, { x: 'coverage', y: 'risk', fill: COLOURS.third, r: 4 }),
      Plot.text(floors, { x: 'coverage', y: 'risk', text: 'letter', dy: -11, fill: 'currentColor' }),
    ],
  });
}
