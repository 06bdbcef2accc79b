import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signDelivery } from './sign-delivery.ts';

/** The examples of docs/webhooks.md, by language, in their order. */
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const document = readFileSync(join(ROOT, 'docs/webhooks.md'), 'utf8');
const examplesIn = (language: string) =>
  [...document.matchAll(/```(\w+)\n([^`]*)```/g)].filter(([, of]) => of === language).map(([, , code]) => code!);

const folder = mkdtempSync(join(tmpdir(), 'longtake-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const OTHER = `whsec_${randomBytes(32).toString('base64')}`;
const body = '{"id":"evt_1","type":"take.completed","data":{"note":"Grüße, 世界"}}\n';
writeFileSync(join(folder, 'body'), body);
const sign = (secrets: string[], at = new Date()) =>
  signDelivery({ id: 'evt_1', event: 'take.completed', deliveryId: 'd', attempt: 1, body, secrets, at });

const hasGo = spawnSync('go', ['version']).status === 0;
const CALL_IN_GO = `package main

import (
	"encoding/json"
	"example/webhook"
	"fmt"
	"net/http"
	"os"
)

func main() {
	given := map[string]string{}
	if err := json.Unmarshal([]byte(os.Getenv("HEADERS")), &given); err != nil {
		panic(err)
	}
	headers := http.Header{}
	for name, value := range given {
		headers.Set(name, value)
	}
	body, err := os.ReadFile("body")
	if err != nil {
		panic(err)
	}
	if err := webhook.Verify(os.Getenv("SECRET"), headers, body); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println("holds")
}
`;

async function run(command: string, args: string[], environment: Record<string, string> = {}, input = '') {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...environment } });
  const ended = once(child, 'close');
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number];
  return { code, stdout, stderr };
}

const cases: [name: string, secret: string, headers: Record<string, string>, holds: boolean][] = [
  ['what was signed', SECRET, sign([SECRET]), true],
  ['the new secret of a rotation', SECRET, sign([SECRET, OTHER]), true],
  ['the old secret of a rotation', OTHER, sign([SECRET, OTHER]), true],
  ['another secret', OTHER, sign([SECRET]), false],
  ['another id', SECRET, { ...sign([SECRET]), 'webhook-id': 'evt_2' }, false],
];
const old = sign([SECRET], new Date(Date.now() - 600_000));

describe('the examples of docs/webhooks.md', () => {
  const [inTypeScript] = examplesIn('ts') as [string];
  const [inPython] = examplesIn('python') as [string];
  const [inGo] = examplesIn('go') as [string];
  const [checking, sending] = examplesIn('sh') as [string, string];

  it.each([...cases, ['ten minutes ago', SECRET, old, false] as const])(
    'TypeScript: %s',
    async (_, secret, headers, holds) => {
      const file = join(ROOT, 'activities', `.example-${randomBytes(6).toString('hex')}.ts`);
      const call = `console.log(verify(process.env.SECRET!, JSON.parse(process.env.HEADERS!), ${JSON.stringify(body)}).id);`;
      writeFileSync(file, `${inTypeScript}\n${call}\n`);
      const done = await run(process.execPath, [file], { SECRET: secret, HEADERS: JSON.stringify(headers) });
      rmSync(file);
      expect({ holds: done.code === 0, stdout: done.stdout }).toEqual({ holds, stdout: holds ? 'evt_1\n' : '' });
      if (!holds) expect(done.stderr).toContain('WebhookVerificationError');
    },
  );

  it.each([...cases, ['ten minutes ago', SECRET, old, false] as const])(
    'Python: %s',
    async (_, secret, headers, holds) => {
      const call = `import os\nprint(verify(os.environ["SECRET"], json.loads(os.environ["HEADERS"]), open("body", "rb").read())["id"])`;
      const environment = { SECRET: secret, HEADERS: JSON.stringify(headers) };
      const done = await run('python3', ['-c', `${inPython}\n${call}\n`], environment);
      expect({ holds: done.code === 0, stdout: done.stdout }).toEqual({ holds, stdout: holds ? 'evt_1\n' : '' });
      if (!holds) expect(done.stderr).toContain('ValueError');
    },
  );

  describe.skipIf(!hasGo)('Go', () => {
    const module = join(folder, 'go');
    const environment = { GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', GO111MODULE: 'on' };
    beforeAll(async () => {
      mkdirSync(join(module, 'webhook'), { recursive: true });
      writeFileSync(join(module, 'go.mod'), 'module example\n\ngo 1.19\n');
      writeFileSync(join(module, 'webhook/verify.go'), inGo);
      writeFileSync(join(module, 'main.go'), CALL_IN_GO);
      expect(await run('go', ['build', '-C', module, '-o', 'check', '.'], environment)).toMatchObject({ code: 0 });
    });

    it.each([...cases, ['ten minutes ago', SECRET, old, false] as const])('%s', async (_, secret, headers, holds) => {
      const done = await run(join(module, 'check'), [], { SECRET: secret, HEADERS: JSON.stringify(headers) });
      expect({ holds: done.code === 0, stdout: done.stdout }).toEqual({ holds, stdout: holds ? 'holds\n' : '' });
    });
  });

  it.each(cases)('openssl: %s', async (_, secret, headers, holds) => {
    const done = await run('sh', ['-eu', '-c', checking], {
      SECRET: secret,
      ID: headers['webhook-id']!,
      TIMESTAMP: headers['webhook-timestamp']!,
      SIGNATURE: headers['webhook-signature']!,
    });
    expect(done).toEqual({ code: holds ? 0 : 1, stdout: holds ? 'holds\n' : 'does not hold\n', stderr: '' });
  });

  it('curl: what it sends holds', async () => {
    const { promise, resolve } = Promise.withResolvers<{ headers: Record<string, string>; received: string }>();
    const server = createServer((request, response) => {
      void text(request).then((received) => {
        resolve({ headers: request.headers as Record<string, string>, received });
        response.end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const environment = { SECRET, ID: 'evt_9', URL: `http://127.0.0.1:${port}/hook`, NO_PROXY: '127.0.0.1' };
    const done = await run('sh', ['-eu', '-c', sending], environment);
    server.close();
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const { headers, received } = await promise;
    expect(received).toBe(body);
    expect(headers['webhook-id']).toBe('evt_9');
    expect(() => new Webhook(SECRET).verify(received, headers)).not.toThrow();
  });
});
