import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

it('ends a run with what was skipped and a line for each test, suite and file that failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'longtake-summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.test.ts'), "it('adds', () => expect(1 + 1).toBe(3)); it.skip('waits', () => {});");
  writeFileSync(join(folder, 'b.test.ts'), "throw new Error('no such table\\nat line 3');");
  writeFileSync(
    join(folder, 'c.test.ts'),
    "describe('orders', () => { beforeAll(() => { throw new Error('refused'); }); it('lists', () => {}); });",
  );

  const reporter = join(ROOT, 'embedded/summary-reporter.ts');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', folder, '--globals', `--reporter=${reporter}`];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env: { PATH: process.env['PATH'] } }, (_error, stdout) =>
      resolve(stdout),
    );
  });

  expect(output.split('\n').filter((line) => /^(?:skipped|failed)\b/.test(line))).toEqual([
    'skipped 1: a.test.ts > waits',
    'skipped 1: c.test.ts > orders',
    'failed: a.test.ts > adds: expected 2 to be 3 // Object.is equality',
    'failed: b.test.ts: no such table',
    'failed: c.test.ts > orders: refused',
  ]);
});
