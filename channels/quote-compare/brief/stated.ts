import type { Span } from '../../reading/span.ts';

/** A value that the brief states, and where. */
export interface Stated<T> extends Span {
  value: T;
  /** As written, where the value is worked out from it. */
  words?: string;
}
