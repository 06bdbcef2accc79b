import type { Drawing, MeasuredSpec } from '#contracts/still.ts';
import { drawStill } from '../../evidence/stills/draw-still.ts';

/** Draws what was measured over its picture. What draws is loaded with the first one. */
export const drawMeasured = ({ spec, picture }: { spec: MeasuredSpec; picture: Uint8Array }): Promise<Drawing> =>
  drawStill(spec, picture);
