import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface ServedPages extends AsyncDisposable {
  origin: string;
  /** Paths that were asked for, robots.txt aside. */
  asked: string[];
}

/** The outside world on loopback: texts by path, or handlers. A path that is not named answers 404. */
export async function servePages(pages: Record<string, string | PageHandler>): Promise<ServedPages> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://pages').pathname;
    if (path !== '/robots.txt') asked.push(path);
    const page = pages[path];
    if (typeof page === 'function') return page(request, response);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(page ?? 'Not found\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
