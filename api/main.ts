import { once } from 'node:events';
import { createLog } from '#contracts/log.ts';
import { readOrEnd } from '#contracts/read-environment.ts';
import { channels, registry } from '../channels/index.ts';
import { readApiConfig } from './config.ts';
import { startApi } from './start-api.ts';

const config = readOrEnd(readApiConfig);
const log = createLog('api', { isTerminal: process.stdout.isTTY });
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
{
  await using _api = await startApi({ config, channels, registry, log });
  log.info({ baseUrl: config.baseUrl }, 'the API serves');
  process.send?.('ready');
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  log.info('draining');
}
// The launcher's channel would keep the process alive.
process.disconnect?.();
