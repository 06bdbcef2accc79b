import type { PixelPoint } from '#contracts/measurement.ts';
import type { ScalePath } from '#contracts/scale-path.ts';
import type { Pixels } from './background.ts';
import type { Cv } from './load-opencv.ts';
import type { MeasuredOutline } from './measure-outline.ts';

type Mat = InstanceType<Cv['Mat']>;

/** A picture in the forms that it is looked at in. Points are in pixels of `colour`. */
export interface View {
  width: number;
  height: number;
  colour: Mat;
  grey: Mat;
  /** Made smaller by `factor`, for outlines. */
  small: Pixels;
  factor: number;
}

/** A reference in the picture. `reach` measures an outline by it, in millimetres; null where its size is not known. */
export interface Scale {
  path: Exclude<ScalePath, 'stated' | 'derived' | 'operator_entered' | 'none'>;
  /** `ArUco 4X4 marker 7`, `ruler`. */
  name: string;
  outline: PixelPoint[];
  /** Outlines of what belongs to the reference and not to the item. */
  leftOut: PixelPoint[][];
  /** The item may lie on it, or with it on one sheet. */
  canCarry: boolean;
  reach: ((hull: readonly PixelPoint[]) => MeasuredOutline | null) | null;
  steps: string[];
  /** How sure it is that the reference is what it is taken for, 0 to 1. */
  trust: number;
}
