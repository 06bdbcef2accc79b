import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { JsonObject } from '#contracts/json.ts';
import { VERSION } from '#contracts/version.ts';
import { ATTESTATION, MANIFEST } from '../../evidence/export/export-members.ts';
import { LENGTH, SIGNATURE } from '../../evidence/export/zip-layout.ts';
import { OFFLINE_KEY } from '../support/offline-signer.ts';
import {
  closeExport,
  editPage,
  editPart,
  openExport,
  replaceEverywhere,
  zipMembers,
} from '../support/tamper-export.ts';
import type { Members } from '../support/tamper-export.ts';
import { CANDLE, LANTERN } from './two-page-take.ts';

/** One way to change an export so that every hash fits again. */
export interface Tamper {
  what: string;
  /** What `verify` says of it, beside the foreign signature. */
  where: RegExp;
  /** What `check_quotes.py` says without knowing the key; absent where only the key tells it. */
  python?: RegExp;
  make(whole: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

const text = (content: Uint8Array | undefined): string => Buffer.from(content!).toString();
const parse = (members: Members, name: string): never => JSON.parse(text(members.get(name))) as never;
const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A change of members, closed by somebody else's key. */
const members =
  (change: (all: Members) => void) =>
  (whole: Uint8Array): Promise<Uint8Array> => {
    const all = openExport(whole);
    change(all);
    return closeExport(all);
  };
/** The same, by somebody who has the service's own key. */
const byInsider =
  (change: (all: Members) => void) =>
  (whole: Uint8Array): Promise<Uint8Array> => {
    const all = openExport(whole);
    change(all);
    return closeExport(all, OFFLINE_KEY);
  };
const part =
  <P extends Parameters<typeof editPart>[1]>(name: P, change: Parameters<typeof editPart<P>>[2]) =>
  (all: Members): void =>
    editPart(all, name, change);
/** JSON as text, written otherwise. */
const rewritten = (name: string, change: (old: string) => string) =>
  members((all) => void all.set(name, Buffer.from(change(text(all.get(name))))));
const everywhere = (from: string, to: string) =>
  members((all) => {
    if (replaceEverywhere(all, from, to) === 0) throw new Error(`${from} stands nowhere`);
  });
/** The zip's own bytes. */
const bytes =
  (change: (zip: Buffer, at: { directory: number; end: number }) => Uint8Array) =>
  (whole: Uint8Array): Uint8Array => {
    const zip = Buffer.from(whole);
    const end = zip.length - LENGTH.end;
    return change(zip, { directory: zip.readUInt32LE(end + 16), end });
  };
const pageOf = (all: Members, url: string): string =>
  (parse(all, 'pages.json') as { url: string; sha256: string }[]).find((page) => page.url === url)!.sha256;

const envelope = (change: (value: JsonObject) => void) => async (whole: Uint8Array) => {
  const all = openExport(whole);
  const value = parse(all, ATTESTATION) as JsonObject;
  change(value);
  all.set(ATTESTATION, Buffer.from(JSON.stringify(value)));
  return closeExport(all, null);
};
const statement = (change: (value: never) => void) =>
  envelope((value) => {
    const said = JSON.parse(Buffer.from(String(value['payload']), 'base64').toString()) as never;
    change(said);
    value['payload'] = Buffer.from(JSON.stringify(said)).toString('base64');
  });

/** An entry of a zip with more behind its name. */
function withExtra(zip: Buffer, at: number, field: number, extra: Buffer, head: number): Buffer {
  const names = zip.readUInt16LE(at + (head === LENGTH.local ? 26 : 28));
  zip.writeUInt16LE(extra.length, at + field);
  const behind = at + head + names;
  return Buffer.concat([zip.subarray(0, behind), extra, zip.subarray(behind)]);
}

function withDirectoryAt(zip: Buffer, offset: number, size = 0): Buffer {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  zip.writeUInt32LE(zip.readUInt32LE(end + 16) + offset, end + 16);
  zip.writeUInt32LE(zip.readUInt32LE(end + 12) + size, end + 12);
  return zip;
}

function localEntry(name: string, content: string): Buffer {
  const header = Buffer.alloc(LENGTH.local);
  header.writeUInt32LE(SIGNATURE.local, 0);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name + content)]);
}

