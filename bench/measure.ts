import { loadOpenCv } from '../evidence/measuring/image/load-opencv.ts';
import { measureImage } from '../evidence/measuring/image/measure-image.ts';
import { drawScene } from '../evidence/measuring/scenes/draw-scene.ts';
import { randomScene, type SceneKind } from '../evidence/measuring/scenes/random-scene.ts';
import { trueSides } from '../evidence/measuring/scenes/scene.ts';
import { percentile } from './percentile.ts';

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
/** Pictures of 12 megapixels for the time of one. */
const LARGE = { count: 9, width: 4_000 };

interface Outcome {
  scenes: number;
  measured: number;
  /** Share of sizes whose true value lies within what is reported (±2u). */
  coverage: number | null;
  medianErrorPercent: number | null;
  p95ErrorPercent: number | null;
}

/** Drawn scenes of known size against what is measured in them, and the time of a picture of 12 megapixels. */
export async function measureMeasuring(): Promise<object> {
  const { cv } = await loadOpenCv();
  const kinds: Partial<Record<SceneKind, Outcome>> = {};
  for (const [kind, count] of Object.entries(SCENES) as [SceneKind, number][]) {
    const results: { error: number; isInside: boolean }[] = [];
    let measured = 0;
    for (let number = 0; number < count; number += 1) {
      const { spec, brief } = randomScene(kind, number, WIDTH);
      const { dimensions } = await measureImage(await drawScene(cv, spec), brief);
      const sizes = dimensions.flatMap(({ name, inches, uncertaintyInches }) =>
        inches === null ? [] : [{ name, inches, u: uncertaintyInches! }],
      );
      if (sizes.length > 0) measured += 1;
      const sides = trueSides(spec.item);
      for (const { name, inches, u } of sizes) {
        const own = name === 'length' ? sides.length : sides.width;
        results.push({ error: (100 * Math.abs(inches - own)) / own, isInside: Math.abs(inches - own) <= u });
      }
    }
    kinds[kind] = summarise(count, measured, results);
  }
  return { kinds, largePictureMs: await timeLarge() };
}

function summarise(
  scenes: number,
  measured: number,
  results: readonly { error: number; isInside: boolean }[],
): Outcome {
  const errors = results.map(({ error }) => error).toSorted((a, b) => a - b);
  const isAny = results.length > 0;
  return {
    scenes,
    measured,
    coverage: isAny ? results.filter(({ isInside }) => isInside).length / results.length : null,
    medianErrorPercent: isAny ? percentile(errors, 0.5) : null,
    p95ErrorPercent: isAny ? percentile(errors, 0.95) : null,
  };
}

async function timeLarge(): Promise<{ p50: number; p95: number }> {
  const { cv } = await loadOpenCv();
  const times: number[] = [];
  for (let number = 0; number < LARGE.count; number += 1) {
    const { spec, brief } = randomScene('marker', number, LARGE.width);
    const picture = await drawScene(cv, spec);
    const startedAt = performance.now();
    await measureImage(picture, brief);
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}
