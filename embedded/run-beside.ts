import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ProcessEnvironment } from './config.ts';
import { ROOT } from './config.ts';

/** Runs a program of the clone under this Node and hands its exit code on; a request to stop is passed on to it. */
export function runBeside(
  [file, ...args]: [file: string, ...args: string[]],
  { environment, drain }: { environment: ProcessEnvironment; drain: AbortSignal },
): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], { cwd: ROOT, stdio: 'inherit', env: environment });
  const stop = () => child.kill('SIGTERM');
  if (drain.aborted) stop();
  drain.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Without whatever the outer environment points an installation at: that is not for tests and measurements. */
export function withoutSettings(outer: ProcessEnvironment): ProcessEnvironment {
  const isOurs =
    /^(HOST|PORT|DATABASE_URL|COURIER_URL|MCP_SANDBOX_MODE|TEMPORAL_.*|LONGTAKE_(?!(?:FIXTURES|DATASETS)$).*)$/;
  return Object.fromEntries(Object.entries(outer).filter(([name]) => !isOurs.test(name)));
}
