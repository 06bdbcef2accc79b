import { createServer } from 'node:net';

/**
 * The preferred port where it is free, else (and for 0) one of those that no system hands out by itself: Linux gives connections from 32768
 * on, others from 49152 on, and a port that waits for its server must not become the near end of somebody's connection.
 */
export async function findFreePort(preferred: number, host = '127.0.0.1'): Promise<number> {
  const others = Array.from({ length: TRIES }, pickPort);
  for (const port of preferred === 0 ? others : [preferred, ...others])
    if ((await probePort(port, host)) === null) return port;
  return listenOnce(0, host);
}

const FIRST = 20_000;
const END = 32_768;
const TRIES = 50;

const pickPort = (): number => FIRST + Math.floor(Math.random() * (END - FIRST));

/** Null where the port can be listened on, else the error code of the system. */
export async function probePort(port: number, host: string): Promise<string | null> {
  try {
    await listenOnce(port, host);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
