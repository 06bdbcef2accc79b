/** A piece of the brief that was read as something; `quote` is the brief's own words. */
export interface Span {
  start: number;
  end: number;
  quote: string;
}

/** Stands for words that were read already, so that a later reader neither reads them twice nor reads across them. */
export { TAKEN as READ } from '../../reading/span.ts';
/** Stands for the words of the distance, behind which a place may stand. */
export const DISTANCE = '\u0002';

export function spanOf(text: string, start: number, length: number): Span {
  return { start, end: start + length, quote: text.slice(start, start + length) };
}
