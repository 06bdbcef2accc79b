/** A piece of a text by offsets in UTF-16 units, the end not included. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Stands where words were taken out: no reader reads it, or across it. It has no case, no digit and is no space. */
export const TAKEN = '\u0001';

/** The same text, as long as before, with spans blanked out; line breaks stay, so that lines keep their places. */
export function blankSpans(text: string, spans: readonly TextSpan[], by: string = TAKEN): string {
  let masked = '';
  let from = 0;
  for (const { start, end } of mergeSpans(spans)) {
    masked += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, by);
    from = end;
  }
  return masked + text.slice(from);
}

/** Spans in order, those that touch or overlap as one. */
export function mergeSpans(spans: readonly TextSpan[]): TextSpan[] {
  const merged: TextSpan[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

export const isWithin = ({ start, end }: TextSpan, spans: readonly TextSpan[]): boolean =>
  spans.some((span) => start < span.end && end > span.start);

/** The same under its short name. */
export type Span = TextSpan;

export const overlaps = (a: TextSpan, b: TextSpan): boolean => a.start < b.end && b.start < a.end;

export const contains = (outer: TextSpan, inner: TextSpan): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** The span without white space at its ends. */
export function trimSpan(text: string, { start, end }: TextSpan): TextSpan {
  const whole = text.slice(start, end);
  const from = start + (whole.length - whole.trimStart().length);
  return { start: from, end: Math.max(from, start + whole.trimEnd().length) };
}

/** The lines of a text, without their ends. */
export function lineSpans(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const hit of text.matchAll(/\r?\n|\r/g)) {
    spans.push({ start, end: hit.index });
    start = hit.index + hit[0].length;
  }
  return [...spans, { start, end: text.length }];
}

/** Those of a list in order of their start that stand in a span, found without looking at the others. */
export function inside<T extends TextSpan>(sorted: readonly T[], span: TextSpan): T[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? Infinity) < span.start) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let at = low; (sorted[at]?.start ?? Infinity) < span.end; at += 1) {
    const entry = sorted[at];
    if (entry && entry.end <= span.end) found.push(entry);
  }
  return found;
}
