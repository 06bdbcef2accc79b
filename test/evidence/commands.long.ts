import { spawnSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicKeysOf } from '#contracts/signing-key.ts';
import type { SigningKey } from '#contracts/signing-key.ts';
import { channels } from '../../channels/index.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { verifyFile } from '../../evidence/verify-command.ts';
import type { StoredCitation } from '../../evidence/recheck/stored-take.ts';
import { closeExport, editPart, openExport } from '../support/tamper-export.ts';
import { FOREIGN_KEY, OFFLINE_KEY } from '../support/offline-signer.ts';
import type { Members } from '../support/tamper-export.ts';
import { exportLantern, tamper } from './lantern-take.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let whole: Uint8Array;
let page: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-exports-'));
  ({ whole, page } = await exportLantern());
});
afterAll(() => rmSync(folder, { recursive: true }));

const placesOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await verifyExport(bytes, channels))!.differences.map(({ where }) => where);
const tampered = (change: (members: Members) => void): Promise<Uint8Array> => tamper(whole, change);
const run = (command: string, script: string, ...args: string[]) =>
  spawnSync(command, [join(ROOT, 'evidence', script), ...args], { encoding: 'utf8', cwd: folder });
/** What the command does within its process; that it is one is seen where it speaks both languages, at one flipped byte and without a file. */
async function verify(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const say = {
    log: (line: string) => void out.push(`${line}\n`),
    error: (line: string) => void err.push(`${line}\n`),
  };
  const status = await verifyFile(args, say);
  return { status, stdout: out.join(''), stderr: err.join('') };
}
/** A deflated zip with one member, given as Python. */
function zipWith(member: string): Uint8Array {
  const file = join(folder, 'made.zip');
  const script = `import sys, zipfile
made = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)
made.writestr(${member})
made.close()`;
  expect(spawnSync('python3', ['-c', script, file]).status).toBe(0);
  return readFileSync(file);
}
const save = (bytes: Uint8Array): string => {
  const file = join(folder, 'take.zip');
  writeFileSync(file, bytes);
  return file;
};

describe('an export as it was made', () => {
  it('is equal', async () => {
    expect(await verifyExport(whole, channels)).toMatchObject({ differences: [], remarks: [] });
    expect(await closeExport(openExport(whole), OFFLINE_KEY)).toEqual(Buffer.from(whole));
  });

  it('says so from the command line, in both languages', () => {
    const file = save(whole);
    expect(run(process.execPath, 'verify-command.ts', file)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^[1-9]\d* quotes?, 1 page, \d+ stills?, grade [A-F]: equal\n$/) as string,
      stderr: `signed by a key that calls itself ${OFFLINE_KEY.kid} of https://takes.example, on 2031-05-06T07:10:00.000Z: say with --key whose it has to be\nnot time-stamped\n`,
    });
    expect(run('python3', 'check_quotes.py', file)).toMatchObject({ status: 0, stdout: 'every quote holds\n' });
  });

  it.each(['ZIP_STORED', 'ZIP_DEFLATED'])(
    'is another file when another program packs it again (%s)',
    async (method) => {
      const again = join(folder, 'again.zip');
      const script = `import sys, zipfile
old, new = zipfile.ZipFile(sys.argv[1]), zipfile.ZipFile(sys.argv[2], 'w', zipfile.${method})
for name in old.namelist(): new.writestr(name, old.read(name))
new.close()`;
      expect(spawnSync('python3', ['-c', script, save(whole), again], { encoding: 'utf8' })).toMatchObject({
        status: 0,
      });
      const { status, stdout } = await verify(again);
      expect(status).toBe(1);
      expect(stdout.split('\n').every((line) => line === '' || /zip|header|directory/.test(line))).toBe(true);
    },
  );
});

describe('one flipped byte', () => {
  it('fails both commands', () => {
    for (const at of [50, Math.floor(whole.length / 2)]) {
      const damaged = Buffer.from(whole);
      damaged[at]! ^= 4;
      const file = save(damaged);
      expect(run(process.execPath, 'verify-command.ts', file).status).toBe(1);
      expect(run('python3', 'check_quotes.py', file).status).toBe(1);
    }
  });
});

describe('npm run verify', () => {
  it('prints a line for each difference, with nothing that could move the cursor', async () => {
    const bytes = await tampered((all) =>
      editPart(all, 'take', (take) => {
        take.overall = 1;
        take.output = `\u001b[2J\u202e${take.output}\n`;
      }),
    );
    const { status, stdout } = await verify(save(bytes));
    const lines = stdout.trimEnd().split('\n');

    expect(status).toBe(1);
    expect(lines.length).toBe((await placesOf(bytes)).length);
    expect(lines).toContainEqual(expect.stringMatching(/^take\.json#\/overall: stored 1, found \d/));
    expect(stdout).not.toMatch(/[\u001b\u202e]/);
  });

  it.each<[what: string, content: () => Uint8Array | null, says: string]>([
    ['is not there', () => null, 'is not there'],
    ['is empty', () => new Uint8Array(), 'is empty'],
    ['is no zip', () => Buffer.from('PKZIP was here'), 'no member of it can be read'],
    ['is text', () => Buffer.from('{"take": 1}'), 'is no zip'],
    ['ends in its first member', () => whole.subarray(0, 100), 'no exported take can be read from'],
    ['unpacks to a thousand times its size', () => zipWith(`'take.json', b'0' * 200_000_000`), 'was not unpacked'],
    ['is a zip of something else', () => zipWith(`'photo.jpg', b'x'`), 'none of the members'],
  ])('ends with 2 and why for a file that %s', async (_what, content, says) => {
    const file = join(folder, 'other.zip');
    rmSync(file, { force: true });
    const bytes = content();
    if (bytes) writeFileSync(file, bytes);
    const { status, stdout, stderr } = await verify(file);

    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^\S+other\.zip /);
    expect(stderr).toContain(says);
    expect(run('python3', 'check_quotes.py', file).status).toBe(1);
  });

  it('says where a zip was cut off, and checks what is left', async () => {
    const { status, stdout } = await verify(save(whole.subarray(0, whole.length - 500)));
    expect(status).toBe(1);
    expect(stdout).toContain('zip: stored null, found "a list of its members: it was cut off or damaged"\n');
    expect(stdout).not.toContain('take.json');
  });

  it('says which names would lead out of a folder', async () => {
    const names = ['../up.txt', '/etc/lamp', 'C:\\lamp', 'pages/../../lamp'];
    const bytes = await tampered((all) => {
      for (const name of names) all.set(name, Buffer.from('x'));
    });
    const { status, stdout } = await verify(save(bytes));

    expect(status).toBe(1);
    for (const name of names) expect(stdout).toContain(`${name}: stored "a member whose name leads out`);
  });

  it('ends with 2 and its usage without a file', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'evidence/verify-command.ts')], {
      encoding: 'utf8',
    });

    expect(status).toBe(2);
    expect(stderr).toContain('usage: npm run verify -- FILE.zip [--key KEY]');
  });
});

