import { LENGTH } from '../../../evidence/export/zip-layout.ts';
import { LANTERN } from '../two-page-take.ts';
import { bytes, localEntry, members, pageOf, withDirectoryAt, withExtra } from './tamper.ts';
import type { Tamper } from './tamper.ts';

/** Changes of the container, a zip. */
export const CONTAINER: Tamper[] = [
  {
    what: 'a second directory behind the first',
    where: /^zip$/,
    python: /zip at byte|cannot be read/,
    make: bytes((zip, { directory }) => Buffer.concat([zip, zip.subarray(directory)])),
  },
  {
    what: 'a directory of other members before the right one',
    where: /^zip/,
    python: /zip at byte/,
    make: bytes((zip, { directory, end }) =>
      withDirectoryAt(
        Buffer.concat([zip.subarray(0, directory), zip.subarray(directory, end), zip.subarray(directory)]),
        end - directory,
      ),
    ),
  },
  {
    what: 'an entry that the directory does not name',
    where: /^zip at byte \d+$/,
    python: /zip at byte/,
    make: bytes((zip, { directory }) => {
      const hidden = localEntry('hidden.txt', 'not to be seen');
      return withDirectoryAt(
        Buffer.concat([zip.subarray(0, directory), hidden, zip.subarray(directory)]),
        hidden.length,
      );
    }),
  },
  {
    what: 'padding between members and directory',
    where: /^zip at byte \d+$/,
    python: /zip at byte/,
    make: bytes((zip, { directory }) =>
      withDirectoryAt(Buffer.concat([zip.subarray(0, directory), Buffer.alloc(9), zip.subarray(directory)]), 9),
    ),
  },
  {
    what: 'bytes behind the end',
    where: /^zip at byte \d+$/,
    python: /zip at byte/,
    make: bytes((zip) => Buffer.concat([zip, Buffer.from('more')])),
  },
  {
    what: 'a comment',
    where: /^zip$/,
    python: /zip: a comment/,
    make: bytes((zip, { end }) => {
      zip.writeUInt16LE(4, end + 20);
      return Buffer.concat([zip, Buffer.from('note')]);
    }),
  },
  {
    what: 'a comment of a member',
    where: /^directory entry of take\.json$/,
    python: /take\.json: packed, commented/,
    make: bytes((zip, { directory }) =>
      withDirectoryAt(withExtra(zip, directory, 32, Buffer.from('note'), LENGTH.central), 0, 4),
    ),
  },
  {
    what: 'an extra field in the directory',
    where: /^directory entry of take\.json$/,
    python: /take\.json: packed, commented|zip at byte/,
    make: bytes((zip, { directory }) =>
      withDirectoryAt(withExtra(zip, directory, 30, Buffer.from([0xfe, 0xca, 0, 0]), LENGTH.central), 0, 4),
    ),
  },
  {
    what: 'another time of a member',
    where: /directory entry of take\.json$/,
    python: /zip at byte/,
    make: bytes((zip, { directory }) => {
      zip.writeUInt16LE(77, directory + 14);
      return zip;
    }),
  },
  {
    what: 'other rights of a member',
    where: /directory entry of take\.json$/,
    python: /zip at byte/,
    make: bytes((zip, { directory }) => {
      zip.writeUInt32LE(0o100755 * 0x10000, directory + 38);
      return zip;
    }),
  },
  {
    what: 'another name before the content than in the directory',
    where: /^header of take\.json$/,
    make: bytes((zip) => {
      zip.write('kate.json', LENGTH.local, 'latin1');
      return zip;
    }),
    python: /cannot be read|zip at byte/,
  },
  {
    what: 'members in another order',
    where: /^zip, member 0$/,
    make: members((all) => {
      const entries = [...all];
      all.clear();
      for (const [name, content] of entries.toReversed()) all.set(name, content);
    }),
  },
  {
    what: 'a member put in',
    where: /^notes\.txt$/,
    python: /notes\.txt: no member/,
    make: members((all) => void all.set('notes.txt', Buffer.from('x'))),
  },
  {
    what: 'a member whose name leads out',
    where: /^\.\.\/up\.txt$/,
    python: /up\.txt: no member/,
    make: members((all) => void all.set('../up.txt', Buffer.from('x'))),
  },
  {
    what: 'a page that nothing names',
    where: /^pages\/0{64}$/,
    python: /pages\/0+: no member/,
    make: members((all) => void all.set(`pages/${'0'.repeat(64)}`, Buffer.from('x'))),
  },
  {
    what: 'a member taken out',
    where: /^composition\.json$/,
    python: /composition\.json|KeyError/,
    make: members((all) => void all.delete('composition.json')),
  },
  {
    what: 'a text taken out',
    where: /^text\//,
    python: /text\/\w+\.txt: missing/,
    make: members((all) => void all.delete(`text/${pageOf(all, LANTERN)}.txt`)),
  },
  {
    what: 'a page taken out',
    where: /^pages\//,
    python: /pages\/\w+: missing/,
    make: members((all) => void all.delete(`pages/${pageOf(all, LANTERN)}`)),
  },
  {
    what: 'a still taken out',
    where: /^stills\//,
    python: /stills\/\S+: missing/,
    make: members((all) => void all.delete([...all.keys()].find((name) => name.startsWith('stills/'))!)),
  },
];
