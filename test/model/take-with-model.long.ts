import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import type { TakeVerification } from '#contracts/take-evidence.ts';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { startMockModel } from '../support/mock-model.ts';
import type { MockModel } from '../support/mock-model.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { thriftyScout } from '../support/channels/thrifty-scout.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { closeExport, editPart, openExport } from '../support/tamper-export.ts';

const NEWS = `Kestrel news

On 4 March 2026 we shipped Kestrel 7.2 to all our users. It drops the legacy parser, so plugins that call it have to move to the new one.

Kestrel 7.1 came before that, and it fixed a crash when a queue was empty for more than an hour.
`;
const OTHER = `Otter news

We put Otter 3.4 out of the door in the spring, after some weeks of trying it on our own machines, and it makes the nightly export of large tables twice as fast.
`;
const LOG = `# Changelog

## 2.0.0 - 2026-02-01

- **Breaking:** removed the \`--old\` flag
- Added colours to the report

## 1.9.0 - 2026-01-01

- Fixed a crash on empty input
`;
const DROPPED = 'It drops the legacy parser, so plugins that call it have to move to the new one.';
const PASSAGES: Json = {
  passages: [
    {
      quote: DROPPED,
      version: '7.2',
      date: '4 March 2026',
    },
    { quote: 'it fixed a crash when a queue was empty for more than an hour', version: '7.1', date: null },
  ],
};
const OTTER: Json = {
  passages: [{ quote: 'it makes the nightly export of large tables twice as fast', version: '3.4', date: null }],
};

const slug = changelogScout.card.slug;
const never = () => new Promise<never>(() => {});

let model: MockModel;
let pages: ServedPages;
let service: TestService;
let client: ChannelClient;
let key: string;

beforeAll(async () => {
  model = await startMockModel();
  pages = await servePages({ '/news': NEWS, '/other': OTHER, '/log': LOG });
  service = await startService({ channels: [changelogScout], worker: { model: model.settings } });
  key = (await service.mint()).key;
  client = createClient({ baseUrl: service.baseUrl, key, slug });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
});
beforeEach(() => {
  model.say({});
  model.asked.length = 0;
});

const verify = async (takeId: string, at = client) =>
  (await (await at.fetch(`/takes/${takeId}/verify`, { method: 'POST' })).json()) as TakeVerification;
const download = async (takeId: string) =>
  new Uint8Array(await (await client.fetch(`/takes/${takeId}/export`)).arrayBuffer());
const channels = new Map([[slug, changelogScout]]);
const told = (undone: string[]) => undone.filter((sentence) => sentence.startsWith('The model could not be used'));

