import { describe, expect, it } from 'vitest';
import { deflateRawSync } from 'node:zlib';
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
    expect(readZip(withMethod(8))!.faults).toContainEqual(
      expect.objectContaining({ where: 'a.json', found: 'another size or checksum than its headers say' }),
    );
    for (const method of [12, 99])
      expect(readZip(withMethod(method))!.faults).toContainEqual(
        expect.objectContaining({ where: 'a.json', found: 'cannot be unpacked' }),
      );
  });
});
