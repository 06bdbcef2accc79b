import { once } from 'node:events';
import type { Response } from 'express';
import { closedSignal } from './closed-signal.ts';

const PING_MS = 15_000;
/** Characters that are written at once: what a reader who stops reading leaves here is little more. */
const CHUNK = 32_768;

/** Nothing on the way may keep, change or gather it. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

export interface Frame {
  id: string;
  data: string;
  /** Name of the event; absent: `message`. */
  event?: string;
}

export interface EventStream {
  /** Aborts when the reader is gone. */
  signal: AbortSignal;
  /** Sends frames; resolves when a slow reader has taken enough of them, so that nothing piles up here. */
  send(frames: Frame[]): Promise<void>;
  end(): void;
}

/** Opens a server-sent event stream: LF framing, a comment after 15 s without events, nothing that buffers on the way. */
export function openEventStream(response: Response, headers: Record<string, string> = {}): EventStream {
  response.status(200);
  response.set({ ...EVENT_STREAM_HEADERS, ...headers });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  const signal = closedSignal(response);
  const ping = setInterval(sendPing, PING_MS);
  signal.addEventListener('abort', () => clearInterval(ping), { once: true });
  return { signal, send, end };

  function sendPing(): void {
    if (!response.writableNeedDrain) response.write(': ping\n\n');
  }

  async function send(frames: Frame[]): Promise<void> {
    if (frames.length === 0 || signal.aborted) return;
    ping.refresh();
    let text = '';
    for (const [index, { id, data, event }] of frames.entries()) {
      text += `id: ${id}\n${event === undefined ? '' : `event: ${event}\n`}data: ${data}\n\n`;
      if (text.length < CHUNK && index < frames.length - 1) continue;
      if (!response.write(text)) await once(response, 'drain', { signal }).catch(() => {});
      if (signal.aborted) return;
      text = '';
    }
  }

  function end(): void {
    clearInterval(ping);
    response.end();
  }
}
