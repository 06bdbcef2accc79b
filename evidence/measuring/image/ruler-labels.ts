import type { PixelPoint } from '#contracts/measurement.ts';
import { unitOf } from '../text/unit-words.ts';
import { medianOf } from './background.ts';
import type { TickRow } from './find-ticks.ts';
import type { ReadWord, ReadWords } from './load-ocr.ts';
import { sampleGrey, type GreyPixels } from './trace-ticks.ts';

/** What the numbers at a ruler say of its ticks. */
export interface RulerLabels {
  /** Ticks from one number to the next one up: 10 on a ruler in centimetres, 1 where every tenth millimetre is numbered. */
  ticksPerOne: number;
  /** Numbers that agree, as they were read. */
  numbers: number[];
  /** The unit that stands beside them, or null. */
  unit: 'mm' | 'cm' | 'in' | null;
}

/** Height of a long tick in what is read: digits are a third to two thirds of it. */
const LONG_TICK = 64;
/** Where digits begin, in long ticks from the edge: behind the ticks, or between them. */
const STARTS = [1.05, 0.7] as const;
const MOST_WIDTH = 6_000;
const LEAST_NUMBERS = 3;
const ENOUGH = 6;

/** Reads what stands behind the long ticks of a row, upright or upside down. Null where fewer than three numbers agree. */
export function readRulerLabels(read: ReadWords, grey: GreyPixels, row: TickRow): RulerLabels | null {
  for (const from of STARTS) {
    const labels = readStrip(read, grey, row, from);
    if (labels) return labels;
  }
  return null;
}

function readStrip(read: ReadWords, grey: GreyPixels, row: TickRow, start: number): RulerLabels | null {
  const strip = stripOf(row, start);
  if (!strip) return null;
  const pixels = whitened(render(grey, strip));
  for (const isTurned of [false, true]) {
    const words: ReadWord[] = [];
    const boxes = inkOf(isTurned ? turned(pixels) : pixels);
    for (const [at, { pixels: ink, from }] of boxes.entries()) {
      const found = read(ink, 'line').map((word) => ({ ...word, x: word.x + from }));
      words.push(...found.map((word) => (isTurned ? { ...word, x: pixels.cols - word.x - word.width } : word)));
      const isLast = at === boxes.length - 1;
      if (!isLast && at % 4 !== 3) continue;
      const labels = agree(words, strip, row);
      // A few that agree are as good as all.
      if (labels && (labels.numbers.length >= ENOUGH || isLast)) return labels;
    }
  }
  return null;
}

interface Strip {
  origin: PixelPoint;
  /** One pixel of the strip to the right and down, in pixels of the picture. */
  right: PixelPoint;
  down: PixelPoint;
  cols: number;
  rows: number;
}

/** What lies behind the ticks along the whole row, as high as one and a quarter of the long ones. */
function stripOf({ ticks, along }: TickRow, begins: number): Strip | null {
  const lengths = ticks.map(({ stroke }) => stroke.length).toSorted((a, b) => a - b);
  const long = lengths[Math.floor(lengths.length * 0.97)]!;
  const short = lengths[Math.floor(lengths.length / 2)]!;
  const across = { x: -along.y, y: along.x };
  const place = ({ stroke: { centre } }: TickRow['ticks'][number]): number => centre.x * across.x + centre.y * across.y;
  // The middles of longer ticks lie farther from the edge: that way are the numbers.
  const of = (isLong: boolean): number[] =>
    ticks.filter(({ stroke }) => stroke.length > 0.9 * long === isLong).map(place);
  if (long < 1.15 * short || of(true).length === 0) return null;
  const way = medianOf(of(true)) > medianOf(of(false)) ? 1 : -1;
  const scale = long / LONG_TICK;
  const right = { x: along.x * way * scale, y: along.y * way * scale };
  const down = { x: -right.y, y: right.x };
  const [first, last] = way === 1 ? [ticks[0]!, ticks.at(-1)!] : [ticks.at(-1)!, ticks[0]!];
  const from = first.stroke.centre;
  const edge = first.stroke.length / 2;
  const margin = LONG_TICK / 3;
  const start = begins * LONG_TICK - edge / scale;
  const reach = Math.hypot(last.stroke.centre.x - from.x, last.stroke.centre.y - from.y) / scale;
  const cols = Math.round(reach + 2 * margin);
  if (!(cols < MOST_WIDTH) || !(scale > 0)) return null;
  return {
    origin: {
      x: from.x - right.x * margin + down.x * start,
      y: from.y - right.y * margin + down.y * start,
    },
    right,
    down,
    cols,
    rows: Math.round(1.25 * LONG_TICK),
  };
}

function render(grey: GreyPixels, { origin, right, down, cols, rows }: Strip): GreyPixels {
  const data = new Uint8Array(cols * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      const level = sampleGrey(grey, origin.x + right.x * x + down.x * y, origin.y + right.y * x + down.y * y);
      data[y * cols + x] = Math.round(level);
    }
  }
  return { data, cols, rows };
}

