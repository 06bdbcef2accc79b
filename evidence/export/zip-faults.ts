import type { Difference } from '../compare-json.ts';
import { buildEntry, centralHeader, endRecord, LENGTH, localHeader, SIGNATURE } from './zip-layout.ts';
import type { ZipPlace } from './zip-places.ts';
import { contentStart } from './zip-places.ts';

/**
 * Where a zip is not the one that `writeZip` makes of its members, told by what somebody has put there, else by its first byte that differs. An
 * export is these bytes and no others: readers disagree about everything that a zip may hold beside its members.
 */
export function listZipFaults(
  zip: Buffer,
  places: readonly ZipPlace[],
  members: ReadonlyMap<string, Uint8Array>,
): Difference[] {
  const bytes = compareBytes(zip, members);
  if (bytes.length === 0) return [];
  const told = [...tellMembers(zip, places), ...tellSpaces(zip, places), ...tellRecords(zip, places)];
  return told.length > 0 ? told : bytes;
}

/** What of the headers of members says more than a name, or something else than is written. */
function tellMembers(zip: Buffer, places: readonly ZipPlace[]): Difference[] {
  return places.flatMap((place): Difference[] => {
    const { name, offset, at, method } = place;
    const local = zip.subarray(offset, contentStart(zip, place));
    const central = zip.subarray(at);
    const written = local.toString('latin1', LENGTH.local, LENGTH.local + local.readUInt16LE(26));
    return [
      ...(method === 0 ? [] : [fault(`${name} in the zip`, 'packed', 'stored as it is')]),
      ...(local.readUInt16LE(28) === 0 ? [] : [fault(`header of ${name}`, 'an extra field', null)]),
      ...(written === name ? [] : [fault(`header of ${name}`, `the name ${written}`, name)]),
      ...(central.readUInt16LE(30) === 0 ? [] : [fault(`directory entry of ${name}`, 'an extra field', null)]),
      ...(central.readUInt16LE(32) === 0 ? [] : [fault(`directory entry of ${name}`, 'a comment', null)]),
    ];
  });
}

/** Bytes before, between and behind the members that the directory names: entries that it hides, or padding. */
function tellSpaces(zip: Buffer, places: readonly ZipPlace[]): Difference[] {
  const directory = Math.min(...places.map(({ at }) => at));
  const taken = places
    .map((place) => ({ from: place.offset, to: contentStart(zip, place) + place.packed }))
    .toSorted((a, b) => a.from - b.from);
  let end = 0;
  const spaces: { from: number; to: number }[] = [];
  for (const { from, to } of [...taken, { from: directory, to: directory }]) {
    if (from > end) spaces.push({ from: end, to: from });
    end = Math.max(end, to);
  }
  return spaces.map(({ from, to }) => {
    const hidden = zip.subarray(from, to).indexOf(signatureOf('local'));
    if (hidden < 0) return fault(`zip at byte ${from}`, `${to - from} bytes of no member`, null);
    const header = from + hidden;
    const name = zip.toString('latin1', header + LENGTH.local, header + LENGTH.local + zip.readUInt16LE(header + 26));
    return fault(`zip at byte ${header}`, `an entry that the directory hides: ${name}`, null);
  });
}

/** What follows the first directory: another one, a comment, anything. */
function tellRecords(zip: Buffer, places: readonly ZipPlace[]): Difference[] {
  const behind = Math.max(0, ...places.map((place) => contentStart(zip, place) + place.packed));
  const all = (kind: keyof typeof SIGNATURE): number[] => {
    const found: number[] = [];
    for (let at = zip.indexOf(signatureOf(kind), behind); at >= 0; at = zip.indexOf(signatureOf(kind), at + 1))
      found.push(at);
    return found;
  };
  const ends = all('end');
  const entries = all('central');
  const last = ends.at(-1);
  return [
    ...(entries.length > places.length || ends.length > 1
      ? [fault('zip', 'a second directory', `one of ${places.length} members`)]
      : []),
    ...(last !== undefined && last + LENGTH.end < zip.length
      ? [
          zip.readUInt16LE(last + 20) > 0
            ? fault('zip', 'a comment', null)
            : fault(`zip at byte ${last + LENGTH.end}`, `${zip.length - last - LENGTH.end} bytes behind its end`, null),
        ]
      : []),
  ];
}

function signatureOf(kind: keyof typeof SIGNATURE): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(SIGNATURE[kind]);
  return bytes;
}

const fault = (where: string, stored: string, found: string | null): Difference => ({ where, stored, found });

/** The first byte of each header that is not as it is written, and the length. */
function compareBytes(zip: Buffer, members: ReadonlyMap<string, Uint8Array>): Difference[] {
  const faults: Difference[] = [];
  let at = 0;
  const entries = [...members].map(([name, content]) => {
    const entry = buildEntry(name, content, at);
    expectNext(localHeader(entry), `header of ${name}`);
    if (!zip.subarray(at, at + content.length).equals(content))
      faults.push({ where: `zip at byte ${at}`, stored: 'something else', found: `the content of ${name}` });
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
