import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { msToTs } from '@temporalio/common/lib/time.js';
import { describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { findFreePort } from '../../embedded/free-port.ts';
import { createClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import { createTestDatabase, secret, secretText, temporalAddress } from '../support/services.ts';
import { connectTemporal, prepareNamespace } from '../../embedded/connect-temporal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What an image has no use for, and what is the same wherever it lies. */
const LEFT_OUT = new Set(['node_modules', '.git', '.longtake', '.env']);

const isRoot = process.getuid?.() === 0;
const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
const asNobody = { uid: nobody, gid: nobody, cwd: '/' };
const runsForNobody = isRoot && spawnSync(process.execPath, ['-v'], asNobody).status === 0;
if (!runsForNobody)
  console.warn('NOT ROOT, or nobody cannot run this Node: the tests of a read-only tree are skipped.');

/** A copy of this tree in which nobody may write, and a folder beside it in which `nobody` may. */
function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'longtake-read-only-'));
  chmodSync(folder, 0o755);
  const tree = join(folder, 'tree');
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(tree, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  spawnSync('chmod', ['-R', 'a-w,a+rX', tree]);
  const state = mkdtempSync(join(folder, 'state-'));
  chownSync(state, nobody, nobody);
  return { tree, state, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

async function makeNamespace(): Promise<string> {
  const namespace = `read-only-${randomUUID()}`;
  await using temporal = await connectTemporal(
    { address: temporalAddress, namespace: 'default' },
    AbortSignal.timeout(250_000),
  );
  const workflowExecutionRetentionPeriod = msToTs('1 day');
  await temporal.connection.workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod });
  await using own = await connectTemporal({ address: temporalAddress, namespace }, AbortSignal.timeout(250_000));
  await prepareNamespace(own);
  return namespace;
}

describe.runIf(runsForNobody)('API and worker in a tree that is read-only, as a user who owns nothing of it', () => {
  it('start and roll a take, and write into the data directory alone', async () => {
    await using stack = new AsyncDisposableStack();
    const { tree, state } = stack.use(copyTree());
    const { url } = stack.use(await createTestDatabase());
    const pages = stack.use(
      await servePages({ '/changelog.md': '# Changelog\n\n## 2.1.0 - 2026-05-04\n\n- A reader for archived logs\n' }),
    );
    const port = await findFreePort(0);
    const address = new URL(url);
    address.username = address.password = '';
    const env = {
      HOME: '/nonexistent',
      HOST: '127.0.0.1',
      PORT: String(port),
      LONGTAKE_DATA_DIR: state,
      LONGTAKE_SECRET: secretText,
      LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8',
      LONGTAKE_CRAWL_DELAY_MS: '0',
      LONGTAKE_CHROMIUM_PATH: 'none',
      DATABASE_URL: address.href,
      TEMPORAL_ADDRESS: temporalAddress,
      TEMPORAL_NAMESPACE: await makeNamespace(),
    };
    const start = async (file: string): Promise<ChildProcess> => {
      const child = spawn(process.execPath, [join(tree, file)], {
        ...asNobody,
        env,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      const said = text(child.stderr!);
      const ended = once(child, 'exit');
      stack.defer(async () => {
        child.kill('SIGTERM');
        await ended;
      });
      await Promise.race([
        once(child, 'message'),
        ended.then(async () => Promise.reject(new Error(`${file} ended: ${await said}`))),
      ]);
      expect(statSync(`/proc/${child.pid}`).uid).toBe(nobody);
      return child;
    };
    await Promise.all([start('api/main.ts'), start('workers/main.ts')]);

    const owner = stack.adopt(connect({ url, role: 'owner', secret, max: 1 }), (db) => db.destroy());
    const { key } = await mintKey(owner, { operatorEmail: 'ada@example.com', scope: 'station', credits: 10 });
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, key, slug: 'changelog-scout' });
    const { body, takeId } = await client.take({ notes: `What changed? ${pages.origin}/changelog.md` });
    expect(body.lifecycle.state).toBe('finished');
    expect((await client.fetch(`/takes/${takeId}/evidence`)).status).toBe(200);
    expect(readdirSync(state)).toContain('pages');
    const written = spawnSync('find', [tree, '-newer', join(tree, 'package.json'), '-user', 'nobody'], {
      encoding: 'utf8',
    });
    expect(written.stdout).toBe('');
  });
});
