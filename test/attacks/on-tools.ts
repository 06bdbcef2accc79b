import { postCall } from '../support/mcp-clients.ts';
import { fileFor } from '../support/file-for.ts';
import { issueToken, setRole } from '../support/tool-callers.ts';
import type { Attack } from './attack.ts';
import { type World, nobody } from './world.ts';

type Args = (world: World) => object;

/** A call by somebody new. */
const by =
  (role: 'operator' | 'admin', tool: string, args: Args = () => ({})): Attack[2] =>
  async (world) =>
    world.call(await world.caller({ role }), tool, args(world));

const place = (at: string, id: string) => Buffer.from(JSON.stringify({ at, id })).toString('base64url');
const decide: Args = ({ victim }) => ({ specimen_id: victim.specimenId, decision: 'approve' });

/** So many calls, then one more by another token of the same operator. */
async function exhaust(world: World, tool: string, args: object, limit: number): Promise<string> {
  const caller = await world.caller();
  for (let count = 0; count < limit; count += 1) await postCall(caller, tool, args);
  const token = await issueToken(world.service, caller, {
    scopes: ['mcp:read', 'mcp:write'],
    issuer: world.service.baseUrl,
  });
  return world.call({ ...caller, token }, tool, args);
}

/** The tools, by somebody with a token of their own. */
export const ON_TOOLS: Attack[] = [
  ['the review queue, by an operator with the scope', '200 forbidden_role', by('operator', 'review_queue')],
  ['a decision, by an operator with the scope', '200 forbidden_role', by('operator', 'review_specimen', decide)],
  [
    'a rehearsed decision, by an operator with the scope',
    '200 forbidden_role',
    by('operator', 'review_specimen', (world) => ({ ...decide(world), sandbox: true })),
  ],
  [
    'a cached queue, by an admin of a moment ago',
    '200 forbidden_role',
    async (world) => {
      const caller = await world.caller({ role: 'admin' });
      await postCall(caller, 'review_queue');
      await setRole(world.service, caller, 'operator');
      return world.call(caller, 'review_queue');
    },
  ],
  [
    'a write with a token for reading',
    '403 insufficient_scope',
    async (world) =>
      world.call(await world.caller({ scopes: ['mcp:read'] }), 'register_webhook', { url: 'https://example.com/' }),
  ],
  [
    'a read with a token for writing',
    '403 insufficient_scope',
    async (world) => world.call(await world.caller({ scopes: ['mcp:write'] }), 'list_specimens'),
  ],
  [
    'a decision by an admin whose application was not let',
    '403 insufficient_scope',
    async (world) =>
      world.call(
        await world.caller({ role: 'admin', scopes: ['mcp:read', 'mcp:write'] }),
        'review_specimen',
        decide(world),
      ),
  ],
  [
    'a cached list with a token without the scope',
    '403 insufficient_scope',
    async (world) => {
      const caller = await world.caller();
      await postCall(caller, 'list_webhooks');
      const token = await issueToken(world.service, caller, { scopes: ['mcp:write'], issuer: world.service.baseUrl });
      return world.call({ ...caller, token }, 'list_webhooks');
    },
  ],
  ...(['operator', 'admin'] as const).flatMap((role): Attack[] =>
    [true, false].map((sandbox): Attack => [
      `the end of the victim's webhook, by an ${role}, sandbox ${sandbox}`,
      '200 not_found',
      by(role, 'delete_webhook', ({ victim }) => ({ webhook_id: victim.webhookId, sandbox })),
    ]),
  ),
  [
    'a decision on what is not there',
    '200 not_found',
    by('admin', 'review_specimen', () => ({ specimen_id: nobody(), decision: 'reject' })),
  ],
  [
    'a second decision',
    '200 conflict',
    async (world) => {
      const caller = await world.caller({ role: 'admin' });
      const { specimenIds } = await fileFor(world.service, caller);
      await postCall(caller, 'review_specimen', { specimen_id: specimenIds[0], decision: 'reject' });
      return world.call(caller, 'review_specimen', { specimen_id: specimenIds[0], decision: 'approve' });
    },
  ],
  ...(
    [
      ['list_specimens', ({ victim }) => ({ operator_id: victim.person.operatorId })],
      ['list_specimens', () => ({ status: "approved' or true --" })],
      ['list_specimens', () => ({ cursor: place("2026-01-01' or true --", nobody()) })],
      ['list_specimens', () => ({ cursor: place('2026-01-01T00:00:00Z', "' or true --") })],
      ['list_specimens', () => ({ limit: 2 ** 53 })],
      ['list_runs', ({ victim }) => ({ owner: victim.person.email })],
      ['list_webhooks', ({ victim }) => ({ webhook_id: victim.webhookId })],
      ['search_library', () => ({ query: { $gt: '' } })],
      ['search_library', () => ({ query: 'x'.repeat(401) })],
      ['review_specimen', (world) => ({ ...decide(world), sandbox: 'false' })],
      ['review_specimen', (world) => ({ ...decide(world), note: 'x'.repeat(501) })],
      ['review_specimen', () => ({ specimen_id: '../audit', decision: 'approve' })],
      ['register_webhook', () => ({ url: ['https://example.com/'] })],
      ['register_webhook', () => ({ url: 'https://example.com/', secret: 'whsec_mine' })],
      ['register_webhook', () => ({ url: 'https://example.com/', events: ['take.completed', 'constructor'] })],
    ] as [string, Args][]
  ).map(([tool, args], index): Attack => [
    `arguments that ${tool} does not take (${index + 1})`,
    '200 invalid_arguments',
    by('admin', tool, args),
  ]),
  ...[
    'zanzibar',
    "' or true --",
    "zanzibar'); drop table specimen; --",
    'zanzibar:* | !nothing & (',
    '%%zanzi_ar%%',
    '\\x00 zanzibar \\',
    '\u202eraabiznaz zanzibar\u202c',
  ].map((query): Attack => [
    `a search for ${JSON.stringify(query)}`,
    '200 result',
    by('admin', 'search_library', () => ({ query })),
  ]),
  [
    'a cursor that begins with the victim',
    '200 result',
    by('operator', 'list_specimens', ({ victim }) => ({ cursor: place('2100-01-01T00:00:00Z', victim.specimenId) })),
  ],
  [
    'a tool of the name of a prototype',
    '200 not_found',
    by('operator', 'describe_tools', () => ({ tool: '__proto__' })),
  ],
  ...[
    'http://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://localhost/',
    'https://localhost./',
    'https://a.localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://１２７.0.0.1/',
    'https://user:password@example.com/',
    'https://example.com@127.0.0.1/',
    'https://example.com:22/',
    '//example.com/',
    'example.com',
  ].map((url): Attack => [
    `a webhook to ${url}`,
    '200 url_not_allowed',
    by('operator', 'register_webhook', () => ({ url })),
  ]),
  [
    'more calls than the limit, by a second token',
    '200 rate_limited',
    (world) => exhaust(world, 'delete_webhook', { webhook_id: nobody() }, 10),
  ],
  [
    'more calls than the limit, with arguments that are wrong',
    '200 rate_limited',
    (world) => exhaust(world, 'register_webhook', { url: 7 }, 10),
  ],
  [
    'more calls than the limit, each a rehearsal',
    '200 rate_limited',
    (world) => exhaust(world, 'register_webhook', { url: 'https://example.com/', sandbox: true }, 10),
  ],
];
