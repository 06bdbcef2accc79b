import pino from 'pino';
import { installRuntime } from '../../workers/install-runtime.ts';

let isInstalled = false;

/** A process has one runtime, and several test files. */
export function installQuietRuntime(): void {
  if (!isInstalled) installRuntime(pino({ level: 'silent' }));
  isInstalled = true;
}
