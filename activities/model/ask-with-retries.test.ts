import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askWithRetries } from './ask-with-retries.ts';
import { createLanguageModel } from './provider-model.ts';

const schema = z.strictObject({ word: z.string() });
const request = { instructions: 'Say a word', prompt: 'now', schema, maxOutputTokens: 50 };
const usage = {
  inputTokens: { total: 7, noCache: 7, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 3, text: 3, reasoning: undefined },
};

const answer = (text: string, unified: 'stop' | 'length' | 'content-filter' = 'stop') => ({
  content: [{ type: 'text' as const, text }],
  finishReason: { unified, raw: unified },
  usage,
  warnings: [],
});

const failure = (statusCode: number | undefined, responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message: 'secret words of a third party',
    url: 'http://model.example/v1?key=secret',
    requestBodyValues: {},
    ...(statusCode !== undefined && { statusCode }),
    responseHeaders,
  });

/** A model that goes through these answers and errors, one a request. */
function modelOf(...steps: (ReturnType<typeof answer> | Error)[]) {
  let at = 0;
  const mock = new MockLanguageModelV4({
    doGenerate: () => {
      const step = steps[Math.min(at++, steps.length - 1)]!;
      return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
    },
  });
  return { mock, model: createLanguageModel('test/mock', () => Promise.resolve(mock)) };
}

const ask = (steps: Parameters<typeof modelOf>, leftMs = 20_000, signal = new AbortController().signal) => {
  const { mock, model } = modelOf(...steps);
  return askWithRetries(model, request, { leftMs, signal }).then((asked) => ({
    ...asked,
    calls: mock.doGenerateCalls,
  }));
};

describe('askWithRetries', () => {
  it('asks for the shape and answers with value and tokens', async () => {
    const { answer: said, tokens, calls } = await ask([answer('{"word":"kite"}')]);
    expect(said).toEqual({ kind: 'said', value: { word: 'kite' } });
    expect(tokens).toEqual({ input: 7, output: 3 });
    expect(calls[0]?.responseFormat).toMatchObject({ type: 'json', schema: { required: ['word'] } });
  });

  it('takes out of an answer what a database chokes on', async () => {
    const { answer: said } = await ask([answer(JSON.stringify({ word: 'ki\u0000te\ud800' }))]);
    expect(said).toEqual({ kind: 'said', value: { word: 'kite\ufffd' } });
  });

  it.each([
    ['words instead of JSON', answer('Here is your word: kite'), 'malformed'],
    ['half of the JSON', answer('{"word":"ki', 'length'), 'malformed'],
    ['another shape', answer('{"words":["kite"]}'), 'malformed'],
    ['nothing', answer(''), 'malformed'],
    ['a refusal', answer('I cannot help with that', 'content-filter'), 'refused'],
    ['a key that is not taken', failure(401), 'down'],
    ['an unknown model', failure(404), 'down'],
    ['a request that is not taken', failure(400), 'down'],
  ])('maps %s, and asks once', async (_, step, kind) => {
    const { answer: said, calls } = await ask([step]);
    expect(said).toEqual({ kind, detail: expect.not.stringContaining('secret') });
    expect(calls).toHaveLength(1);
  });

  it('counts what a malformed answer took', async () => {
    expect((await ask([answer('no JSON')])).tokens).toEqual({ input: 7, output: 3 });
  });

  it.each([
    ['an error of the server', failure(500)],
    ['an overload', failure(529)],
    ['a lost connection', failure(undefined)],
    ['a limit that asks to wait', failure(429, { 'retry-after': '0.01' })],
  ])('asks again after %s', async (_, step) => {
    const { answer: said, calls } = await ask([step, answer('{"word":"kite"}')]);
    expect(said.kind).toBe('said');
    expect(calls).toHaveLength(2);
  });

  it('gives up after three requests', async () => {
    const { answer: said, calls } = await ask([failure(503, { 'retry-after': '0' })]);
    expect(said).toEqual({ kind: 'down', detail: 'it answered with an error, status 503' });
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['a wait that is longer than the time left', failure(429, { 'retry-after': '3' }), 1_000],
    ['a wait that is too long for anybody', failure(429, { 'retry-after': '600' }), 1_000_000],
    ['a date that is too far', failure(429, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }), 1_000_000],
  ])('does not wait for %s', async (_, step, leftMs) => {
    const { answer: said, calls } = await ask([step, answer('{"word":"kite"}')], leftMs);
    expect(said).toEqual({ kind: 'down', detail: 'its rate limit is reached, status 429' });
    expect(calls).toHaveLength(1);
  });

  it('stops a request when its time is up', async () => {
    const model = createLanguageModel('test/mock', () =>
      Promise.resolve(
        new MockLanguageModelV4({
          doGenerate: ({ abortSignal }) =>
            new Promise((_, reject) =>
              abortSignal?.addEventListener('abort', () => reject(abortSignal.reason as Error)),
            ),
        }),
      ),
    );
    const { answer: said } = await askWithRetries(model, request, { leftMs: 30, signal: new AbortController().signal });
    expect(said).toEqual({ kind: 'down', detail: 'it did not answer in time' });
  });

  it('ends in the reason of the one who cancels, and in no answer', async () => {
    const cancelled = new AbortController();
    const reason = new Error('the take was cancelled');
    const waiting = ask([failure(503, { 'retry-after': '14' })], 60_000, cancelled.signal);
    cancelled.abort(reason);
    await expect(waiting).rejects.toThrow(reason.message);
  });

  it('lets a fault of our own through', async () => {
    const model = createLanguageModel('test/mock', () => Promise.reject(new TypeError('a bug')));
    await expect(
      askWithRetries(model, request, { leftMs: 1_000, signal: new AbortController().signal }),
    ).rejects.toThrow('a bug');
  });
});
