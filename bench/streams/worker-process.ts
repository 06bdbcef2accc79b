import pino from 'pino';
import { runWorker } from '../../workers/run-worker.ts';
import type { WorkerProcessOptions } from '../../workers/run-worker.ts';
import { installRuntime } from '../../workers/install-runtime.ts';
import { answerParent } from '../processes/answer-parent.ts';
import { registryOf } from '../../test/support/channels/catalogue.ts';
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
    async start({ config, taskQueue, stageSlots }: Pick<WorkerProcessOptions, 'config' | 'taskQueue' | 'stageSlots'>) {
      const channels = new Map([[stubChannel.card.slug, stubChannel]]);
      const registry = await registryOf([stubChannel]);
      const createActivities = createPacedActivities((sentence) => committed.push(sentence));
      const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
      const shared = { config, channels, registry, log, taskQueue: taskQueue!, stageSlots: stageSlots! };
      running = runWorker({ ...shared, createActivities, signal: stopping.signal, onReady });
      await Promise.race([ready, running]);
    },
    committed: () => committed,
  },
  async () => {
    stopping.abort();
    await running;
  },
);
