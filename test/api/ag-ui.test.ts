import { randomUUID } from 'node:crypto';
import { EventType, HttpAgent } from '@ag-ui/client';
import type { BaseEvent } from '@ag-ui/client';
import { HttpAgent as OldHttpAgent } from 'agui-client-0';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgUiEventSchema } from '#contracts/ag-ui-event.ts';
import { createClient, readFrames } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { eventually } from '../support/eventually.ts';

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;
let key: string;
let facts: string;
const warnings: unknown[][] = [];

beforeAll(async () => {
  service = await startService();
  pages = await servePages({
    '/facts': 'Fact: The sky over Paris was blue in 2024.\nFact: Water boils at 100 degrees.\n',
  });
  facts = `${pages.origin}/facts`;
  ({ key } = await service.mint());
  client = createClient({ baseUrl: service.baseUrl, key });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

// The clients tell of whatever they had to overlook by a warning: there must be none.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => void warnings.push(args)));
afterEach(() => {
  vi.restoreAllMocks();
  expect(warnings.splice(0)).toEqual([]);
});

const LINES = [
  ['1.0', HttpAgent],
  ['pre-1.0', OldHttpAgent],
] as const;

function createAgent(
  Agent: (typeof LINES)[number][1],
  { threadId = randomUUID(), notes }: { threadId?: string; notes: string },
) {
  const agent = new Agent({
    url: `${service.baseUrl}/api/public/channel/toy-facts/agui`,
    headers: { authorization: `Bearer ${key}` },
    threadId,
    initialMessages: [{ id: randomUUID(), role: 'user', content: notes }],
    initialState: { theme: 'dark' },
  });
  const events: BaseEvent[] = [];
  // The two lines type their subscribers apart; both hand over events.
  agent.subscribe({ onEvent: ({ event }: { event: BaseEvent }) => void events.push(event) } as never);
  return { agent, events };
}

const runBody = (overrides: object = {}) =>
  JSON.stringify({
    protocolVersion: '1.0',
    threadId: 't',
    runId: randomUUID(),
    messages: [{ id: 'm', role: 'user', content: `Facts of ${facts}` }],
    ...overrides,
  });

const openRun = (body: string, headers: Record<string, string> = {}) =>
  client.fetch('/agui', { method: 'POST', body, headers: { accept: 'text/event-stream', ...headers } });

/** A stream without its pings, which say how long nothing came. */
const textOf = async (response: Response) => (await response.text()).replaceAll(/^:.*\n\n/gm, '');

async function readAll(response: Response): Promise<object[]> {
  const frames: object[] = [];
  for await (const { data } of readFrames(response)) frames.push(JSON.parse(data) as object);
  return frames;
}

async function readRun(body: string, headers: Record<string, string> = {}) {
  const response = await openRun(body, headers);
  const frames: { id: string | undefined; event: { type: string; [member: string]: unknown } }[] = [];
  for await (const { id, data } of readFrames(response))
    frames.push({ id, event: JSON.parse(data) as { type: string; [member: string]: unknown } });
  return { response, frames, events: frames.map(({ event }) => event) };
}

describe.each(LINES)('a front end of line %s', (line, Agent) => {
  it('follows a run to its output, its state and success', async () => {
    const { agent, events } = createAgent(Agent, { notes: `Facts of ${facts}` });
    await agent.runAgent({ runId: randomUUID() });

    expect(agent.messages.at(-1)).toMatchObject({
      role: 'assistant',
      content: expect.stringContaining('Water boils at 100 degrees.') as string,
    });
    expect(agent.state).toMatchObject({
      theme: 'dark',
      take: { grade: 'A', lifecycle: { state: 'finished' }, links: [facts] },
    });
    expect(events.map(({ type }) => type).filter((type) => type.startsWith('RUN_'))).toEqual([
      'RUN_STARTED',
      'RUN_FINISHED',
    ]);
  });

  it('sees every event type of the interface document', async () => {
    const seen = new Set<string>();
    for (const notes of [`I wonder about ${facts}`, `burst ${facts}`]) {
      const { agent, events } = createAgent(Agent, { notes });
      await agent.runAgent({ runId: randomUUID() });
      for (const { type } of events) seen.add(type);
    }

    expect([...seen].toSorted()).toEqual(
      [
        EventType.RUN_STARTED,
        EventType.STATE_SNAPSHOT,
        EventType.STEP_STARTED,
        EventType.STEP_FINISHED,
        EventType.TOOL_CALL_START,
        EventType.TOOL_CALL_ARGS,
        EventType.TOOL_CALL_END,
        EventType.TOOL_CALL_RESULT,
        EventType.TEXT_MESSAGE_START,
        EventType.TEXT_MESSAGE_CONTENT,
        EventType.TEXT_MESSAGE_END,
        EventType.CUSTOM,
        EventType.RUN_FINISHED,
        EventType.RUN_ERROR,
      ].toSorted(),
    );
  });

  it('is asked by an interrupt and answers it by resume', async () => {
    const threadId = randomUUID();
    const { agent, events } = createAgent(Agent, { threadId, notes: 'Which facts?' });
    await agent.runAgent({ runId: randomUUID() });
    const outcome = (
      events.at(-1) as unknown as { outcome: { type: string; interrupts: { id: string; message: string }[] } }
    ).outcome;

    expect(outcome).toMatchObject({
      type: 'interrupt',
      interrupts: [{ message: 'Which page should be read?', responseSchema: { required: ['answer'] } }],
    });
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'CUSTOM',
        name: 'channel.ask',
        value: { key: 'address', ask: 'Which page should be read?', blocking: true },
      }),
    );
    const resume = [{ interruptId: outcome.interrupts[0]!.id, status: 'resolved', payload: { answer: facts } }];
    await agent.runAgent({ runId: randomUUID(), resume } as never);
    expect(agent.state).toMatchObject({ take: { grade: 'A' } });
  });

  it('is asked and answers by the next message', async () => {
    const { agent } = createAgent(Agent, { notes: 'Which facts?' });
    await agent.runAgent({ runId: randomUUID() });
    const next = createAgent(Agent, { threadId: agent.threadId, notes: facts });
    await next.agent.runAgent({ runId: randomUUID() });

    expect(next.agent.state).toMatchObject({ take: { grade: 'A' } });
  });

  it('sees a cancelled run end as one', async () => {
    const { agent, events } = createAgent(Agent, { notes: `pause extract 20000 ${facts}` });
    const running = agent.runAgent({ runId: randomUUID() });
    await eventually(() =>
      expect(events).toContainEqual(expect.objectContaining({ type: 'STEP_STARTED', stepName: 'extract' })),
    );
    const { takes } = (await (await client.fetch('/takes?limit=1')).json()) as { takes: { takeId: string }[] };
    const cancelled = await client.fetch(`/takes/${takes[0]!.takeId}/cancel`, { method: 'POST' });
    await running.catch(() => {});

    expect(cancelled.status).toBe(202);
    const last = events.at(-1);
    if (line === '1.0') expect(last).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'cancelled' } });
    else expect(last).toMatchObject({ type: 'RUN_ERROR', code: 'cancelled' });
  });
});

