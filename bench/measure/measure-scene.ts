import { loadOpenCv } from '../../evidence/measuring/image/load-opencv.ts';
import { measureImage } from '../../evidence/measuring/image/measure-image.ts';
import { drawScene } from '../../evidence/measuring/scenes/draw-scene.ts';
import { randomScene, type SceneKind } from '../../evidence/measuring/scenes/random-scene.ts';
import { trueSides } from '../../evidence/measuring/scenes/scene.ts';

/** Which scene to draw, by kind and number, and how wide. */
export interface SceneOrder {
  kind: SceneKind;
  number: number;
  width: number;
}

export interface SceneResult {
  kind: SceneKind;
  /** Of each side that was measured: how far off it is in percent, and whether the true one is within ±2u. Empty where none was. */
  sides: { errorPercent: number; isInside: boolean }[];
  /** Something is said in place of a size. */
  isTold: boolean;
  measureMs: number;
}

/** Draws a scene and measures it; a worker thread of the bench. */
export default async function measureScene({ kind, number, width }: SceneOrder): Promise<SceneResult> {
  const { cv } = await loadOpenCv();
  const { spec, brief } = randomScene(kind, number, width);
  const picture = await drawScene(cv, spec);
  const startedAt = performance.now();
  const { dimensions, steps } = await measureImage(picture, brief);
  const measureMs = performance.now() - startedAt;
  const own = trueSides(spec.item);
  const sides = dimensions.flatMap(({ name, inches, uncertaintyInches }) => {
    if (inches === null) return [];
    const off = Math.abs(inches - (name === 'length' ? own.length : own.width));
    const side = name === 'length' ? own.length : own.width;
    return [{ errorPercent: (100 * off) / side, isInside: off <= uncertaintyInches! }];
  });
  return { kind, sides, isTold: steps.length > 1, measureMs };
}
