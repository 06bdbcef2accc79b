import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { hasPython, runProgram } from '../support/foreign-tools.ts';
import type { Ran } from '../support/foreign-tools.ts';
import { GENERATED_EXAMPLES, generateGo, generatePython } from '../support/generate-client.ts';
import { testFolder } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const has = (program: string, arg: string) => spawnSync(program, [arg]).status === 0;
const canGenerate = hasPython && has('java', '-version');

let service: TestService;
let folder: string;
let document: string;
let key: string;
let notes: string;
beforeAll(async () => {
  service = await startService({ channels: [...channels.values()] });
  folder = await mkdtemp(join(testFolder, 'clients-'));
  document = join(folder, 'openapi.json');
  await writeFile(document, await (await fetch(`${service.baseUrl}/api/public/openapi.json`)).text());
  ({ key } = await service.mint());
  notes = await readFile(join(GENERATED_EXAMPLES, '../two-quotes.txt'), 'utf8');
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** What the client of every language prints. */
async function expectTake(run: (key: string) => Promise<Ran>): Promise<void> {
  const { code, stdout, stderr } = await run(key);
  expect(code, stderr).toBe(0);
  expect(stdout.split('\n').slice(0, 3)).toEqual(['Acme Bolts: 96.50 USD', 'Borealis Fasteners: 99.00 USD', 'Grade A']);
  expect(stdout).toMatch(/^plan: done\n[^]*^grade: done\ntake\.completed A\n$/m);
  const refused = await run('lt_none');
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringMatching(/^401 unauthorized: /) as string });
}

describe('clients made by openapi-generator', () => {
  it('in Python roll a take, read its rows, its events and a problem', async ({ skip }) => {
    skip(!canGenerate, 'There is no Java, or no Python 3 with pip');
    const at = await mkdtemp(join(folder, 'python-'));
    const env = await generatePython(at, document);
    const client = join(at, 'client.py');
    await expectTake((given) =>
      runProgram('python3', [client, service.baseUrl, given, notes], { env, timeoutMs: 250_000 }),
    );
  });

  it('in Go roll a take, read its rows, its events and a problem', async ({ skip }) => {
    skip(!canGenerate || !has('go', 'version'), 'There is no Java, no Python 3 with pip or no Go');
    const at = await mkdtemp(join(folder, 'go-'));
    const built = await generateGo(at, document);
    expect(built.code, built.stderr).toBe(0);
    await expectTake((given) =>
      runProgram(join(at, 'client'), [service.baseUrl, given, notes], { timeoutMs: 250_000 }),
    );
  });

  it.each([...channels.keys()])('are made of %s alone as well', async (slug) => {
    expect(canGenerate, 'There is no Java, or no Python 3 with pip').toBe(true);
    const own = join(folder, `${slug}.json`);
    await writeFile(own, await (await fetch(`${service.baseUrl}/api/public/channel/${slug}/spec`)).text());
    const at = await mkdtemp(join(folder, 'one-'));
    const env = await generatePython(at, own);
    const check = 'from longtake_client.models import TakeResponse, TakeEvent; print(TakeResponse.__name__)';
    const { code, stdout, stderr } = await runProgram('python3', ['-c', check], { env, timeoutMs: 250_000 });
    expect(code, stderr).toBe(0);
    expect(stdout).toBe('TakeResponse\n');
  });
});
