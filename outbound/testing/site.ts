import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';

/** A listener on loopback that says what reached it. */
export interface Listener extends AsyncDisposable {
  port: number;
  /** `http://host:port`. */
  origin: string;
  /** Request lines as `GET /path`, in order; empty for a TCP listener. */
  requests: string[];
  getConnections: () => number;
}

interface Place {
  host?: string;
  port?: number;
}

/** A small web site. Its robots.txt answers 404 unless the handler is asked for it by `servesRobots`. */
export async function startSite(
  handle: RequestListener,
  { servesRobots = false, ...place }: Place & { servesRobots?: boolean } = {},
): Promise<Listener> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt' && !servesRobots) {
      response.writeHead(404).end();
      return;
    }
    requests.push(`${request.method} ${request.url}`);
    handle(request, response);
  });
  return listen(server, place, requests);
}

/** A listener that speaks whatever the handler writes. */
export function startTcpListener(handle: (socket: Socket) => void, place: Place = {}): Promise<Listener> {
  return listen(createTcpServer(handle), place, []);
}

async function listen(
  server: Server | ReturnType<typeof createTcpServer>,
  { host = '127.0.0.1', port = 0 }: Place,
  requests: string[],
): Promise<Listener> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    requests,
    getConnections: () => connections,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
