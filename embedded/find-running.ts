import { join } from 'node:path';
import { readCommandConfig } from './config.ts';
import { readRunFile } from './run-file.ts';
import { readSecret } from './secret.ts';
import type { Access } from './station-key.ts';

/** The installation that runs on the data directory. Ends in a StartError where there is none. */
export function findRunning(): { baseUrl: string; access: Access } {
  const { dataDir, secret } = readCommandConfig();
  const { baseUrl, databaseUrl } = readRunFile(dataDir);
  return { baseUrl, access: { dataDir, databaseUrl, secret: secret ?? readSecret(join(dataDir, 'secret')) } };
}