describe('the key of an export', () => {
  const pem = ({ kty, crv, x }: SigningKey): string =>
    createPublicKey({ key: { kty, crv, x }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string;
  const fileOf = (text: string): string => {
    const file = join(folder, 'keys');
    writeFileSync(file, text);
    return file;
  };

  it.each<[what: string, key: () => string]>([
    ['its id', () => OFFLINE_KEY.kid],
    ['a JWK Set, one of several', () => fileOf(JSON.stringify(publicKeysOf({ keys: [FOREIGN_KEY, OFFLINE_KEY] })))],
    ['a JWK', () => fileOf(JSON.stringify(publicKeysOf({ keys: [OFFLINE_KEY] }).keys[0]))],
    ['public keys in PEM', () => fileOf(`${pem(FOREIGN_KEY)}${pem(OFFLINE_KEY)}`)],
  ])('may be given as %s, in both languages', async (_what, key) => {
    const file = save(whole);
    expect(run('python3', 'check_quotes.py', file, '--key', key())).toMatchObject({
      status: 0,
      stdout: 'every quote holds\n',
    });
    expect(run('python3', 'check_quotes.py', file, '--key', FOREIGN_KEY.kid, '--key', key()).status).toBe(0);
    expect(await verify(save(whole), '--key', key())).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/: equal\n$/) as string,
      stderr: `signed by key ${OFFLINE_KEY.kid} on 2031-05-06T07:10:00.000Z\nnot time-stamped\n`,
    });
  });

  it('has to be the one that is given', async () => {
    const { status, stdout } = await verify(save(whole), '--key', FOREIGN_KEY.kid);
    expect([status, stdout]).toEqual([
      1,
      `attestation.intoto.jsonl signature: stored "by key ${OFFLINE_KEY.kid}", found "by key ${FOREIGN_KEY.kid}"\n`,
    ]);
  });

  it.each([
    ['no file', () => 'nowhere', 'is not there'],
    ['a file without keys', () => fileOf('{}'), 'holds no Ed25519 key'],
  ])('ends with 2 for %s', async (_what, key, says) => {
    const { status, stderr } = await verify(save(whole), '--key', key());
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });
});

describe('check_quotes.py', () => {
  it.each<[what: string, says: string, change: (citation: StoredCitation) => unknown]>([
    ['a quote', 'at its place stands', (citation) => (citation.quote = 'The lamp is out')],
    ['a place', 'its id is not that of its place', (citation) => (citation.start += 1)],
    ['a page', 'its id is not that of its place', (citation) => (citation.page = '0'.repeat(64))],
  ])('finds a change of %s', async (_what, says, change) => {
    const bytes = await tampered((all) => editPart(all, 'citations', ([first]) => change(first!)));
    const { status, stdout } = run('python3', 'check_quotes.py', save(bytes));

    expect(status).toBe(1);
    expect(stdout).toContain(says);
  });

  it('finds a text that was changed under its quotes, and a page under its name', async () => {
    const text = await tampered((all) => {
      const name = `text/${page}.txt`;
      all.set(name, Buffer.from(Buffer.from(all.get(name)!).toString().replace('twice', 'often')));
    });
    expect(run('python3', 'check_quotes.py', save(text))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('often') as string,
    });
    const bytes = await tampered((all) => void all.set(`pages/${page}`, Buffer.from('gone')));
    expect(run('python3', 'check_quotes.py', save(bytes))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`pages/${page}: not the page of this name`) as string,
    });
  });

  it('fails for a file that it cannot read', () => {
    expect(run('python3', 'check_quotes.py', join(folder, 'nowhere.zip')).status).toBe(1);
    expect(run('python3', 'check_quotes.py', save(new Uint8Array(9))).status).toBe(1);
  });

  it('reads no file that unpacks to far more than an export does', () => {
    const bomb = join(folder, 'bomb.zip');
    const script = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as bomb: bomb.writestr('manifest.json', bytes(80 * 2**20))`;
    expect(spawnSync('python3', ['-c', script, bomb])).toMatchObject({ status: 0 });
    expect(run('python3', 'check_quotes.py', bomb)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('cannot be read (OverflowError)') as string,
    });
  });
});
