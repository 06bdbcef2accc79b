import type { TakeEvent } from '#contracts/take-event.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { createParser } from 'eventsource-parser';

/** A plain client of one channel, as anybody would write it. */
export interface ChannelClient {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** `POST take`, waited for. */
  take(
    body: object | string,
    headers?: Record<string, string>,
  ): Promise<{ response: Response; body: TakeResponse; takeId: string }>;
  /** The log of a take to its end, or as many events as asked for. */
  events(
    takeId: string,
    options?: { after?: number; count?: number; until?: (event: TakeEvent) => boolean },
  ): Promise<TakeEvent[]>;
}

export function createClient({
  baseUrl,
  key,
  slug = 'toy-facts',
}: {
  baseUrl: string;
  key: string;
  slug?: string;
}): ChannelClient {
  return { fetch: call, take, events };

  function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(init.body != null && { 'content-type': 'application/json' }),
      ...(init.headers as object),
    };
    return fetch(`${baseUrl}/api/public/channel/${slug}${path}`, { ...init, headers });
  }

  async function take(body: object | string, headers: Record<string, string> = {}) {
    const response = await call('/take', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });
    return { response, body: (await response.json()) as TakeResponse, takeId: response.headers.get('x-take-id') ?? '' };
  }

  async function events(
    takeId: string,
    {
      after,
      count = Number.POSITIVE_INFINITY,
      until = () => false,
    }: { after?: number; count?: number; until?: (event: TakeEvent) => boolean } = {},
  ): Promise<TakeEvent[]> {
    const found: TakeEvent[] = [];
    const response = await call(`/takes/${takeId}/events${after === undefined ? '' : `?after=${after}`}`);
    for await (const { data } of readFrames(response)) {
      const event = JSON.parse(data) as TakeEvent;
      found.push(event);
      if (found.length >= count || until(event)) break;
    }
    return found;
  }
}

export interface Frame {
  id: string | undefined;
  data: string;
}

/** Frames of an event stream as they come. */
export async function* readFrames(response: Response): AsyncGenerator<Frame> {
  const waiting: Frame[] = [];
  const parser = createParser({ onEvent: ({ id, data }) => void waiting.push({ id, data }) });
  const decoder = new TextDecoder();
  if (!response.body) return;
  for await (const chunk of response.body) {
    parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
    yield* waiting.splice(0);
  }
}
