import { crc32 } from 'node:zlib';

/** A file in a zip, as far as its headers go. */
export interface ZipEntry {
  name: string;
  size: number;
  crc: number;
  /** Where its local header begins. */
  offset: number;
}

export const SIGNATURE = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
export const LENGTH = { local: 30, central: 46, end: 22 } as const;

/** 2.0, made on Unix; the first day that a zip knows; a plain file that its owner may write. Every entry is stored, never compressed. */
const VERSION = 20;
const MADE_BY = (3 << 8) | VERSION;
const DATE = (1 << 5) | 1;
const MODE = 0o100644 * 0x10000;

export const buildEntry = (name: string, content: Uint8Array, offset: number): ZipEntry => ({
  name,
  size: content.length,
  crc: crc32(content),
  offset,
});

/** PKWARE APPNOTE 6.3, section 4.3.7. */
export function localHeader({ name, size, crc }: ZipEntry): Uint8Array {
  const header = Buffer.alloc(LENGTH.local);
  header.writeUInt32LE(SIGNATURE.local, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name, 'latin1')]);
}

/** Section 4.3.12. */
export function centralHeader({ name, size, crc, offset }: ZipEntry): Uint8Array {
  const header = Buffer.alloc(LENGTH.central);
  header.writeUInt32LE(SIGNATURE.central, 0);
  header.writeUInt16LE(MADE_BY, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(size, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(MODE, 38);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(name, 'latin1')]);
}

/** Section 4.3.16. */
export function endRecord(entries: number, central: { size: number; offset: number }): Uint8Array {
  const record = Buffer.alloc(LENGTH.end);
  record.writeUInt32LE(SIGNATURE.end, 0);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(central.size, 12);
  record.writeUInt32LE(central.offset, 16);
  return record;
}
