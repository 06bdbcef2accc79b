import type { PixelPoint } from '#contracts/measurement.ts';
import { show } from '../uncertainty/round-to-uncertainty.ts';
import { medianOf } from './background.ts';
import { findStrokes, findTickRow, type Stroke, type TickRow } from './find-ticks.ts';
import type { Cv } from './load-opencv.ts';
import { measureOutline, type MeasuredOutline } from './measure-outline.ts';
import { distance, middle } from './plane.ts';
import type { PictureBrief } from './read-brief.ts';
import type { Scale, View } from './scale.ts';

/** Relative standard uncertainty of what lies beside a ruler: its plane may be another one, and a tilt across the ruler cannot be seen. */
const U_BESIDE = 0.018;
const MOST_ROWS = 2;

/** Ticks from one long tick to the next, and what lies between those: a centimetre in millimetres or their parts, an inch in binary parts. */
const DIVISIONS: Record<number, 'cm' | 'in'> = { 5: 'cm', 10: 'cm', 20: 'cm', 4: 'in', 8: 'in', 16: 'in', 32: 'in' };

/** What the rulers of a picture say of its scale: by the spacing of their ticks, and by how many lie between two long ones. */
export function scaleByRuler(cv: Cv, { grey }: View, { ruler }: PictureBrief, notes: string[]): Scale[] {
  let strokes = findStrokes(cv, grey);
  const scales: Scale[] = [];
  while (scales.length < MOST_ROWS) {
    const row = findTickRow(strokes);
    if (!row) break;
    const taken = new Set(row.ticks.map(({ stroke }) => stroke));
    strokes = strokes.filter((stroke) => !taken.has(stroke));
    const division = divisionOf(row, ruler);
    if (division) scales.push(scaleOf(row, division));
    else
      notes.push(
        `A row of ${row.ticks.length} ticks is in the picture, but not which of them are the centimetres or inches.`,
      );
    if (!division) break;
  }
  return scales;
}

interface Division {
  count: number;
  unit: 'cm' | 'in';
}

/** How many ticks make a unit: the long ones come back every so often. Null where they do not. */
function divisionOf({ ticks }: TickRow, said: PictureBrief['ruler']): Division | null {
  const lengths = ticks.map(({ stroke }) => stroke.length).toSorted((a, b) => a - b);
  const longest = lengths[Math.floor(lengths.length * 0.97)]!;
  const usual = medianOf(lengths);
  if (longest < 1.2 * usual) return null;
  for (const count of Object.keys(DIVISIONS).map(Number)) {
    const phases = Array.from({ length: count }, (_, phase) =>
      ticks.filter(({ k }) => (((k - phase) % count) + count) % count === 0).map(({ stroke }) => stroke.length),
    );
    const means = phases.map((phase) =>
      phase.length < 2 ? 0 : phase.reduce((sum, length) => sum + length, 0) / phase.length,
    );
    const best = Math.max(...means);
    const others = means.filter((mean) => mean !== best);
    if (best < 0.9 * longest || best < 1.12 * Math.max(...others)) continue;
    const phase = means.indexOf(best);
    // Every other tick is longer where half millimetres stand between millimetres: then ten of them are half a centimetre.
    if (count === 10 && alternates(ticks, phase)) return { count: 20, unit: 'cm' };
    return { count, unit: count === 10 && said === 'in' ? 'in' : DIVISIONS[count]! };
  }
  return null;
}

/** Whether the ticks between the long ones are long and short by turns. */
function alternates(ticks: TickRow['ticks'], phase: number): boolean {
  const between = ticks.filter(({ k }) => (k - phase) % 5 !== 0);
  const [even, odd] = [0, 1].map((turn) =>
    medianOf(between.filter(({ k }) => Math.abs(k - phase) % 2 === turn).map(({ stroke }) => stroke.length)),
  );
  return even! > 1.15 * odd!;
}

function scaleOf(row: TickRow, { count, unit }: Division): Scale {
  const { fit, ticks, along, scatter } = row;
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const perTick = (unit === 'cm' ? 10 : 25.4) / count;
  const spacing = distance(first.stroke.centre, last.stroke.centre) / (last.k - first.k);
  const uFit = (scatter * Math.sqrt(12)) / (spacing * (last.k - first.k) * Math.sqrt(ticks.length));
  const change = Math.abs((2 * fit[2] * (last.k - first.k)) / fit[1]);
  return {
    path: 'ruler_in_frame',
    name: `ruler in ${unit === 'cm' ? 'centimetres' : 'inches'}`,
    outline: boxOf(
      ticks.map(({ stroke }) => stroke),
      along,
    ),
    leftOut: [],
    canCarry: false,
    trust: ticks.length >= 25 ? 0.93 : 0.85,
    reach: (hull) => reach(hull, { row, perTick, uFit, change }),
    steps: [
      `A ruler: ${ticks.length} ticks, ${show(spacing)} px apart on average, every ${count}th a long one: ${count} ticks to ${unit === 'cm' ? 'a centimetre (10 mm)' : 'an inch (25.4 mm)'}, ${show(perTick)} mm from tick to tick.`,
      `Along the ruler that is ${show(spacing / perTick)} px/mm; the ticks scatter by ${show(scatter)} px about an even spacing.`,
    ],
  };
}

interface Reach {
  row: TickRow;
  perTick: number;
  uFit: number;
  /** Relative change of the spacing from one end to the other. */
  change: number;
}

/** The scale of the ruler where the item is beside it. */
function reach(
  hull: readonly PixelPoint[],
  { row: { fit, along, ticks }, perTick, uFit, change }: Reach,
): MeasuredOutline | null {
  const centre = middle(hull);
  const u = centre.x * along.x + centre.y * along.y;
  const [a, b, c] = fit;
  const whole = Math.max(ticks[0]!.k, Math.min(ticks.at(-1)!.k, (u - a) / b));
  const perPixel = perTick / (b + 2 * c * whole);
  const corners = [
    { x: centre.x - 100, y: centre.y - 100 },
    { x: centre.x + 100, y: centre.y - 100 },
    { x: centre.x + 100, y: centre.y + 100 },
    { x: centre.x - 100, y: centre.y + 100 },
  ];
  const plane = corners.map(({ x, y }) => ({ x: (x - centre.x) * perPixel, y: (y - centre.y) * perPixel }));
  return measureOutline(hull, {
    corners,
    plane,
    uCorner: 0,
    uReference: uFit,
    uModel: Math.hypot(U_BESIDE, change / 4),
  });
}

function boxOf(strokes: readonly Stroke[], along: PixelPoint): PixelPoint[] {
  const down = { x: along.y, y: -along.x };
  const us = strokes.map(({ centre }) => centre.x * along.x + centre.y * along.y);
  const vs = strokes.flatMap(({ centre, length }) =>
    [-1, 1].map((end) => centre.x * down.x + centre.y * down.y + (end * length) / 2),
  );
  const [left, right, low, high] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const at = (u: number, v: number): PixelPoint => ({ x: u * along.x + v * down.x, y: u * along.y + v * down.y });
  return [at(left, low), at(right, low), at(right, high), at(left, high)];
}
