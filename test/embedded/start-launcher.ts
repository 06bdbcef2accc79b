import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endLeftovers } from '../../embedded/process-record.ts';
import { findFreePort } from '../../embedded/free-port.ts';
import { RunFile } from '../../embedded/run-file.ts';
import { testFolder } from '../support/services.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Clone extends AsyncDisposable {
  path: string;
  dataDir: string;
  /** Where the processes of all clones keep what they have compiled, as those of npm scripts do: each is there in half the time. */
  compiled: string;
}

/** A clone whose API and worker are stand-ins: the launcher, the contracts and the migrations are the real ones. */
export function makeClone({ mode = 0o755 } = {}): Clone {
  const path = mkdtempSync(join(tmpdir(), 'longtake-clone-'));
  chmodSync(path, mode);
  for (const part of ['embedded', 'contracts', 'db', 'evidence/export', 'package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(ROOT, part), join(path, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'));
  for (const [folder, standIn] of [
    ['api', 'api.ts'],
    ['workers', 'worker.ts'],
  ] as const) {
    mkdirSync(join(path, folder));
    cpSync(join(ROOT, 'test/embedded/stand-ins', standIn), join(path, folder, 'main.ts'));
  }
  const dataDir = join(path, 'a data folder');
  return {
    path,
    dataDir,
    compiled: join(testFolder, 'compiled'),
    async [Symbol.asyncDispose]() {
      await endLeftovers(join(dataDir, 'processes.json'));
      rmSync(path, { recursive: true, force: true });
    },
  };
}

export interface Launcher extends AsyncDisposable {
  child: ChildProcess;
  port: number;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Resolves when it has said what matches. Rejects where it ends before. */
  said(pattern: RegExp): Promise<void>;
  output(): string;
  run(): RunFile;
}

/** Starts the launcher of a clone on a free port, with nothing of the outer environment but what finds programs. */
export async function startLauncher(
  clone: Clone,
  settings: Record<string, string | undefined> = {},
  options: { args?: string[]; uid?: number; command?: string[] } = {},
): Promise<Launcher> {
  const { args = ['--no-demo'], uid, command = [process.execPath] } = options;
  const { PATH, HOME, TEMPORAL_CLI_PATH } = process.env;
  const port = await findFreePort(0);
  const [program, ...before] = command as [string, ...string[]];
  const child = spawn(program, [...before, join(clone.path, 'embedded/launcher.ts'), ...args], {
    cwd: clone.path,
    env: {
      PATH,
      HOME,
      TEMPORAL_CLI_PATH,
      NODE_COMPILE_CACHE: clone.compiled,
      PORT: String(port),
      LONGTAKE_DATA_DIR: clone.dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let output = '';
  // What a killed launcher leaves running holds on to its output, so the end of that is not waited for without limit.
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => setTimeout(() => resolve(code), 300));
    child.once('close', resolve);
  });
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return {
    child,
    port,
    ended,
    output: () => output,
    run: () => RunFile.parse(JSON.parse(readFileSync(join(clone.dataDir, 'run.json'), 'utf8'))),
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => pattern.test(output) && resolve();
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        child.once('close', () => reject(new Error(`it ended without saying ${pattern}:\n${output}`)));
        look();
      }),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
