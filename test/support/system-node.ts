import { existsSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';

/** The Node that a user of this machine has, whatever the project brings along: what examples and commands are run by. */
export const systemNode =
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.split(sep).includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((program) => existsSync(program)) ?? process.execPath;
