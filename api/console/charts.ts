import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { TakeDay } from '../../db/queries/browse-takes.ts';

const COLOURS = { A: '#1a7f4b', B: '#6aa84f', C: '#d9a441', D: '#cc6b3d', F: '#b3261e', none: '#8b93a1' } as const;

/** Takes by day, stacked by grade, as SVG. `days` are the last thirty, today last. */
export function drawTakes(rows: readonly TakeDay[], days: readonly string[]): string {
  return draw({
    width: 720,
    height: 180,
    marginLeft: 40,
    x: { domain: days, label: null, tickFormat: (day: string) => (days.indexOf(day) % 5 === 0 ? day.slice(5) : '') },
    y: { label: 'takes', grid: true, tickFormat: 'd' },
    color: { domain: Object.keys(COLOURS), range: Object.values(COLOURS), legend: false },
    marks: [Plot.barY(rows, { x: 'day', y: 'takes', fill: 'grade' }), Plot.ruleY([0])],
  });
}

function draw(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  // As an object: elements of this document take no text for their style.
  const style = { background: '#fff', color: '#222' };
  const svg = Plot.plot({ ...options, document, style });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return svg.outerHTML;
}

/** The last so many days in UTC as YYYY-MM-DD, today last. */
export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
