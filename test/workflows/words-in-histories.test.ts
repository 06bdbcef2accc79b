import { fileURLToPath } from 'node:url';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeWorkflowId } from '#contracts/take-workflow.ts';
import { createTakeActivities } from '../../activities/take-activities.ts';
import { createClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });

let service: TestService;
let pages: ServedPages;
let key: string;
let finishes = 0;

beforeAll(async () => {
  pages = await servePages({ '/zebrafinch/known': 'Fact: Zebrafinches sing.\n' });
  service = await startService({
    createActivities: (deps) => {
      const real = createTakeActivities(deps);
      return {
        ...real,
        // As drivers fail: with the address of what they could not reach, and a row that they choked on.
        finish: async (input) => {
          finishes += 1;
          if (finishes % 2 === 1)
            throw Object.assign(new Error('connect ECONNREFUSED 10.7.7.7:5432 at /srv/quagmire'), {
              code: 'ECONNREFUSED',
            });
          return real.finish(input);
        },
      };
    },
  });
  ({ key } = await service.mint());
});
afterAll(async () => {
  await temporal.connection.close();
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

/** What is in a history to read: its texts, and those of its payloads, which are in base64. */
function readTexts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(readTexts);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    (name === 'data' || name === 'encoding') && typeof value === 'string'
      ? [Buffer.from(value, 'base64').toString('utf8')]
      : [name, ...readTexts(value)],
  );
}

const BRIEFS: Record<string, { notes: () => string; state: string; told: RegExp }> = {
  'whose page is not there': {
    notes: () => `Facts of zebrafinches in ${pages.origin}/zebrafinch/absent-quagmire`,
    state: 'failed',
    told: /\/zebrafinch\/absent-quagmire/,
  },
  'whose host is not allowed': {
    notes: () => 'Facts of http://zebrafinch.internal/absent-quagmire',
    state: 'failed',
    told: /zebrafinch\.internal/,
  },
  'whose channel has a bug': {
    notes: () => `burst zebrafinches ${pages.origin}/zebrafinch/known`,
    state: 'failed',
    told: /Something in the service failed/,
  },
  'that asks back': { notes: () => 'Which zebrafinch quagmire?', state: 'needs_input', told: /Answer the asks/ },
  'that finishes': { notes: () => `Facts of ${pages.origin}/zebrafinch/known`, state: 'finished', told: /^$/ },
};

describe('the history of a take', () => {
  it.each(Object.entries(BRIEFS))('%s holds no word of its brief, no host and no path', async (_what, brief) => {
    const client = createClient({ baseUrl: service.baseUrl, key });
    const { body, takeId } = await client.take({ notes: brief.notes() });
    expect(body.lifecycle).toMatchObject({ state: brief.state });
    expect(body.lifecycle.recovery.detail).toMatch(brief.told);

    const handle = temporal.workflow.getHandle(takeWorkflowId(takeId));
    await handle.result().catch(() => {});
    const history: unknown = JSON.parse(historyToJSON(await handle.fetchHistory()));
    const { memo, searchAttributes, raw } = await handle.describe();
    const texts = [
      ...readTexts(history),
      JSON.stringify({ memo, searchAttributes }),
      ...readTexts(JSON.parse(JSON.stringify(raw))),
    ];
    expect(texts.join('\n')).toContain(takeId);

    const host = new URL(pages.origin).host;
    const words = /zebrafinch|quagmire|absent|Facts of|\bburst\b|10\.7\.7\.7/i;
    const leaked = texts.filter((text) => words.test(text) || text.includes(host) || text.includes(`${ROOT}/`));
    expect(leaked).toEqual([]);
  });
});
