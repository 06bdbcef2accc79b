import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readServerSentEvents, RefusedError, rollTake } from './roll-take.ts';

const TAKE = {
  channel: { id: 'c', number: '1', name: 'C' },
  takeNo: 1,
  output: '',
  links: [],
  table: null,
  stills: [],
  plan: { planner: 'rules', subGoals: [], trace: [] },
  lifecycle: {
    takeId: '7a1cc9d4-5f0c-4c11-8b02-0d2f6a3f5d10',
    state: 'finished',
    recovery: { action: 'none', detail: '' },
    needs: [],
    undone: [],
    held: [],
  },
  asks: [],
  creditsLeft: 1,
  latencyMs: 1,
};

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const roll = (baseUrl: string, events: number[] = []) =>
  rollTake({ baseUrl, slug: 'c', key: 'lt_k', request: { notes: 'x' }, onEvent: ({ seq }) => events.push(seq) });

describe('rollTake', () => {
  it('goes on where the stream broke off, and sends the request again under the same key', async () => {
    const seen: string[] = [];
    const keys = new Set<unknown>();
    let isFirst = true;
    const baseUrl = await serve((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (request.method === 'POST') {
        keys.add(request.headers['idempotency-key']);
        if (isFirst) {
          isFirst = false;
          return request.socket.destroy();
        }
        return response.writeHead(202, { 'x-take-id': 't' }).end('{}');
      }
      if (!request.url?.includes('/events')) return response.end(JSON.stringify(TAKE));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (request.url.endsWith('after=0'))
        return response.write('data: {"seq":1,"type":"stage.started"}\n\n', () => response.destroy());
      return response.end('data: {"seq":2,"type":"take.completed"}\n\n');
    });
    const events: number[] = [];
    await expect(roll(baseUrl, events)).resolves.toEqual(TAKE);
    expect(events).toEqual([1, 2]);
    expect(keys.size).toBe(1);
    expect(seen.filter((line) => line.includes('/events'))).toEqual([
      'GET /api/public/channel/c/takes/t/events?after=0',
      'GET /api/public/channel/c/takes/t/events?after=1',
    ]);
  });

  it('takes an answer that is there at once', async () => {
    const baseUrl = await serve((_request, response) => response.end(JSON.stringify(TAKE)));
    await expect(roll(baseUrl)).resolves.toEqual(TAKE);
  });

  it('ends in the words of the API where it refuses', async () => {
    const baseUrl = await serve((_request, response) =>
      response.writeHead(402).end('{"detail":"The wallet is empty."}'),
    );
    await expect(roll(baseUrl)).rejects.toThrow(new RefusedError(402, 'The wallet is empty.'));
  });
});

describe('readServerSentEvents', () => {
  const read = async (...chunks: string[]) => {
    const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
    return collect(new Blob(bytes).stream());
  };

  async function collect(stream: ReadableStream<Uint8Array>): Promise<string[]> {
    const data = [];
    for await (const each of readServerSentEvents(stream)) data.push(each);
    return data;
  }

  it('joins the data lines of an event and leaves the rest out', async () => {
    expect(await read(': ping\n\nid: 1\nevent: x\ndata: a\ndata:b\n\n')).toEqual(['a\nb']);
  });

  it('reads events that end in CR LF, and drops one that is not whole', async () => {
    expect(await read('data: a\r\n\r\ndata: b\r\n')).toEqual(['a']);
  });

  it('puts together what arrives in pieces', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of new TextEncoder().encode('data: é\n\ndata: b\n\n')) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await collect(stream)).toEqual(['é', 'b']);
  });
});
