import pino from 'pino';
import { startApi } from '../../api/start-api.ts';
import type { Api, ApiOptions } from '../../api/start-api.ts';
import { channels, registry } from '../../channels/index.ts';
import { answerParent, getCpuSeconds } from '../processes/answer-parent.ts';

let api: Api | undefined;

answerParent(
  {
    async start({ config }: { config: ApiOptions['config'] }) {
      // It logs as it does in an installation.
      api = await startApi({ config, channels, registry, log: pino(pino.destination('/dev/null')) });
      return api.port;
    },
    cpuSeconds: getCpuSeconds,
  },
  async () => api?.[Symbol.asyncDispose](),
);
