import { createLog } from '#contracts/log.ts';
import { readOrEnd } from '#contracts/read-environment.ts';
import { channels, registry } from '../channels/index.ts';
import { readWorkerConfig } from './config.ts';
import { installRuntime } from './install-runtime.ts';
import { runWorker } from './run-worker.ts';

const config = readOrEnd(readWorkerConfig);
const log = createLog('worker', { isTerminal: process.stdout.isTTY });
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
installRuntime(log);

await runWorker({ config, channels, registry, log, signal: stopping.signal, onReady: announce });
// The launcher's channel would keep the process alive.
process.disconnect?.();

function announce(): void {
  log.info('the worker takes work');
  process.send?.('ready');
}
