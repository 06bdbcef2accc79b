import { inflateSync } from 'node:zlib';
import { readPackaged } from './read-packaged.ts';
import { turnMarks } from './turn-marks.ts';

/**
 * A WOFF font of a package, unpacked (WOFF 1.0, sections 3 to 5), with its marks turned: what lays text out counts heights of marks from the
 * wrong side (`turnMarks`).
 */
export function readFont(path: string): Buffer {
  const woff = readPackaged(path);
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${path} is no WOFF font`);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + 20 * index));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  let offset = directory.length;
  const parts: Buffer[] = [directory];
  for (const [index, { tag, content, checksum }] of tables.entries()) {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    if (tag === 'GPOS') turnMarks(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, at: number): { tag: string; content: Buffer; checksum: number } {
  const [start, packed, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
  const bytes = woff.subarray(start, start + packed);
  const content = packed < size ? inflateSync(bytes) : bytes;
  return { tag: woff.toString('latin1', at, at + 4), content, checksum: woff.readUInt32BE(at + 16) };
}
