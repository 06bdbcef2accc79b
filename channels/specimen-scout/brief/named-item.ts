/** An item that a brief names, and the part of the brief that is about it. Offsets are UTF-16 units of the brief. */
export interface NamedItem {
  name: string;
  /** Where the name stands. */
  nameStart: number;
  start: number;
  end: number;
  /** Of a row of a table: its sizes, each with its row and what row and header say together. */
  cells?: { start: number; end: number; says: string }[];
}
