import type { DrawnSpec, Drawing } from '#contracts/still.ts';
import { drawStill } from '../../evidence/stills/draw-still.ts';

/** Draws a still. What draws is loaded with the first one. */
export const draw = (spec: DrawnSpec): Promise<Drawing> => drawStill(spec);