describe('POST agui', () => {
  it('sends events in the order of the interface, ids of seq and place, one terminal', async () => {
    const { frames, events } = await readRun(
      runBody({ messages: [{ id: 'm', role: 'user', content: `I wonder about ${facts}` }] }),
    );
    const types = events.map(({ type }) => type);

    expect(types.slice(0, 2)).toEqual(['RUN_STARTED', 'STATE_SNAPSHOT']);
    expect(types.slice(-3)).toEqual(['CUSTOM', 'STATE_SNAPSHOT', 'RUN_FINISHED']);
    expect(types.filter((type) => type === 'RUN_FINISHED' || type === 'RUN_ERROR')).toHaveLength(1);
    const steps = events.flatMap(({ type, stepName }) => (type === 'STEP_STARTED' ? [stepName] : []));
    // Crawl and recall run side by side, so either may be told first.
    expect([steps[0], ...steps.slice(1, 3).map(String).toSorted(), ...steps.slice(3)]).toEqual([
      'plan',
      'crawl',
      'recall',
      'extract',
      'measure',
      'frame',
      'grade',
    ]);
    const frame = events.findIndex(({ type, stepName }) => type === 'STEP_STARTED' && stepName === 'frame');
    expect(types.slice(frame + 1)).toEqual(
      expect.arrayContaining(['TEXT_MESSAGE_START', 'TEXT_MESSAGE_CONTENT', 'TEXT_MESSAGE_END']),
    );
    const ids = frames.map(({ id }) => id!.split('.').map(Number) as [number, number]);
    for (const [index, [seq, k]] of ids.entries()) {
      const [lastSeq, lastK] = ids[index - 1] ?? [0, 0];
      expect(seq > lastSeq ? k === 0 : seq === lastSeq && k === lastK + 1, `${lastSeq}.${lastK} then ${seq}.${k}`).toBe(
        true,
      );
    }
  });

  it('replays an ended run byte for byte, whole or from any frame', async () => {
    const body = runBody();
    const text = await textOf(await openRun(body));
    const frames = text.split('\n\n').filter(Boolean);

    expect(await (await openRun(body)).text()).toBe(text);
    for (const at of [0, 1, Math.floor(frames.length / 2), frames.length - 2]) {
      const lastEventId = /^id: (.+)$/m.exec(frames[at]!)![1]!;
      const rest = await (await openRun(body, { 'last-event-id': lastEventId })).text();
      expect(rest).toBe(
        frames
          .slice(at + 1)
          .map((frame) => `${frame}\n\n`)
          .join(''),
      );
    }
  });

  it('attaches viewers of a running run, who see the same', async () => {
    const body = runBody({ messages: [{ id: 'm', role: 'user', content: `pause extract 400 ${facts}` }] });
    const texts = await Promise.all(Array.from({ length: 5 }, async () => textOf(await openRun(body))));

    expect(new Set(texts).size).toBe(1);
  });

  it('goes on when nobody looks any more', async () => {
    const body = runBody({ messages: [{ id: 'm', role: 'user', content: `pause extract 500 ${facts}` }] });
    const controller = new AbortController();
    const response = await client.fetch('/agui', { method: 'POST', body, signal: controller.signal });
    await response.body!.getReader().read();
    controller.abort();

    const { events } = await readRun(body);
    expect(events.at(-1)).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'success' } });
  });

  it('refuses a run id with another meaning, as JSON', async () => {
    const runId = randomUUID();
    await readRun(runBody({ runId }));
    const response = await openRun(
      runBody({ runId, messages: [{ id: 'n', role: 'user', content: 'Something else' }] }),
    );

    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ code: 'run_conflict' });
  });

  it.each([
    ['no message of a user', { messages: [{ role: 'assistant', content: 'hello' }] }, 400],
    ['an empty message', { messages: [{ role: 'user', content: '  ' }] }, 400],
    ['a role that is none', { messages: [{ role: 'king', content: 'x' }] }, 400],
    ['no messages', { messages: undefined }, 400],
    ['a prior that is none', { forwardedProps: { prior: { links: 'x' } } }, 400],
  ])('refuses %s', async (_what, overrides, status) => {
    const response = await openRun(runBody(overrides));

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it.each([
    ['no key', { authorization: '' }, 401],
    ['an Accept without event streams', { accept: 'application/json' }, 406],
    ['another media type', { 'content-type': 'text/plain' }, 415],
    ['a Last-Event-ID that is none', { 'last-event-id': 'x' }, 400],
  ])('refuses %s', async (_what, headers, status) => {
    const response = await openRun(runBody(), headers);

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('generates thread and run ids, takes parts for content and ignores what it does not know', async () => {
    const { events } = await readRun(
      JSON.stringify({
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: `Facts of ${facts}` },
              { type: 'image', source: {} },
            ],
          },
        ],
        tools: [{ name: 'openMap', description: 'x', parameters: {} }],
        context: [{ description: 'place', value: 'Paris' }],
        state: null,
        extra: 1,
      }),
    );

    expect(events[0]).toMatchObject({
      type: 'RUN_STARTED',
      threadId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      runId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(events.at(-1)).toMatchObject({ type: 'RUN_FINISHED' });
  });

  it('takes skipRetrieval and prior from forwardedProps', async () => {
    const { events } = await readRun(
      runBody({
        messages: [{ role: 'user', content: 'go on' }],
        forwardedProps: { prior: { brief: facts }, skipRetrieval: true },
      }),
    );

    expect(events.filter(({ stepName }) => stepName === 'crawl')).toHaveLength(2);
    expect(events.some(({ toolCallName }) => toolCallName === 'fetch_page')).toBe(false);
  });
});

