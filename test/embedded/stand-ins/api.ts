import { appendFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';

// Stands in for api/main.ts: rolls one take, whose output is what it fetched from the address in the brief, else what it was asked.
const { LONGTAKE_DATA_DIR = '', LONGTAKE_DEMO_URL, LONGTAKE_STAND_IN, HOST, PORT } = process.env;
if (LONGTAKE_STAND_IN === 'never serves') process.exit(7);
const takeId = '00000000-0000-4000-8000-000000000001';
let output = '';
let request = '';
let differs = false;
let takesLong = false;

const server = createServer((incoming, response) => void answer(incoming, response));
server.listen(Number(PORT), HOST, () => process.send?.('ready'));

async function answer(incoming: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(incoming.url ?? '', 'http://stand-in');
  if (pathname === '/api/public/channels') return send(response, 200, { channels: [{ slug: 'changelog-scout' }] });
  if (incoming.headers.authorization === 'Bearer lt_unknown') return send(response, 401, { detail: 'unknown key' });
  if (pathname.endsWith('/take')) {
    request = (await incoming.setEncoding('utf8').toArray()).join('');
    const { notes } = JSON.parse(request) as { notes: string };
    const address = /http\S+$/.exec(notes)?.[0];
    output = address
      ? `${LONGTAKE_DEMO_URL}: ${(await (await fetch(address)).text()).match(/<h1>(.*)<\/h1>/)?.[1]}`
      : `asked: ${request}`;
    differs = notes === 'differs';
    takesLong = notes === 'takes long';
    return send(response, 202, {}, { 'x-take-id': takeId });
  }
  if (pathname.endsWith(`${takeId}/events`)) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const accepted = { prior: null, ...(JSON.parse(request) as object) };
    response.write(`data: ${JSON.stringify({ seq: 1, type: 'take.accepted', ...accepted })}\n\n`);
    if (takesLong) {
      const planned = { seq: 2, type: 'stage.finished', stage: 'plan', round: 1, latencyMs: 1 };
      return response.write(`data: ${JSON.stringify(planned)}\n\n`);
    }
    return response.end(`data: ${JSON.stringify({ seq: 2, type: 'take.completed' })}\n\n`);
  }
  if (pathname.endsWith(`${takeId}/verify`)) {
    const differences = differs ? [{ where: 'take.json#/overall', stored: 1, found: 2 }] : [];
    return send(response, 200, { equal: !differs, differences });
  }
  if (pathname.endsWith(`${takeId}/evidence`)) return send(response, 200, buildEvidence());
  if (pathname.endsWith(`${takeId}/export`)) return response.end('a zip');
  if (pathname.endsWith(`${takeId}/cancel`)) return send(response, 202, {});
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

function buildEvidence() {
  const sha256 = 'a'.repeat(64);
  const url = 'https://example.org/';
  const citation = { quote: 'q', page: sha256, start: 0, end: 1, url, target: null, textFragment: null };
  return {
    takeId,
    pages: [{ sha256, url, at: '2026-01-01T00:00:00.000Z', status: 200, mediaType: 'text/html' }],
    citations: [
      { id: '1', ...citation },
      { id: '2', ...citation },
    ],
    mentions: [],
    grade: null,
  };
}
