import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Json } from '#contracts/json.ts';
import type { ModelQuestion, RecordedAnswer } from '#contracts/model-port.ts';
import type { KeyedEvent } from '#contracts/take-event.ts';
import type { StageContext } from '../run-stage.ts';
import type { GenerateRequest, ProviderModel } from './provider-model.ts';
import { openTakeModel } from './take-model.ts';

const schema = z.strictObject({ word: z.string() });
const question = (id: ModelQuestion<unknown>['id'], overrides: object = {}): ModelQuestion<{ word: string }> => ({
  id,
  prompt: { id: 'toy/say', version: 2, text: 'Say a word' },
  documents: [{ label: 'page', text: 'kite' }],
  schema,
  maxOutputTokens: 100,
  ...overrides,
});

interface Setting {
  generate?: (request: GenerateRequest) => Promise<Awaited<ReturnType<ProviderModel['generate']>>>;
  tokens?: number;
  secondsLeft?: number;
  earlier?: RecordedAnswer[];
  kept?: Map<string, Json>;
  round?: number;
}

function open({ generate, tokens, secondsLeft = 60, earlier = [], kept = new Map(), round = 1 }: Setting = {}) {
  const requests: GenerateRequest[] = [];
  const events: KeyedEvent[] = [];
  const model: ProviderModel = {
    name: 'test/model',
    generate(request) {
      requests.push(request);
      return generate?.(request) ?? Promise.resolve({ value: { word: 'kite' }, tokens: { input: 40, output: 5 } });
    },
  };
  const context = {
    takeId: 'take-1',
    round,
    channel: { card: { budget: tokens === undefined ? {} : { tokens } } },
    budgetEndsAt: Date.now() + secondsLeft * 1_000,
    signal: new AbortController().signal,
    log: pino({ level: 'silent' }),
    logEvent: (event: KeyedEvent) => void events.push(event),
    flush: () => Promise.resolve(),
    async once(key: string, make: () => Promise<Json>) {
      if (!kept.has(key)) kept.set(key, await make());
      return kept.get(key);
    },
  } as unknown as StageContext;
  const opened = openTakeModel(model, context, { stage: 'extract', earlier });
  return { ask: opened.port!.ask, kept: opened.kept, requests, events, effects: kept };
}

const recorded = (id: RecordedAnswer['id'], answer: RecordedAnswer['answer'], input = 100): RecordedAnswer => ({
  id,
  prompt: 'toy/say@2',
  model: 'test/model',
  answer,
  tokens: { input, output: 0 },
});

describe('openTakeModel', () => {
  it('has no port and keeps nothing without a model', () => {
    const { port, kept } = openTakeModel(undefined, { channel: { card: { budget: {} } } } as StageContext, {
      stage: 'plan',
      earlier: [],
    });
    expect([port, kept()]).toEqual([undefined, {}]);
  });

  it('logs question and answer without a text of either, and keeps the answer', async () => {
    const { ask, kept, events } = open();
    expect(await ask(question('page:a:1'))).toEqual({ kind: 'said', value: { word: 'kite' } });
    expect(events.map(({ key, payload }) => [key, payload])).toEqual([
      [
        'extract:page:a:1/called',
        expect.objectContaining({
          tool: 'ask_model',
          args: { task: 'page', prompt: 'toy/say@2', model: 'test/model' },
        }),
      ],
      [
        'extract:page:a:1/returned',
        expect.objectContaining({
          result: { kind: 'said', inputTokens: 40, outputTokens: 5, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
        }),
      ],
    ]);
    expect(JSON.stringify(events)).not.toContain('kite');
    expect(kept().answers).toEqual([
      { ...recorded('page:a:1', { kind: 'said', value: { word: 'kite' } }), tokens: { input: 40, output: 5 } },
    ]);
  });

  it('does not ask again what an earlier attempt was answered', async () => {
    const kept = new Map<string, Json>();
    await open({ kept }).ask(question('page:a:1'));
    const second = open({ kept });
    expect(await second.ask(question('page:a:1'))).toEqual({ kind: 'said', value: { word: 'kite' } });
    expect(second.requests).toEqual([]);
    expect(second.kept().answers?.[0]?.tokens).toEqual({ input: 40, output: 5 });
  });

  it('does not ask again what an earlier round was answered', async () => {
    const earlier = [recorded('page:a:1', { kind: 'said', value: { word: 'boat' } })];
    const { ask, requests, kept } = open({ earlier, round: 2 });
    expect(await ask(question('page:a:1'))).toEqual({ kind: 'said', value: { word: 'boat' } });
    expect(requests).toEqual([]);
    expect(kept().answers?.[0]?.tokens).toEqual({ input: 0, output: 0 });
  });

  it('keeps answers in the order of asking, whichever comes first', async () => {
    const slow = (request: GenerateRequest) =>
      new Promise<Awaited<ReturnType<ProviderModel['generate']>>>((resolve) => {
        const isFirst = request.prompt.includes('first');
        const say = () => resolve({ value: { word: isFirst ? 'first' : 'second' }, tokens: { input: 1, output: 1 } });
        if (isFirst) setImmediate(() => setImmediate(say));
        else say();
      });
    const { ask, kept } = open({ generate: slow });
    await Promise.all([
      ask(question('page:a:1', { documents: [{ label: 'page', text: 'first' }] })),
      ask(question('page:b:1', { documents: [{ label: 'page', text: 'second' }] })),
    ]);
    expect(kept().answers?.map(({ id }) => id)).toEqual(['page:a:1', 'page:b:1']);
  });

  it.each([
    ['the tokens of this take', { tokens: 700, earlier: [recorded('brief', { kind: 'said', value: {} }, 400)] }],
    ['a card without tokens', { tokens: 0 }],
    ['the time of the take', { secondsLeft: 0.1 }],
  ])('asks nothing beyond %s, and says so', async (_, setting) => {
    const { ask, requests, kept } = open(setting);
    expect(await ask(question('lead'))).toMatchObject({
      kind: 'over_budget',
      detail: expect.stringContaining('used up'),
    });
    expect(requests).toEqual([]);
    expect(kept().answers?.[0]?.tokens).toEqual({ input: 0, output: 0 });
  });

  it('counts what is on its way', async () => {
    const never = () => new Promise<never>(() => {});
    const { ask, requests } = open({ tokens: 700, generate: never });
    void ask(question('page:a:1'));
    expect(await ask(question('page:b:1'))).toMatchObject({ kind: 'over_budget' });
    expect(requests).toHaveLength(1);
  });

  it('estimates the tokens of a provider that does not count them', async () => {
    const { ask, kept } = open({
      generate: () => Promise.resolve({ value: { word: 'kite' }, tokens: { input: 0, output: 0 } }),
    });
    await ask(question('lead'));
    expect(kept().answers?.[0]?.tokens.input).toBeGreaterThan(200);
    expect(kept().answers?.[0]?.tokens.output).toBeGreaterThan(0);
  });

  it('waits once a take for a model that is down', async () => {
    const earlier = [recorded('brief', { kind: 'down', detail: 'it could not be reached' }, 0)];
    const { ask, requests } = open({ earlier });
    expect(await ask(question('lead'))).toEqual({ kind: 'down', detail: 'it could not be reached' });
    expect(requests).toEqual([]);
  });
});
