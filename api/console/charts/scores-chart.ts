import * as Plot from '@observablehq/plot';
import { findScores } from '../../../db/queries/screenings.ts';
import type { ScoreRow } from '../../../db/queries/screenings.ts';
import { badge, time } from '../components.ts';
import type { Chart } from './chart.ts';
import { COLOURS, draw } from './draw.ts';

const didPass = ({ score, bar }: ScoreRow): boolean => score >= bar;
const colourOf = (row: ScoreRow): string => (didPass(row) ? COLOURS.good : COLOURS.poor);

/** Scores of a channel's screenings with the bar of each. */
export const scoresChart: Chart<ScoreRow> = {
  title: 'Scores of its screenings',
  alt: 'Dots of the share of expectations that each screening of the last year met, over time, with the bar as a line; those under it are marked',
  find: (trx, { operatorId, slug }) => findScores(trx, operatorId, slug),
  draw(rows) {
    const least = Math.min(0.9, ...rows.map(({ score }) => score));
    return draw({
      legend: { 'at the bar': COLOURS.good, 'under it': COLOURS.poor },
      x: { type: 'utc', label: null, ticks: 6 },
      y: {
        domain: [Math.floor(least * 10) / 10, 1],
        label: 'score in percent',
        grid: true,
        tickFormat: (score: number) => String(Math.round(score * 100)),
      },
      marks: [
        Plot.line(rows, { x: 'at', y: 'bar', stroke: COLOURS.poor, strokeDasharray: '4 3', curve: 'step' }),
        Plot.line(rows, { x: 'at', y: 'score', stroke: COLOURS.quiet }),
        Plot.dot(rows, {
          x: 'at',
          y: 'score',
          symbol: (row: ScoreRow) => (didPass(row) ? 'circle' : 'times'),
          stroke: colourOf,
          fill: colourOf,
          r: 3.5,
        }),
      ],
    });
  },
  columns: [
    { label: 'At' },
    { label: 'Result' },
    { label: 'Score', isNumber: true },
    { label: 'Bar', isNumber: true },
    { label: 'Not met', isNumber: true },
  ],
  cells: (row) => [time(row.at), badge(didPass(row) ? 'passed' : 'failed'), row.score, row.bar, row.failed],
};
