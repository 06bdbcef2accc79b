import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../api/operations/operations.ts';
import { hasPython } from '../support/foreign-tools.ts';
import { buildConfig, runSchemathesis } from '../support/schemathesis.ts';
import { askingToy } from '../support/channels/toys.ts';
import { startService } from '../support/start-service.ts';

const CASES = 100;

// Generated briefs name no page, so that each take ends with an ask, at once and free.

describe('schemathesis over the served OpenAPI', () => {
  it('finds no fault of the service, no status that is not documented and no answer off its schema', async ({
    skip,
  }) => {
    skip(!hasPython, 'There is no Python 3 with pip');
    await using service = await startService({ channels: [askingToy] });
    await using folder = await createFolder();
    const { key } = await service.mint({ credits: 1_000_000 });
    const served = await fetch(`${service.baseUrl}/api/public/channel/toy-facts/spec`);
    await writeFile(folder.file('openapi.json'), await served.text());
    await writeFile(folder.file('schemathesis.toml'), buildConfig());

    const { code, stdout, stderr } = await runSchemathesis(folder.path, {
      document: folder.file('openapi.json'),
      config: folder.file('schemathesis.toml'),
      baseUrl: service.baseUrl,
      key,
      casesPerOperation: CASES,
    });

    expect(code, `${stdout}${stderr}`).toBe(0);
    const [, operations] = /Tested: (\d+)/.exec(stdout) ?? [];
    const [, generated, passed] = /(\d+) generated, (\d+) passed/.exec(stdout) ?? [];
    expect(Number(operations)).toBe(OPERATIONS.length);
    expect(Number(generated)).toBeGreaterThanOrEqual(CASES * 20);
    expect(passed).toBe(generated);
    console.log(`schemathesis: ${generated} cases over ${operations} operations`);
  });
});

async function createFolder() {
  const path = await mkdtemp(join(tmpdir(), 'longtake-schemathesis-'));
  return {
    path,
    file: (name: string) => join(path, name),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
