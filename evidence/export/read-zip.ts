import { crc32, inflateRawSync } from 'node:zlib';
import type { Difference } from '../compare-json.ts';
import { listZipFaults } from './zip-faults.ts';
import { LENGTH, SIGNATURE } from './zip-layout.ts';
import { contentStart, readDirectory, walkHeaders } from './zip-places.ts';
import type { ZipPlace } from './zip-places.ts';

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
 * Reads a zip, also one whose directory is damaged (then by the headers before each member) or that another program has packed, and holds every
 * byte of it against what `writeZip` makes of its members. Null: no zip.
 */
export function readZip(bytes: Uint8Array): ReadZip | null {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = readDirectory(zip);
  const places = directory ?? walkHeaders(zip);
  if (places.length === 0) return null;
  const members = new Map<string, Uint8Array>();
  const faults: Difference[] = [];
  const read: ZipPlace[] = [];
  let room = Math.min(MOST_BYTES, Math.max(LEAST_ROOM, zip.length * MOST_GROWTH));
  for (const place of places) {
    const content = place.size <= room ? readContent(zip, place) : null;
    room -= content?.length ?? 0;
    if (content) read.push(place);
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
  else if (read.length > 0) faults.push(...listZipFaults(zip, read, members));
  return { members, faults };
}

function readContent(zip: Buffer, place: ZipPlace): Uint8Array | null {
  const { offset, method, packed, size } = place;
  if (offset + LENGTH.local > zip.length || zip.readUInt32LE(offset) !== SIGNATURE.local) return null;
  const start = contentStart(zip, place);
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

function isAsSaid(zip: Buffer, { offset, packed, size, crc }: ZipPlace, content: Uint8Array): boolean {
  if (size !== content.length || crc !== crc32(content)) return false;
  if (zip.readUInt16LE(offset + 6) & IS_STREAMED) return true;
  const said = [14, 18, 22].map((field) => zip.readUInt32LE(offset + field));
  return said[0] === crc && said[1] === packed && said[2] === size;
}