/** The table beside the ends of the ruler would be read, and the numbers not: dark columns there are made as light as the ruler. */
function whitened({ data, cols, rows }: GreyPixels): GreyPixels {
  const column = (x: number): number => medianOf(Array.from({ length: rows }, (_, y) => data[y * cols + x]!));
  const light = medianOf(Array.from({ length: 64 }, (_, at) => column(Math.floor((at * cols) / 64))));
  const clear = (x: number): boolean => {
    if (column(x) > 0.8 * light) return false;
    for (let y = 0; y < rows; y += 1) data[y * cols + x] = light;
    return true;
  };
  let [left, right] = [0, cols - 1];
  while (left < right && clear(left)) left += 1;
  while (right > left && clear(right)) right -= 1;
  return { data, cols, rows };
}

const turned = ({ data, cols, rows }: GreyPixels): GreyPixels => ({ data: data.toReversed(), cols, rows });

interface Ink {
  pixels: GreyPixels;
  /** Column of the strip that it begins at. */
  from: number;
}

/** What is dark in a strip with light before and behind it, each with a rim: numbers and units stand farther apart than their digits. */
function inkOf({ data, cols, rows }: GreyPixels): Ink[] {
  const light = medianOf(Array.from({ length: 512 }, (_, at) => data[Math.floor((at * data.length) / 512)]!));
  const isDark = (x: number): boolean => {
    for (let y = 0; y < rows; y += 1) if (data[y * cols + x]! < 0.62 * light) return true;
    return false;
  };
  const runs: { from: number; to: number }[] = [];
  for (let x = 0; x < cols; x += 1) {
    if (!isDark(x)) continue;
    const last = runs.at(-1);
    if (last && x - last.to <= DIGIT_GAP) last.to = x;
    else runs.push({ from: x, to: x });
  }
  return runs
    .filter(({ from, to }) => to - from < 4 * LONG_TICK)
    .slice(0, MOST_WORDS)
    .map(({ from, to }) => {
      const width = to - from + 1 + 2 * RIM;
      const ink = new Uint8Array(width * (rows + 2 * RIM)).fill(light);
      for (let y = 0; y < rows; y += 1)
        for (let x = from; x <= to; x += 1) ink[(y + RIM) * width + x - from + RIM] = data[y * cols + x]!;
      return { pixels: { data: ink, cols: width, rows: rows + 2 * RIM }, from: from - RIM };
    });
}

/** Light columns that may be within a number, the rim around one, and how many are looked at. */
const DIGIT_GAP = 12;
const RIM = 16;
const MOST_WORDS = 40;

/** The numbers that go up evenly with the ticks, and how many ticks there are to one of them. */
function agree(
  words: readonly ReadWord[],
  { origin, right, down, rows }: Strip,
  { fit, along }: TickRow,
): RulerLabels | null {
  const [a, b, c] = fit;
  const tickAt = (x: number): number => {
    const y = rows / 2;
    const u = (origin.x + right.x * x + down.x * y) * along.x + (origin.y + right.y * x + down.y * y) * along.y;
    let k = (u - a) / b;
    for (let round = 0; round < 4; round += 1) k -= (a + b * k + c * k * k - u) / (b + 2 * c * k);
    return k;
  };
  const placed = words
    .filter(({ text }) => /^\d{1,3}$/.test(text))
    .map(({ text, x, width }) => ({ number: Number(text), k: tickAt(x + width / 2) }));
  let best: { ticksPerOne: number; numbers: number[] } | null = null;
  for (const one of placed) {
    for (const other of placed) {
      const slope = (other.k - one.k) / (other.number - one.number);
      if (other.number <= one.number || !Number.isFinite(slope) || Math.abs(slope) < 0.1) continue;
      // A number stands within a quarter of the way to the next number at its tick.
      const next = Math.abs(slope) * (Math.abs(slope) < 3 ? 10 : 1);
      const fits = placed.filter(({ number, k }) => Math.abs(k - one.k - slope * (number - one.number)) < 0.25 * next);
      const numbers = [...new Set(fits.map(({ number }) => number))].toSorted((x, y) => x - y);
      if (numbers.length > (best?.numbers.length ?? LEAST_NUMBERS - 1))
        best = { ticksPerOne: Math.abs(slope), numbers };
    }
  }
  if (!best || best.numbers.length < 0.5 * placed.length) return null;
  const units = new Set(words.flatMap(({ text }) => unitOf(text.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? []));
  const unit = (['mm', 'cm', 'in'] as const).filter((each) => units.has(each));
  const ticksPerOne = DIVISIONS.find((each) => Math.abs(best.ticksPerOne / each - 1) < 0.08);
  return ticksPerOne === undefined
    ? null
    : { ticksPerOne, numbers: best.numbers, unit: unit.length === 1 ? unit[0]! : null };
}

/** Ticks to one: of millimetres that are numbered by tens, of centimetres, of inches. */
const DIVISIONS = [0.5, 1, 2, 4, 5, 8, 10, 16, 20, 32, 64] as const;
