import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../embedded/free-port.ts';
import { secretText, temporalAddress } from './services.ts';
import type { TestService } from './start-service.ts';

const MAIN = fileURLToPath(new URL('../../api/main.ts', import.meta.url));

export interface ApiProcess extends AsyncDisposable {
  baseUrl: string;
  /** Ends it with signal 9; resolves when it is gone. */
  kill(): Promise<void>;
}

/** An API process of its own on the database of a test's installation, for what ends a process. */
export async function startApiProcess({
  databaseUrl,
  dataDir,
}: Pick<TestService, 'databaseUrl' | 'dataDir'>): Promise<ApiProcess> {
  const port = await findFreePort(0);
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      // As processes of npm scripts have it: they start in half the time.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: String(port),
      LONGTAKE_BASE_URL: 'http://longtake.test',
      LONGTAKE_DATA_DIR: dataDir,
      LONGTAKE_SECRET: secretText,
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: temporalAddress,
    },
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  await Promise.race([once(child, 'message'), exited]);
  return { baseUrl: `http://127.0.0.1:${port}`, kill, [Symbol.asyncDispose]: kill };
}
