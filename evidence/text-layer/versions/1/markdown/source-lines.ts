/** A line of a text: `end` leaves out its line break. */
export interface SourceLine {
  start: number;
  end: number;
}

/** The lines of a text, broken at LF, CRLF or CR (CommonMark 2.1). */
export function* sourceLines(text: string): Generator<SourceLine> {
  const breaks = /\r\n?|\n/g;
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(breaks)) {
    yield { start, end: index };
    start = index + mark.length;
  }
  if (start < text.length) yield { start, end: text.length };
}
