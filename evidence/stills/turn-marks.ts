/** Lookups that attach a mark to a letter, to a part of a ligature, and to another mark; and the one that wraps others (OpenType 1.9, GPOS). */
const BASE = 4;
const LIGATURE = 5;
const MARK = 6;
const EXTENSION = 9;

/**
 * Turns the heights of all anchors that marks hang on, in place. HarfBuzz counts upwards from the line and satori adds what it says to a place
 * that counts downwards: dots below a letter would stand above it, which makes another letter of many in Arabic. Anchors are all that
 * the fonts of ours shift marks by, so a second turn sets it right.
 */
export function turnMarks(gpos: Buffer): void {
  const anchors = new Set<number>();
  const lookups = gpos.readUInt16BE(8);
  for (const lookup of offsetsAt(gpos, lookups, lookups)) {
    const type = gpos.readUInt16BE(lookup);
    for (const subtable of offsetsAt(gpos, lookup + 4, lookup)) {
      const isWrapped = type === EXTENSION;
      const start = isWrapped ? subtable + gpos.readUInt32BE(subtable + 4) : subtable;
      for (const anchor of anchorsOf(gpos, isWrapped ? gpos.readUInt16BE(subtable + 2) : type, start))
        anchors.add(anchor);
    }
  }
  for (const anchor of anchors) gpos.writeInt16BE(-gpos.readInt16BE(anchor + 4), anchor + 4);
}

/** Where the anchors of a subtable are. */
function anchorsOf(gpos: Buffer, type: number, start: number): number[] {
  if (type !== BASE && type !== LIGATURE && type !== MARK) return [];
  const classes = gpos.readUInt16BE(start + 6);
  const marks = start + gpos.readUInt16BE(start + 8);
  const bases = start + gpos.readUInt16BE(start + 10);
  const ofMarks = Array.from(
    { length: gpos.readUInt16BE(marks) },
    (_, index) => marks + gpos.readUInt16BE(marks + 4 + 4 * index),
  );
  const grids = type === LIGATURE ? offsetsAt(gpos, bases, bases) : [bases];
  return [...ofMarks, ...grids.flatMap((grid) => offsetsAt(gpos, grid, grid, classes))];
}

/** A list at `at`: how many, then as many times `width` offsets, from `from` on; those that lead nowhere are left out. */
function offsetsAt(gpos: Buffer, at: number, from: number, width = 1): number[] {
  const offsets = Array.from({ length: gpos.readUInt16BE(at) * width }, (_, index) =>
    gpos.readUInt16BE(at + 2 + 2 * index),
  );
  return offsets.filter((offset) => offset !== 0).map((offset) => from + offset);
}
