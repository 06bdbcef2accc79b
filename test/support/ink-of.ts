import { inflateSync } from 'node:zlib';

/** Where a picture has ink, for tests: read from the PNG itself. */
export interface Ink {
  width: number;
  height: number;
  /** Share of pixels in a rectangle that are not white. */
  share(at: { left: number; top: number; width: number; height: number }): number;
  /** As `#rrggbb`. */
  colourAt(x: number, y: number): string;
}

/** Reads a PNG of eight bits a channel with three or four channels, as `renderPng` makes them. */
export function inkOf(png: Uint8Array): Ink {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = { 2: 3, 6: 4 }[bytes[25]!];
  if (bytes[24] !== 8 || channels === undefined)
    throw new Error('not a picture of eight bits with three or four channels');
  const rows = unfilter(inflateSync(Buffer.concat(chunksOf(bytes, 'IDAT'))), width * channels, channels);
  return {
    width,
    height,
    share({ left, top, width: wide, height: high }) {
      let inked = 0;
      for (let y = top; y < top + high; y += 1)
        for (let x = left; x < left + wide; x += 1)
          if (rows[y]![x * channels]! + rows[y]![x * channels + 1]! + rows[y]![x * channels + 2]! < 740) inked += 1;
      return inked / (wide * high);
    },
    colourAt: (x, y) => `#${rows[y]!.subarray(x * channels, x * channels + 3).toString('hex')}`,
  };
}

function chunksOf(bytes: Buffer, name: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === name) found.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}

/** PNG specification, section 9: each row says how it was filtered. */
function unfilter(raw: Buffer, stride: number, step: number): Buffer[] {
  const rows: Buffer[] = [];
  for (let at = 0; at < raw.length; at += stride + 1) {
    const filter = raw[at]!;
    const row = Buffer.from(raw.subarray(at + 1, at + 1 + stride));
    const above = rows.at(-1);
    for (let x = 0; x < stride; x += 1) {
      const left = x >= step ? row[x - step]! : 0;
      const up = above?.[x] ?? 0;
      const corner = x >= step ? (above?.[x - step] ?? 0) : 0;
      row[x] = (row[x]! + predict(filter, left, up, corner)) & 0xff;
    }
    rows.push(row);
  }
  return rows;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
