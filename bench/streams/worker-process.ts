import pino from 'pino';
import { runWorker } from '../../workers/run-worker.ts';
import type { WorkerProcessOptions } from '../../workers/run-worker.ts';
import { installRuntime } from '../../workers/install-runtime.ts';
import { answerParent } from '../processes/answer-parent.ts';
import { stubChannel } from '../stub-channel.ts';
import { createPacedActivities } from './paced-activities.ts';
import type { Committed } from './paced-activities.ts';

const log = pino(pino.destination('/dev/null'));
const stopping = new AbortController();
const committed: Committed[] = [];
let running: Promise<unknown> = Promise.resolve();
installRuntime(log);

answerParent(
  {
    /** A worker has room for 60 stages, so that many streams at once need several. */
    async start({ config, taskQueue, count }: Pick<WorkerProcessOptions, 'config' | 'taskQueue'> & { count: number }) {
      const channels = new Map([[stubChannel.card.slug, stubChannel]]);
      const createActivities = createPacedActivities((sentence) => committed.push(sentence));
      const shared = { config, channels, log, taskQueue: taskQueue!, createActivities, signal: stopping.signal };
      const workers = Array.from({ length: count }, () => {
        const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
        return { ready, running: runWorker({ ...shared, onReady }) };
      });
      running = Promise.all(workers.map((worker) => worker.running));
      await Promise.race([Promise.all(workers.map(({ ready }) => ready)), running]);
    },
    committed: () => committed,
  },
  async () => {
    stopping.abort();
    await running;
  },
);
