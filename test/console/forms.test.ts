import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { asOperator } from '../../db/as-operator.ts';
import { appendAudit } from '../../db/queries/call-log.ts';
import { disableOperator, enableOperator } from '../../db/queries/operators.ts';
import type { TestBrowser } from '../support/browser.ts';
import { buildPerson, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const CHANNEL = '/console/channels/toy-facts';

let service: TestService;
let person: Person;
let browser: TestBrowser;

beforeAll(async () => {
  service = await startService({ isAtItsAddress: true });
  person = await buildPerson(service.authDb);
  await service.mint({ operatorEmail: person.email, credits: 20 });
  browser = await signIn(service.authDb, person, service.baseUrl);
});
afterAll(() => service[Symbol.asyncDispose]());

/** Rolls a take from a form of a page and waits until it has ended. @returns its address */
async function roll(form: string, notes: string): Promise<string> {
  const { status, location } = await browser.submit(await browser.get(form), `${CHANNEL}/takes`, { notes });
  expect(status).toBe(303);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await (await fetch(`${service.baseUrl}${location}/live`, { headers: { cookie } })).text();
  return location;
}

describe('a brief', () => {
  it('has the line breaks that the API would get, not those of a form', async () => {
    const address = await roll(CHANNEL, 'Which facts?\r\n\r\nOf two lines');
    const { rows } = await asOperator(service.owner, person.operatorId, (trx) =>
      sql<{ notes: string }>`select payload ->> 'notes' as notes from take_event
        where take_id = ${address.split('/').at(-1)} and seq = 1`.execute(trx),
    );
    expect(rows[0]!.notes).toBe('Which facts?\n\nOf two lines');
  });
});

describe('a take that asks', () => {
  it('says so in words of its page, and waits no longer once it is answered', async () => {
    const asking = await roll(CHANNEL, 'Which facts, and where?');
    const page = await browser.get(asking);
    expect(page.text).toContain('Answer below what it asks');
    expect(page.text).not.toContain('notes of the next call');
    expect(page.text).not.toContain('<h2 id="answer">');
    const link = `<a href="${asking}">[^<]+</a> asks for something`;
    expect((await browser.get('/console')).text).toMatch(new RegExp(link));

    const answer = await roll(asking, 'And what of water?');
    expect((await browser.get(answer)).text).toMatch(/The brief so far<\/summary><pre>Which facts, and where\?/);
    expect((await browser.get('/console')).text).not.toMatch(new RegExp(link));
  });
});

describe('a canary', () => {
  it.each(['https://example.org', 'example.org/changelog', 'example org'])(
    'links to a host, not to %s',
    async (host) => {
      const form = await browser.get('/console/canaries');
      const answer = await browser.submit(form, '/console/canaries', {
        name: 'links',
        channel: 'toy-facts',
        brief: 'Facts',
        every: '1 h',
        minGrade: '',
        minOverall: '',
        mustContain: '',
        mustLink: `example.com\r\n${host}`,
        maxLatencyMs: '',
      });
      expect(answer.status).toBe(422);
      expect(answer.text).toMatch(/id="mustLink-error">[^<]*without https/);
    },
  );
});

describe('a receiver', () => {
  it('is told all that is wrong with it at once', async () => {
    const form = await browser.get('/console/webhooks');
    const url = 'http://example.com/';
    const answer = await browser.submit(form, '/console/webhooks', { url, description: 'x'.repeat(201) });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('id="url-error"');
    expect(answer.text).toContain('id="description-error"');
  });
});

describe('the audit trail', () => {
  it('names who did it, and ids in short', async () => {
    const grace = await buildPerson(service.authDb);
    const entry = { action: 'password.changed', subject: 'x', detail: { byLink: true, owner: grace.operatorId } };
    await asOperator(service.owner, grace.operatorId, (trx) =>
      appendAudit(trx, { operatorId: grace.operatorId, ...entry }),
    );
    await disableOperator(service.authDb, null, grace.operatorId);
    await enableOperator(service.authDb, null, grace.operatorId);
    const { text } = await (await signIn(service.authDb, grace, service.baseUrl)).get('/console/audit');
    expect(text).toContain('by link: yes');
    expect(text).toContain(`owner: ${grace.operatorId.slice(0, 8)}…`);
    expect(text).toContain('>the installation<');
  });
});
