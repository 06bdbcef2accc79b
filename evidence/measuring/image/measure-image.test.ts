import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../../test/support/sample.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { randomScene, type SceneKind } from '../scenes/random-scene.ts';
import { trueSides, type SceneSpec } from '../scenes/scene.ts';
import { loadOpenCv, type Cv } from './load-opencv.ts';
import { measureImage } from './measure-image.ts';

let cv: Cv;
beforeAll(async () => {
  ({ cv } = await loadOpenCv());
});

/** A plain scene: nothing but its reference decides what comes out. */
async function drawPlain(
  kind: SceneKind,
  number: number,
  change: (spec: SceneSpec) => SceneSpec = (spec) => spec,
): Promise<{ picture: Uint8Array; brief: string; spec: SceneSpec }> {
  const { spec, brief } = randomScene(kind, number, 1_000);
  const plain = change({ ...spec, shadow: 0, camera: { ...spec.camera, distortion: 0, noise: 2, blur: 0.6 } });
  return { picture: await drawScene(cv, plain), brief, spec: plain };
}

describe('measureImage', () => {
  it.each(sample([4, 7, 11], 1))(
    'finds the sides of the item by a marker of stated side (scene %i)',
    async (number) => {
      const { picture, brief, spec } = await drawPlain('marker', number);
      const { dimensions } = await measureImage(picture, brief);
      const sides = trueSides(spec.item);
      expect(dimensions.map(({ name, scalePath }) => [name, scalePath])).toEqual([
        ['length', 'fiducial_marker'],
        ['width', 'fiducial_marker'],
      ]);
      for (const { name, inches, uncertaintyInches } of dimensions) {
        const own = name === 'length' ? sides.length : sides.width;
        expect(Math.abs(inches! - own)).toBeLessThanOrEqual(uncertaintyInches! * 1.5);
        expect(uncertaintyInches!).toBeLessThan(own * 0.15);
      }
    },
  );

  it('has no inches where the side of the marker is not stated, and says so', async () => {
    const { picture } = await drawPlain('marker', 4);
    const { dimensions, steps } = await measureImage(picture, 'Measure the item beside the marker.');
    expect(dimensions.map(({ inches, scalePath }) => [inches, scalePath])).toEqual([
      [null, 'none'],
      [null, 'none'],
    ]);
    expect(steps.join(' ')).toContain('side is not stated');
  });

  it('has no inches where two sides are stated', async () => {
    const { picture } = await drawPlain('marker', 4);
    const { dimensions } = await measureImage(
      picture,
      'The marker has a side of 40 mm. The ArUco marker is 50 mm wide.',
    );
    expect(dimensions.every(({ inches }) => inches === null)).toBe(true);
  });

  it.each(sample([0, 1, 2, 3, 4, 5], 1))('has no inches in a picture without a scale (scene %i)', async (number) => {
    const { picture, brief } = await drawPlain('none', number);
    const { dimensions } = await measureImage(picture, brief);
    expect(dimensions.map(({ inches }) => inches)).toEqual(dimensions.map(() => null));
    expect(dimensions[0]!.readings[0]!.unit).toBe('px');
  });

  it('measures a turned photograph upright, and its region in upright pixels', async () => {
    const { picture, brief } = await drawPlain('marker', 4);
    const turned = await sharp(picture).rotate(90).withMetadata({ orientation: 8 }).jpeg({ quality: 95 }).toBuffer();
    const [own, other] = [await measureImage(picture, brief), await measureImage(turned, brief)];
    expect(other.outline).toMatchObject({ width: 1_000, height: 750 });
    expect(other.dimensions[0]!.inches).toBeCloseTo(own.dimensions[0]!.inches!, 1);
  });

  it('comes to the same twice', async () => {
    const { picture, brief } = await drawPlain('marker', 7);
    expect(await measureImage(picture, brief)).toEqual(await measureImage(picture, brief));
  });

  it.each([
    ['an empty file', async () => new Uint8Array(), 'empty_file'],
    ['words', async () => new TextEncoder().encode('no picture at all, but words'), 'not_an_image'],
    ['an SVG', async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_an_image'],
    [
      'a JPEG that is cut off',
      async () => (await drawPlain('none', 1)).picture.subarray(0, 20_000),
      'unreadable_image',
    ],
    ['a head without a body', async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'unreadable_image'],
    ['100 megapixels', async () => blank(10_000, 10_000), 'image_too_large'],
    ['eight pixels', async () => blank(8, 1), 'unreadable_image'],
  ] as const)('refuses %s', async (_, make, code) => {
    await expect(measureImage(await make(), '')).rejects.toMatchObject({ name: 'PictureError', code });
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('reads %s', async (format) => {
    const { picture, brief } = await drawPlain('marker', 4);
    const { dimensions } = await measureImage(await sharp(picture).toFormat(format).toBuffer(), brief);
    expect(dimensions[0]!.scalePath).toBe('fiducial_marker');
  });

  it('takes what the camera wrote as the last resort', async () => {
    const { picture, brief } = await drawPlain('none', 2);
    const exif = { IFD2: { FocalLengthIn35mmFilm: '28', SubjectDistance: '50/100' } };
    const { dimensions } = await measureImage(await sharp(picture).withExif(exif).jpeg().toBuffer(), brief);
    expect(dimensions[0]!.scalePath).toBe('camera_exif');
    expect(dimensions[0]!.uncertaintyInches!).toBeGreaterThan(0.15 * dimensions[0]!.inches!);
  });
});

const blank = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: '#c0c0c0' } })
    .jpeg()
    .toBuffer();
