import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MeasuredSpec } from '#contracts/still.ts';
import { drawStill } from '../draw-still.ts';

const GREY = [200, 200, 200];

/** A dark sheet, 400 by 200 pixels, on a grey ground of 800 by 600. */
const photo = async (): Promise<Uint8Array> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8c8c8' } })
    .composite([
      { input: { create: { width: 400, height: 200, channels: 3, background: '#203040' } }, left: 200, top: 200 },
    ])
    .png()
    .toBuffer();

const specOf = (picture: Uint8Array, overrides: Partial<MeasuredSpec> = {}): MeasuredSpec => ({
  kind: 'measured',
  item: 'slate',
  url: 'https://quarry.example/slate.png',
  sha256: createHash('sha256').update(picture).digest('hex'),
  outline: {
    width: 800,
    height: 600,
    reference: [
      { x: 40, y: 40 },
      { x: 120, y: 40 },
      { x: 120, y: 120 },
      { x: 40, y: 120 },
    ],
    referenceName: 'ArUco 4X4 marker 7',
    item: [
      { x: 200, y: 200 },
      { x: 599, y: 200 },
      { x: 599, y: 399 },
      { x: 200, y: 399 },
    ],
    spans: [
      { name: 'length', from: { x: 200, y: 200 }, to: { x: 599, y: 200 } },
      { name: 'width', from: { x: 599, y: 200 }, to: { x: 599, y: 399 } },
    ],
  },
  sizes: [
    { name: 'length', value: 4.02, unit: 'in', uncertainty: 0.06, confidence: 0.93 },
    { name: 'width', value: 2.01, unit: 'in', uncertainty: 0.04, confidence: 0.93 },
  ],
  scalePath: 'fiducial_marker',
  ...overrides,
});

describe('a still of a measured picture', () => {
  it('shows the picture with its reference, the outline, and the ends of each side where they are', async () => {
    const picture = await photo();
    const { png, width } = await drawStill(specOf(picture), picture);
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number): number[] => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    expect(width).toBe(1_200);
    // The picture begins where its ground does.
    const left = 64;
    const top = Array.from({ length: info.height }, (_, y) => y).find(
      (y) => String(pixel(left + 5, y)) === String(GREY),
    )!;
    expect(pixel(left + 400, top + 300)).toEqual([0x20, 0x30, 0x40]);
    for (const [x, y] of [
      [200, 200],
      [599, 200],
      [599, 399],
    ] as const)
      expect(pixel(left + x, top + y)).toEqual([0xc2, 0x41, 0x0c]);
    expect(pixel(left + 200, top + 300)).toEqual([0x0b, 0x6b, 0x5d]);
    expect(pixel(left + 80, top + 40)).toEqual([0xb4, 0x36, 0x9b]);
  });

  it('tells its sizes, and is the same bytes each time', async () => {
    const picture = await photo();
    const drawing = await drawStill(specOf(picture), picture);
    expect(drawing.caption).toContain(
      'Picture of slate, measured by ArUco 4X4 marker 7: length 4.02 ± 0.06 in; width 2.01 ± 0.04 in. From https://quarry.example/slate.png',
    );
    expect(await drawStill(structuredClone(specOf(picture)), picture)).toEqual(drawing);
  });

  it('is another one for another number, end or uncertainty', async () => {
    const picture = await photo();
    const spec = specOf(picture);
    const [length, width] = spec.sizes as [MeasuredSpec['sizes'][number], MeasuredSpec['sizes'][number]];
    const [along] = spec.outline.spans as [MeasuredSpec['outline']['spans'][number]];
    const specs = [
      spec,
      specOf(picture, { sizes: [{ ...length, value: 4.03 }, width] }),
      specOf(picture, { sizes: [{ ...length, uncertainty: 0.07 }, width] }),
      specOf(picture, { outline: { ...spec.outline, spans: [{ ...along, to: { x: 598, y: 200 } }] } }),
      specOf(picture, { outline: { ...spec.outline, item: null } }),
    ];
    const hashes = await Promise.all(
      specs.map(async (each) =>
        createHash('sha256')
          .update((await drawStill(each, picture)).png)
          .digest('hex'),
      ),
    );
    expect(new Set(hashes).size).toBe(specs.length);
  });

  it('shows pixels where there is no scale', async () => {
    const picture = await photo();
    const sizes = [{ name: 'length', value: 400, unit: 'px' as const, uncertainty: null, confidence: 0.2 }];
    const outline = { ...specOf(picture).outline, reference: null, referenceName: null };
    const { caption } = await drawStill(specOf(picture, { sizes, outline, scalePath: 'none' }), picture);
    expect(caption).toContain('measured without a scale: length 400 px.');
    expect(caption).not.toContain(' in;');
  });

  it('is not drawn over another picture, or none', async () => {
    const picture = await photo();
    const other = Uint8Array.from(picture);
    other[other.length - 1]! ^= 1;
    await expect(drawStill(specOf(picture), other)).rejects.toThrow('the picture is');
    await expect(drawStill(specOf(picture))).rejects.toThrow('the picture is');
  });
});
