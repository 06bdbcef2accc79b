import { chmodSync, copyFileSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOnce, runProgram } from './foreign-tools.ts';

/** A clock that processes read in place of the machine's, while they run. */
export interface FakeClock extends Disposable {
  /** What a process needs in its environment to read it. */
  environment: Record<string, string>;
  /** From now on it is so far ahead of the machine's. */
  setAhead(seconds: number): void;
}

const DEBIAN = 'libfaketime_*.deb';

/** The library is fetched from the sources of the machine's apt and unpacked for the user: nothing is installed. */
const findLibrary = (): Promise<string> =>
  installOnce('libfaketime', async (folder) => {
    await run('apt-get', ['download', 'libfaketime'], folder);
    await run('dpkg-deb', ['-x', ...globSync(DEBIAN, { cwd: folder }), '.'], folder);
  }).then((folder) => join(folder, globSync('usr/lib/*/faketime/libfaketime.so.1', { cwd: folder })[0]!));

async function run(program: string, args: string[], cwd: string): Promise<void> {
  const { code, stderr } = await runProgram(program, args, { cwd, timeoutMs: 120_000 });
  if (code !== 0) throw new Error(`${program} ${args[0]} failed (apt-get update may be due): ${stderr}`);
}

/**
 * A wall clock of its own for processes that call the C library for the time, as Node and Postgres do. What measures how long something takes goes on,
 * as it does where the clock of a machine is set. A Go program asks the kernel by itself, so that Temporal keeps the machine's clock.
 */
export async function createFakeClock(): Promise<FakeClock> {
  const folder = mkdtempSync(join(tmpdir(), 'longtake-clock-'));
  // Postgres runs as another account, which may not look into the user's cache.
  chmodSync(folder, 0o755);
  const library = join(folder, 'libfaketime.so.1');
  copyFileSync(await findLibrary(), library);
  const file = join(folder, 'ahead');
  const setAhead = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 });
  setAhead(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    },
    setAhead,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
