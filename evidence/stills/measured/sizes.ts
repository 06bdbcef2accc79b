import type { MeasuredDimension } from '#contracts/measurement.ts';
import type { MeasuredSpec } from '#contracts/still.ts';
import { labelOf } from '../../measuring/show-dimension.ts';

/** The sizes of a picture as its still tells them: inches with their expanded uncertainty, or pixels where there is no scale. */
export const sizesOf = (dimensions: readonly MeasuredDimension[]): MeasuredSpec['sizes'] =>
  dimensions.map((dimension) => {
    const { inches, uncertaintyInches, confidence, readings } = dimension;
    const name = labelOf(dimension);
    if (inches !== null) return { name, value: inches, unit: 'in', uncertainty: uncertaintyInches, confidence };
    return { name, value: readings[0]?.value ?? 0, unit: 'px', uncertainty: null, confidence };
  });
