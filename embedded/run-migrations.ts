import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ProcessEnvironment } from './config.ts';
import { ROOT } from './root.ts';
import { StartError } from './start-error.ts';

const PROGRESS_MS = 3_000;

/** Ends in a StartError that carries what the migrations said. */
export async function runMigrations(environment: ProcessEnvironment, file = 'db/migrate.ts'): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, file)], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Said only where it lasts: most starts have nothing to migrate.
  let step = '';
  child.stdout.on('data', (chunk: Buffer) => (step = chunk.toString().trim().split('\n').at(-1) ?? ''));
  const progress = setInterval(() => process.stderr.write(`${step}\n`), PROGRESS_MS);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, errors] = await Promise.all([exit, text(child.stderr)]).finally(() => clearInterval(progress));
  if (code !== 0) throw new StartError(`The database could not be migrated:\n${errors.trim()}`);
}
