import { spawnSync } from 'node:child_process';

/** Older ones lack settings that the embedded server is started with. */
export const OLDEST_CLI = '1.4.1';

/** Whether the file is a Temporal CLI that runs and is new enough. */
export function isUsable(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  const version = /^temporal version (\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
  return status === 0 && version !== undefined && !isOlder(version, OLDEST_CLI);
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}
