/** A piece of the brief that was read as something; `quote` is the brief's own words. */
export interface Span {
  start: number;
  end: number;
  quote: string;
}

/** Stands for words that were read already, so that a later reader neither reads them twice nor reads across them. */
export const READ = '\u0001';

export function spanOf(text: string, start: number, length: number): Span {
  return { start, end: start + length, quote: text.slice(start, start + length) };
}

/** The same text, as long as before, with the spans blanked out. */
export function maskSpans(text: string, spans: Span[]): string {
  return spans.reduce(
    (masked, { start, end }) => masked.slice(0, start) + READ.repeat(end - start) + masked.slice(end),
    text,
  );
}
