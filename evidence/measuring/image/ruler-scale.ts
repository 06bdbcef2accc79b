import type { PixelPoint } from '#contracts/measurement.ts';
import { show } from '../uncertainty/round-to-uncertainty.ts';
import { medianOf } from './background.ts';
import { findStrokes, findTickRow, type Stroke, type TickRow } from './find-ticks.ts';
import type { Cv } from './load-opencv.ts';
import { loadOcr } from './load-ocr.ts';
import { measureOutline, type MeasuredOutline } from './measure-outline.ts';
import { distance, isInside, middle } from './plane.ts';
import type { PictureBrief } from './read-brief.ts';
import { readRulerLabels, type RulerLabels } from './ruler-labels.ts';
import type { Scale, View } from './scale.ts';
import { traceTicks, type GreyPixels } from './trace-ticks.ts';

/** Relative standard uncertainty of what lies beside a ruler: its plane may be another one, and a tilt across the ruler cannot be seen. */
const U_BESIDE = 0.018;
const MOST_ROWS = 2;

/** Ticks from one long tick to the next, and what lies between those: a centimetre in millimetres or their parts, an inch in binary parts. */
const DIVISIONS: Record<number, 'cm' | 'in'> = { 10: 'cm', 20: 'cm', 4: 'in', 8: 'in', 16: 'in', 32: 'in' };

/** What the rulers of a picture say of its scale: by the spacing of their ticks, and by how many lie between two long ones. */
export async function scaleByRuler(cv: Cv, { grey }: View, { ruler }: PictureBrief, notes: string[]): Promise<Scale[]> {
  const pixels: GreyPixels = { data: new Uint8Array(grey.data), cols: grey.cols, rows: grey.rows };
  const rows = findRows(pixels, findStrokes(cv, grey));
  if (rows.length === 0) rows.push(...findRows(pixels, findStrokes(cv, grey, true)));
  if (rows.length === 0) return [];
  const read = await loadOcr();
  const divided = rows.map(({ row, begun }) => {
    const labels = readRulerLabels(read, pixels, row);
    return { row, ...settle(labels, divisionBy(labels, ruler), divisionOf(row, ruler) ?? divisionOf(begun, ruler)) };
  });
  for (const { row, division } of divided) {
    if (division) continue;
    notes.push(
      `A row of ${row.ticks.length} ticks is in the picture, but not which of them are the centimetres or inches.`,
    );
  }
  // Behind a row that says nothing come its digits, which are as even as ticks.
  const unknown = divided.findIndex(({ division }) => division === null);
  const told = unknown === -1 ? divided : divided.slice(0, unknown);
  const known = told.flatMap(({ division, ...each }) => (division ? [{ ...each, division }] : []));
  const [first] = known;
  const alike = known.filter((each) => Math.abs(densityOf(each) / densityOf(first!) - 1) < SAME_SCALE);
  if (alike.length < known.length)
    notes.push(
      'A further row of marks beside the ticks tells another scale; it is left out, for digits stand as evenly.',
    );
  return alike.map((each) => scaleOf(each, alike.length));
}

/** Two rulers that lie a little higher or lower than each other differ by less. */
const SAME_SCALE = 0.1;

/** Pixels to a millimetre in the middle of a row. */
function densityOf({ row: { ticks }, division: { count, unit } }: Known): number {
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const spacing = distance(first.stroke.centre, last.stroke.centre) / (last.k - first.k);
  return (spacing * count) / (unit === 'cm' ? 10 : 25.4);
}

interface FoundRow {
  row: TickRow;
  /** Its ticks that were strokes of their own. */
  begun: TickRow;
}

/** The rows of ticks in a picture, the longest first: the edges of a ruler, or rulers. */
function findRows(pixels: GreyPixels, strokes: readonly Stroke[]): FoundRow[] {
  const rows: FoundRow[] = [];
  let free = strokes;
  for (let tries = 0; tries < 2 * MOST_ROWS && rows.length < MOST_ROWS; tries += 1) {
    const begun = findTickRow(free);
    if (!begun) break;
    const row = traceTicks(pixels, begun);
    const taken = boxOf(
      (row ?? begun).ticks.map(({ stroke }) => stroke),
      begun.along,
      4,
    );
    free = free.filter(({ centre }) => !isInside(taken, centre));
    const own = new Set(begun.ticks.map(({ stroke }) => stroke));
    free = free.filter((stroke) => !own.has(stroke));
    if (row) rows.push({ row, begun });
  }
  return rows;
}

