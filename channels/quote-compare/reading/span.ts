/** A range of a text, in UTF-16 units, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** The span without white space at its ends. */
export function trimSpan(text: string, { start, end }: Span): Span {
  const whole = text.slice(start, end);
  const from = start + (whole.length - whole.trimStart().length);
  return { start: from, end: Math.max(from, start + whole.trimEnd().length) };
}
