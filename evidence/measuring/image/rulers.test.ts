import { beforeAll, describe, expect, it } from 'vitest';
import type { Measured } from '#contracts/measurement.ts';
import { sample } from '../../../test/support/sample.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { randomScene } from '../scenes/random-scene.ts';
import { trueSides, type SceneReference, type SceneSpec } from '../scenes/scene.ts';
import { loadOpenCv, type Cv } from './load-opencv.ts';
import { measureImage } from './measure-image.ts';

let cv: Cv;
beforeAll(async () => {
  ({ cv } = await loadOpenCv());
});

/** A plain scene of 240 mm across with an item of 60 × 30 mm and these references. */
function sceneOf(references: SceneReference[], background: SceneSpec['background'] = [228, 226, 222]): SceneSpec {
  const { spec } = randomScene('none', 1, 1_200);
  const item = {
    ...spec.item,
    shape: 'rectangle',
    length: 60,
    width: 30,
    x: 10,
    y: -5,
    angle: 20,
    colour: [150, 30, 40],
  } as const;
  const camera = { tilt: 1, towards: 30, distortion: 0, blur: 0.6, noise: 2 };
  return { ...spec, background, grain: 2, pixelsPerMm: 5, item, references, camera, shadow: 0 };
}

const ruler = (unit: 'cm' | 'in', y: number, angle = 0): SceneReference => ({
  kind: 'ruler',
  unit,
  from: 0,
  numbers: true,
  length: 200,
  x: angle === 180 ? 100 : -100,
  y,
  angle,
});

async function measure(spec: SceneSpec, brief = 'Measure the item.'): Promise<Measured> {
  return measureImage(await drawScene(cv, spec), brief);
}

function expectTrue({ dimensions }: Measured, spec: SceneSpec): void {
  const sides = trueSides(spec.item);
  expect(dimensions.map(({ name, scalePath }) => [name, scalePath])).toEqual([
    ['length', 'ruler_in_frame'],
    ['width', 'ruler_in_frame'],
  ]);
  for (const { name, inches, uncertaintyInches } of dimensions)
    expect(Math.abs(inches! - (name === 'length' ? sides.length : sides.width))).toBeLessThanOrEqual(
      uncertaintyInches!,
    );
}

describe('rulers', () => {
  const kinds = [
    ['centimetres', 'cm', [228, 226, 222]],
    ['inches', 'in', [228, 226, 222]],
    ['inches on a dark table', 'in', [60, 64, 60]],
    ['centimetres on a dark table', 'cm', [60, 64, 60]],
  ] as const;
  it.each(sample(kinds, 1))('tells ticks and numbers of a ruler in %s', async (_, unit, background) => {
    const spec = sceneOf([ruler(unit, 55)], background);
    const measured = await measure(spec);
    expectTrue(measured, spec);
    expect(measured.outline!.referenceName).toBe(`ruler in ${unit === 'cm' ? 'centimetres' : 'inches'}`);
    expect(measured.dimensions[0]!.readings[0]!.steps[0]).toMatch(/numbered \(\d+ were read, from \d+ to \d+/);
  });

  it('takes both edges of a ruler in centimetres and inches, and they agree', async () => {
    const spec = sceneOf([ruler('cm', 40), ruler('in', 85, 180)]);
    const measured = await measure(spec);
    expectTrue(measured, spec);
    expect(measured.dimensions[0]!.readings).toHaveLength(2);
    expect(measured.dimensions[0]!.birgeRatio).toBeLessThan(2);
  });

  it('takes two rulers for two readings of one plane', async () => {
    const spec = sceneOf([ruler('cm', 55), ruler('cm', -80)]);
    const [one, two] = [await measure(sceneOf([ruler('cm', 55)])), await measure(spec)];
    expectTrue(two, spec);
    expect(two.dimensions[0]!.readings).toHaveLength(2);
    // What is not known of the plane is not averaged away.
    expect(two.dimensions[0]!.uncertaintyInches!).toBeGreaterThan(0.85 * one.dimensions[0]!.uncertaintyInches!);
  });
});

describe('a side that is printed beside a marker', () => {
  const marker = (label: string): SceneReference => ({
    kind: 'marker',
    dictionary: 'DICT_4X4_50',
    id: 7,
    side: 40,
    paper: 64,
    covered: false,
    label,
    x: -60,
    y: 0,
    angle: 0,
  });

  it('is its stated side', async () => {
    const spec = sceneOf([marker('40 mm')]);
    const { dimensions } = await measure(spec);
    const sides = trueSides(spec.item);
    expect(dimensions[0]).toMatchObject({ name: 'length', scalePath: 'fiducial_marker' });
    expect(Math.abs(dimensions[0]!.inches! - sides.length)).toBeLessThan(0.02 * sides.length);
    expect(dimensions[0]!.readings[0]!.steps[0]).toContain('printed beside it');
  });

  it('gives way to the brief', async () => {
    const { dimensions } = await measure(sceneOf([marker('40 mm')]), 'The marker has a side of 80 mm.');
    expect(dimensions[0]!.inches!).toBeGreaterThan(4);
    expect(dimensions[0]!.readings[0]!.steps[0]).toContain('as stated');
  });

  it('is none where words without a size stand there', async () => {
    const { dimensions } = await measure(sceneOf([marker('id 7')]));
    expect(dimensions.map(({ inches }) => inches)).toEqual([null, null]);
  });
});
