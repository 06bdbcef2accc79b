import { copyFile, cp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installOnce, runProgram } from './foreign-tools.ts';
import type { Ran } from './foreign-tools.ts';
import { installPackages } from './install-packages.ts';

/** What docs/generated-clients.md names. */
export const OPENAPI_TYPESCRIPT = '7.13.0';
export const OPENAPI_FETCH = '0.17.0';
export const OPENAPI_GENERATOR = '7.26.0';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const GENERATED_EXAMPLES = join(ROOT, 'examples/generated');

/** Types of a document, beside `client.ts` in a folder. @returns how compiling it went */
export async function generateTypeScript(folder: string, document: string, client: string): Promise<Ran> {
  const site = await installPackages('openapi-typescript', {
    'openapi-typescript': OPENAPI_TYPESCRIPT,
    'openapi-fetch': OPENAPI_FETCH,
    typescript: '5.9.3',
  });
  const bin = join(site, 'node_modules/openapi-typescript/bin/cli.js');
  const made = await run(process.execPath, [bin, document, '--output', join(folder, 'longtake.d.ts')], folder);
  if (made.code !== 0) throw new Error(made.stderr);
  await copyFile(client, join(folder, 'client.ts'));
  await symlink(join(site, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    skipLibCheck: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));
  return run(join(ROOT, 'node_modules/.bin/tsc'), ['--project', folder], folder);
}

/** A package `longtake_client` with what it needs, beside `client.py`. @returns the environment to run it in */
export async function generatePython(folder: string, document: string): Promise<Record<string, string>> {
  await generate('python', document, folder, ['--package-name', 'longtake_client']);
  const site = await installOnce(`openapi-generator-python-${OPENAPI_GENERATOR}`, async (target) => {
    await pipInstall(target, ['-r', join(folder, 'requirements.txt')]);
  });
  await copyFile(join(GENERATED_EXAMPLES, 'client.py'), join(folder, 'client.py'));
  return { PYTHONPATH: `${site}:${folder}` };
}

/** A package `longtake` within a module, beside `main.go`. @returns how compiling it went */
export async function generateGo(folder: string, document: string): Promise<Ran> {
  await generate('go', document, join(folder, 'longtake'), ['--package-name', 'longtake']);
  // What the generator adds for a repository of its own is not wanted within a module.
  for (const extra of ['go.mod', 'go.sum', 'test']) await run('rm', ['-rf', join(folder, 'longtake', extra)], folder);
  await cp(join(GENERATED_EXAMPLES, 'client.go'), join(folder, 'main.go'));
  await writeFile(join(folder, 'go.mod'), 'module example.org/client\n\ngo 1.22\n');
  const tidied = await run('go', ['mod', 'tidy'], folder);
  return tidied.code === 0 ? run('go', ['build', '-o', 'client', '.'], folder) : tidied;
}

async function generate(language: string, document: string, folder: string, options: string[]): Promise<void> {
  const jars = await installOnce(`openapi-generator-${OPENAPI_GENERATOR}`, (target) =>
    pipInstall(target, [`openapi-generator-cli==${OPENAPI_GENERATOR}`]),
  );
  const jar = join(jars, 'openapi_generator_cli/openapi-generator.jar');
  const args = ['-jar', jar, 'generate', '-g', language, '-i', document, '-o', folder, ...options];
  const { code, stdout, stderr } = await run('java', args, process.cwd());
  if (code !== 0) throw new Error(`${stdout}${stderr}`);
}

async function pipInstall(target: string, packages: string[]): Promise<void> {
  const flags = ['--quiet', '--disable-pip-version-check', '--no-input', '--target', target];
  const { code, stderr } = await run('python3', ['-m', 'pip', 'install', ...flags, ...packages], target);
  if (code !== 0) throw new Error(stderr);
}

const run = (program: string, args: string[], cwd: string): Promise<Ran> =>
  runProgram(program, args, { cwd, timeoutMs: 300_000 });
