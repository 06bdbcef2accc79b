import { sql } from 'kysely';
import { chromium } from 'playwright-core';
import { channels } from '../channels/index.ts';
import { asOperator } from '../db/as-operator.ts';
import { connect } from '../db/connect.ts';
import { createClient } from '../test/support/client.ts';
import { findTestBrowser } from '../test/support/find-test-browser.ts';
import { fileFor } from '../test/support/file-for.ts';
import { type Person, buildLink, buildPerson, signIn } from '../test/support/people.ts';
import { seedTakes } from '../test/support/seed-takes.ts';
import { secret } from '../test/support/services.ts';
import type { TestService } from '../test/support/start-service.ts';
import { measureLivePages } from './console/live-pages.ts';
import { writeSpecimen } from './library/write-specimens.ts';
import { serveOutsideWorld } from './outside-world.ts';
import { percentile, round } from './percentile.ts';
import { startMeasured } from './start-measured.ts';

const TAKES = 100_000;
const SPECIMENS = 2_000;
/** Of one take: filing more would take longer than a statement may. */
const FILED = 100;
const LOADS = 40;

/** What every page is held to, and live pages. */
const BARS = { p50Ms: 40, transferredKb: 60, layoutShift: 0, liveP95Ms: 150 };

/** Lists, a search, sorted and filtered lists, and one of each thing. */
const PAGES = [
  '',
  '/channels',
  '/channels/changelog-scout',
  '/takes',
  '/takes?state=failed',
  '/takes?grade=D&channel=recall-check',
  '/takes?sort=overall&dir=asc',
  '/takes?sort=channel&dir=desc',
  '/takes?sort=state&dir=asc',
  '/takes?from=5000',
  '/takes/{take}',
  '/runs',
  '/library',
  '/library?query=oak+table',
  '/specimens/{specimen}',
  '/review',
  '/webhooks',
  '/canaries',
  '/screening',
  '/wallet',
  '/audit',
  '/operators',
  '/account',
];
const CHARTS = ['/takes-chart.svg', '/latency-chart.svg', '/credits-chart.svg'];

/**
 * Pages of an operator with 100,000 takes: time from request to the whole page, on loopback, charts by themselves; bytes of a cold load with its styles
 * and script, stills and charts aside; what moved after the first paint (CLS). Then 100 live pages of running takes: how long after its commit a
 * sentence is there.
 */
export async function measureConsole() {
  const pages = await measurePages();
  const live = await measureLivePages();
  const missed = [
    ...Object.entries(pages.pages).flatMap(([page, figures]) => listMisses(page || '/', figures)),
    ...(live.p95Ms > BARS.liveP95Ms ? [`live pages: p95 ${live.p95Ms} ms`] : []),
  ];
  return { ...pages, live, bars: BARS, missed };
}

interface PageFigures {
  p50Ms: number;
  p95Ms: number;
  transferredKb?: number;
  layoutShift?: number;
}

/** Charts are held to no bar of their own: a page is there without them. */
const listMisses = (page: string, { p50Ms, transferredKb = 0, layoutShift = 0 }: PageFigures): string[] =>
  page.endsWith('.svg')
    ? []
    : [
        ...(p50Ms > BARS.p50Ms ? [`${page}: p50 ${p50Ms} ms`] : []),
        ...(transferredKb > BARS.transferredKb ? [`${page}: ${transferredKb} kB`] : []),
        ...(layoutShift > BARS.layoutShift ? [`${page}: layout shift ${layoutShift}`] : []),
      ];

async function measurePages() {
  await using stack = new AsyncDisposableStack();
  const world = stack.use(await serveOutsideWorld(0));
  const service = stack.use(await startMeasured({ channels: [...channels.values()], isAtItsAddress: true }));
  const person = await buildPerson(service.authDb, { role: 'admin' });
  const ids = await furnish(service, person, world.origin);
  const browser = await signIn(service.authDb, person, service.baseUrl);
  const addresses = PAGES.map((path) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!));
  const loads = await measureLoads(service, person, addresses);
  const results: Record<string, PageFigures> = {};
  for (const path of [...addresses, ...CHARTS]) {
    const all: number[] = [];
    for (let load = 0; load < LOADS; load++) {
      const from = performance.now();
      const { status } = await browser.get(`/console${path}`);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      if (load > 2) all.push(performance.now() - from);
    }
    const page = path.replaceAll(/[0-9a-f-]{36}/g, 'ID');
    results[page] = {
      p50Ms: round(percentile(all, 0.5), 1),
      p95Ms: round(percentile(all, 0.95), 1),
      ...loads?.get(path),
    };
  }
  return { takes: TAKES, pages: results };
}

async function furnish(service: TestService, person: Person, origin: string): Promise<Record<string, string>> {
  const { key } = await service.mint({ operatorEmail: person.email, credits: 100 });
  const seeded = { operatorId: person.operatorId, channels: [...channels.keys()], count: TAKES, days: 180, credits: 1 };
  await seedTakes(service.owner, seeded);
  const client = createClient({ baseUrl: service.baseUrl, key, slug: 'changelog-scout' });
  const { takeId } = await client.take({ notes: `What broke since 1.0? ${origin}/changelog.md` });
  const drafts = Array.from({ length: SPECIMENS }, (_, at) => writeSpecimen(at));
  const specimenIds: string[] = [];
  for (let from = 0; from < drafts.length; from += FILED)
    specimenIds.push(
      ...(await fileFor(service, person, drafts.slice(from, from + FILED), 'specimen-scout')).specimenIds,
    );
  const owner = connect({ url: service.databaseUrl, role: 'owner', secret, max: 1 });
  await asOperator(owner, person.operatorId, (trx) => sql`analyze`.execute(trx));
  await owner.destroy();
  return { take: takeId, specimen: specimenIds[0]! };
}

/** Bytes and movement of each page in a browser that has nothing of it yet; undefined where there is no browser. */
async function measureLoads(service: TestService, person: Person, paths: readonly string[]) {
  const executablePath = findTestBrowser();
  if (executablePath === undefined) return undefined;
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  await using _closed = { [Symbol.asyncDispose]: () => browser.close() };
  const door = await browser.newContext();
  const page = await door.newPage();
  await page.goto((await buildLink(service.authDb, person, service.baseUrl)).link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  const storageState = await door.storageState();
  const loads = new Map<string, { transferredKb: number; layoutShift: number }>();
  for (const path of paths) loads.set(path, await loadCold(path));
  return loads;

  async function loadCold(path: string) {
    const context = await browser.newContext({ storageState, viewport: { width: 1_440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const isPicture = new Map<string, boolean>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, response }) =>
      isPicture.set(requestId, /still|chart/.test(response.url)),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (isPicture.get(requestId) === false) bytes += encodedDataLength;
    });
    await page.addInitScript(WATCH_SHIFTS);
    await page.goto(`${service.baseUrl}/console${path}`, { waitUntil: 'networkidle' });
    const layoutShift = await page.evaluate<number>('globalThis.shifted');
    await context.close();
    return { transferredKb: round(bytes / 1_000, 1), layoutShift: round(layoutShift, 4) };
  }
}

const WATCH_SHIFTS = `globalThis.shifted = 0;
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) globalThis.shifted += value; }).observe({ type: 'layout-shift', buffered: true });`;
