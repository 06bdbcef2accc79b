import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DefaultLogger, bundleWorkflowCode } from '@temporalio/worker';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The workflows as one file that workers load: the only thing that is ever built. It is kept under the hash of all that goes into it, so a
 * worker that comes back starts at once.
 */
export async function loadWorkflowBundle(): Promise<{ codePath: string }> {
  const folder = join(ROOT, 'node_modules/.cache/longtake');
  const codePath = join(folder, `workflows-${await hashSources()}.js`);
  if (await isThere(codePath)) return { codePath };
  const { code } = await bundleWorkflowCode({
    workflowsPath: join(ROOT, 'workflows/index.ts'),
    logger: new DefaultLogger('WARN'),
  });
  await mkdir(folder, { recursive: true });
  const aside = `${codePath}.${process.pid}`;
  await writeFile(aside, code);
  await rename(aside, codePath);
  return { codePath };
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob('{workflows,contracts}/**/*.ts', { cwd: ROOT })) files.push(file);
  for (const file of [...files.toSorted(), 'package-lock.json'])
    hash.update(file).update(await readFile(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

const isThere = (path: string): Promise<boolean> =>
  readFile(path).then(
    () => true,
    () => false,
  );