export const TAMPERS: Tamper[] = [
  // The container.
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

  // JSON.
  {
    what: 'a name twice in an object, the second one right',
    where: /^take\.json at byte/,
    python: /take\.json: a name is there twice/,
    make: rewritten('take.json', (old) => old.replace('"grade":"', '"grade":"F","grade":"')),
  },
  {
    what: 'a name twice in the manifest',
    where: /^manifest\.json at byte/,
    python: /cannot be read/,
    make: async (whole) => {
      const all = openExport(await members(() => {})(whole));
      all.set(MANIFEST, Buffer.from(text(all.get(MANIFEST)).replace('{', '{"take.json":"0",')));
      return zipMembers(all);
    },
  },
  {
    what: 'white space',
    where: /^grade\.json at byte/,
    python: /grade\.json: not written/,
    make: rewritten('grade.json', (old) => `${old}\n`),
  },
  {
    what: 'an escape that is not needed',
    where: /^plan\.json at byte/,
    python: /plan\.json: not written/,
    make: rewritten('plan.json', (old) => old.replace('Lantern', '\\u004cantern')),
  },
  {
    what: 'a number written otherwise',
    where: /^grade\.json at byte/,
    python: /grade\.json: not written/,
    make: rewritten('grade.json', (old) => old.replace(/"score":1([,}])/, '"score":1.0$1')),
  },
  {
    what: 'names in another order',
    where: /^take\.json at byte/,
    python: /take\.json: not written/,
    make: rewritten('take.json', (old) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(old) as object).toReversed())),
    ),
  },
  {
    what: 'a byte order mark',
    where: /^trace\.json/,
    python: /trace\.json|cannot be read/,
    make: rewritten('trace.json', (old) => `\ufeff${old}`),
  },
  {
    what: 'what is no JSON',
    where: /^grade\.json$/,
    python: /grade\.json/,
    make: members((all) => void all.set('grade.json', Buffer.from('A+'))),
  },
  {
    what: 'JSON of another shape',
    where: /^trace\.json$/,
    make: members((all) => void all.set('trace.json', Buffer.from('{}'))),
  },
  {
    what: 'a hash of the manifest',
    where: /in manifest\.json$/,
    python: /not what manifest\.json says/,
    make: async (whole) => {
      const all = openExport(whole);
      all.set(MANIFEST, Buffer.from(text(all.get(MANIFEST)).replace(/"take\.json":"\w/, '"take.json":"x')));
      return zipMembers(all);
    },
  },

  // The signature.
  {
    what: 'no signature',
    where: /^attestation\.intoto\.jsonl$/,
    python: /not signed/,
    make: async (whole) => {
      const all = openExport(await members(() => {})(whole));
      all.delete(ATTESTATION);
      const { [ATTESTATION]: _, ...hashes } = parse(all, MANIFEST) as Record<string, string>;
      all.set(MANIFEST, Buffer.from(JSON.stringify(hashes)));
      return zipMembers(all);
    },
  },
  {
    what: 'no signature, written as an older version would',
    where: /attestation\.intoto\.jsonl|at byte/,
    python: /not signed/,
    make: async (whole) => {
      const all = openExport(whole);
      all.delete(ATTESTATION);
      return closeExport(all);
    },
  },
  { what: 'another key, nothing else', where: /^attestation\.intoto\.jsonl signature$/, make: members(() => {}) },
  {
    what: 'another signature',
    where: /^attestation\.intoto\.jsonl signature$/,
    python: /not signed by the key/,
    make: envelope((value) => {
      (value['signatures'] as { sig: string }[])[0]!.sig = Buffer.alloc(64, 1).toString('base64');
    }),
  },
  {
    what: 'another id of the key',
    where: /keyid$/,
    python: /another id/,
    make: envelope((value) => {
      (value['signatures'] as { keyid: string }[])[0]!.keyid = 'A'.repeat(43);
    }),
  },
  {
    what: 'a second signature',
    where: /^attestation\.intoto\.jsonl$/,
    python: /cannot be read/,
    make: envelope((value) => {
      const all = value['signatures'] as JsonObject[];
      all.push(all[0]!);
    }),
  },
  {
    what: 'another time of signing',
    where: /signature$/,
    python: /not signed by the key/,
    make: statement(
      (said: { predicate: JsonObject }) => void (said.predicate['signedAt'] = '2031-05-07T07:10:00.000Z'),
    ),
  },
  {
    what: 'another service',
    where: /signature$/,
    python: /not signed by the key/,
    make: statement((said: { predicate: JsonObject }) => void (said.predicate['service'] = 'https://other.example')),
  },
  {
    what: 'a subject less',
    where: /in attestation/,
    python: /not signed by the key/,
    make: statement((said: { subject: unknown[] }) => void said.subject.pop()),
  },
  {
    what: 'another hash in the statement',
    where: /in attestation/,
    python: /is about/,
    make: statement(
      (said: { subject: { digest: JsonObject }[] }) => void (said.subject[0]!.digest['sha256'] = '0'.repeat(64)),
    ),
  },
  {
    what: 'the statement of another take',
    where: /predicate|in attestation/,
    python: /attestation/,
    make: async (whole) => {
      const other = openExport(
        await byInsider(part('plan', (plan) => void (plan.takeId = '00000000-0000-4000-8000-000000000000')))(whole),
      );
      const all = openExport(whole);
      all.set(ATTESTATION, other.get(ATTESTATION)!);
      return closeExport(all, null);
    },
  },
  {
    what: 'a member changed under the old signature',
    where: /^take\.json in attestation/,
    python: /take\.json: not what attestation/,
    make: async (whole) => {
      const all = openExport(whole);
      part('take', (take) => void (take.overall = 12))(all);
      return closeExport(all, null);
    },
  },

  // Versions and rubrics.
  {
    what: 'a former version of all rules',
    where: /^pages\.json|under 0\.2\.0/,
    make: everywhere(`"version":"${VERSION}"`, '"version":"0.2.0"'),
  },
  {
    what: 'a former version of the plan alone',
    where: /./,
    make: members(part('plan', (plan) => void (plan.version = '0.2.0'))),
  },
  {
    what: 'a version to come',
    where: /^composition\.json version$/,
    make: members(part('composition', (made) => void (made.version = '99.0.0'))),
  },
  {
    what: 'a version that never was',
    where: /^plan\.json version$/,
    make: members(part('plan', (plan) => void (plan.version = '0.0.1'))),
  },
  {
    what: 'no version',
    where: /^composition\.json#\/version is there$/,
    make: members(part('composition', (made) => void delete made.version)),
  },
  {
    what: 'the rubric of another channel',
    where: /^grade\.json#\/rubric\/id$/,
    make: everywhere('"id":"changelog-scout","version"', '"id":"soccer-scout","version"'),
  },
  {
    what: 'weights of the rubric',
    where: /^grade\.json#\/rubric\/checks/,
    make: members(part('grade', ({ rubric }) => void (rubric.checks[0]!.weight += 1))),
  },
  {
    what: 'a former rubric',
    where: /^grade\.json|under rubric/,
    make: members(part('grade', ({ rubric }) => void (rubric.version = 1))),
  },
  {
    what: 'an older extractor',
    where: /extractor/,
    make: members(part('pages', (pages) => void (pages[0]!.extractor = 1))),
  },

  // Pages and texts.
  {
    what: 'a page, its name and all that names it',
    where: /^text\/\w+\.txt layer/,
    python: /text\/\w+\.txt: says/,
    make: members((all) => editPage(all, pageOf(all, LANTERN), { page: (old) => old.replace('anybody', 'nobody') })),
  },
  {
    what: 'a page and its text',
    where: /^findings\.json/,
    make: members((all) =>
      editPage(all, pageOf(all, LANTERN), {
        page: (old) => old.replace('4.2.0', '4.2.9'),
        text: (old) => old.replace('4.2.0', '4.2.9'),
      }),
    ),
  },
  {
    what: 'a text alone',
    where: /^text\/\w+\.txt layer/,
    python: /text\/\w+\.txt: says/,
    make: members((all) => {
      const name = `text/${pageOf(all, LANTERN)}.txt`;
      all.set(name, Buffer.from(text(all.get(name)).replace('anybody', 'nobody')));
    }),
  },
  {
    what: 'a line in a text',
    where: /^text\/\w+\.txt layer/,
    python: /text\/\w+\.txt: says/,
    make: members((all) => {
      const name = `text/${pageOf(all, LANTERN)}.txt`;
      all.set(name, Buffer.from(`${text(all.get(name))}\nLamps explode without warning`));
    }),
  },
  {
    what: 'pages that changed places',
    where: /^pages\/\w+$/,
    python: /not the page of this name/,
    make: members((all) => {
      const [one, other] = [pageOf(all, LANTERN), pageOf(all, CANDLE)].map((sha256) => `pages/${sha256}`) as [
        string,
        string,
      ];
      const kept = all.get(one)!;
      all.set(one, all.get(other)!);
      all.set(other, kept);
    }),
  },
  {
    what: 'records of pages that changed places',
    where: /^pages\.json|trace\.json/,
    make: members(
      part('pages', (pages) => {
        [pages[0]!.sha256, pages[1]!.sha256] = [pages[1]!.sha256, pages[0]!.sha256];
      }),
    ),
  },
  {
    what: 'the address of a page',
    where: /pages\.json|citations\.json|responses\.json/,
    make: members(part('pages', (pages) => void (pages[0]!.url = 'https://other.example/'))),
  },
  {
    what: 'the time of a page',
    where: /pages\.json/,
    make: members(part('pages', (pages) => void (pages[0]!.at = '2031-05-01T00:00:00.000Z'))),
  },
  {
    what: 'an address wherever it stands',
    where: /^take\.json#\/stills\/0/,
    make: everywhere('lantern.example', 'latern.example'),
  },

  // How pages came.
  {
    what: 'no response of a page',
    where: /^responses\.json of/,
    make: members((all) => void all.set('responses.json', Buffer.from('[]'))),
  },
  {
    what: 'another address in a response',
    where: /^responses\.json/,
    make: rewritten('responses.json', (old) =>
      old.replaceAll('https://candle.example/changes"', 'https://candle.example/other"'),
    ),
  },
  {
    what: 'another status in a response',
    where: /^responses\.json of .* status$/,
    make: rewritten('responses.json', (old) => old.replace('"status":200', '"status":203')),
  },
  {
    what: 'another length in a response',
    where: /content-length$/,
    make: rewritten('responses.json', (old) => old.replace(/(\["Content-Length",")\d+/, '$19')),
  },
  {
    what: 'another coding in a response',
    where: /body, decoded$/,
    make: rewritten('responses.json', (old) => old.replace('"gzip"', '"br"')),
  },
  {
    what: 'another way to a page',
    where: /leads to$/,
    make: rewritten('responses.json', (old) => old.replace(/(\["Location",")[^"]+/, '$1https://other.example/')),
  },
  {
    what: 'another body as it came',
    where: /body, decoded$/,
    make: members((all) => {
      const name = [...all.keys()].find((each) => each.startsWith('raw/'))!;
      const raw = gzipSync('something else');
      const old = all.get(name)!;
      all.delete(name);
      const entries = [...all];
      all.clear();
      for (const [each, content] of entries) {
        if (each.startsWith('raw/') || each.startsWith('stills/'))
          if (!all.has(`raw/${hashOf(raw)}`)) all.set(`raw/${hashOf(raw)}`, raw);
        all.set(each, content);
      }
      all.set(
        'responses.json',
        Buffer.from(
          text(all.get('responses.json'))
            .replace(hashOf(old), hashOf(raw))
            .replace(`"byteLength":${old.length}`, `"byteLength":${raw.length}`),
        ),
      );
    }),
  },

  // Quotes.
  {
    what: 'a quote',
    where: /^citations\.json#\/0\/quote$/,
    python: /at its place stands/,
    make: members(part('citations', ([first]) => void (first!.quote = 'The lamp is out'))),
  },
  {
    what: 'the place of a quote',
    where: /^citations\.json#\/0/,
    python: /not that of its place/,
    make: members(part('citations', ([first]) => void (first!.start += 1))),
  },
  {
    what: 'the page of a quote',
    where: /^citations\.json#\/0/,
    python: /not that of its place/,
    make: members(part('citations', (all) => void (all[0]!.page = all.at(-1)!.page))),
  },
  {
    what: 'a place and the id that follows from it',
    where: /^citations\.json#/,
    python: /at its place stands|selectors/,
    make: members(
      part('citations', ([first]) => {
        first!.end -= 1;
        first!.id = `c_${createHash('sha256').update(`${first!.page}:${first!.start}:${first!.end}`).digest('hex').slice(0, 12)}`;
      }),
    ),
  },
  {
    what: 'the selector of a quote',
    where: /^citations\.json#\/0\/target\/selector\/1\/start$/,
    python: /selectors find another place/,
    make: rewritten('citations.json', (old) => old.replace(/("start":)\d+(,"type":"TextPositionSelector")/, '$10$2')),
  },
  {
    what: 'the words before a quote',
    where: /^citations\.json#\/\d\/target\/selector\/0\/prefix$/,
    python: /other words around/,
    make: rewritten('citations.json', (old) => old.replace(/"prefix":"[^"]+"/, '"prefix":"not "')),
  },
  {
    what: 'the link to a quote',
    where: /^citations\.json#\/0\/textFragment$/,
    make: rewritten('citations.json', (old) => old.replace('#:~:text=', '#:~:text=other')),
  },
  {
    what: 'a citation left out',
    where: /^citations\.json#/,
    make: members(part('citations', (all) => void all.pop())),
  },
  {
    what: 'a member beside a citation',
    where: /^citations\.json#\/0/,
    make: members(part('citations', (all) => void Object.assign(all[0]!, { verified: true }))),
  },

  // The answer, the grade, the log.
  {
    what: 'a sentence of the answer',
    where: /take\.json/,
    python: /which was not composed/,
    make: members(part('take', (take) => void (take.output = `The lamp is safe.\n${take.output}`))),
  },
  {
    what: 'a cell of a row',
    where: /take\.json#\/table\/rows/,
    python: /none of those that were composed/,
    make: members(part('take', ({ table }) => void (table!.rows[0]!['version'] = '9.9.9'))),
  },
  {
    what: 'a cell of a row as it was composed',
    where: /composition\.json/,
    python: /stands in none of its quotes/,
    make: members((all) => {
      part('take', ({ table }) => void (table!.rows[0]!['version'] = '7.7.7'))(all);
      part('composition', ({ table }) => {
        const row = table!.rows.find(
          ({ cells }) =>
            cells['change'] === (parse(all, 'take.json') as { table: { rows: JsonObject[] } }).table.rows[0]!['change'],
        );
        row!.cells['version'] = '7.7.7';
      })(all);
    }),
  },
  {
    what: 'a link',
    where: /take\.json#\/links/,
    make: members(part('take', (take) => void take.links.push('https://other.example/'))),
  },
  {
    what: 'a grade',
    where: /^(take|grade)\.json#\/(overall|grade)/,
    make: members(part('take', (take) => void (take.overall = 12))),
  },
  {
    what: 'a grade wherever it stands',
    where: /^grade\.json/,
    make: members((all) => {
      part('grade', (grade) => void (grade.letter = 'B'))(all);
      part('take', (take) => void (take.grade = 'B'))(all);
    }),
  },
  {
    what: 'the evidence of a grade',
    where: /^grade\.json#\/evidence/,
    make: members(part('grade', ({ evidence }) => void (evidence.undone = ['nothing']))),
  },
  {
    what: 'a finding',
    where: /^findings\.json/,
    make: members(
      part('findings', ({ rounds }) => void (rounds[0]!.extract!.findings[0]!.value['kind'] = 'performance')),
    ),
  },
  {
    what: 'a failure that was not',
    where: /^findings\.json|pages\.json/,
    make: members(
      part(
        'findings',
        ({ rounds }) => void rounds[0]!.crawl!.failures.push({ requestId: 'x', code: 'empty', detail: 'x' }),
      ),
    ),
  },
  {
    what: 'the brief',
    where: /^plan\.json|trace|grade/,
    make: members(part('plan', ({ brief }) => void (brief.notes = 'What changed in Tallow?'))),
  },
  {
    what: 'a caption',
    where: /take\.json#\/stills/,
    make: members(part('take', ({ stills }) => void (stills[0]!.caption = 'A lamp'))),
  },
  { what: 'an event left out', where: /trace\.json/, make: members(part('trace', (trace) => void trace.splice(4, 1))) },
  {
    what: 'events in another order',
    where: /trace\.json/,
    make: members(part('trace', (trace) => void trace.push(...trace.splice(2, 1)))),
  },
  {
    what: 'what a tool returned',
    where: /trace\.json/,
    make: members(
      part('trace', (trace) => {
        const returned = trace.find((event) => event.type === 'tool.returned');
        (returned as unknown as { result: JsonObject }).result['bytes'] = 7;
      }),
    ),
  },
  {
    what: 'the id of the take',
    where: /plan\.json|take\.json|trace\.json/,
    make: members(part('plan', (plan) => void (plan.takeId = '00000000-0000-4000-8000-000000000000'))),
  },
  {
    what: 'a finding, by somebody who has the key',
    where: /^findings\.json/,
    make: byInsider(part('findings', ({ rounds }) => void (rounds[0]!.extract!.findings[0]!.subGoal = 'rank'))),
  },
  {
    what: 'a grade, by somebody who has the key',
    where: /^grade\.json/,
    make: byInsider(part('grade', (grade) => void (grade.overall = 12))),
  },
];
