import { crc32, inflateRawSync } from 'node:zlib';
import type { Difference } from '../compare-json.ts';
import { buildEntry, centralHeader, endRecord, LENGTH, localHeader, SIGNATURE } from './zip-layout.ts';

export interface ReadZip {
  /** Contents by name, in the order of the zip. */
  members: Map<string, Uint8Array>;
  /** What of the container is not as it was written. */
  faults: Difference[];
}

/** No export is larger. */
export const MOST_BYTES = 1024 ** 3;
/** Text is packed to a twentieth at best. What claims to be packed further is not unpacked: a small zip must not fill the memory. */
const MOST_GROWTH = 50;
const LEAST_ROOM = 64 * 1024 ** 2;

/**
 * Reads a zip, also one whose directory is damaged: then by the headers before each member. Every byte of one that `writeZip` made is held
 * against what it would write; one that another program packed again is read for its members alone. Null: no zip.
 */
export function readZip(bytes: Uint8Array): ReadZip | null {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = readDirectory(zip);
  const places = directory ?? walkHeaders(zip);
  if (places.length === 0) return null;
  const members = new Map<string, Uint8Array>();
  const faults: Difference[] = [];
  let room = Math.min(MOST_BYTES, Math.max(LEAST_ROOM, zip.length * MOST_GROWTH));
  for (const place of places) {
    const content = place.size <= room ? readContent(zip, place) : null;
    room -= content?.length ?? 0;
    if (place.size > room && !content)
      faults.push({ where: place.name, stored: place.size, found: `no more than ${room} bytes, and was not unpacked` });
    else if (!content) faults.push({ where: place.name, stored: null, found: 'cannot be unpacked' });
    else if (!isAsSaid(zip, place, content))
      faults.push({ where: place.name, stored: null, found: 'another size or checksum than its headers say' });
    else if (members.has(place.name)) faults.push({ where: place.name, stored: null, found: 'twice in the zip' });
    else members.set(place.name, content);
  }
  if (!directory)
    faults.push({ where: 'zip', stored: null, found: 'a list of its members: it was cut off or damaged' });
  else if (isOurs(zip, places) || isOurs(zip, walkHeaders(zip))) faults.push(...checkContainer(zip, members));
  return { members, faults };
}

/** Where a member is said to be. */
interface Place {
  name: string;
  offset: number;
  method: number;
  packed: number;
  size: number;
  crc: number;
}

function readDirectory(zip: Buffer): Place[] | null {
  for (let end = zip.length - LENGTH.end; end >= Math.max(0, zip.length - LENGTH.end - 0xffff); end -= 1) {
    if (zip.readUInt32LE(end) !== SIGNATURE.end) continue;
    const places = readEntries(zip, zip.readUInt32LE(end + 16), zip.readUInt16LE(end + 10));
    if (places) return places;
  }
  return null;
}

function readEntries(zip: Buffer, offset: number, count: number): Place[] | null {
  const places: Place[] = [];
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

function walkHeaders(zip: Buffer): Place[] {
  const places: Place[] = [];
  let offset = 0;
  while (offset + LENGTH.local <= zip.length && zip.readUInt32LE(offset) === SIGNATURE.local) {
    const packed = zip.readUInt32LE(offset + 18);
    const names = zip.readUInt16LE(offset + 26);
    const name = zip.toString('latin1', offset + LENGTH.local, offset + LENGTH.local + names);
    const [method, crc, size] = [
      zip.readUInt16LE(offset + 8),
      zip.readUInt32LE(offset + 14),
      zip.readUInt32LE(offset + 22),
    ];
    places.push({ name, offset, method, packed, size, crc });
    offset = startOf(zip, offset) + packed;
  }
  return places;
}

const startOf = (zip: Buffer, offset: number): number =>
  offset + LENGTH.local + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);

function readContent(zip: Buffer, { offset, method, packed, size }: Place): Uint8Array | null {
  if (offset + LENGTH.local > zip.length || zip.readUInt32LE(offset) !== SIGNATURE.local) return null;
  const start = startOf(zip, offset);
  if (start + packed > zip.length) return null;
  const content = zip.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8) return null;
  try {
    // What its headers say of it is held against it; nothing beyond that is unpacked.
    return inflateRawSync(content, { maxOutputLength: size + 1 });
  } catch {
    return null;
  }
}

/** A program that writes to a stream gives size and checksum only after the content and in the directory. */
const IS_STREAMED = 1 << 3;

function isAsSaid(zip: Buffer, { offset, packed, size, crc }: Place, content: Uint8Array): boolean {
  if (size !== content.length || crc !== crc32(content)) return false;
  if (zip.readUInt16LE(offset + 6) & IS_STREAMED) return true;
  const said = [14, 18, 22].map((field) => zip.readUInt32LE(offset + field));
  return said[0] === crc && said[1] === packed && said[2] === size;
}

/** Whether any member still has the header that `writeZip` gives it: another program packs all of them in its own way. */
function isOurs(zip: Buffer, places: Place[]): boolean {
  return places.some(({ name, offset, packed }) => {
    const start = offset + LENGTH.local + name.length;
    const header = localHeader(buildEntry(name, zip.subarray(start, start + packed), offset));
    return zip.subarray(offset, start).equals(header);
  });
}

/** Where the zip is not what `writeZip` makes of its members. */
function checkContainer(zip: Buffer, members: Map<string, Uint8Array>): Difference[] {
  const faults: Difference[] = [];
  let at = 0;
  const entries = [...members].map(([name, content]) => {
    const entry = buildEntry(name, content, at);
    expectNext(localHeader(entry), `header of ${name}`);
    at += content.length;
    return entry;
  });
  const offset = at;
  for (const entry of entries) expectNext(centralHeader(entry), `directory entry of ${entry.name}`);
  expectNext(endRecord(entries.length, { size: at - offset, offset }), 'end record');
  if (at !== zip.length)
    faults.push({ where: `zip at byte ${Math.min(at, zip.length)}`, stored: zip.length, found: at });
  return faults;

  function expectNext(expected: Uint8Array, name: string): void {
    const stored = zip.subarray(at, at + expected.length);
    const byte = stored.equals(expected) ? -1 : expected.findIndex((value, index) => stored[index] !== value);
    if (byte >= 0)
      faults.push({
        where: `zip at byte ${at + byte}, ${name}`,
        stored: stored[byte] ?? null,
        found: expected[byte] ?? null,
      });
    at += expected.length;
  }
}
