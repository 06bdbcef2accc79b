/** Reads one line by columns, tabs counting to the next multiple of four (CommonMark 2.2). */
export interface LineCursor {
  at: number;
  column: number;
  /** Columns of a tab that was entered and not used up. */
  spare: number;
  readonly end: number;
  /** Where the next character that is no white space stands, and its column; the line's end where there is none. */
  mark: number;
  markColumn: number;
}

export function createCursor(text: string, start: number, end: number): LineCursor {
  const cursor = { at: start, column: 0, spare: 0, end, mark: start, markColumn: 0 };
  findMark(text, cursor);
  return cursor;
}

/** Columns of white space before the next character. */
export function indentOf({ markColumn, column, spare }: LineCursor): number {
  return markColumn - column + spare;
}

/** Passes over at most `columns` columns of white space. */
export function skipColumns(text: string, cursor: LineCursor, columns: number): void {
  let left = columns;
  const spared = Math.min(left, cursor.spare);
  cursor.spare -= spared;
  left -= spared;
  while (left > 0 && cursor.at < cursor.mark) {
    const width = text[cursor.at] === '\t' ? 4 - (cursor.column % 4) : 1;
    cursor.at += 1;
    cursor.column += width;
    cursor.spare = Math.max(0, width - left);
    left -= Math.min(width, left);
  }
}

/** Passes over the white space and `length` characters of a mark. */
export function passMark(text: string, cursor: LineCursor, length: number): void {
  cursor.at = cursor.mark + length;
  cursor.column = cursor.markColumn + length;
  cursor.spare = 0;
  findMark(text, cursor);
}

export function isBlank({ mark, end }: LineCursor): boolean {
  return mark >= end;
}

function findMark(text: string, cursor: LineCursor): void {
  let { at, column } = cursor;
  while (at < cursor.end) {
    const char = text[at];
    if (char === ' ') column += 1;
    else if (char === '\t') column += 4 - (column % 4);
    else break;
    at += 1;
  }
  cursor.mark = at;
  cursor.markColumn = column;
}
