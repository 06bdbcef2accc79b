import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { registry } from '../../channels/index.ts';
import { type Api, startApi } from '../../api/start-api.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connect } from '../../db/connect.ts';
import { openCall } from '../../db/queries/call-log.ts';
import { findOperatorId } from '../../db/queries/operators.ts';
import { openBrowser } from '../support/browser.ts';
import { sample } from '../support/sample.ts';
import { temporalAddress } from '../support/services.ts';
import { type Clone, type Launcher, makeClone, startLauncher } from './start-launcher.ts';

let clone: Clone;
let launcher: Launcher;
beforeAll(async () => {
  clone = makeClone();
  launcher = await startLauncher(clone, { TEMPORAL_ADDRESS: temporalAddress });
  await launcher.said(/Longtake is running/);
});
afterAll(async () => {
  await launcher[Symbol.asyncDispose]();
  await clone[Symbol.asyncDispose]();
});

type Command = 'key' | 'operator' | 'take' | 'audit' | 'launcher';

const run = (command: Command, ...args: string[]) => runWith({ LONGTAKE_DATA_DIR: clone.dataDir }, command, ...args);

async function runWith(env: Record<string, string>, command: Command, ...args: string[]) {
  const child = spawn(process.execPath, [join(clone.path, 'embedded', `${command}.ts`), ...args], {
    env: { NODE_COMPILE_CACHE: clone.compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

describe('npm run key', () => {
  it('mints a station key of a new operator, as JSON', async () => {
    const { code, stdout } = await run('key', '--station', '--operator', 'ada@example.org', '--credits', '7', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      key: expect.stringMatching(/^lt_[0-9A-Za-z]{36}$/),
      id: expect.any(String),
      scope: 'station',
      operator: 'ada@example.org',
      creditsLeft: 7,
    });
  });

  it('lists the keys of all operators, none of them readable, and revokes one at once', async () => {
    const mint = await run('key', '--station', '--operator', 'carol@example.org', '--json');
    const { id, key } = JSON.parse(mint.stdout) as { id: string; key: string };
    const list = async () =>
      JSON.parse((await run('key', '--list', '--json')).stdout) as { id: string; revokedAt: string | null }[];
    const listed = (await list()).find((each) => each.id === id);
    expect(listed).toEqual({
      id,
      operator: 'carol@example.org',
      scope: 'station',
      channel: null,
      hint: key.slice(-4),
      createdAt: expect.any(String),
      revokedAt: null,
    });
    const shown = await run('key', '--list');
    expect(shown.stdout).toContain(`${id}  …${key.slice(-4)}  station  carol@example.org`);
    expect(shown.stdout).not.toContain(key);

    const revoked = await run('key', '--revoke', id, '--json');
    expect({ code: revoked.code, answer: JSON.parse(revoked.stdout) as unknown }).toEqual({
      code: 0,
      answer: { id, operator: 'carol@example.org', revoked: true },
    });
    expect((await list()).find((each) => each.id === id)?.revokedAt).toEqual(expect.any(String));
    expect((await run('key', '--revoke', id)).stdout).toContain('was revoked before');
  });

  it('mints a feed key of the demo operator: the key alone on stdout', async () => {
    const { stdout, stderr } = await run('key', '--channel', 'changelog-scout');
    expect(stdout).toMatch(/^lt_[0-9A-Za-z]{36}\n$/);
    expect(stderr).toContain('Feed key of changelog-scout for demo@longtake.local, 1000 credits');
  });

  it.each(
    sample(
      [
        [[], 2, 'usage: npm run key'],
        [['--station', '--channel', 'changelog-scout'], 2, 'usage: npm run key'],
        [['--stations'], 2, 'usage: npm run key'],
        [['station'], 2, 'usage: npm run key'],
        [['--list', '--station'], 2, 'usage: npm run key'],
        [['--revoke', 'x'], 2, '--revoke takes the id of a key'],
        [['--revoke', '00000000-0000-4000-8000-000000000000'], 1, 'There is no key 00000000'],
        [['--station', '--credits', '-1'], 2, 'usage: npm run key'],
        [['--station', '--credits', '1.5'], 2, '--credits must be a whole number'],
        [['--station', '--operator', 'ada'], 2, '--operator must be an e-mail address'],
        [['--channel', 'weather-scout'], 1, 'There is no channel weather-scout; there are changelog-scout'],
      ],
      2,
    ),
  )('refuses %j with %i', async (args, exitCode, message) => {
    const { code, stdout, stderr } = await run('key', ...args);
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('npm run operator', () => {
  const json = async (...args: string[]) =>
    JSON.parse((await run('operator', ...args, '--json')).stdout) as Record<string, unknown>;
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const signInWith = async (link: unknown) => {
    const browser = openBrowser(`http://127.0.0.1:${api.port}`);
    const { pathname, search } = new URL(String(link));
    const page = await browser.get(`${pathname}${search}`);
    return {
      browser,
      status: page.status === 200 ? (await browser.submit(page, '/console/sign-in/link')).status : page.status,
    };
  };

  /** The launcher of these tests starts stand-ins for its services. */
  let api: Api;
  beforeAll(async () => {
    const { databaseUrl, baseUrl } = launcher.run();
    const secret = Buffer.from(readFileSync(join(clone.dataDir, 'secret'), 'utf8').trim(), 'base64');
    const temporal = { address: temporalAddress, namespace: 'default' };
    const config = {
      host: '127.0.0.1',
      port: 0,
      baseUrl,
      dataDir: clone.dataDir,
      databaseUrl,
      secret,
      temporal,
      ratePerMinute: 100,
    };
    api = await startApi({ config, channels: new Map(), registry, log: pino({ level: 'silent' }) });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('has made the demo operator an admin, whom the link of the start signs in', async () => {
    const { browser, status } = await signInWith(launcher.run().consoleLink);
    expect(status).toBe(303);
    expect((await browser.get('/console/account')).text).toContain('You are demo@longtake.local, an admin.');
    expect((await signInWith(launcher.run().consoleLink)).status).toBe(401);
  });

  it('adds an operator, whose link signs in', async () => {
    const added = await json('add', 'Grace@example.org', '--credits', '12');
    const link = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/console\/sign-in\/link\?token=lt_link_/);
    expect(added).toEqual({ operatorId: uuid, email: 'grace@example.org', role: 'operator', link });
    const { browser, status } = await signInWith(added['link']);
    expect(status).toBe(303);
    expect((await browser.get('/console/account')).text).toContain('You are grace@example.org, an operator.');
    expect(await json('list')).toContainEqual(
      expect.objectContaining({ email: 'grace@example.org', credits: 12, disabled: false }),
    );
  });

  it('works without a launcher, by what the environment names', async () => {
    const { databaseUrl } = launcher.run();
    const environment = {
      DATABASE_URL: databaseUrl,
      LONGTAKE_SECRET: readFileSync(join(clone.dataDir, 'secret'), 'utf8').trim(),
      LONGTAKE_BASE_URL: 'https://takes.example.org',
      LONGTAKE_DATA_DIR: join(clone.dataDir, 'elsewhere'),
    };
    const { code, stdout } = await runWith(environment, 'operator', 'add', 'lin@example.org', '--admin', '--json');
    expect(code).toBe(0);
    const link = expect.stringMatching(/^https:\/\/takes\.example\.org\/console\/sign-in\/link\?token=/);
    expect(JSON.parse(stdout)).toMatchObject({ email: 'lin@example.org', role: 'admin', link });
  });

  it('makes another link, prints it alone, and changes the role', async () => {
    await run('operator', 'add', 'joan@example.org', '--admin');
    expect(await json('role', 'joan@example.org', 'operator')).toMatchObject({
      email: 'joan@example.org',
      role: 'operator',
    });
    expect(await json('role', 'joan@example.org', 'admin')).toMatchObject({ role: 'admin', disabled: false });
    const { stdout } = await run('operator', 'link', 'joan@example.org');
    expect(stdout).toMatch(/^http\S+\n$/);
    expect((await signInWith(stdout.trim())).status).toBe(303);
    expect(await json('link', 'joan@example.org')).toEqual({ email: 'joan@example.org', link: expect.any(String) });
  });

  it('disables, which ends sessions and links, and enables', async () => {
    const { link } = await json('add', 'ken@example.org');
    const { browser } = await signInWith(link);
    const { link: unused } = await json('link', 'ken@example.org');
    expect(await json('disable', 'ken@example.org')).toMatchObject({ email: 'ken@example.org', disabled: true });
    expect((await browser.get('/console/account')).location).toContain('/console/sign-in');
    expect((await signInWith(unused)).status).toBe(401);
    expect((await run('operator', 'link', 'ken@example.org')).stderr).toContain('ken@example.org is disabled');
    expect((await run('operator', 'enable', 'ken@example.org')).stdout).toBe('ken@example.org is an operator\n');
    expect((await run('operator', 'list')).stdout).toMatch(/^demo@longtake\.local +admin +\d+ credits$/m);
  });

  it.each(
    sample(
      [
        [[], 2, 'usage: npm run operator'],
        [['add'], 2, 'usage: npm run operator'],
        [['remove', 'a@example.org'], 2, 'usage: npm run operator'],
        [['list', '--admin'], 2, 'usage: npm run operator'],
        [['add', 'ada'], 2, '"ada" is no e-mail address'],
        [['add', 'new@example.org', '--credits', '1.5'], 2, '--credits must be a whole number'],
        [['add', 'demo@longtake.local'], 1, 'There is an operator demo@longtake.local already'],
        [['role', 'demo@longtake.local', 'owner'], 2, 'the role must be admin or operator'],
        [['disable', 'nobody@example.org'], 1, 'There is no operator nobody@example.org'],
      ],
      2,
    ),
  )('refuses %j with %i', async (args, exitCode, message) => {
    const { code, stdout, stderr } = await run('operator', ...args);
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('npm run take', () => {
  const brief = () => `What is new? http://127.0.0.1:${launcher.port}/page`;

  it('prints the answer with its grade', async () => {
    const { code, stdout } = await run('take', 'changelog-scout', brief());
    expect(code).toBe(0);
    expect(stdout).toContain('Changelog scout (changelog-scout), take 1');
    expect(stdout).toMatch(/^Grade B$/m);
  });

  it('prints JSON alone on stdout', async () => {
    const { stdout } = await run('take', 'changelog-scout', brief(), '--json');
    expect(JSON.parse(stdout)).toMatchObject({ grade: 'B', overall: 88 });
  });

  it('mints another key where the kept one is not known', async () => {
    writeFileSync(join(clone.dataDir, 'station-key'), 'lt_unknown\n');
    const { code } = await run('take', 'changelog-scout', brief());
    expect(code).toBe(0);
  });

  const TAKE = '00000000-0000-4000-8000-000000000001';
  const OTHER = '00000000-0000-4000-8000-000000000002';

  it('comes back to a take by its id, which every take ends with', async () => {
    const rolled = await run('take', 'changelog-scout', brief());
    const id = /^Take (\S+)$/m.exec(rolled.stdout)?.[1];
    expect(id).toBe(TAKE);
    expect(await run('take', 'show', TAKE)).toMatchObject({ code: 0, stdout: rolled.stdout });
    expect(await run('take', 'show', OTHER)).toMatchObject({
      code: 1,
      stderr: `There is no take ${OTHER} of this operator\n`,
    });
  });

  it('goes on from an earlier take', async () => {
    await run('take', 'changelog-scout', 'What is new?');
    const { stdout } = await run('take', 'changelog-scout', 'And before?', '--prior', TAKE, '--json');
    expect((JSON.parse(stdout) as { output: string }).output).toBe(
      'asked: {"notes":"And before?","prior":{"brief":"What is new?","output":"asked: {\\"notes\\":\\"What is new?\\"}"}}',
    );
  });

  it('says what it verified, and in what it differs', async () => {
    expect(await run('take', 'verify', TAKE)).toMatchObject({
      code: 0,
      stdout: '2 quotes, 1 page, 0 stills, grade B: equal\n',
    });
    await run('take', 'changelog-scout', 'differs');
    expect(await run('take', 'verify', TAKE)).toMatchObject({
      code: 1,
      stdout: 'take.json#/overall: stored 1, found 2\n1 difference in 2 quotes, 1 page, 0 stills, grade B\n',
    });
  });

  it('saves the export to a file, which it names', async () => {
    const file = join(clone.path, 'kept.zip');
    const { code, stdout, stderr } = await run('take', 'export', TAKE, file);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${file}\n` });
    expect(stderr).toContain(`npm run verify -- ${file}`);
    expect(readFileSync(file, 'utf8')).toBe('a zip');
  });

  it('cancels a take', async () => {
    expect(await run('take', 'cancel', TAKE)).toMatchObject({ code: 0, stdout: 'cancelling (finished)\n' });
  });

  it('says on Ctrl-C that the take goes on, and how to come back', async () => {
    const command = join(clone.path, 'embedded/take.ts');
    const child = spawn(process.execPath, [command, 'changelog-scout', 'takes long'], {
      env: { LONGTAKE_DATA_DIR: clone.dataDir, NODE_COMPILE_CACHE: clone.compiled },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const code = new Promise<number | null>((resolve) => child.once('close', resolve));
    let said = '';
    for await (const chunk of child.stderr.setEncoding('utf8')) {
      said += String(chunk);
      if (said.startsWith('plan done') && !said.includes('goes on')) child.kill('SIGINT');
    }
    expect(await code).toBe(130);
    expect(said).toContain(`The take goes on. Come back to it:  npm run take -- show ${TAKE}`);
  });

  it.each(
    sample(
      [
        [['changelog-scout']],
        [[]],
        [['a', 'b', 'c']],
        [['a', 'b', '--skip']],
        [['verify']],
        [['show', TAKE, '--prior', TAKE]],
        [['show', TAKE, 'file']],
      ],
      2,
    ),
  )('refuses %j', async (args) => {
    const { code, stderr } = await run('take', ...args);
    expect(code).toBe(2);
    expect(stderr).toContain('usage: npm run take -- SLUG "BRIEF"');
  });

  it.each(sample([[['show', '7']], [['a', 'b', '--prior', '7']]], 1))('says what an id is to %j', async (args) => {
    expect(await run('take', ...args)).toMatchObject({
      code: 2,
      stderr: '"7" is no id of a take; it is printed below every take\n',
    });
  });
});

describe('--help', () => {
  it.each(sample(['key', 'operator', 'take', 'audit', 'launcher'] as const, 2))(
    '%s says what it does, exit 0',
    async (command) => {
      for (const flag of ['--help', '-h']) {
        const { code, stdout, stderr } = await run(command, 'x', flag);
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toMatch(/^usage: npm [\s\S]+\n\n[A-Z]/);
        expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
      }
    },
  );
});

describe('npm run audit', () => {
  it('walks the chains of every operator, or of one', async () => {
    const all = await run('audit', 'verify', '--json');
    const one = await run('audit', 'verify', '--operator', 'demo@longtake.local');

    expect(JSON.parse(all.stdout)).toEqual({ ok: true, entries: expect.any(Number) as number, firstBad: null });
    expect([all.code, one.code]).toEqual([0, 0]);
    expect(one.stdout).toBe('0 calls hold\n');
  });

  it('ends with 1 and names the first entry that does not hold', async () => {
    const { databaseUrl: url } = launcher.run();
    const secret = Buffer.from(readFileSync(join(clone.dataDir, 'secret'), 'utf8').trim(), 'base64');
    await using stack = new AsyncDisposableStack();
    const db = stack.adopt(connect({ url, role: 'owner', secret, max: 1 }), (opened) => opened.destroy());
    const operatorId = (await findOperatorId(db, 'demo@longtake.local'))!;
    const callId = randomUUID();
    const call = { operatorId, callId, requestId: 'r', credentialId: 'c', tool: 'list_runs', argumentsSha256: 'a' };
    await openCall(db, { ...call, isSandbox: false, limit: 1, cacheKey: null });
    await asOperator(db, operatorId, async (trx) => {
      await sql`alter table tool_call disable trigger append_only`.execute(trx);
      await sql`update tool_call set tool = 'search_library' where call_id = ${callId}`.execute(trx);
      await sql`alter table tool_call enable trigger append_only`.execute(trx);
    });
    const { code, stdout } = await run('audit', 'verify', '--json');

    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      firstBad: { seq: 1, callId, reason: expect.stringContaining('demo@longtake.local') as string },
    });
  });

  it.each(sample([[[]], [['walk']], [['verify', '--all']]], 1))(
    'says how it is used when it is given %j',
    async (args) => {
      const { code, stderr } = await run('audit', ...args);

      expect(code).toBe(2);
      expect(stderr).toContain('usage: npm run audit');
    },
  );
});