interface Division {
  count: number;
  unit: 'cm' | 'in';
}

/** Digits may be misread: a few numbers back the lengths of the ticks, more of them go without, and still more are believed over them. */
const ENOUGH_ALONE = 4;
const ENOUGH_AGAINST = 6;

function settle(
  labels: RulerLabels | null,
  byLabels: Division | null,
  byLengths: Division | null,
): { labels: RulerLabels | null; division: Division | null } {
  if (!labels || !byLabels) return { labels: null, division: byLengths };
  const isSame = byLengths?.count === byLabels.count;
  const enough = isSame ? 0 : byLengths ? ENOUGH_AGAINST : ENOUGH_ALONE;
  return labels.numbers.length >= enough ? { labels, division: byLabels } : { labels: null, division: byLengths };
}

/** How many ticks make a unit by the numbers at them. Tenths are of a centimetre unless an inch is said, beside them or in the brief. */
function divisionBy(labels: RulerLabels | null, said: PictureBrief['ruler']): Division | null {
  if (!labels) return null;
  const { ticksPerOne, unit } = labels;
  // Millimetres are numbered by tens, centimetres and inches one by one.
  if (ticksPerOne <= 2 && unit !== 'in') return { count: 10 * ticksPerOne, unit: 'cm' };
  if (BINARY.has(ticksPerOne)) return unit === 'cm' || unit === 'mm' ? null : { count: ticksPerOne, unit: 'in' };
  const isInch = (unit ?? said) === 'in';
  return { count: ticksPerOne, unit: isInch ? 'in' : 'cm' };
}

const BINARY = new Set([4, 8, 16, 32, 64]);

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

interface Known {
  row: TickRow;
  labels: RulerLabels | null;
  division: Division;
}

function scaleOf({ row, labels, division: { count, unit } }: Known, rows: number): Scale {
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
      0,
    ),
    leftOut: [],
    canCarry: false,
    trust: labels ? 0.95 : ticks.length >= 25 ? 0.93 : 0.85,
    reach: (hull) => reach(hull, { row, perTick, uFit, change, rows }),
    steps: [
      `A ruler: ${ticks.length} ticks, ${show(spacing)} px apart on average, ${labels ? `numbered (${labels.numbers.length} were read, from ${labels.numbers[0]} to ${labels.numbers.at(-1)}${labels.unit ? `, and ${labels.unit}` : ''})` : `every ${count}th a long one`}: ${count} ticks to ${unit === 'cm' ? 'a centimetre (10 mm)' : 'an inch (25.4 mm)'}, ${show(perTick)} mm from tick to tick.`,
      `Along the ruler that is ${show(spacing / perTick)} px/mm; the ticks scatter by ${show(scatter)} px about an even spacing.`,
    ],
  };
}

interface Reach {
  row: TickRow;
  perTick: number;
  uFit: number;
  /** Rows of ticks that tell the scale: they lie in one plane, so that what is not known of it is not averaged away. */
  rows: number;
  /** Relative change of the spacing from one end to the other. */
  change: number;
}

/** The scale of the ruler where the item is beside it. */
function reach(
  hull: readonly PixelPoint[],
  { row: { fit, along, ticks }, perTick, uFit, change, rows }: Reach,
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
    uModel: Math.sqrt(rows) * Math.hypot(U_BESIDE, change / 4),
  });
}

function boxOf(strokes: readonly Stroke[], along: PixelPoint, margin: number): PixelPoint[] {
  const down = { x: along.y, y: -along.x };
  const us = strokes.map(({ centre }) => centre.x * along.x + centre.y * along.y);
  const vs = strokes.flatMap(({ centre, length }) =>
    [-1, 1].map((end) => centre.x * down.x + centre.y * down.y + (end * length) / 2),
  );
  const [left, low] = [Math.min(...us) - margin, Math.min(...vs) - margin];
  const [right, high] = [Math.max(...us) + margin, Math.max(...vs) + margin];
  const at = (u: number, v: number): PixelPoint => ({ x: u * along.x + v * down.x, y: u * along.y + v * down.y });
  return [at(left, low), at(right, low), at(right, high), at(left, high)];
}