describe('a take with a model', () => {
  it('has what the model pointed out, tells of it in the log, and verifies, online and offline', async () => {
    model.say({
      page: () => ({ json: PASSAGES }),
      lead: () => ({ json: { sentences: [{ text: DROPPED, finding: 1 }] } }),
    });
    const { body, takeId } = await client.take({ notes: `What changed in Kestrel? ${pages.origin}/news` });
    expect(body.table?.rows.map(({ version, date }) => [version, date])).toEqual([
      ['7.2', '2026-03-04'],
      ['7.1', null],
    ]);
    expect(body.output.split('\n')[0]).toBe(`7.2: ${DROPPED}`);
    expect(told(body.lifecycle.undone)).toEqual([]);

    const events = await client.events(takeId);
    const calls = events.flatMap((event) =>
      event.type === 'tool.called' && event.tool === 'ask_model' ? [event] : [],
    );
    expect(calls.map(({ stage, args }) => [stage, args])).toEqual([
      ['plan', { task: 'brief', prompt: 'changelog-scout/read-records@2', model: 'house/mock' }],
      ['extract', { task: 'page', prompt: 'changelog-scout/read-page@1', model: 'house/mock' }],
      ['frame', { task: 'lead', prompt: 'changelog-scout/write-lead@2', model: 'house/mock' }],
    ]);
    const written = events.flatMap((event) => (event.type === 'sentence.written' ? [event.text] : []));
    expect(written.join('')).toBe(body.output);
    expect(JSON.stringify(events)).not.toContain('key-of-a-test');

    expect(await verify(takeId)).toEqual({ equal: true, differences: [] });
    expect(await verifyExport(await download(takeId), channels)).toMatchObject({ differences: [], remarks: [] });
  });

  it('plans from words of a brief that the rules read in part, and says so', async () => {
    const notes = `${pages.origin}/log the box in the basement has a sticker that says 1.9.0. Is there trouble ahead?`;
    model.say({ brief: () => ({ json: { records: [{ item: 1, slot: 'held', quote: '1.9.0' }] } }) });
    const { body, takeId } = await client.take({ notes });
    expect(body.plan.planner).toBe('model');
    expect(body.output).toContain('A model read these words of your brief, of which the rules were not sure: “1.9.0”');
    expect(body.table?.rows.map(({ version }) => version)).toEqual(['2.0.0', '2.0.0']);
    expect(await verify(takeId)).toEqual({ equal: true, differences: [] });
  });

  it('notices a recorded answer that was changed, by what it leads to', async () => {
    model.say({ page: () => ({ json: PASSAGES }) });
    const { takeId } = await client.take({ notes: `What changed in Kestrel? ${pages.origin}/news` });
    const bytes = await download(takeId);
    const changes: ((answers: { id: string; tokens: { input: number }; answer: Json }[]) => void)[] = [
      (answers) => void (answers[0]!.answer = { kind: 'said', value: { passages: [] } }),
      (answers) => void (answers[0]!.answer = { kind: 'said', value: OTTER }),
      (answers) => void (answers[0]!.answer = { kind: 'said', value: 'something else' }),
      (answers) => void (answers[0]!.answer = { kind: 'down', detail: 'it could not be reached' }),
      (answers) => void (answers[0]!.tokens.input += 1),
      (answers) => void (answers[0]!.id = 'page:0000:1'),
      (answers) => void answers.push({ ...answers[0]!, id: 'page:0000:1' }),
      (answers) => void answers.splice(0),
    ];
    for (const change of changes) {
      const members = openExport(bytes);
      editPart(members, 'findings', ({ rounds }) => change(rounds[0]!.extract!.answers as never));
      const found = await verifyExport(await closeExport(members), channels);
      expect(found?.differences.length, String(change)).toBeGreaterThan(0);
    }
  });
});

