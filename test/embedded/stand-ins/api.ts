import { appendFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';

// Stands in for api/main.ts: rolls one take, whose output is what it fetched from the address in the brief.
const { LONGTAKE_DATA_DIR = '', LONGTAKE_DEMO_URL, LONGTAKE_STAND_IN, HOST, PORT } = process.env;
if (LONGTAKE_STAND_IN === 'never serves') process.exit(7);
const takeId = '00000000-0000-4000-8000-000000000001';
let output = '';

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(PORT), HOST, () => process.send?.('ready'));

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '', 'http://stand-in');
  if (pathname === '/api/public/channels') return send(response, 200, { channels: [{ slug: 'changelog-scout' }] });
  if (request.headers.authorization === 'Bearer lt_unknown') return send(response, 401, { detail: 'unknown key' });
  if (pathname.endsWith('/take')) {
    const { notes } = JSON.parse((await request.setEncoding('utf8').toArray()).join('')) as { notes: string };
    const address = notes.split(' ').at(-1) ?? '';
    output = `${LONGTAKE_DEMO_URL}: ${(await (await fetch(address)).text()).match(/<h1>(.*)<\/h1>/)?.[1]}`;
    return send(response, 202, {}, { 'x-take-id': takeId });
  }
  if (pathname.endsWith(`${takeId}/events`)) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return response.end(`data: ${JSON.stringify({ seq: 1, type: 'take.completed' })}\n\n`);
  }
  if (pathname.endsWith(takeId)) return send(response, 200, buildTake(output));
  return send(response, 404, { detail: 'nothing here' });
}

process.on('SIGTERM', () => {
  appendFileSync(join(LONGTAKE_DATA_DIR, 'notes'), 'api drained\n');
  process.disconnect?.();
  server.close();
  server.closeAllConnections();
});

function send(response: ServerResponse, status: number, body: object, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function buildTake(text: string) {
  return {
    channel: { id: 'changelog-scout', number: '43', name: 'Changelog scout' },
    takeNo: 1,
    output: text,
    grade: 'B',
    overall: 88,
    links: [],
    table: null,
    stills: [],
    plan: { planner: 'rules', subGoals: [], trace: [] },
    lifecycle: { takeId, state: 'finished', recovery: { action: 'none', detail: '' }, needs: [], undone: [], held: [] },
    asks: [],
    creditsLeft: 999,
    latencyMs: 10,
  };
}
