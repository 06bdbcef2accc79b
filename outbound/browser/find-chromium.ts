import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * The program of the browser lane: the one that is configured, else the first that stands on the search path. `none` says that there is to be none.
 * Undefined where there is none; a configured path that holds no program is returned as it is, and starting it fails with its name.
 */
export function findChromium(configured: string | undefined, searchPath: string | undefined): string | undefined {
  if (configured === 'none') return undefined;
  if (configured !== undefined) return configured;
  const folders = (searchPath ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
