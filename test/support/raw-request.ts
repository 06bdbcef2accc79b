import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** What came back by the time the other side closed, and after how long. */
  closed: Promise<{ text: string; afterMs: number }>;
}

/** A connection for what no HTTP client would send. */
export function openRaw(baseUrl: string, ...first: string[]): RawConnection {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A reset is an end like another.
  socket.on('error', () => {});
  for (const text of first) socket.write(text);
  const { promise: closed, resolve } = Promise.withResolvers<{ text: string; afterMs: number }>();
  socket.once('close', () =>
    resolve({ text: Buffer.concat(chunks).toString('latin1'), afterMs: performance.now() - startedAt }),
  );
  return { socket, closed };
}
