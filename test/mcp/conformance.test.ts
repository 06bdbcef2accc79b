import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../support/foreign-tools.ts';
import { testFolder } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import { startTokenProxy } from '../support/token-proxy.ts';
import { buildCaller } from '../support/tool-callers.ts';

const PROGRAM = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);
const ledger = (name: string) => fileURLToPath(new URL(`conformance/${name}.yaml`, import.meta.url));

let stack: AsyncDisposableStack;
let url: string;
let cwd: string;
beforeAll(async () => {
  stack = new AsyncDisposableStack();
  const service = stack.use(await startService({ isWorkerless: true }));
  const { token } = await buildCaller(service, { role: 'admin' });
  const proxy = stack.use(await startTokenProxy(service.baseUrl, token));
  url = `${proxy.url}/mcp`;
  cwd = await mkdtemp(join(testFolder, 'conformance-'));
  stack.defer(() => rm(cwd, { recursive: true, force: true }));
});
afterAll(() => stack.disposeAsync());

const run = (...args: string[]) =>
  runProgram(process.execPath, [PROGRAM, 'server', '--url', url, ...args], { cwd, timeoutMs: 280_000 });

/** How many scenarios passed, from the summary. */
const passesOf = (stdout: string): string[] => [...stdout.matchAll(/^✓ ([\w-]+):/gm)].map(([, name]) => name!);

describe('the conformance suite of the protocol', () => {
  it.each([
    ['2025-06-18', ['ping', 'server-initialize', 'tools-list']],
    ['2025-11-25', ['dns-rebinding-protection', 'ping', 'server-initialize', 'tools-list']],
    ['2026-07-28', ['dns-rebinding-protection', 'tools-list']],
  ])('passes at %s but for what the ledger names', async (revision, passing) => {
    const { code, stdout, stderr } = await run('--spec-version', revision, '--expected-failures', ledger(revision));

    expect(passesOf(stdout), stdout + stderr).toEqual(expect.arrayContaining(passing));
    expect(code, stdout + stderr).toBe(0);
  });

  it.each(['server-stateless', 'http-header-validation', 'caching'])(
    'passes %s at 2026-07-28 but for what the ledger names',
    async (scenario) => {
      const { code, stdout, stderr } = await run(
        '--scenario',
        scenario,
        '--spec-version',
        '2026-07-28',
        '--expected-failures',
        ledger(`2026-07-28-${scenario}`),
      );

      expect(code, stdout + stderr).toBe(0);
    },
  );
});
