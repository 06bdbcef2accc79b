import pino from 'pino';
import { channels, registry } from '../../channels/index.ts';
import { installRuntime } from '../../workers/install-runtime.ts';
import { runWorker } from '../../workers/run-worker.ts';
import type { WorkerProcessOptions } from '../../workers/run-worker.ts';
import { answerParent, getCpuSeconds } from '../processes/answer-parent.ts';

const log = pino(pino.destination('/dev/null'));
const stopping = new AbortController();
let running: Promise<unknown> = Promise.resolve();
let mostBytes = 0;
const weighing = setInterval(() => {
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
}, 100);
installRuntime(log);

answerParent(
  {
    async start({ config, taskQueue }: Pick<WorkerProcessOptions, 'config' | 'taskQueue'>) {
      const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
      const shared = { config, channels, registry, log, taskQueue: taskQueue! };
      running = runWorker({ ...shared, signal: stopping.signal, onReady });
      await Promise.race([ready, running]);
    },
    cpuSeconds: getCpuSeconds,
    /** The largest resident size since this was asked last. */
    mostBytes() {
      const most = mostBytes;
      mostBytes = 0;
      return most;
    },
  },
  async () => {
    clearInterval(weighing);
    stopping.abort();
    await running;
  },
);
