import { join } from 'node:path';
import { readCommandConfig } from './config.ts';
import { hasRunFile, readRunFile } from './run-file.ts';
import { readSecret } from './private-files.ts';
import type { Access } from './station-key.ts';

/**
 * The installation that runs on the data directory; without a launcher, as in a container, the one whose database, secret and base URL the
 * environment names. Ends in a StartError where there is neither.
 */
export function findRunning(): { baseUrl: string; access: Access } {
  const { dataDir, secret, databaseUrl, baseUrl } = readCommandConfig();
  if (databaseUrl !== undefined && secret !== undefined && baseUrl !== undefined && !hasRunFile(dataDir))
    return { baseUrl, access: { dataDir, databaseUrl, secret } };
  const run = readRunFile(dataDir);
  const access = { dataDir, databaseUrl: run.databaseUrl, secret: secret ?? readSecret(join(dataDir, 'secret')) };
  return { baseUrl: run.baseUrl, access };
}
