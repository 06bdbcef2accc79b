import { buildEntry, centralHeader, endRecord, localHeader } from './zip-layout.ts';
import type { ZipEntry } from './zip-layout.ts';

export interface ZipMember {
  /** ASCII, with slashes. */
  name: string;
  content: Uint8Array;
}

/**
 * A zip as a stream of bytes, one member in memory at a time. The same members are the same bytes: they are stored uncompressed under constant
 * headers, so that a reader can tell every single byte that is not as it was written.
 */
export async function* writeZip(members: AsyncIterable<ZipMember>): AsyncGenerator<Uint8Array, void, undefined> {
  const entries: ZipEntry[] = [];
  let offset = 0;
  for await (const { name, content } of members) {
    const entry = buildEntry(name, content, offset);
    const header = localHeader(entry);
    entries.push(entry);
    offset += header.length + content.length;
    yield header;
    yield content;
  }
  const central = Buffer.concat(entries.map(centralHeader));
  yield central;
  yield endRecord(entries.length, { size: central.length, offset });
}
