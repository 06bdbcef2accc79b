import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { withFewerBriefs } from '../support/channels/catalogue.ts';
import { damagedScout } from '../support/channels/damaged.ts';
import { findForm } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { buildPerson, signIn } from '../support/people.ts';
import { secretText, testFolder } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = '/console/screening';

let service: TestService;
let admin: TestBrowser;
let operator: TestBrowser;

beforeAll(async () => {
  // Their rules answer all of their briefs in the tests beside them.
  const screened = [withFewerBriefs(damagedScout, 24), withFewerBriefs(channels.get('specimen-scout')!, 8)];
  service = await startService({ channels: screened, isAtItsAddress: true });
  const sign = async (role: 'admin' | 'operator') =>
    signIn(service.authDb, await buildPerson(service.authDb, { role }), service.baseUrl);
  admin = await sign('admin');
  operator = await sign('operator');
});
afterAll(() => service[Symbol.asyncDispose]());

describe('the page of screening', () => {
  it('runs a screening and shows the score, what failed and scores over time', async () => {
    const before = await admin.get(PAGE);
    expect(before.text).toContain('Not screened yet.');
    const asked = await admin.submit(before, `${PAGE}/run`, { channel: 'changelog-scout' });
    expect(asked.status).toBe(303);
    expect((await admin.get(asked.location)).text).toContain('A screening is on its way.');
    const after = await eventually(async () => {
      const page = await admin.get(PAGE);
      expect(page.text).toContain('What failed');
      return page;
    });
    expect(after.text).toMatch(/Expectations met<\/dt><dd>\d+ of \d+/);
    expect(after.text).toMatch(/a row that quotes .*security/);
    const chart = `${PAGE}/changelog-scout/scores-chart`;
    expect(after.text).toContain(`src="${chart}.svg"`);
    const image = await admin.get(`${chart}.svg`);
    expect(image.headers.get('content-type')).toContain('image/svg+xml');
    expect(image.text).toMatch(/^<svg[^>]*>/);
    expect(image.text).not.toContain('NaN');
    expect((await admin.get(chart)).text).toMatch(/failed<\/span><\/td><td class="number">0\.\d+/);
  });

  it('has no channel that is not screened, and is there for admins alone', async () => {
    const page = await admin.get(PAGE);
    expect((await admin.submit(page, `${PAGE}/run`, { channel: 'nobody' })).status).toBe(404);
    for (const path of [PAGE, `${PAGE}/changelog-scout/scores-chart`, `${PAGE}/changelog-scout/scores-chart.svg`])
      expect((await operator.get(path)).status).toBe(404);
    const own = await operator.get('/console/canaries');
    expect(own.text).not.toContain(PAGE);
    const { hidden } = findForm(own, '/console/canaries');
    expect((await operator.post(`${PAGE}/run`, { ...hidden, channel: 'changelog-scout' })).status).toBe(404);
  });
});

describe('npm run screen', () => {
  it('prints the score of a channel, with exit 0 at its bar', async () => {
    const { code, stdout } = await screen('specimen-scout', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ channel: 'specimen-scout', score: 1, failed: [] }]);
    expect(code).toBe(0);
  });

  it('says what failed, with exit 1 under the bar', async () => {
    const { code, stdout, stderr } = await screen('changelog-scout');
    expect(stdout).toMatch(/^changelog-scout {2}0\.\d+ {2}under its bar of /);
    expect(stdout).toMatch(/security/);
    expect(stderr).toMatch(/changelog-scout: \d+ of \d+ briefs/);
    expect(code).toBe(1);
  });

  it('names the channels that there are', async () => {
    const { code, stderr } = await screen('nobody');
    expect(stderr).toContain('There is no screened channel nobody; there are changelog-scout,');
    expect(code).toBe(1);
  });
});

async function screen(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    PATH: process.env['PATH'],
    LONGTAKE_DATA_DIR: await mkdtemp(join(testFolder, 'screen-')),
    LONGTAKE_SECRET: secretText,
    LONGTAKE_BASE_URL: service.baseUrl,
    DATABASE_URL: service.databaseUrl,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['embedded/screen.ts', ...args], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