describe('a take whose model is of no use', () => {
  it.each([
    ['declines', { page: () => ({ text: 'I would rather not.' }), lead: () => ({ text: 'No.' }) }],
    ['says half of its answer', { page: () => ({ text: '{"passages":[{"quo' }), lead: () => ({ text: '{' }) }],
    ['is broken', { page: () => ({ status: 500 }), lead: () => ({ status: 500 }) }],
    ['does not take the key', { page: () => ({ status: 401 }), lead: () => ({ status: 401 }) }],
  ])('is by rules where it %s, and says so', async (_, answers) => {
    model.say(answers);
    const { body, takeId } = await client.take({ notes: `What changed? ${pages.origin}/log and ${pages.origin}/news` });
    expect(body.lifecycle.state).toBe('finished');
    expect(body.plan.planner).toBe('rules');
    expect(body.table?.rows.map(({ version }) => version)).toContain('2.0.0');
    expect(told(body.lifecycle.undone).length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('third party');
    expect(await verify(takeId)).toEqual({ equal: true, differences: [] });
  });

  it('has the grade that it has without a model', async () => {
    const notes = `What changed? ${pages.origin}/log`;
    model.say({ lead: () => ({ status: 503 }) });
    const { body } = await client.take({ notes });
    await using plain = await startService({ channels: [changelogScout] });
    const { key } = await plain.mint();
    const { body: byRules } = await createClient({ baseUrl: plain.baseUrl, key, slug }).take({ notes });
    expect(told(body.lifecycle.undone)).toHaveLength(1);
    expect([body.overall, body.output, body.table]).toEqual([byRules.overall, byRules.output, byRules.table]);
  });

  it('is by rules where nobody listens, waiting for it once', async () => {
    const settings = { ...model.settings, baseUrl: 'http://127.0.0.1:9/v1' };
    await using lonely = await startService({ channels: [changelogScout], worker: { model: settings } });
    const { key } = await lonely.mint();
    const own = createClient({ baseUrl: lonely.baseUrl, key, slug });
    const { body, takeId } = await own.take({ notes: `What changed? ${pages.origin}/log and ${pages.origin}/news` });
    expect(told(body.lifecycle.undone)).toEqual([
      'The model could not be used for reading the brief (it could not be reached); that part is by rules.',
      'The model could not be used for reading pages (it could not be reached); that part is by rules.',
      'The model could not be used for opening the answer (it could not be reached); that part is by rules.',
    ]);
    expect(await verify(takeId, own)).toEqual({ equal: true, differences: [] });
  });

  it('stops at its budget of tokens, and says so', async () => {
    await using small = await startService({ channels: [thriftyScout], worker: { model: model.settings } });
    const { key } = await small.mint();
    const own = createClient({ baseUrl: small.baseUrl, key, slug });
    const { body, takeId } = await own.take({ notes: `What changed? ${pages.origin}/log` });
    const usedUp = expect.stringContaining('its 50 tokens for this take are used up') as string;
    expect(told(body.lifecycle.undone)).toEqual([usedUp, usedUp]);
    expect(model.asked).toEqual([]);
    expect(await verify(takeId, own)).toEqual({ equal: true, differences: [] });
  });
});

describe('a model that takes its time', () => {
  it('is let go of when the take is cancelled', async () => {
    model.say({ page: never });
    const notes = `What changed in Kestrel? ${pages.origin}/news`;
    const { takeId } = await client.take({ notes }, { prefer: 'wait=0' });
    await expect.poll(() => model.asked.map(({ task }) => task)).toEqual(['brief', 'page']);
    await client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
    const last = (await client.events(takeId)).at(-1);
    expect(last?.type).toBe('take.cancelled');
    expect(model.asked).toHaveLength(2);
  });

  it('is not asked again, by a second worker, what the first was answered', async () => {
    await using two = await startService({
      channels: [changelogScout],
      isWorkerless: true,
      worker: { model: model.settings },
    });
    const { key } = await two.mint();
    const own = createClient({ baseUrl: two.baseUrl, key, slug });
    let isSlow = true;
    model.say({ page: (text) => (!text.includes('Otter') ? { json: PASSAGES } : isSlow ? never() : { json: OTTER }) });
    const first = await two.startWorker();
    const notes = `What changed? ${pages.origin}/news and ${pages.origin}/other`;
    const { takeId } = await own.take({ notes }, { prefer: 'wait=0' });
    await own.events(takeId, { until: (event) => event.type === 'tool.returned' && event.stage === 'extract' });
    await first[Symbol.asyncDispose]();

    isSlow = false;
    await using _second = await two.startWorker();
    const events = await own.events(takeId);
    expect(events.at(-1)?.type).toBe('take.completed');
    expect(events.some(({ type }) => type === 'stage.retried')).toBe(true);
    const pagesAsked = model.asked.flatMap(({ task, text }) => (task === 'page' ? [text] : []));
    expect(pagesAsked.filter((text) => text.includes('Kestrel 7.1 came'))).toHaveLength(1);
    expect(pagesAsked.filter((text) => text.includes('Otter 3.4 out'))).toHaveLength(2);
    expect(await verify(takeId, own)).toEqual({ equal: true, differences: [] });
  });
});
