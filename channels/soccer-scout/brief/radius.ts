import type { Span } from './span.ts';

export type RadiusUnit = 'miles' | 'km' | 'm' | 'yards' | 'feet';

/** How far the caller would go. `miles` is exact, never rounded. */
export interface Radius extends Span {
  miles: number;
  /** The figure and unit of the brief. */
  amount: number;
  unit: RadiusUnit;
  /** What was taken for granted, as a sentence; null where the brief states a distance. */
  assumption: string | null;
}
