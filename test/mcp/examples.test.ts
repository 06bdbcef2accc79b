import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '../../api/mcp/tools/index.ts';
import { allowInBrowser } from '../support/allow-in-browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { fileFor } from '../support/file-for.ts';
import { hasPython, runProgram } from '../support/foreign-tools.ts';
import { buildPerson, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { installPythonMcp } from '../support/python-mcp.ts';
import { thoroughOr } from '../support/sample.ts';
import { systemNode } from '../support/system-node.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { issueToken } from '../support/tool-callers.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
let service: TestService;
let admin: Person;
let browser: TestBrowser;
let specimenIds: string[];
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  admin = await buildPerson(service.authDb, { role: 'admin' });
  browser = await signIn(service.authDb, admin, service.baseUrl);
  const drafts = ['a', 'b', 'c', 'd', 'e'].map((digit) =>
    buildSpecimen({ page: { sha256: digit.repeat(64), url: null } }),
  );
  ({ specimenIds } = await fileFor(service, admin, drafts));
});
afterAll(() => service[Symbol.asyncDispose]());

/** Runs an example that signs in, and is the person who lets it in. */
async function runSigningIn(program: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const said: string[] = [];
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  createInterface({ input: child.stderr }).on('line', (line) => {
    said.push(line);
    const address = /^Open (http\S+)$/.exec(line)?.[1];
    if (address)
      void allowInBrowser(browser, new URL(address))
        .then((back) => fetch(back))
        .catch(() => {});
  });
  const stdout = await text(child.stdout);
  return { code: await closed, stdout, stderr: said.join('\n') };
}

/** Every tool with arguments that it takes. */
const CALLS: [string, () => object][] = [
  ['describe_tools', () => ({})],
  ['search_library', () => ({ query: 'chair' })],
  ['list_specimens', () => ({ limit: 5 })],
  ['list_runs', () => ({})],
  ['review_queue', () => ({})],
  ['review_specimen', () => ({ specimen_id: specimenIds[0], decision: 'approve', sandbox: true })],
  ['list_webhooks', () => ({})],
  ['register_webhook', () => ({ url: 'https://example.com/', sandbox: true })],
  ['delete_webhook', () => ({ webhook_id: specimenIds[0], sandbox: true })],
];

describe('examples/tools.mjs', () => {
  const tools = (tool: string, args: object) =>
    runSigningIn(systemNode, [join(EXAMPLES, 'tools.mjs'), service.baseUrl, tool, JSON.stringify(args)]);

  it('signs in through the browser and calls a tool', async () => {
    const { code, stdout, stderr } = await tools('list_specimens', { limit: 2 });

    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ specimens: [{ species: 'chair' }, { species: 'chair' }] });
  });

  it('prints a refusal and ends with 1', async () => {
    const { code, stdout } = await tools('describe_tools', { tool: 'none' });

    expect(code).toBe(1);
    expect(stdout).toContain('not_found');
  });
});

describe('examples/tools-with-token.mjs', () => {
  it.each(CALLS)('calls %s', async (tool, args) => {
    const scopes = ['mcp:read', 'mcp:write', 'mcp:admin'] as const;
    const token = await issueToken(service, admin, { scopes, issuer: service.baseUrl });
    const program = [join(EXAMPLES, 'tools-with-token.mjs'), service.baseUrl, token, tool, JSON.stringify(args())];
    const { code, stdout, stderr } = await runProgram(systemNode, program, { timeoutMs: 250_000 });

    expect(stdout, stderr).toMatch(/"cached":|not_found/);
    expect(code).toBe(tool === 'delete_webhook' ? 1 : 0);
  });

  it('covers every tool', () => {
    expect(CALLS.map(([name]) => name).toSorted()).toEqual(TOOLS.map(({ name }) => name).toSorted());
  });
});

describe.skipIf(!hasPython)('examples/tools.py', () => {
  let site: string;
  beforeAll(async () => {
    site = await installPythonMcp();
  });

  // The examples in JavaScript call every tool.
  const some = CALLS.filter(([tool]) => ['search_library', 'review_specimen', 'delete_webhook'].includes(tool));
  it.each(thoroughOr(CALLS, some))('signs in with the Python client and calls %s', async (tool, args) => {
    const program = [join(EXAMPLES, 'tools.py'), service.baseUrl, tool, JSON.stringify(args())];
    const { code, stdout, stderr } = await runSigningIn('python3', program, { PYTHONPATH: site });

    expect(stdout, stderr).toMatch(/"cached":|not_found/);
    // Who needs the admin scope is sent to the browser once more.
    expect(stderr.match(/^Open /gm)).toHaveLength(tool.startsWith('review_') ? 2 : 1);
    expect(code).toBe(tool === 'delete_webhook' ? 1 : 0);
  });
});
