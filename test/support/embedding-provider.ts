import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider answers to a request of these texts: undefined is what it would say by itself. */
export type EmbeddingFaultOf = (texts: readonly string[]) => { status: number; body?: unknown } | undefined;

export interface EmbeddingProvider extends AsyncDisposable {
  /** With its version path. */
  baseUrl: string;
  /** Texts of each request that it answered with vectors, and the model that was asked. */
  answered: { model: string; texts: string[] }[];
  /** Requests, answered or not. */
  asked: number;
  fault: EmbeddingFaultOf;
  /** Requests wait for it before they are answered. */
  hold: (texts: readonly string[]) => Promise<void> | undefined;
}

/** Words by what they mean to it; every other word is a meaning of its own. */
const MEANINGS: Record<string, string> = { zorblat: 'kettle', blivet: 'mirror', teapot: 'teapot', pot: 'teapot' };

/**
 * A provider on loopback that speaks OpenAI's dialect. A text means its words, each a direction of its own, as long as the model's name says
 * (`…-64`); it knows words that no dictionary has.
 */
export async function startEmbeddingProvider(): Promise<EmbeddingProvider> {
  const provider: Omit<EmbeddingProvider, 'baseUrl' | typeof Symbol.asyncDispose> = {
    answered: [],
    asked: 0,
    fault: () => undefined,
    hold: () => undefined,
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { model, input } = JSON.parse(Buffer.concat(chunks).toString()) as { model: string; input: string[] };
    provider.asked += 1;
    await provider.hold(input);
    const fault = request.url === '/v1/embeddings' ? provider.fault(input) : { status: 404 };
    const dimensions = Number(/\d+$/.exec(model)?.[0] ?? 64);
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: embed(text, dimensions) }));
    response.writeHead(fault?.status ?? 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        fault
          ? (fault.body ?? { error: { message: 'third party words' } })
          : { object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } },
      ),
    );
    if (!fault) provider.answered.push({ model, texts: input });
  };
  const server = createServer((request, response) => {
    // A client that goes away in the middle is one of its ways.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return Object.assign(provider, {
    baseUrl,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** As FNV-1a spreads them: the same word is the same vector, whoever asks. */
function embed(text: string, dimensions: number): number[] {
  const sum = Array.from({ length: dimensions }, () => 0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let seed = 2_166_136_261;
    for (const letter of MEANINGS[word] ?? word) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16_777_619) >>> 0;
    for (let at = 0; at < dimensions; at += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      sum[at]! += seed / 2 ** 31 - 1;
    }
  }
  return sum;
}
