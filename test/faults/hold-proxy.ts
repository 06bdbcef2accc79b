import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';

/** Where to hold the first statement that holds all of the words, in its text or values: before the server sees it, or before its answer is seen. */
export interface HoldPoint {
  words: string[];
  phase: 'before' | 'after';
  /** With `before`: a client that ends meanwhile does not take the statement with it, as where it is on its way through a network. */
  outlives?: true;
}

export interface Held {
  /** Lets the statement, or its answer, go on, if its connection still lives. */
  release(): void;
  /** Ends the session, on both sides. */
  cut(): void;
}

/** A TCP relay in front of Postgres that can hold one statement: the product has no failpoints, so the moments are made outside it. */
export interface HoldProxy extends AsyncDisposable {
  port: number;
  /** Arms one hold; resolves when it holds. */
  hold(point: HoldPoint): Promise<Held>;
}

export async function startHoldProxy(target: () => { host: string; port: number }): Promise<HoldProxy> {
  let armed: (HoldPoint & { resolve: (held: Held) => void }) | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target());
    relay(client, upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, hold, [Symbol.asyncDispose]: close };

  function hold(point: HoldPoint): Promise<Held> {
    return new Promise((resolve) => (armed = { ...point, resolve }));
  }

  function relay(client: Socket, upstream: Socket): void {
    let isOnItsWay = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        if (!isOnItsWay) upstream.destroy();
      });
    }
    const cut = () => (client.destroy(), upstream.destroy());
    const prepared = new Map<string, string>();
    client.on('data', (chunk) => {
      const asked = readStatement(chunk, prepared);
      if (!armed?.words.every((word) => asked.includes(word))) {
        upstream.write(chunk);
        return;
      }
      const { phase, resolve, outlives } = armed;
      armed = undefined;
      if (phase === 'before') {
        client.pause();
        isOnItsWay = outlives === true;
        resolve({ release, cut });
        return;
      }
      function release(): void {
        isOnItsWay = false;
        if (client.destroyed) upstream.end(chunk);
        else {
          upstream.write(chunk);
          client.resume();
        }
      }
      // The answer waits in the upstream socket; by the time that anything of it is there, the statement has been carried out.
      upstream.removeAllListeners('data');
      upstream.once('data', (answer) => {
        upstream.pause();
        resolve({
          cut,
          release() {
            client.write(answer);
            upstream.on('data', (more) => client.write(more));
            upstream.resume();
          },
        });
      });
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => client.write(chunk));
  }

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }
}

/** Messages of Postgres' protocol: what is prepared (name, text), and what is carried out under a name. */
const PARSE = /P[^]{4}([^\0]+)\0([^\0]+)\0/g;
const BIND = /B[^]{4}\0([^\0]+)\0/g;

/** What a session is sent, with the text of each statement that it has `prepared` before: that is sent once, then only its name. */
function readStatement(chunk: Buffer, prepared: Map<string, string>): string {
  const sent = chunk.toString('latin1');
  for (const [, name, text] of sent.matchAll(PARSE)) prepared.set(name!, text!);
  return [sent, ...Array.from(sent.matchAll(BIND), ([, name]) => prepared.get(name!) ?? '')].join('\n');
}
