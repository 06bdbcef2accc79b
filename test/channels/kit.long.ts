import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakeResponse } from '#contracts/take.ts';
import { channels } from '../../channels/index.ts';
import { KIT_SCREENINGS } from '../../channels/kit/testing.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { sample } from '../support/sample.ts';
import { replaySources } from '../support/replay-sources.ts';
import type { ReplayedSources } from '../support/replay-sources.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const SCREENINGS = await KIT_SCREENINGS();
/** Of each channel a brief that finds something, whatever day it is, and one of which no source gives an answer. */
const BRIEFS: Record<string, { finds: string; fails: string; sent: RegExp }> = {
  'cve-check': {
    finds: 'a signature and a number that stay',
    fails: 'a source that is down',
    sent: /^\/OSV\/v1\/query$/,
  },
  'paper-scout': { finds: 'a topic', fails: 'both are out of order', sent: /^\/OPENALEX\/works\?search=reed\+bed/ },
  'trial-finder': { finds: 'a family', fails: 'out of order', sent: /query\.cond=marsh\+fever/ },
  'filing-scout': {
    finds: 'forms of a company with its ticker',
    fails: 'a CIK that is none',
    sent: /CIK0009000001\.json$/,
  },
  'quake-watch': { finds: 'a country alone', fails: 'the catalogue is down', sent: /minlatitude=24\.0/ },
};
const MAIL = 'research@longtake.test';

describe.each(sample(SCREENINGS, 2))('a take of $slug', ({ slug, screening, briefs }) => {
  const channel = channels.get(slug)!;
  const noted = (name: string) => briefs.find((brief) => brief.name === name)!;
  let service: TestService;
  let sources: ReplayedSources;
  let client: ChannelClient;

  beforeAll(async () => {
    sources = await replaySources(
      (channel.sources ?? []).map(({ name }) => name),
      screening.answer,
    );
    const worker = {
      sources: sources.origins,
      sourceKeys: { nvd: 'key-of-nvd', openalex: 'key-of-openalex' },
      contactEmail: MAIL,
    };
    service = await startService({ channels: [channel], worker });
    client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key, slug });
  });

  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await sources[Symbol.asyncDispose]();
  });

  it('finds, cites, verifies and exports, and sends nothing of the writer', async () => {
    const brief = noted(BRIEFS[slug]!.finds);
    const { body, takeId } = await client.take({ notes: brief.notes });
    expect(body.lifecycle.state).toBe('finished');
    expect(body.grade).toMatch(/[AB]/);
    expect(body.table?.rows).toMatchObject(brief.rows);
    expect(body.links.length).toBeGreaterThan(0);
    expect(body.output).toMatch(/^(?:\*\*.*\*\*: |\d+ of \d+: ).*found.*\n(?:\d+ of .*\n)*Read as: /);
    expect(sources.reached.map(({ url }) => url)).toContainEqual(expect.stringMatching(BRIEFS[slug]!.sent));
    const sent = sources.reached.map(({ url }) => decodeURIComponent(url).toLowerCase()).join('\n');
    for (const words of brief.stays ?? []) expect(sent).not.toContain(words);

    const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
    expect(await verified.json()).toMatchObject({ equal: true, differences: [] });
    const bytes = new Uint8Array(await (await client.fetch(`/takes/${takeId}/export`)).arrayBuffer());
    expect(await verifyExport(bytes, channels)).toMatchObject({ differences: [], remarks: [] });
  });

  it('cites what stands on the archived page', async () => {
    const { takeId } = await client.take({ notes: noted(BRIEFS[slug]!.finds).notes });
    const { citations } = (await (await client.fetch(`/takes/${takeId}/evidence`)).json()) as {
      citations: { quote: string; page: string; start: number; end: number }[];
    };
    expect(citations.length).toBeGreaterThan(3);
    for (const { quote, page, start, end } of citations) {
      const text = await (await client.fetch(`/pages/${page}`)).text();
      expect(text.slice(start, end)).toBe(quote);
    }
  });

  it('fails free of charge and says which source gave no answer', async () => {
    const { key } = await service.mint({ operatorEmail: 'new@example.com', credits: 10 });
    const own = createClient({ baseUrl: service.baseUrl, key, slug });
    const { body } = await own.take({ notes: noted(BRIEFS[slug]!.fails).notes });
    expect(body.lifecycle.state).toBe('failed');
    expect(body.lifecycle.recovery.detail).not.toBe('');
    expect(body.creditsLeft).toBe(10);
    expect(body.grade).toBeUndefined();
    expect(new Set(body.plan.subGoals.map(({ status }) => status))).toEqual(new Set(['unmet']));
  });

  it('asks, free of charge, for a brief of another business', async () => {
    const { body } = await client.take({ notes: noted('a brief of another business').notes });
    expect(body).toMatchObject({ lifecycle: { state: 'needs_input' }, asks: [{ blocking: true }] });
  });

  it('names itself as the sources want it, and keeps keys out of what is kept', async () => {
    const { takeId } = await client.take({ notes: noted(BRIEFS[slug]!.finds).notes });
    const wanting = new Set((channel.sources ?? []).flatMap(({ name, wantsMail }) => (wantsMail ? [name] : [])));
    for (const { source, headers } of sources.reached)
      expect(headers['user-agent']).toMatch(
        wanting.has(source) ? new RegExp(`^Longtake/.* ${MAIL}$`) : /^Longtake\/[^@]*$/,
      );
    const kept = JSON.stringify([
      await (await client.fetch(`/takes/${takeId}/evidence`)).json(),
      (await (await client.fetch(`/takes/${takeId}`)).json()) as TakeResponse,
    ]);
    expect(kept).not.toContain('key-of-');
    if (slug === 'paper-scout')
      expect(sources.reached.some(({ url }) => url.includes('api_key=key-of-openalex'))).toBe(true);
  });
});