describe('a thread', () => {
  const priorOf = async (takeId: string) => {
    const [accepted] = await client.events(takeId, { count: 1 });
    return accepted?.type === 'take.accepted' ? accepted.prior : undefined;
  };
  const ask = async (threadId: string, content: string, more: object = {}) => {
    const body = runBody({ threadId, messages: [{ id: randomUUID(), role: 'user', content }], ...more });
    const { response } = await readRun(body);
    return { body, takeId: response.headers.get('x-take-id')! };
  };

  it('goes on from its last take, and anew where prior is null', async () => {
    const threadId = randomUUID();
    const first = `Facts of ${facts}`;
    expect(await priorOf((await ask(threadId, first)).takeId)).toBeNull();
    const answer = { brief: first, output: expect.stringContaining('Water boils') as string, links: [facts] };
    expect(await priorOf((await ask(threadId, 'And the newest?')).takeId)).toEqual(answer);
    // A take that failed hands on what it was to continue, with what it was asked.
    expect(await priorOf((await ask(threadId, `burst ${facts}`)).takeId)).toMatchObject({
      brief: `${first}\nAnd the newest?`,
    });
    const after = await priorOf((await ask(threadId, 'Once more?')).takeId);
    expect(after).toMatchObject({ brief: `${first}\nAnd the newest?\nburst ${facts}`, links: [facts] });

    expect(await priorOf((await ask(threadId, first, { forwardedProps: { prior: null } })).takeId)).toBeNull();
    const given = { brief: 'Another brief' };
    expect(await priorOf((await ask(threadId, first, { forwardedProps: { prior: given } })).takeId)).toEqual(given);
    expect(await priorOf((await ask(randomUUID(), first)).takeId)).toBeNull();
  });

  it('attaches a repeated run to the take that it started, whatever came after it', async () => {
    const threadId = randomUUID();
    const first = await ask(threadId, `Facts of ${facts}`);
    await ask(threadId, 'And the newest?');
    expect((await readRun(first.body)).response.headers.get('x-take-id')).toBe(first.takeId);
  });
});

