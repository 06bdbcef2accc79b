import { createServer } from 'node:net';

/** The preferred port where it is free, else (and for 0) one that the system picks. */
export async function findFreePort(preferred: number, host = '127.0.0.1'): Promise<number> {
  const isFree = preferred !== 0 && (await probePort(preferred, host)) === null;
  return isFree ? preferred : listenOnce(0, host);
}

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
