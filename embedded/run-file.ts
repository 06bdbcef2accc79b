import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';
import { writePrivateFile } from './private-files.ts';

const pid = z.int().positive().nullable();

/** `run.json`: where a running installation is to be reached (interface document, part 3). What is not ours is null. */
export const RunFile = z.strictObject({
  baseUrl: z.string(),
  /** Signs in the first admin once, within 15 minutes of the start; null where there is no admin. */
  consoleLink: z.string().nullable(),
  temporalUi: z.string().nullable(),
  temporalAddress: z.string(),
  databaseUrl: z.string(),
  pids: z.strictObject({ launcher: pid, postgres: pid, temporal: pid, worker: pid, api: pid }),
});
export type RunFile = z.infer<typeof RunFile>;

export function writeRunFile(dataDir: string, run: RunFile): void {
  writePrivateFile(pathOf(dataDir), `${JSON.stringify(run, null, 2)}\n`);
}

export function removeRunFile(dataDir: string): void {
  rmSync(pathOf(dataDir), { force: true });
}

export const hasRunFile = (dataDir: string): boolean => existsSync(pathOf(dataDir));

/** Ends in a StartError where no installation runs on the data directory. */
export function readRunFile(dataDir: string): RunFile {
  let text: string;
  try {
    text = readFileSync(pathOf(dataDir), 'utf8');
  } catch (cause) {
    throw new StartError(`No installation runs on ${dataDir}: start it with "npm start", or set LONGTAKE_DATA_DIR`, {
      cause,
    });
  }
  return RunFile.parse(JSON.parse(text));
}

const pathOf = (dataDir: string) => join(dataDir, 'run.json');
