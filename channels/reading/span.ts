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
