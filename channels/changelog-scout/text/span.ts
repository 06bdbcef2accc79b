/** A range of a page's text layer, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

export const slice = (text: string, { start, end }: Span): string => text.slice(start, end);

/** The range without white space at its ends. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** A quote as a cell shows it: runs of white space as one space. */
export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
