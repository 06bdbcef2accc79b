import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function runTests(...args: string[]) {
  const { PATH, HOME, TEMPORAL_CLI_PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'embedded/run-tests.ts'), ...args], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      TEMPORAL_CLI_PATH,
      NODE_COMPILE_CACHE,
      DATABASE_URL: 'postgres://elsewhere/x',
      PORT: 'nonsense',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = (await text(child.stdout)).trimEnd().split('\n');
  return { code: await code, last: lines.at(-1) };
}

describe('npm test', () => {
  it('runs on servers of its own, whatever the environment says, and counts', async () => {
    const { code, last } = await runTests('test/house/settings');
    expect(last).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped$/);
    expect(code).toBe(0);
  });

  it('fails when no test ran', async () => {
    expect(await runTests('test/nowhere')).toEqual({ code: 1, last: '0 passed, 0 failed, 0 skipped' });
  });
});
