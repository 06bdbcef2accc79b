import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asOperator } from '../../db/as-operator.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import type { TestBrowser } from '../support/browser.ts';
import { fileFor } from '../support/file-for.ts';
import { postCall, postMessage } from '../support/mcp-clients.ts';
import { type OAuthClient, type TokenAnswer, createOAuthClient } from '../support/oauth-client.ts';
import { type Person, buildPerson, signIn } from '../support/people.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { type Caller, type CallerOptions, buildCaller } from '../support/tool-callers.ts';
import { sayAnswer, sayResponse } from './say-answer.ts';

/** Somebody who has signed in, and connected an application. */
export interface Member {
  person: Person;
  browser: TestBrowser;
  tokens: TokenAnswer & { clientId: string };
}

/** Where attacks take place: an installation with a victim, who is an admin and has something of everything. */
export interface World extends AsyncDisposable {
  service: TestService;
  client: OAuthClient;
  victim: Member & { specimenId: string; webhookId: string; webhookSecret: string; feedKey: string };
  /** Who may do something of their own, in a browser that is signed in. */
  join(role?: 'operator' | 'admin'): Promise<Member>;
  /** Who only calls tools. */
  caller(options?: CallerOptions): Promise<Caller>;
  /** A request to the tool server that lists the tools, with these headers. */
  knock(headers: Record<string, string>, path?: string): Promise<string>;
  /** A message with a token in force. */
  send(message: unknown, headers?: Record<string, string>): Promise<string>;
  /** A tool call; says when the answer has anything of the victim's. */
  call(caller: Caller, tool: string, args?: unknown): Promise<string>;
  /** Everything that the victim has, and every grant that the victim gave. */
  look(): Promise<unknown>;
}

export const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const MARK = 'zanzibar';

export async function buildWorld(): Promise<World> {
  const service = await startService({ isWorkerless: true, isAtItsAddress: true });
  const client = createOAuthClient(service.baseUrl);
  const caller = (options: CallerOptions = {}) => buildCaller(service, { issuer: service.baseUrl, ...options });
  const victim = await settle();
  const anybody = await caller();
  return {
    service,
    client,
    victim,
    join,
    caller,
    async knock(headers, path = '/mcp') {
      const response = await fetch(`${service.baseUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify(LIST),
      });
      return sayResponse(response);
    },
    send: async (message, headers) => sayResponse(await postMessage(anybody, message, headers)),
    async call(from, tool, args) {
      const { status, headers, ...answer } = await postCall(from, tool, args);
      const text = JSON.stringify(answer);
      return text.includes(MARK) ? 'something of the victim' : sayAnswer({ status, headers, text });
    },
    look,
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };

  async function join(role: 'operator' | 'admin' = 'operator'): Promise<Member> {
    const person = await buildPerson(service.authDb, { role });
    const browser = await signIn(service.authDb, person, service.baseUrl);
    return { person, browser, tokens: await client.connect(browser) };
  }

  async function settle() {
    const member = await join('admin');
    const address = { baseUrl: service.baseUrl, token: member.tokens.access_token };
    const page = { sha256: 'a'.repeat(64), url: `https://${MARK}.example.com/` };
    const draft = buildSpecimen({ item: MARK, content: `A ${MARK} of brass.`, page });
    const { specimenIds } = await fileFor(service, member.person, [draft]);
    const registration = { url: `https://hooks.example.com/${MARK}`, description: MARK };
    const { result } = await postCall(address, 'register_webhook', registration);
    const webhook = result!.structuredContent as { webhook_id: string; secret: string };
    const { key } = await service.mint({ operatorEmail: member.person.email });
    return {
      ...member,
      specimenId: specimenIds[0]!,
      webhookId: webhook.webhook_id,
      webhookSecret: webhook.secret,
      feedKey: key,
    };
  }

  async function look() {
    const { operatorId } = victim.person;
    const records = await sql`
      select model, id, payload, consumed_at from auth.oauth_record where account_id = ${operatorId} order by model, id`.execute(
      service.authDb,
    );
    const own = await asOperator(service.owner, operatorId, async (trx) => {
      const tables = ['operator', 'specimen', 'webhook_subscription', 'feed_key', 'audit_entry', 'tool_call', 'event'];
      const rows: unknown[] = [];
      for (const table of tables)
        rows.push((await sql`select t::text from ${sql.table(table)} t order by 1`.execute(trx)).rows);
      return rows;
    });
    return { records: records.rows, own };
  }
}

/** An id that nothing has. */
export const nobody = (): string => randomUUID();
