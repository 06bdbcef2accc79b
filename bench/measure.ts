import { monitorEventLoopDelay } from 'node:perf_hooks';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { SceneKind } from '../evidence/measuring/scenes/random-scene.ts';
import type { SceneOrder, SceneResult } from './measure/measure-scene.ts';
import { percentile, round } from './percentile.ts';

/** How many scenes of each kind, and the width of their pictures. */
const SCENES: Record<SceneKind, number> = {
  marker: 300,
  covered: 40,
  'ruler-cm': 40,
  'ruler-in': 40,
  card: 40,
  coin: 40,
  none: 200,
};
const WIDTH = 1_200;
/** Pictures of 12 megapixels for the time of one, the first of which load what is needed. */
const LARGE = { count: 12, warm: 3, width: 4_000 };

interface Outcome {
  scenes: number;
  measured: number;
  /** Scenes without a size where nothing says why. */
  silent: number;
  /** Share of sizes whose true value lies within what is reported (±2u). */
  coverage: number | null;
  medianErrorPercent: number | null;
  p95ErrorPercent: number | null;
}

interface Bar {
  bar: string;
  value: number | null;
  holds: boolean;
}

/**
 * Drawn scenes of known size against what is measured in them, and (alone with `measure large`) the time of a picture of 12 megapixels with how late the loop of the process that waits
 * for it becomes. Scenes are shared out among threads; the time is taken of one picture after the other.
 */
export async function measureMeasuring(): Promise<{ kinds?: object; largePictureMs: object; bars: Bar[] }> {
  const filename = fileURLToPath(new URL('measure/measure-scene.ts', import.meta.url));
  const pool = new Piscina<SceneOrder, SceneResult>({ filename, minThreads: 1, maxThreads: availableParallelism() });
  try {
    if (process.argv[3] === 'large') {
      const large = await timeLarge(pool);
      return { largePictureMs: large, bars: holdLarge(large) };
    }
    const orders = (Object.entries(SCENES) as [SceneKind, number][]).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, number) => ({ kind, number, width: WIDTH })),
    );
    const results = await Promise.all(orders.map((order) => pool.run(order)));
    const kinds = Object.fromEntries(
      Object.keys(SCENES).map((kind) => [kind, summarise(results.filter((result) => result.kind === kind))]),
    ) as Record<SceneKind, Outcome>;
    const large = await timeLarge(pool);
    return { kinds, largePictureMs: large, bars: hold(results, kinds, large) };
  } finally {
    await pool.destroy();
  }
}

function summarise(results: readonly SceneResult[]): Outcome {
  const sides = results.flatMap((result) => result.sides);
  const errors = sides.map(({ errorPercent }) => errorPercent).toSorted((a, b) => a - b);
  const isAny = sides.length > 0;
  return {
    scenes: results.length,
    measured: results.filter((result) => result.sides.length > 0).length,
    silent: results.filter((result) => result.sides.length === 0 && !result.isTold).length,
    coverage: isAny ? round(sides.filter(({ isInside }) => isInside).length / sides.length, 3) : null,
    medianErrorPercent: isAny ? round(percentile(errors, 0.5), 2) : null,
    p95ErrorPercent: isAny ? round(percentile(errors, 0.95), 2) : null,
  };
}

interface Large {
  p50: number;
  p95: number;
  latestTurnOfLoop: number;
}

async function timeLarge(pool: Piscina<SceneOrder, SceneResult>): Promise<Large> {
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  for (let number = 0; number < LARGE.count; number += 1) {
    if (number === LARGE.warm) delay.enable();
    const { measureMs } = await pool.run({ kind: 'marker', number, width: LARGE.width });
    if (number >= LARGE.warm) times.push(measureMs);
  }
  delay.disable();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p50: round(percentile(sorted, 0.5)),
    p95: round(percentile(sorted, 0.95)),
    latestTurnOfLoop: round(delay.max / 1e6),
  };
}

/** What measuring has to hold, with what it came to. */
function hold(results: readonly SceneResult[], kinds: Record<SceneKind, Outcome>, large: Large): Bar[] {
  const scaled = summarise(results.filter(({ kind }) => kind !== 'none'));
  const { coverage, medianErrorPercent, silent } = scaled;
  return [
    { bar: 'true value within ±2u, 0.90 to 0.99', value: coverage, holds: coverage! >= 0.9 && coverage! <= 0.99 },
    { bar: 'median error, at most 1 %', value: medianErrorPercent, holds: medianErrorPercent! <= 1 },
    { bar: 'scenes that are not measured and do not say why, 0', value: silent, holds: silent === 0 },
    { bar: 'inches in pictures without a scale, 0', value: kinds.none.measured, holds: kinds.none.measured === 0 },
    ...holdLarge(large),
  ];
}

const holdLarge = ({ p50, latestTurnOfLoop }: Large): Bar[] => [
  { bar: '12 megapixels, p50 at most 400 ms', value: p50, holds: p50 <= 400 },
  { bar: 'turn of the waiting loop, at most 250 ms', value: latestTurnOfLoop, holds: latestTurnOfLoop <= 250 },
];
