/** Reads one line by columns, tabs counting to the next multiple of four (CommonMark 2.2). */
export interface LineCursor {
  at: number;
  column: number;
  /** Columns of a tab that was entered and not used up. */
  spare: number;
  readonly end: number;
}

export function createCursor(start: number, end: number): LineCursor {
  return { at: start, column: 0, spare: 0, end };
}

/** Columns of white space before the next character. */
export function indentOf(text: string, cursor: LineCursor): number {
  let column = cursor.column;
  for (let at = cursor.at; at < cursor.end; at += 1) {
    const char = text[at];
    if (char === ' ') column += 1;
    else if (char === '\t') column += 4 - (column % 4);
    else break;
  }
  return column - cursor.column + cursor.spare;
}

/** Passes over at most `columns` columns of white space. */
export function skipColumns(text: string, cursor: LineCursor, columns: number): void {
  let left = columns;
  const spared = Math.min(left, cursor.spare);
  cursor.spare -= spared;
  left -= spared;
  while (left > 0 && cursor.at < cursor.end) {
    const char = text[cursor.at];
    if (char !== ' ' && char !== '\t') return;
    const width = char === ' ' ? 1 : 4 - (cursor.column % 4);
    cursor.at += 1;
    cursor.column += width;
    cursor.spare = Math.max(0, width - left);
    left -= Math.min(width, left);
  }
}

export function skipIndent(text: string, cursor: LineCursor): void {
  skipColumns(text, cursor, Number.MAX_SAFE_INTEGER);
}

/** Moves to `at`, which lies on the same line past the white space. */
export function jumpTo(cursor: LineCursor, at: number): void {
  cursor.column += at - cursor.at;
  cursor.at = at;
  cursor.spare = 0;
}

export function isBlank(text: string, cursor: LineCursor): boolean {
  for (let at = cursor.at; at < cursor.end; at += 1) if (text[at] !== ' ' && text[at] !== '\t') return false;
  return true;
}
