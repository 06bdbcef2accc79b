import * as Plot from '@observablehq/plot';
import {
  type CreditDay,
  type DeliveryDay,
  type LatencyDay,
  type ScoredRun,
  type TakeDay,
  countCreditsByDay,
  countDeliveriesByDay,
  countTakesByDay,
  findLatenciesByDay,
  findScoredRuns,
} from '../../../db/queries/chart-rows.ts';
import { html } from '../../http/html.ts';
import { badge, time } from '../components.ts';
import type { Chart } from './chart.ts';
import { AMOUNT, COLOURS, countAxis, dayAxis, draw, lastDays } from './draw.ts';

const DAYS = 30;
const BARS = { marks: [Plot.ruleY([0])] } as const;

const GRADES = {
  A: COLOURS.good,
  B: '#86bd6b',
  C: COLOURS.fair,
  D: '#d9733f',
  F: COLOURS.poor,
  none: COLOURS.quiet,
} as const;

export const takesChart: Chart<TakeDay> = {
  title: 'Takes by day and grade',
  alt: 'Bars of how many takes were rolled on each of the last thirty days, by grade',
  find: (trx, { operatorId }) => countTakesByDay(trx, operatorId),
  draw: (rows, now) =>
    draw({
      x: dayAxis(lastDays(DAYS, now)),
      y: countAxis('takes', rows),
      legend: GRADES,
      color: { domain: Object.keys(GRADES), range: Object.values(GRADES) },
      marks: [Plot.barY(rows, { x: 'day', y: 'takes', fill: 'grade', order: Object.keys(GRADES) }), ...BARS.marks],
    }),
  columns: [{ label: 'Day' }, { label: 'Grade' }, { label: 'Takes', isNumber: true }],
  cells: ({ day, grade, takes }) => [day, grade, takes],
};

const PERCENTILES = { p50: COLOURS.first, p90: COLOURS.second, p99: COLOURS.third } as const;

export const latencyChart: Chart<LatencyDay> = {
  title: 'How long takes took, in seconds',
  alt: 'Lines of the 50th, 90th and 99th percentile of the seconds that finished takes took on each of the last thirty days',
  find: (trx, { operatorId }) => findLatenciesByDay(trx, operatorId),
  draw(rows, now) {
    const points = rows.flatMap((row) =>
      (['p50', 'p90', 'p99'] as const).map((name) => ({ day: row.day, name, seconds: row[name] / 1_000 })),
    );
    const at = { x: 'day', y: 'seconds', z: 'name' };
    return draw({
      x: { ...dayAxis(lastDays(DAYS, now)), type: 'point' },
      y: { ...AMOUNT, label: 'seconds' },
      legend: PERCENTILES,
      color: { domain: Object.keys(PERCENTILES), range: Object.values(PERCENTILES) },
      marks: [
        Plot.ruleY([0]),
        Plot.line(points, { ...at, stroke: 'name', strokeWidth: 1.75 }),
        Plot.dot(points, { ...at, fill: 'name', r: 2 }),
      ],
    });
  },
  columns: [
    { label: 'Day' },
    { label: 'Takes', isNumber: true },
    { label: 'p50', isNumber: true },
    { label: 'p90', isNumber: true },
    { label: 'p99', isNumber: true },
  ],
  cells: ({ day, takes, p50, p90, p99 }) => [
    day,
    takes,
    ...[p50, p90, p99].map((ms) => `${(ms / 1_000).toFixed(2)} s`),
  ],
};

export const creditsChart: Chart<CreditDay> = {
  title: 'Credits spent by day',
  alt: 'Bars of the credits that finished takes cost on each of the last thirty days',
  find: (trx, { operatorId }) => countCreditsByDay(trx, operatorId),
  draw: (rows, now) =>
    draw({
      x: dayAxis(lastDays(DAYS, now)),
      y: countAxis('credits', rows),
      marks: [Plot.barY(rows, { x: 'day', y: 'credits', fill: COLOURS.first }), ...BARS.marks],
    }),
  columns: [{ label: 'Day' }, { label: 'Credits', isNumber: true }],
  cells: ({ day, credits }) => [day, credits],
};

const OUTCOMES = { delivered: COLOURS.good, waiting: COLOURS.fair, failed: COLOURS.poor } as const;

export const deliveriesChart: Chart<DeliveryDay> = {
  title: 'Deliveries by day and outcome',
  alt: 'Bars of how many events were to be delivered on each of the last thirty days, by how that went',
  find: (trx, { operatorId, id }) => countDeliveriesByDay(trx, { operatorId, webhookId: id || null }),
  draw: (rows, now) =>
    draw({
      x: dayAxis(lastDays(DAYS, now)),
      y: countAxis('deliveries', rows),
      legend: OUTCOMES,
      color: { domain: Object.keys(OUTCOMES), range: Object.values(OUTCOMES) },
      marks: [
        Plot.barY(rows, { x: 'day', y: 'deliveries', fill: 'outcome', order: Object.keys(OUTCOMES) }),
        ...BARS.marks,
      ],
    }),
  columns: [{ label: 'Day' }, { label: 'Outcome' }, { label: 'Deliveries', isNumber: true }],
  cells: ({ day, outcome, deliveries }) => [day, badge(outcome), deliveries],
};

export const canaryChart: Chart<ScoredRun> = {
  title: 'Scores of its runs',
  alt: 'Dots of the overall score that each run came to, of 100, over time; runs that failed are marked',
  find: (trx, { operatorId, id }) => findScoredRuns(trx, operatorId, id),
  draw: (rows) =>
    draw({
      legend: { passed: COLOURS.good, failed: COLOURS.poor },
      x: { type: 'utc', label: null, ticks: 6 },
      y: { domain: [0, 100], label: 'overall', grid: true },
      marks: [
        Plot.ruleY([0]),
        Plot.line(rows, { x: 'at', y: 'overall', stroke: COLOURS.quiet }),
        Plot.dot(rows, {
          x: 'at',
          y: (run: ScoredRun) => run.overall ?? 0,
          symbol: (run: ScoredRun) => (run.hasPassed ? 'circle' : 'times'),
          stroke: (run: ScoredRun) => (run.hasPassed ? COLOURS.good : COLOURS.poor),
          fill: (run: ScoredRun) => (run.hasPassed ? COLOURS.good : COLOURS.poor),
          r: 3.5,
        }),
      ],
    }),
  columns: [{ label: 'Take' }, { label: 'Result' }, { label: 'Overall', isNumber: true }, { label: 'At' }],
  cells: ({ takeId, hasPassed, overall, at }) => [
    html`<a href="/console/takes/${takeId}">${takeId.slice(0, 8)}</a>`,
    badge(hasPassed ? 'passed' : 'failed'),
    overall ?? '–',
    time(at),
  ],
};
