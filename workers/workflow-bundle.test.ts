import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadWorkflowBundle } from './workflow-bundle.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longtake-bundle-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the bundle of the workflows', () => {
  it('is built once and kept, also where two ask for it at once', async () => {
    const [first, second] = await Promise.all([loadWorkflowBundle(folder), loadWorkflowBundle(folder)]);
    expect(second).toEqual(first);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await loadWorkflowBundle(folder)).toEqual(first);
  });

  it('is held in memory where nothing may be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(await loadWorkflowBundle(join(file, 'below'))).toMatchObject({
      code: expect.stringContaining('deliverWebhook') as string,
    });
  });
});
