import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { now } from '../processes/answer-parent.ts';

/** A stream as its reader sees it: what came, and when. */
export interface OpenStream {
  takeId: string;
  runId: string;
  /** When its answer began, in milliseconds since the epoch. */
  openedAt: number;
  /** From before the connection was made to RUN_STARTED. */
  startedMs: number;
  chunks: { at: number; text: string }[];
  /** Resolves when the other side has ended it. */
  ended: Promise<void>;
  close(): void;
}

interface RunAt {
  port: number;
  key: string;
  /** Default: of the stub. */
  slug?: string;
  /** Of a run that was posted before, to follow it; default: a new one. */
  runId?: string;
}

/** `POST agui` on a connection of its own; resolves with the chunk that holds RUN_STARTED. */
export async function openRun(
  { port, key, slug = 'stub', runId = randomUUID() }: RunAt,
  notes: string,
): Promise<OpenStream> {
  const body = JSON.stringify({
    protocolVersion: '1.0',
    threadId: `thread-${runId}`,
    runId,
    messages: [{ id: 'brief', role: 'user', content: notes }],
    state: {},
    tools: [],
    context: [],
    forwardedProps: {},
  });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'text/event-stream' };
  const askedAt = now();
  const path = `/api/public/channel/${slug}/agui`;
  const response = await send({ port, path, method: 'POST', headers, body });
  if (response.statusCode !== 200) throw new Error(`POST agui answered ${response.statusCode}`);
  const takeId = String(response.headers['x-take-id']);
  const openedAt = now();
  const stream = read(response, takeId);
  const startedAt = await stream.first('"RUN_STARTED"');
  return { ...stream, runId, openedAt, startedMs: startedAt - askedAt };
}

type Followed = Omit<OpenStream, 'startedMs' | 'runId' | 'openedAt'>;

/** The same take at the relay. */
export async function openRelay(port: number, takeId: string): Promise<Followed> {
  return read(await send({ port, path: `/${takeId}`, method: 'GET', headers: {}, body: '' }), takeId);
}

/** The live part of a take's page in the console, for whoever the cookies are of. */
export async function openPage({ port, cookie }: { port: number; cookie: string }, takeId: string): Promise<Followed> {
  const path = `/console/takes/${takeId}/live`;
  const response = await send({ port, path, method: 'GET', headers: { cookie }, body: '' });
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  return read(response, takeId);
}

interface Sent {
  port: number;
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

function send({ body, ...options }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', agent: false, ...options }, resolve);
    sent.once('error', reject);
    sent.end(body);
  });
}

function read(response: IncomingMessage, takeId: string) {
  const chunks: OpenStream['chunks'] = [];
  const lookouts = new Set<(chunk: OpenStream['chunks'][number]) => void>();
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    const chunk = { at: now(), text };
    chunks.push(chunk);
    for (const look of lookouts) look(chunk);
  });
  response.on('error', () => {});
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  const first = (mark: string) =>
    new Promise<number>((resolve) => {
      const look = ({ at, text }: OpenStream['chunks'][number]) => {
        if (!text.includes(mark)) return;
        lookouts.delete(look);
        resolve(at);
      };
      lookouts.add(look);
    });
  return { takeId, chunks, ended, first, close: () => void response.destroy() };
}
