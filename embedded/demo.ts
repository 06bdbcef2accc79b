import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { findLocalOrigin } from './announce.ts';
import type { LauncherConfig } from './config.ts';
import { findFreePort } from './free-port.ts';
import { createProgress } from './progress.ts';
import { renderTake } from './render-take.ts';
import { rollTakeWithKeptKey } from './roll-take.ts';
import type { Access } from './station-key.ts';

/** One take over the page that the launcher serves, printed with its grade; gives its id. */
export async function rollDemoTake(page: DemoPage, access: Access, config: LauncherConfig): Promise<string> {
  console.log('\nA demo take, over a page that this launcher serves:');
  using progress = createProgress(process.stderr);
  const take = await rollTakeWithKeptKey(access, {
    baseUrl: findLocalOrigin(config),
    slug: 'changelog-scout',
    request: { notes: `What changed in Tidepool? ${page.address}` },
    onEvent: progress.show,
  });
  progress.finish();
  console.log(renderTake(take, { width: 80 }));
  return take.lifecycle.takeId;
}

export interface DemoPage extends AsyncDisposable {
  address: string;
}

const PREFERRED_PORT = 3_999;

/** Serves a changelog of our own making, so that the demo take needs nothing of the outside world. */
export async function serveDemoPage(): Promise<DemoPage> {
  // Nobody else can name the address, so what is allowed out for it is allowed for the demo take alone.
  const path = `/changelog/${randomUUID()}`;
  const page = await readFile(new URL('demo-changelog.html', import.meta.url));
  const server = createServer((request, response) => {
    const isPage = request.url === path && (request.method === 'GET' || request.method === 'HEAD');
    if (isPage) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length });
    else response.writeHead(404, { 'content-type': 'text/plain' });
    response.end(isPage ? page : 'Not found\n');
  });
  const port = await findFreePort(PREFERRED_PORT);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${port}`;
  return {
    address: `${origin}${path}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
