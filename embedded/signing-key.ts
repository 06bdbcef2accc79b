import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import { SIGNING_KEYS_FILE, publicKeysOf } from '#contracts/signing-key.ts';
import { readCommandConfig } from './config.ts';
import { endWithMessage } from './start-error.ts';
import { keepSigningKeys, rotateSigningKeys } from './keep-signing-keys.ts';

// What is written here is for its owner alone.
process.umask(0o077);

try {
  const { values, positionals } = readArguments('signing-key', { json: { type: 'boolean', default: false } });
  const [verb, ...more] = positionals;
  if (more.length > 0 || (verb !== undefined && verb !== 'rotate')) throw new UsageError(usageOf('signing-key'));
  const { dataDir } = readCommandConfig();
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, SIGNING_KEYS_FILE);
  const { keys } = publicKeysOf(verb === 'rotate' ? rotateSigningKeys(path) : keepSigningKeys(path));
  const lines = keys.map(({ kid, exp }) => `${kid}  ${exp === undefined ? 'signs' : `signed until ${tell(exp)}`}`);
  process.stdout.write(`${values.json ? JSON.stringify({ keys }) : lines.join('\n')}\n`);
} catch (error) {
  endWithMessage(error);
}

function tell(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
