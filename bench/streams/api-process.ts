import pino from 'pino';
import { startApi } from '../../api/start-api.ts';
import type { Api, ApiOptions } from '../../api/start-api.ts';
import { answerParent, getCpuSeconds, weigh } from '../processes/answer-parent.ts';
import { registryOf } from '../../test/support/channels/catalogue.ts';
import { stubChannel } from '../stub-channel.ts';

let api: Api | undefined;

answerParent(
  {
    async start({ config }: { config: ApiOptions['config'] }) {
      const channels = new Map([[stubChannel.card.slug, stubChannel]]);
      const registry = await registryOf([stubChannel]);
      // It logs as it does in an installation.
      api = await startApi({ config, channels, registry, log: pino(pino.destination('/dev/null')) });
      return api.port;
    },
    cpuSeconds: getCpuSeconds,
    weight: weigh,
  },
  async () => api?.[Symbol.asyncDispose](),
);
