import { createHash, randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DefaultLogger, bundleWorkflowCode } from '@temporalio/worker';
import type { WorkflowBundleOption } from '@temporalio/worker';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/longtake');

/**
 * The workflows as one file that workers load: the only thing that is ever built. It is kept under the hash of all that goes into it, so a
 * worker that comes back starts at once. Where nothing may be written (an image's files belong to somebody else) the worker holds it in memory.
 */
export async function loadWorkflowBundle(folder = FOLDER): Promise<WorkflowBundleOption> {
  const codePath = join(folder, `workflows-${await hashSources()}.js`);
  if (await isThere(codePath)) return { codePath };
  const { code } = await bundleWorkflowCode({
    workflowsPath: join(ROOT, 'workflows/index.ts'),
    logger: new DefaultLogger('WARN'),
  });
  const aside = `${codePath}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(aside, code);
    await rename(aside, codePath);
    return { codePath };
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return { code };
  }
}

const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FORBIDDEN.has(String(error.code));

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

// The image is built with it in place.
if (import.meta.main) await loadWorkflowBundle();
