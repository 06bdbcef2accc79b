import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { sayVerdict } from '../../evidence/export/say-what-was-checked.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { FOREIGN_KEY, OFFLINE_KEY } from '../support/offline-signer.ts';
import { sample } from '../support/sample.ts';
import { TAMPERS } from './tampering/tampers.ts';
import type { Tamper } from './tampering/tamper.ts';
import { exportTwoPages } from './two-page-take.ts';

const SCRIPT = join(import.meta.dirname, '../../evidence/check_quotes.py');
let folder: string;
let whole: Uint8Array;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-adversary-'));
  whole = await exportTwoPages();
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = async (bytes: Uint8Array) => (await verifyExport(bytes, channels, { known: [OFFLINE_KEY.kid] }))!;
function python(bytes: Uint8Array, ...key: string[]) {
  const file = join(folder, 'take.zip');
  writeFileSync(file, bytes);
  return spawnSync('python3', [SCRIPT, file, ...key], { encoding: 'utf8' });
}

it('an export that nobody touched is equal to both verifiers', async () => {
  expect(await check(whole)).toMatchObject({ differences: [], remarks: [], under: [], signature: { isKnown: true } });
  expect(python(whole, '--key', OFFLINE_KEY.kid)).toMatchObject({ status: 0, stdout: 'every quote holds\n' });
});

it('there are sixty ways and more to change it', () => {
  expect(new Set(TAMPERS.map(({ what }) => what)).size).toBe(TAMPERS.length);
  expect(TAMPERS.length).toBeGreaterThanOrEqual(60);
});

describe.each(sample(TAMPERS, 5).map((tamper): [string, Tamper] => [tamper.what, tamper]))('%s', (_what, tamper) => {
  it('is named by verify, and by check_quotes.py', async () => {
    const bytes = await tamper.make(whole);
    expect(Buffer.from(bytes).equals(whole)).toBe(false);
    const { differences, under, signature } = await check(bytes);
    const told = [...differences.map(({ where }) => where), sayVerdict(under)];
    const byContent = told.filter((where) => where !== 'equal' && !isOfKey(where));

    expect(told).toContainEqual(expect.stringMatching(tamper.where));
    expect(differences.length).toBeGreaterThan(0);
    if (signature?.keyid === FOREIGN_KEY.kid) expect(told).toContain('attestation.intoto.jsonl signature');
    if (!tamper.where.test('attestation.intoto.jsonl signature')) expect(byContent).not.toEqual([]);

    const known = python(bytes, '--key', OFFLINE_KEY.kid);
    if (signature?.keyid !== OFFLINE_KEY.kid || tamper.python) expect(known.status).toBe(1);
    if (tamper.python) {
      const { status, stdout } = python(bytes);
      expect(status).toBe(1);
      expect(stdout).toMatch(tamper.python);
    }
  });
});

const isOfKey = (where: string): boolean => where === 'attestation.intoto.jsonl signature';
