import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askWithRetries } from '../../activities/model/ask-with-retries.ts';
import { createProviderModel } from '../../activities/model/provider-model.ts';

const schema = z.strictObject({ word: z.string(), page: z.number().nullable() });
const said = { word: 'kite', page: null };
const mock = new LLMock({ port: 0 });

beforeAll(async () => {
  await mock.start();
});
afterAll(async () => {
  await mock.stop();
});
beforeEach(() => {
  mock.clearFixtures();
  mock.clearRequests();
  mock.clearChaos();
});

const ask = (name: string, baseUrl = `${mock.url}/${name.startsWith('google') ? 'v1beta' : 'v1'}`, leftMs = 20_000) =>
  askWithRetries(
    createProviderModel({ name, apiKey: 'key-of-a-test', baseUrl }),
    { instructions: 'You say words.', prompt: 'Say a word', schema, maxOutputTokens: 200 },
    { leftMs, signal: new AbortController().signal },
  );

const PROVIDERS = ['openai/gpt-test', 'anthropic/claude-test', 'google/gemini-test', 'house/llama-test'];

describe.each(PROVIDERS)('%s on the wire', (name) => {
  it('answers in the shape that was asked for', async () => {
    mock.onMessage(/Say a word/, { content: JSON.stringify(said) });
    expect((await ask(name)).answer).toEqual({ kind: 'said', value: said });
  });

  it.each([
    ['no JSON', 'Sure! Here is a word: kite'],
    ['half of it', '{"word":"ki'],
    ['another shape', '{"words":[]}'],
  ])('is malformed where it says %s', async (_, content) => {
    mock.onMessage(/Say a word/, { content });
    expect((await ask(name)).answer.kind).toBe('malformed');
  });

  it('is asked again after an error of its server', async () => {
    mock.onMessage(/Say a word/, { content: JSON.stringify(said) });
    mock.nextRequestError(500, { message: 'third party words' });
    expect((await ask(name)).answer).toEqual({ kind: 'said', value: said });
  });

  it('is down where its server stays broken, in our words', async () => {
    mock.onMessage(/Say a word/, { error: { message: 'third party words, key-of-a-test' }, status: 503 });
    const { answer } = await ask(name);
    expect(answer).toEqual({ kind: 'down', detail: 'it answered with an error, status 503' });
    expect(mock.getRequests()).toHaveLength(3);
  });

  it('is down where nobody listens', async () => {
    const { answer } = await ask(name, 'http://127.0.0.1:9/v1', 3_000);
    expect(answer).toEqual({ kind: 'down', detail: 'it could not be reached' });
  });
});

describe('a provider by another name', () => {
  it('is asked for chat completions, with the shape as a JSON schema and the key', async () => {
    mock.onMessage(/Say a word/, { content: JSON.stringify(said) });
    await ask('house/llama-test');
    const [request] = mock.getRequests();
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers).toHaveProperty('authorization');
    expect(request?.body).toMatchObject({ model: 'llama-test', response_format: { type: 'json_schema' } });
  });
});

describe('answers that only a server of its own gives', () => {
  it.each([
    ['openai/gpt-test', { refusal: 'I cannot help with that', content: null }, 'refused'],
    ['house/llama-test', { content: '' }, 'malformed'],
  ])('%s: %o is %s', async (name, message, kind) => {
    await using server = await serve(() => ({
      status: 200,
      body: {
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
        usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 },
      },
    }));
    expect((await ask(name, server.origin)).answer.kind).toBe(kind);
  });

  it('waits as long as a limit asks for', async () => {
    let asked = 0;
    await using server = await serve(() => {
      asked += 1;
      return { status: 429, headers: { 'retry-after': '0' }, body: { error: { message: 'slow down' } } };
    });
    expect((await ask('openai/gpt-test', server.origin)).answer).toEqual({
      kind: 'down',
      detail: 'its rate limit is reached, status 429',
    });
    expect(asked).toBe(3);
  });

  it('is down where the answer never comes', async () => {
    await using server = await serve(() => null);
    expect((await ask('openai/gpt-test', server.origin, 300)).answer).toEqual({
      kind: 'down',
      detail: 'it did not answer in time',
    });
  });
});

interface Served {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

async function serve(answer: () => Served | null) {
  const server = createServer((request, response) => {
    request.resume();
    const served = answer();
    if (!served) return;
    response.writeHead(served.status, { 'content-type': 'application/json', ...served.headers });
    response.end(JSON.stringify(served.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