describe('POST agui/connect', () => {
  const connect = (threadId: string) =>
    client.fetch('/agui/connect', {
      method: 'POST',
      body: runBody({ threadId, messages: [] }),
      headers: { accept: 'text/event-stream' },
    });

  it('gives the whole thread and the end of a run that has ended', async () => {
    const threadId = randomUUID();
    await readRun(runBody({ threadId }));
    const frames: Record<string, unknown>[] = [];
    for await (const { data } of readFrames(await connect(threadId)))
      frames.push(JSON.parse(data) as Record<string, unknown>);

    expect(frames.map(({ type }) => type)).toEqual([
      'RUN_STARTED',
      'MESSAGES_SNAPSHOT',
      'STATE_SNAPSHOT',
      'STATE_SNAPSHOT',
      'RUN_FINISHED',
    ]);
    const { messages } = frames[1] as { messages: object[] };
    expect(messages[0]).toMatchObject({ role: 'user', id: 'm' });
    expect(messages.at(-1)).toMatchObject({
      role: 'assistant',
      content: expect.stringContaining('Water') as string,
    });
    expect(AgUiEventSchema.safeParse(frames[1]).error).toBeUndefined();
  });

  it.each(LINES)(
    'gives line %s the messages that it would hold had it followed from the start',
    async (_line, Agent) => {
      const threadId = randomUUID();
      const { agent } = createAgent(Agent, { threadId, notes: 'Which facts?' });
      await agent.runAgent({ runId: randomUUID() });
      const interrupts = agent.pendingInterrupts as { id: string }[] | undefined;
      await agent.runAgent({
        runId: randomUUID(),
        resume: (interrupts ?? []).map(({ id }) => ({
          interruptId: id,
          status: 'resolved' as const,
          payload: { answer: facts },
        })),
      });
      agent.addMessage({ id: randomUUID(), role: 'user', content: `I wonder about ${facts}` });
      await agent.runAgent({ runId: randomUUID() });
      const [, snapshot] = await readAll(await connect(threadId));

      expect(agent.messages.filter(({ role }) => role === 'tool').length).toBeGreaterThan(1);
      expect((snapshot as { messages: object[] }).messages).toEqual(JSON.parse(JSON.stringify(agent.messages)));
    },
  );

  it('gives back the newest takes of a thread that is longer than an answer may be', async () => {
    const threadId = randomUUID();
    const notes = 'x'.repeat(99_000);
    for (let at = 0; at < 42; at += 1) {
      const content = `${at} ${notes}`;
      const run = await openRun(
        runBody({ threadId, messages: [{ id: `m${at}`, role: 'user', content }], forwardedProps: { prior: null } }),
      );
      await run.body?.cancel();
    }
    const [, snapshot] = await readAll(await connect(threadId));
    const ids = (snapshot as { messages: { id: string }[] }).messages.map(({ id }) => id);

    expect(JSON.stringify(snapshot).length).toBeLessThan(5_000_000);
    expect(ids.length).toBeGreaterThan(30);
    expect(ids.at(-1)).toBe('m41');
    expect(ids).not.toContain('m0');
  });

  it('joins a run under way, opens what is open and follows it to its end', async () => {
    const threadId = randomUUID();
    const running = readRun(
      runBody({ threadId, messages: [{ id: 'm', role: 'user', content: `pause extract 800 ${facts}` }] }),
    );
    let frames: Record<string, unknown>[] = [];
    await eventually(async () => {
      const response = await connect(threadId);
      expect(response.status).toBe(200);
      frames = [];
      for await (const { data } of readFrames(response)) frames.push(JSON.parse(data) as Record<string, unknown>);
    });
    await running;

    expect(frames.slice(0, 3).map(({ type }) => type)).toEqual(['RUN_STARTED', 'MESSAGES_SNAPSHOT', 'STATE_SNAPSHOT']);
    expect(frames.at(-1)).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'success' } });
    const opened = new Set<unknown>();
    for (const { type, stepName } of frames) {
      if (type === 'STEP_STARTED') expect(opened.has(stepName)).toBe(false);
      if (type === 'STEP_STARTED') opened.add(stepName);
      if (type === 'STEP_FINISHED') expect(opened.delete(stepName)).toBe(true);
    }
    expect(opened.size).toBe(0);
  });

  it('knows no thread of another operator', async () => {
    const threadId = randomUUID();
    await readRun(runBody({ threadId }));
    const { key: other } = await service.mint({ operatorEmail: 'bob@example.com' });
    const response = await createClient({ baseUrl: service.baseUrl, key: other }).fetch('/agui/connect', {
      method: 'POST',
      body: runBody({ threadId, messages: [] }),
    });

    expect(response.status).toBe(404);
  });
});
