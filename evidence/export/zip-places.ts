import { LENGTH, SIGNATURE } from './zip-layout.ts';

/** Where a member is said to be. */
export interface ZipPlace {
  name: string;
  /** Of its local header. */
  offset: number;
  /** Of what says so: its entry in the directory, or its local header again. */
  at: number;
  method: number;
  packed: number;
  size: number;
  crc: number;
}

/** Members by the last directory that can be read; null where there is none. */
export function readDirectory(zip: Buffer): ZipPlace[] | null {
  for (let end = zip.length - LENGTH.end; end >= Math.max(0, zip.length - LENGTH.end - 0xffff); end -= 1) {
    if (zip.readUInt32LE(end) !== SIGNATURE.end) continue;
    const places = readEntries(zip, zip.readUInt32LE(end + 16), zip.readUInt16LE(end + 10));
    if (places) return places;
  }
  return null;
}

function readEntries(zip: Buffer, offset: number, count: number): ZipPlace[] | null {
  const places: ZipPlace[] = [];
  let at = offset;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + LENGTH.central > zip.length || zip.readUInt32LE(at) !== SIGNATURE.central) return null;
    const [names, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    places.push({
      name: zip.toString('latin1', at + LENGTH.central, at + LENGTH.central + names),
      at,
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += LENGTH.central + names + extra + comment;
  }
  return places;
}

/** Members by the headers before each, for a zip whose directory is lost. */
export function walkHeaders(zip: Buffer): ZipPlace[] {
  const places: ZipPlace[] = [];
  let offset = 0;
  while (offset + LENGTH.local <= zip.length && zip.readUInt32LE(offset) === SIGNATURE.local) {
    const names = zip.readUInt16LE(offset + 26);
    const place = {
      name: zip.toString('latin1', offset + LENGTH.local, offset + LENGTH.local + names),
      offset,
      at: offset,
      method: zip.readUInt16LE(offset + 8),
      packed: zip.readUInt32LE(offset + 18),
      crc: zip.readUInt32LE(offset + 14),
      size: zip.readUInt32LE(offset + 22),
    };
    places.push(place);
    offset = contentStart(zip, place) + place.packed;
  }
  return places;
}

/** Where the content of a member begins whose local header is there. */
export const contentStart = (zip: Buffer, { offset }: Pick<ZipPlace, 'offset'>): number =>
  offset + LENGTH.local + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
