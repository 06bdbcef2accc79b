import { describe, expect, it } from 'vitest';
import { crc32, deflateRawSync } from 'node:zlib';
import { readZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

const MEMBERS = [
  { name: 'a.json', content: Buffer.from('{"lamp": 1}') },
  { name: 'pages/b', content: Buffer.alloc(300, 7) },
  { name: 'empty', content: new Uint8Array() },
];

async function zip(members = MEMBERS): Promise<Buffer> {
  async function* list() {
    yield* members;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(list())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const flip = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
};

describe('writeZip', () => {
  it('writes the same bytes for the same members, and reads back', async () => {
    const bytes = await zip();
    const read = readZip(bytes)!;

    expect(await zip()).toEqual(bytes);
    expect(read.faults).toEqual([]);
    expect([...read.members].map(([name, content]) => [name, Buffer.from(content).toString('hex')])).toEqual(
      MEMBERS.map(({ name, content }) => [name, Buffer.from(content).toString('hex')]),
    );
  });
});

describe('readZip', () => {
  it('tells every single byte that is not as it was written', async () => {
    const bytes = await zip();
    const missed = [...bytes.keys()].filter((at) => {
      const read = readZip(flip(bytes, at));
      return read !== null && read.faults.length === 0;
    });
    expect(missed).toEqual([]);
  });

  it('names the byte and the member', async () => {
    const { faults } = readZip(flip(await zip(), 10))!;
    expect(faults).toEqual([{ where: 'zip at byte 10, header of a.json', stored: 1, found: 0 }]);
  });

  it.each([
    ['the directory is damaged', (bytes: Buffer) => flip(bytes, bytes.indexOf('PK\u0001\u0002'))],
    ['the end is damaged', (bytes: Buffer) => flip(bytes, bytes.length - 22)],
    ['the end is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 22)],
  ])('reads the members by their headers when %s', async (_what, damage) => {
    const read = readZip(damage(await zip()))!;
    expect([...read.members.keys()]).toEqual(['a.json', 'pages/b', 'empty']);
    expect(read.faults.length).toBeGreaterThan(0);
  });

  it('tells bytes that belong to no member', async () => {
    const { faults } = readZip(Buffer.concat([await zip(), Buffer.from('more')]))!;
    expect(faults).toEqual([expect.objectContaining({ where: expect.stringMatching(/^zip at byte \d+$/) as string })]);
  });

  it('tells a name that is there twice', async () => {
    const { faults } = readZip(await zip([...MEMBERS, MEMBERS[0]!]))!;
    expect(faults).toContainEqual({ where: 'a.json', stored: null, found: 'twice in the zip' });
  });

  it.each([
    ['text', Buffer.from('no zip at all')],
    ['nothing', Buffer.alloc(0)],
    ['an empty zip', Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')],
    ['half a header', Buffer.from('PK\u0003\u0004', 'latin1')],
  ])('is null for %s', (_what, bytes) => {
    expect(readZip(bytes)).toBeNull();
  });

  it('does not unpack what claims more than it holds, nor what it cannot', async () => {
    const bytes = await zip([{ name: 'a.json', content: deflateRawSync(Buffer.alloc(1_000)) }]);
    const central = bytes.indexOf('PK\u0001\u0002');
    const withMethod = (method: number): Buffer => {
      const copy = Buffer.from(bytes);
      copy.writeUInt16LE(method, central + 10);
      return copy;
    };
    for (const method of [8, 12, 99])
      expect(readZip(withMethod(method))!.faults).toContainEqual(
        expect.objectContaining({ where: 'a.json', found: 'cannot be unpacked' }),
      );
  });

  it.each([
    ['of zeros', [100], 0],
    ['of many members', Array.from({ length: 40 }, () => 2), 32],
  ])('fills no memory from a small zip %s', (_what, sizes, unpacked) => {
    const bytes = pack(sizes.map((size, at) => ({ name: `m${at}`, content: Buffer.alloc(size * 1024 ** 2) })));
    expect(bytes.length).toBeLessThan(1024 ** 2);
    const { members, faults } = readZip(bytes)!;

    expect(members.size).toBe(unpacked);
    expect(faults[0]).toMatchObject({
      where: `m${unpacked}`,
      stored: sizes[0]! * 1024 ** 2,
      found: expect.stringMatching(/^no more than \d+ bytes, and was not unpacked$/) as string,
    });
  });

  it('says that a zip was cut off, and reads what is left', async () => {
    const bytes = await zip();
    const { members, faults } = readZip(bytes.subarray(0, 300))!;

    expect([...members.keys()]).toEqual(['a.json']);
    expect(faults).toEqual([
      { where: 'pages/b', stored: null, found: 'cannot be unpacked' },
      { where: 'zip', stored: null, found: 'a list of its members: it was cut off or damaged' },
    ]);
  });

  it('reads a member that is named in the directory many times once', () => {
    const bytes = pack([{ name: 'm', content: Buffer.alloc(1024 ** 2) }], 500);
    const { members, faults } = readZip(bytes)!;

    expect(members.size).toBe(1);
    expect(faults).toContainEqual({ where: 'm', stored: null, found: 'twice in the zip' });
    expect(faults.map(({ found }) => found)).toContainEqual(expect.stringMatching(/was not unpacked/));
  });
});

/** A zip as another program packs it: deflated. Each member is listed so many times. */
function pack(members: { name: string; content: Uint8Array }[], times = 1): Buffer {
  const chunks: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of members) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    const head = Buffer.concat([words(20, 0, 8, 0, 0), sizes, words(name.length, 0)]);
    const at = Buffer.alloc(4);
    at.writeUInt32LE(offset, 0);
    const local = [Buffer.from('PK\u0003\u0004', 'latin1'), head, Buffer.from(name), packed];
    const entry = [
      Buffer.from('PK\u0001\u0002', 'latin1'),
      words(20),
      head,
      words(0, 0, 0, 0, 0),
      at,
      Buffer.from(name),
    ];
    chunks.push(...local);
    for (let time = 0; time < times; time += 1) entries.push(Buffer.concat(entry));
    offset += Buffer.concat(local).length;
  }
  const central = Buffer.concat(entries);
  const places = Buffer.alloc(8);
  places.writeUInt32LE(central.length, 0);
  places.writeUInt32LE(offset, 4);
  const end = [Buffer.from('PK\u0005\u0006', 'latin1'), words(0, 0, entries.length, entries.length), places, words(0)];
  return Buffer.concat([...chunks, central, ...end]);
}

function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) buffer.writeUInt16LE(value, 2 * at);
  return buffer;
}
