import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeImport } from './import-directions.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const judge = (file: string, specifier: string, isType = false) => judgeImport({ file, specifier, isType });

describe('import directions', () => {
  it.each([
    ['contracts/take.ts', '../db/connect.ts'],
    ['evidence/grade.ts', '../channels/channel.ts'],
    ['channels/changelog-scout/plan.ts', '../../db/connect.ts'],
    ['channels/changelog-scout/plan.ts', '../../activities/crawl.ts'],
    ['channels/changelog-scout/plan.ts', '../../outbound/fetch-page.ts'],
    ['outbound/fetch-page.ts', '../db/connect.ts'],
    ['db/queries/takes.ts', '../../outbound/fetch-page.ts'],
    ['workflows/take.ts', '../activities/crawl.ts'],
    ['workflows/take.ts', '../channels/index.ts'],
    ['activities/crawl.ts', '../workflows/take.ts'],
    ['activities/crawl.ts', '../api/config.ts'],
    ['workers/main.ts', '../api/config.ts'],
    ['api/main.ts', '../workers/config.ts'],
    ['api/operations/roll-take.ts', '../../workflows/take.ts'],
    ['api/main.ts', '../embedded/launcher.ts'],
    ['bench/main.ts', '../embedded/launcher.ts'],
    ['api/main.ts', '../test/support/services.ts'],
  ])('refuses that %s imports %s', (file, specifier) => {
    expect(judge(file, specifier)).not.toBeNull();
  });

  it.each([
    ['contracts/take.ts', 'undici'],
    ['evidence/grade.ts', 'pg'],
    ['evidence/grade.ts', 'node:fs'],
    ['channels/changelog-scout/plan.ts', 'node:https'],
    ['workflows/take.ts', 'zod'],
    ['workflows/take.ts', '@temporalio/client'],
    ['workflows/take.ts', 'node:crypto'],
    ['activities/crawl.ts', 'undici'],
    ['activities/store.ts', 'kysely'],
    ['api/operations/get-take.ts', 'pg'],
    ['api/main.ts', '@temporalio/worker'],
    ['workers/main.ts', 'express'],
  ])('refuses that %s imports the package %s', (file, specifier) => {
    expect(judge(file, specifier)).not.toBeNull();
  });

  it.each([
    ['evidence/grade.ts', '#contracts/grade.ts'],
    ['channels/changelog-scout/plan.ts', '../../evidence/find-citation.ts'],
    ['channels/changelog-scout/plan.ts', '../channel.ts'],
    ['activities/crawl.ts', '../outbound/fetch-page.ts'],
    ['activities/crawl.ts', '@temporalio/activity'],
    ['workers/main.ts', '../workflows/index.ts'],
    ['api/operations/roll-take.ts', '../takes/present-take.ts'],
    ['api/health.ts', '@temporalio/client'],
    ['db/connect.ts', 'kysely'],
    ['outbound/dial.ts', 'undici'],
    ['workflows/take.ts', '@temporalio/workflow'],
    ['channels/changelog-scout/plan.test.ts', '../../test/support/pages.ts'],
    ['contracts/version.ts', '../package.json'],
    ['test/embedded/launcher.long.ts', '../../embedded/config.ts'],
    ['embedded/key.ts', '../db/connect.ts'],
  ])('allows that %s imports %s', (file, specifier) => {
    expect(judge(file, specifier)).toBeNull();
  });

  it('allows workflows/ the types of activities/, and nothing else of them', () => {
    expect(judge('workflows/take.ts', '../activities/take-activities.ts', true)).toBeNull();
    expect(judge('workflows/take.ts', '../activities/take-activities.ts')).toContain('as types only');
    expect(judge('workflows/take.ts', '../db/connect.ts', true)).not.toBeNull();
  });

  it('wants contracts by their alias, and nothing else through it', () => {
    expect(judge('db/connect.ts', '../contracts/take.ts')).toBe('contracts/ is imported as #contracts/…');
    expect(judge('channels/channel.ts', '#contracts/../db/connect.ts')).not.toBeNull();
  });
});

/** Files that must turn the linter red, each with what it says. */
const WRONG: Record<string, [code: string, says: string]> = {
  'channels/wrong.ts': [
    "import { connect } from '../db/connect.ts';\nexport const x = connect;",
    'channels/ may not import db/',
  ],
  'channels/dynamic.ts': ["export const x = import('../db/connect.ts');", 'channels/ may not import db/'],
  'api/wrong.ts': ["export { x } from '../workers/x.ts';", 'api/ may not import workers/'],
  'api/all.ts': ["export * from '../workers/x.ts';", 'api/ may not import workers/'],
  'workflows/wrong.ts': ["import { x } from '../activities/x.ts';\nexport const y = x;", 'as types only'],
  'contracts/wrong.ts': [
    "import { fetch } from 'undici';\nexport const y = fetch;",
    'contracts/ may not import undici',
  ],
  'db/wrong.ts': ['export const home = process.env.HOME;', 'process.env'],
  'db/floating.ts': ['export function x(): void {\n  Promise.resolve(1);\n}', 'no-floating-promises'],
  'evidence/cycle-a.ts': ["import { b } from './cycle-b.ts';\nexport const a = (): number => b();", 'no-cycle'],
};
const RIGHT: Record<string, string> = {
  'evidence/cycle-b.ts': "import { a } from './cycle-a.ts';\nexport const b = (): number => a();",
  'workflows/right.ts': "import type { x } from '../activities/x.ts';\nexport type Y = typeof x;",
  'db/config.ts': 'export const home = process.env.HOME;',
};

describe('npm run check', () => {
  let clone: string;
  const findings = new Map<string, string>();
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'longtake-lint-'));
    for (const part of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'test/house/import-directions.ts'])
      cpSync(join(ROOT, part), join(clone, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
    const files = { ...Object.fromEntries(Object.entries(WRONG).map(([file, [code]]) => [file, code])), ...RIGHT };
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(clone, file)), { recursive: true });
      writeFileSync(join(clone, file), `${code}\n`);
    }
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: clone, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; code: string; message: string }[];
    };
    for (const { filename, code, message } of diagnostics)
      findings.set(filename, `${findings.get(filename) ?? ''}${code}: ${message}\n`);
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  it.each(Object.entries(WRONG))('turns red for %s', (file, [, says]) => {
    expect(findings.get(file)).toContain(says);
  });

  it('stays green for what is allowed', () => {
    expect(findings.get('workflows/right.ts')).toBeUndefined();
    expect(findings.get('db/config.ts')).toBeUndefined();
  });
});
