import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { STAMP, STAMPED } from '../../evidence/export/export-members.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { checkTimeStamp } from '../../evidence/time-stamp/check-time-stamp.ts';
import { readRoots } from '../../evidence/time-stamp/leads-to-root.ts';
import { tellStamped } from '../../evidence/time-stamp/tell-stamped.ts';
import { OFFLINE_KEY } from '../support/offline-signer.ts';
import { exportOffline } from '../support/store-offline.ts';
import type { OfflineStore } from '../support/store-offline.ts';
import { openExport } from '../support/tamper-export.ts';
import { hasOpenssl, startTimeStampAuthority } from '../support/time-stamp-authority.ts';
import type { Signer, TimeStampAuthority } from '../support/time-stamp-authority.ts';
import { storeTwoPages } from './two-page-take.ts';
import { byInsider, part } from './tampering/tamper.ts';

const EVIDENCE = join(import.meta.dirname, '../../evidence');
const TOLD = /^stamped on 20\d\d-\d\d-\d\dT[\d:.]+Z by House Time \(rsa\)/;

describe.skipIf(!hasOpenssl)('a stamped export', () => {
  let authority: TimeStampAuthority;
  let folder: string;
  let store: OfflineStore;
  let whole: Uint8Array;
  let stamped: Uint8Array;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'longtake-stamped-'));
    authority = await startTimeStampAuthority();
    store = await storeTwoPages();
    stamped = tellStamped(store.stored);
    whole = await exportWith(await authority.stamp(stamped));
  });
  afterAll(async () => {
    await authority[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  const exportWith = (token: Uint8Array): Promise<Uint8Array> =>
    exportOffline({
      ...store,
      stored: { ...store.stored, timeStamp: { token: Buffer.from(token).toString('base64') } },
    });
  const rootsIn = (file: string) => readRoots(readFileSync(file, 'utf8'));
  const check = async (bytes: Uint8Array, root?: string) =>
    (await verifyExport(bytes, channels, { known: [OFFLINE_KEY.kid], ...(root && { roots: rootsIn(root) }) }))!;
  function run(program: string, script: string, bytes: Uint8Array, ...args: string[]) {
    const file = join(folder, 'take.zip');
    writeFileSync(file, bytes);
    return spawnSync(program, [join(EVIDENCE, script), file, ...args], { encoding: 'utf8' });
  }

  it('is equal, and says when it was stamped and by whom', async () => {
    expect(await check(whole)).toMatchObject({
      differences: [],
      timeStamp: { authority: 'House Time (rsa)', isRooted: null },
    });
    expect((await check(whole, authority.root)).timeStamp).toMatchObject({ isRooted: true });
  });

  it('is checked by OpenSSL as it lies there', () => {
    const members = openExport(whole);
    for (const name of [STAMPED, STAMP]) writeFileSync(join(folder, name), members.get(name)!);
    const args = ['ts', '-verify', '-data', STAMPED, '-in', STAMP, '-token_in', '-CAfile', authority.root];
    expect(spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0 });
    writeFileSync(join(folder, STAMPED), Buffer.concat([members.get(STAMPED)!, Buffer.from(' ')]));
    expect(spawnSync('openssl', args, { cwd: folder }).status).not.toBe(0);
  });

  it('says so from the command line, with a root and without', () => {
    const verify = (...args: string[]) => run(process.execPath, 'verify-command.ts', whole, ...args);
    const toldBy = (stderr: string): string | undefined =>
      stderr.split('\n').find((line) => line.startsWith('stamped'));
    const open = verify('--key', OFFLINE_KEY.kid);
    expect(open.status).toBe(0);
    expect(toldBy(open.stderr)).toMatch(TOLD);
    expect(toldBy(open.stderr)).toMatch(/: not checked against a root; say with --root which it has to lead to$/);
    const rooted = verify('--root', authority.root);
    expect(rooted.status).toBe(0);
    expect(toldBy(rooted.stderr)).toMatch(new RegExp(`${TOLD.source}$`));
    const foreign = verify('--root', authority.foreignRoot);
    expect(foreign).toMatchObject({ status: 1, stdout: expect.stringContaining('leads to no root') as string });
    expect(verify('--root', join(folder, 'nowhere.pem'))).toMatchObject({ status: 2 });
    expect(verify('--root', join(folder, 'take.zip'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('holds no certificate in PEM') as string,
    });
  });

  it('is checked by check_quotes.py as far as that goes, which says how to go on', () => {
    const { status, stdout, stderr } = run('python3', 'check_quotes.py', whole, '--key', OFFLINE_KEY.kid);
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'every quote holds\n' });
    expect(stderr).toMatch(/^stamped\.tst: says 20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ; .*openssl ts -verify/m);
  });

  it.each<Signer>(['rsa', 'ec', 'sha512', 'rsa-pss'])('may be stamped by a key of kind %s', async (signer) => {
    const bytes = await exportWith(await authority.stamp(stamped, signer));
    expect(await check(bytes, authority.root)).toMatchObject({
      differences: [],
      timeStamp: { authority: `House Time (${signer})` },
    });
  });

  it.each<[Signer, RegExp]>([
    ['expired', /was not valid at that time/],
    ['server', /not for time stamps alone/],
    ['both', /not for time stamps alone/],
    ['uncritical', /not for time stamps alone/],
    ['unbound', /names another certificate/],
  ])('is not one whose certificate is of kind "%s"', async (signer, says) => {
    const { differences, timeStamp } = await check(await exportWith(await authority.stamp(stamped, signer)));
    expect(differences).toEqual([{ where: STAMP, stored: 'a token', found: expect.stringMatching(says) as string }]);
    expect(timeStamp).toBeNull();
  });

  it('is told from one without: that says so, and differs where a root is asked for', async () => {
    const without = await exportOffline(store);
    expect(await check(without)).toMatchObject({ differences: [], timeStamp: null });
    expect((await check(without, authority.root)).differences).toEqual([
      { where: STAMP, stored: null, found: 'a time stamp' },
    ]);
    const { stderr } = run(process.execPath, 'verify-command.ts', without);
    expect(stderr).toMatch(/^not time-stamped$/m);
  });

  it('is told from one whose authority was away: the export says why', async () => {
    const missed = { ...store.stored, timeStamp: { missed: 'the authority: timed out' } };
    const bytes = await exportOffline({ ...store, stored: missed });
    expect(await check(bytes)).toMatchObject({ differences: [], timeStamp: { missed: 'the authority: timed out' } });
    expect(openExport(bytes).has(STAMP)).toBe(false);
    expect(run('python3', 'check_quotes.py', bytes)).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('stamped.json: not time-stamped: the authority: timed out') as string,
    });
    expect(run(process.execPath, 'verify-command.ts', bytes).stderr).toMatch(
      /^not time-stamped: the authority: timed out$/m,
    );
    expect((await check(bytes, authority.root)).differences).toHaveLength(1);
  });

  describe('that somebody changes who has the key of the service', () => {
    const flipped = (place: (token: Buffer) => number) =>
      byInsider((all) => {
        const token = Buffer.from(all.get(STAMP)!);
        token[place(token)]! ^= 1;
        all.set(STAMP, token);
      });
    const told = (
      change: (value: { members: Record<string, string>; pages: { at: string }[]; missed?: string }) => void,
    ) =>
      byInsider((all) => {
        const value = JSON.parse(Buffer.from(all.get(STAMPED)!).toString()) as never;
        change(value);
        all.set(STAMPED, Buffer.from(JSON.stringify(value)));
      });

    it.each<[what: string, where: string, make: (bytes: Uint8Array) => Promise<Uint8Array>, python?: RegExp]>([
      ['the time in the token', STAMP, flipped((token) => token.indexOf('202') + 3)],
      [
        'the imprint in the token',
        STAMP,
        flipped((token) => token.indexOf(Buffer.from('0420', 'hex')) + 9),
        /of something else/,
      ],
      ['the signature in the token', STAMP, flipped((token) => token.length - 9)],
      ['its first byte', STAMP, flipped(() => 0), /cannot be read/],
      ['a byte of the certificate', STAMP, flipped((token) => token.indexOf('House Time') + 1)],
      [
        'a token that ends early',
        STAMP,
        byInsider((all) => void all.set(STAMP, all.get(STAMP)!.subarray(0, 900))),
        /cannot be read/,
      ],
      [
        'a token with more behind it',
        STAMP,
        byInsider((all) => void all.set(STAMP, Buffer.concat([all.get(STAMP)!, Buffer.from('00', 'hex')]))),
        /cannot be read/,
      ],
      ['an empty token', STAMP, byInsider((all) => void all.set(STAMP, new Uint8Array())), /cannot be read/],
      ['the token taken out', STAMP, byInsider((all) => void all.delete(STAMP)), /stamped\.tst: missing/],
      ['what it is of taken out', STAMPED, byInsider((all) => void all.delete(STAMPED)), /stamped\.json: missing/],
      ['what it is of', STAMPED, told((value) => void (value.members['plan.json'] = '0'.repeat(64))), /stamped\.json/],
      [
        'when a page was read',
        STAMPED,
        told((value) => void (value.pages[0]!.at = '2020-01-01T00:00:00.000Z')),
        /stamped\.json/,
      ],
      [
        'that it is missed, the token kept',
        STAMP,
        told((value) => void (value.missed = 'the authority: timed out')),
        /stamped\.tst/,
      ],
      [
        'the plan behind it',
        STAMPED,
        byInsider(part('plan', (plan) => void (plan.brief.notes += ' '))),
        /stamped\.json/,
      ],
      [
        'the record of a page',
        STAMPED,
        byInsider(part('pages', (pages) => void (pages[0]!.at = '2031-05-06T07:08:09.999Z'))),
        /stamped\.json/,
      ],
    ])('%s is found', async (_what, where, make, says) => {
      const bytes = await make(whole);
      const { differences } = await check(bytes, authority.root);
      expect(differences.map((one) => one.where)).toContain(where);
      if (!says) return;
      const python = run('python3', 'check_quotes.py', bytes, '--key', OFFLINE_KEY.kid);
      expect(python.status).toBe(1);
      expect(python.stdout).toMatch(says);
    });

    it.each(['stamp of another take', 'stamp of other bytes'])('the %s is found', async (what) => {
      const other = await storeTwoPages();
      const bytes = what === 'stamp of another take' ? tellStamped(other.stored) : Buffer.from('a word');
      const { differences } = await check(await exportWith(await authority.stamp(bytes)));
      expect(differences).toEqual([{ where: STAMP, stored: 'a token', found: 'it is of something else' }]);
    });

    it('no flipped bit of a token is overlooked, but in what nothing signs: names of algorithms beside the signature', () => {
      const token = Buffer.from(openExport(whole).get(STAMP)!);
      const roots = rootsIn(authority.root);
      const kept = [...token.keys()].filter((place) => {
        const other = Buffer.from(token);
        other[place]! ^= 1;
        const { differences } = checkTimeStamp(
          { ...store.stored, timeStamp: { token: other.toString('base64') } },
          roots,
        );
        return differences.length === 0;
      });
      expect(token.length).toBeGreaterThan(1_500);
      // The list of digests before the content, and parameters that are NULL.
      expect(kept.length).toBeLessThan(20);
    });
  });
});
