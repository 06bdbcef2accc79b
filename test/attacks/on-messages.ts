import { asOperator } from '../../db/as-operator.ts';
import { sql } from 'kysely';
import { postCall, postMessage } from '../support/mcp-clients.ts';
import { openRaw } from '../support/raw-request.ts';
import type { Attack } from './attack.ts';
import { sayResponse } from './say-answer.ts';
import { LIST, type World } from './world.ts';

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const text = (value: object) => JSON.stringify(value);
const callOf = (name: string, args: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;

/** A request with a token in force, as no client would write it. */
async function raw(world: World, head: readonly string[], body: string | Buffer = text(LIST)): Promise<string> {
  const { token } = await world.caller();
  const bytes = Buffer.from(body);
  const { socket, closed } = openRaw(
    world.service.baseUrl,
    [
      'POST /mcp HTTP/1.1',
      `authorization: Bearer ${token}`,
      'accept: application/json, text/event-stream',
      'connection: close',
      ...head,
    ].join('\r\n') + '\r\n\r\n',
  );
  socket.write(bytes);
  const [start = '', ...rest] = (await closed).text.split('\r\n\r\n');
  const code = /"code":\s*"?([-\w]+)/.exec(rest.join(''))?.[1];
  return [start.split(' ')[1], ...(code === undefined ? [] : [code])].join(' ');
}

const json = (body: string | Buffer) => [
  'content-type: application/json',
  `content-length: ${Buffer.byteLength(body)}`,
];

const asked = async (world: World, method: string, headers: Record<string, string> = {}) => {
  const { token } = await world.caller();
  const init = { method, headers: { authorization: `Bearer ${token}`, ...headers } };
  return sayResponse(await fetch(`${world.service.baseUrl}/mcp`, init));
};

/** The tool server, by how a request comes and what it says. */
export const ON_MESSAGES: Attack[] = [
  ['a name that was pointed at us', '403 -32000', (world) => raw(world, ['host: evil.example', ...json(text(LIST))])],
  [
    'a name that begins as ours',
    '403 -32000',
    (world) => raw(world, ['host: 127.0.0.1.evil.example', ...json(text(LIST))]),
  ],
  ['no name', '403 -32000', (world) => raw(world, ['host:', ...json(text(LIST))])],
  [
    'our name sent along by a stranger',
    '403 -32000',
    (world) => raw(world, ['host: evil.example', 'x-forwarded-host: 127.0.0.1', ...json(text(LIST))]),
  ],
  ...[
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'http://127.0.0.1.evil.example',
    'file://',
    'http://localhost/path',
  ].map((origin): Attack => [`a page of ${origin}`, '403 -32000', (world) => world.send(LIST, { origin })]),
  [
    'two origins',
    '403 -32000',
    (world) =>
      raw(world, [
        'host: 127.0.0.1',
        `origin: ${world.service.baseUrl}`,
        'origin: https://evil.example',
        ...json(text(LIST)),
      ]),
  ],
  [
    'a preflight from elsewhere',
    '403 -32000',
    async ({ service }) =>
      sayResponse(
        await fetch(`${service.baseUrl}/mcp`, {
          method: 'OPTIONS',
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        }),
      ),
  ],
  [
    'a stream to listen at',
    '405 -32000',
    (world) => asked(world, 'GET', { accept: 'text/event-stream', 'last-event-id': '1' }),
  ],
  ['a session to end', '405 -32000', (world) => asked(world, 'DELETE', { 'mcp-session-id': '1' })],
  ['a method in a header', '405 -32000', (world) => asked(world, 'GET', { 'x-http-method-override': 'POST' })],
  ['a batch', '400 -32600', (world) => world.send([ping, ping])],
  ['a batch of one', '400 -32600', (world) => world.send([ping])],
  ['a batch of none', '400 -32600', (world) => world.send([])],
  [
    'a batch in the revision that never had them',
    '400 -32600',
    (world) => world.send([ping], { 'mcp-protocol-version': '2026-07-28' }),
  ],
  ['text for a message', '400 -32600', (world) => world.send('"ping"')],
  ['half a message', '400 -32700', (world) => world.send('{"jsonrpc":')],
  [
    'a member twice, one for each reader',
    '400 -32700',
    (world) => world.send('{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/list"}'),
  ],
  [
    'a member twice, once in other letters of JSON',
    '400 -32700',
    (world) => world.send('{"jsonrpc":"2.0","id":1,"method":"ping","m\\u0065thod":"tools/list"}'),
  ],
  [
    'a member that reaches prototypes',
    '400 -32700',
    (world) => world.send(callOf('list_runs', '{"__proto__":{"limit":5}}')),
  ],
  ['33 levels', '400 -32700', (world) => world.send(callOf('list_runs', `${'['.repeat(33)}${']'.repeat(33)}`))],
  ['30,000 values', '400 -32700', (world) => world.send(callOf('list_runs', `[${'0,'.repeat(30_000)}0]`))],
  ['a number beyond all numbers', '400 -32700', (world) => world.send(callOf('list_runs', '{"limit":1e999}'))],
  ['a NUL in an argument', '400 -32700', (world) => world.send(callOf('search_library', '{"query":"a\\u0000b"}'))],
  ['half a character', '400 -32700', (world) => world.send(callOf('search_library', '{"query":"a\\ud800b"}'))],
  [
    'bytes that are no UTF-8',
    '400 -32700',
    (world) => {
      const body = Buffer.from([0x22, 0xc0, 0xaf, 0x22]);
      return raw(world, ['host: 127.0.0.1', ...json(body)], body);
    },
  ],
  [
    'more than 2 MiB',
    '413 -32000',
    async (world) => world.send(callOf('search_library', `{"query":"${'x'.repeat(2 * 1024 * 1024)}"}`)),
  ],
  [
    'more than 2 MiB that is announced alone',
    '413 -32000',
    (world) => raw(world, ['host: 127.0.0.1', 'content-type: application/json', 'content-length: 99999999'], ''),
  ],
  ['a body packed small', '415 -32000', (world) => world.send(ping, { 'content-encoding': 'gzip' })],
  ['a form, as a page could send it', '415 -32000', (world) => world.send(ping, { 'content-type': 'text/plain' })],
  [
    'a length and pieces at once',
    '400 invalid_request',
    (world) =>
      raw(
        world,
        ['host: 127.0.0.1', 'content-type: application/json', 'content-length: 4', 'transfer-encoding: chunked'],
        '0\r\n\r\n',
      ),
  ],
  ['a protocol that never was', '400 -32000', (world) => world.send(ping, { 'mcp-protocol-version': '1999-01-01' })],
  ['a method that is none', '200 -32601', (world) => world.send({ ...ping, method: 'tools/../call' })],
  ['a question to the client', '200 -32601', (world) => world.send({ ...ping, method: 'sampling/createMessage' })],
  ['a tool that is none', '200 -32602', (world) => world.send(callOf('drop_tables', '{}'))],
  ['a tool of the name of a prototype', '200 -32602', (world) => world.send(callOf('constructor', '{}'))],
  [
    'a call that wants no answer',
    'nothing was done',
    async (world) => {
      const caller = await world.caller();
      const params = { name: 'register_webhook', arguments: { url: 'https://example.com/' } };
      await postMessage(caller, { jsonrpc: '2.0', method: 'tools/call', params });
      const { rows } = await asOperator(world.service.owner, caller.operatorId, (trx) =>
        sql`select from webhook_subscription`.execute(trx),
      );
      return rows.length === 0 ? 'nothing was done' : 'done without an answer';
    },
  ],
  [
    'a header that names another tool than the body',
    'nothing was done',
    async (world) => {
      const caller = await world.caller();
      const meta = {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      };
      const params = { name: 'register_webhook', arguments: { url: 'https://example.com/' }, _meta: meta };
      const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'list_runs' };
      const response = await postMessage(caller, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
      const { result } = await postCall(caller, 'list_webhooks');
      const isNothing = JSON.stringify(result?.structuredContent).includes('"webhooks":[]');
      return response.status === 400 && isNothing ? 'nothing was done' : sayResponse(response);
    },
  ],
];
