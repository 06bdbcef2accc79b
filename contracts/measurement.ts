import { z } from 'zod';
import { SCALE_PATHS } from './scale-path.ts';

/** How a reading was come by: words of a text, a part of a picture, a calculation from other readings, or words read off a picture. */
export const READING_KINDS = ['quote', 'region', 'arithmetic', 'reading'] as const;

/** A rectangle of a picture, in pixels of the upright image. */
export const PixelRegion = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PixelRegion = z.infer<typeof PixelRegion>;

/** UTF-16 offsets of a quote in the text that was measured; the quote is that slice of it. */
export const QuotePlace = z.strictObject({ text: z.string(), start: z.int(), end: z.int() });
export type QuotePlace = z.infer<typeof QuotePlace>;

/** One statement or observation of a size. `value` and `unit` are as they were read (`px` where there is no scale). */
export const Reading = z.strictObject({
  kind: z.enum(READING_KINDS),
  quote: QuotePlace.nullable(),
  region: PixelRegion.nullable(),
  value: z.number(),
  unit: z.string(),
  inches: z.number().nullable(),
  /** One standard deviation, in inches. */
  standardUncertainty: z.number().nullable(),
  /** How the value leads to inches and to its uncertainty, a sentence each; numbers and operations are complete. */
  steps: z.array(z.string()),
});
export type Reading = z.infer<typeof Reading>;

/** Why a size waits in quarantine for somebody to look at it (interface document, part 4, The library). */
export const MEASURING_DOUBTS = ['no_scale', 'readings_disagree', 'low_confidence'] as const;
export type MeasuringDoubt = (typeof MEASURING_DOUBTS)[number];

/** A size with what carries it. Inches and uncertainty are null exactly where the scale path is `none`. */
export const MeasuredDimension = z.strictObject({
  /** `height`, `length (from)`, `unnamed`; the source's own naming, never a guess. */
  name: z.string(),
  /** What of the item it is the size of (`seat`, `sheet`); null for the item itself. */
  part: z.string().nullable(),
  inches: z.number().nullable(),
  /** Expanded, k = 2. */
  uncertaintyInches: z.number().nullable(),
  confidence: z.number().min(0).max(1),
  scalePath: z.enum(SCALE_PATHS),
  /** Square root of χ² per degree of freedom over its readings; null with one reading. Over 2 they disagree. */
  birgeRatio: z.number().nullable(),
  readings: z.array(Reading),
  steps: z.array(z.string()),
});
export type MeasuredDimension = z.infer<typeof MeasuredDimension>;

/** A point of a picture, in pixels of the upright image. */
export const PixelPoint = z.strictObject({ x: z.number(), y: z.number() });
export type PixelPoint = z.infer<typeof PixelPoint>;

/** What a still of a measured picture shows over it. */
export const PictureOutline = z.strictObject({
  width: z.int(),
  height: z.int(),
  reference: z.array(PixelPoint).nullable(),
  referenceName: z.string().nullable(),
  item: z.array(PixelPoint).nullable(),
  /** Ends of each size, by the name of its dimension. */
  spans: z.array(z.strictObject({ name: z.string(), from: PixelPoint, to: PixelPoint })),
});
export type PictureOutline = z.infer<typeof PictureOutline>;

/** What measuring a text or a picture came to; `outline` is there for pictures in which something was found. */
export const Measured = z.strictObject({
  dimensions: z.array(MeasuredDimension),
  outline: PictureOutline.nullable(),
  steps: z.array(z.string()),
});
export type Measured = z.infer<typeof Measured>;

/** What a picture cannot be measured for; `message` is for the caller. */
export const PICTURE_FAULTS = ['not_an_image', 'unreadable_image', 'image_too_large', 'empty_file'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

export class PictureError extends Error {
  readonly code: PictureFault;

  constructor(code: PictureFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** A reading's doubts that quarantine the specimen of a dimension: a Birge ratio over 2, a confidence under 0.5, no scale. */
export function doubtsOf({ scalePath, birgeRatio, confidence }: MeasuredDimension): MeasuringDoubt[] {
  return [
    ...(scalePath === 'none' ? (['no_scale'] as const) : []),
    ...(birgeRatio !== null && birgeRatio > 2 ? (['readings_disagree'] as const) : []),
    ...(confidence < 0.5 ? (['low_confidence'] as const) : []),
  ];
}
