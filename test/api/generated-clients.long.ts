import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { runProgram } from '../support/foreign-tools.ts';
import { GENERATED_EXAMPLES, generateTypeScript } from '../support/generate-client.ts';
import { sample } from '../support/sample.ts';
import { testFolder } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

let service: TestService;
let folder: string;
let key: string;
let notes: string;
beforeAll(async () => {
  service = await startService({ channels: [...channels.values()] });
  folder = await mkdtemp(join(testFolder, 'clients-'));
  ({ key } = await service.mint());
  notes = await readFile(join(GENERATED_EXAMPLES, '../two-quotes.txt'), 'utf8');
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function save(path: string): Promise<string> {
  const file = join(folder, `${path.replaceAll('/', '-')}.json`);
  await writeFile(file, await (await fetch(`${service.baseUrl}/api/public/${path}`)).text());
  return file;
}

describe('a client made by openapi-typescript and openapi-fetch', () => {
  it('of all channels compiles without a cast, rolls a take, follows it and reads a problem', async () => {
    const client = join(GENERATED_EXAMPLES, 'client.ts');
    const code = (await readFile(client, 'utf8')).replaceAll(/^\/\/.*$/gm, '');
    expect(code).not.toMatch(/\bas (?!const)|<any>|: any|!\.|@ts-/);
    const at = await mkdtemp(join(folder, 'all-'));
    const compiled = await generateTypeScript(at, await save('openapi.json'), client);
    expect(compiled.code, compiled.stdout).toBe(0);

    const run = (given: string) =>
      runProgram(process.execPath, [join(at, 'client.ts'), service.baseUrl, given, notes], { timeoutMs: 250_000 });
    const { code: exit, stdout, stderr } = await run(key);
    expect(exit, stderr).toBe(0);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'Acme Bolts: 96.50 USD',
      'Borealis Fasteners: 99.00 USD',
      'Grade A',
    ]);
    expect(stdout).toMatch(/^plan: done\n[^]*^grade: done\ntake\.completed A\n$/m);
    const refused = await run('lt_none');
    expect(refused).toMatchObject({ code: 1, stdout: expect.stringMatching(/^401 unauthorized: /) as string });
  });

  // Each line uses a column of its own, and is wrong for every other channel.
  const ROWS = {
    'changelog-scout': 'const a: string = row.version; const b: number = row.rank;',
    'quote-compare': 'const a: string | null = row.landedTotal; const b: string[] = row.mathErrors;',
    'recall-check':
      "const a: 'recalled' | 'no recall found' | 'possible match' = row.verdict; const b: number = row.itemNo;",
    'soccer-scout': "const a: number | null = row.distanceMiles; const b: 'yes' | 'no' | 'unknown' = row.ageFit;",
    'specimen-scout': 'const a: number | null = row.inches; const b: string = row.scalePath;',
    'cve-check': 'const a: string[] | null = row.fixedIn; const b: number | null = row.score;',
    'paper-scout': 'const a: string[] | null = row.authors; const b: string | null = row.openCopy;',
    'trial-finder': 'const a: string | null = row.nct; const b: string[] | null = row.phases;',
    'filing-scout': 'const a: string | null = row.form; const b: string | null = row.period;',
    'quake-watch': 'const a: number | null = row.magnitude; const b: number | null = row.depthKm;',
  };

  it('has a line for the rows of every channel', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual([...channels.keys()].toSorted());
  });

  it.each(sample(Object.entries(ROWS), 1))('of %s alone has its rows', async (slug, line) => {
    const at = await mkdtemp(join(folder, 'one-'));
    const client = join(at, 'draft.ts');
    await writeFile(
      client,
      `import createClient from 'openapi-fetch';
import type { paths } from './longtake.d.ts';
const { data } = await createClient<paths>({ baseUrl: '' }).POST('/api/public/channel/${slug}/take', { body: { notes: '' } });
for (const row of data?.table?.rows ?? []) { ${line} console.log(a, b); }
const directory = await createClient<paths>({ baseUrl: '' }).GET('/api/public/channels');
for (const { slug } of directory.data?.channels ?? []) console.log(slug);
`,
    );
    const { code, stdout } = await generateTypeScript(at, await save(`channel/${slug}/spec`), client);
    expect(code, stdout).toBe(0);
  });
});
