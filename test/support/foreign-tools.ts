import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findCacheFolder } from '../../embedded/config.ts';

export const hasPython = spawnSync('python3', ['-m', 'pip', '--version']).status === 0;

/** The folder of a tool that tests use and the product does not. It is installed once, into the user's cache, and outlives the clone. */
export async function installOnce(name: string, install: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(findCacheFolder(process.env), name);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  try {
    await install(draft);
    renameSync(draft, folder);
  } catch (error) {
    // Somebody else was faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end. */
export async function runProgram(
  program: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; timeoutMs: number },
): Promise<Ran> {
  const { cwd, env, timeoutMs } = options;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    env: { ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
