import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildTextLayer } from '../evidence/text-layer/build-text-layer.ts';
import { createClient } from '../test/support/client.ts';
import { serveFrom } from './loopback-world.ts';
import { percentile, round } from './percentile.ts';
import { PAGES_OF_A_TAKE, readingStub } from './stub-channel.ts';
import { startMeasured } from './start-measured.ts';

const LATENCY_MS = 50;
const PAGES = 5_000;
const TIMED_TAKES = 10;
const TIMED_LAYERS = 200;

/**
 * A crawl by itself: takes that read 50 pages each of one site on loopback, 50 ms away, with politeness off; each page is fetched, archived, made
 * into a text layer and recorded. Memory is that of this process, in which everything but the servers runs, after a collection.
 */
export async function measureCrawl() {
  let layersMs: number[] = [];
  for (let index = 0; index < TIMED_LAYERS; index++) layersMs.push(await timeLayer(buildPage(index)));
  // The first ones are read by code that is not warm.
  layersMs = layersMs.slice(TIMED_LAYERS / 4);

  await using site = await serveFrom(LATENCY_MS, (request, response) => {
    const index = /^\/page-(\d+)$/.exec(request.url!)?.[1];
    response.writeHead(index === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(index === undefined ? '' : buildPage(Number(index)));
  });
  await using service = await startMeasured({ channels: [readingStub], worker: { crawlDelayMs: 0 } });
  const { key } = await service.mint({ credits: 100_000 });
  const client = createClient({ baseUrl: service.baseUrl, key, slug: 'stub' });

  const rates: number[] = [];
  const memory: { pages: number; heapMegabytes: number; residentMegabytes: number }[] = [];
  for (let take = 0; take < PAGES / PAGES_OF_A_TAKE; take++) {
    const { takeId } = await client.take({ notes: `${site.origin} from ${take * PAGES_OF_A_TAKE}` });
    const finished = (await client.events(takeId)).find(
      (event) => event.type === 'stage.finished' && event.stage === 'crawl',
    );
    if (finished?.type !== 'stage.finished' || finished.counts['read'] !== PAGES_OF_A_TAKE)
      throw new Error(`a crawl did not read its pages: ${JSON.stringify(finished)}`);
    if (take > 0 && rates.length < TIMED_TAKES) rates.push(PAGES_OF_A_TAKE / (finished.latencyMs / 1_000));
    const pages = (take + 1) * PAGES_OF_A_TAKE;
    if (pages % (PAGES / 5) === 0) memory.push({ pages, ...weigh() });
  }
  return {
    pagesPerSecond: { p50: round(percentile(rates, 0.5), 1), slowest: round(Math.min(...rates), 1) },
    pageKilobytes: round(buildPage(0).length / 1_024, 1),
    textLayerMs: { p50: round(percentile(layersMs, 0.5)), p99: round(percentile(layersMs, 0.99)) },
    memory,
  };
}

async function timeLayer(page: string): Promise<number> {
  const bytes = new TextEncoder().encode(page);
  const startedAt = performance.now();
  await buildTextLayer({ bytes, mediaType: 'text/html; charset=utf-8', url: 'http://site.example/page' });
  return performance.now() - startedAt;
}

/** An article of middle length with what surrounds one: navigation, a table, lists, links. No two are alike. */
function buildPage(index: number): string {
  const paragraph = (n: number) =>
    `<p>Part ${n} of report ${index}: the harbour of district ${(index * 7 + n) % 97} kept ${(index * 31 + n * 17) % 900} boats in the year ${2000 + ((index + n) % 25)},
    and its <a href="/page-${(index + n) % PAGES}">keeper</a> counted <strong>${index * n} arrivals</strong> over the winter, more than in the years before, because the
    breakwater was made longer and the light was moved to the outer end.</p>`;
  const rows = Array.from(
    { length: 30 },
    (_, n) => `<tr><td>Berth ${n}</td><td>${(index * n) % 40} m</td><td>${n % 2 ? 'free' : 'let'}</td></tr>`,
  );
  const sections = Array.from(
    { length: 12 },
    (_, n) =>
      `<h2 id="s${n}">Section ${n}</h2>${[0, 1, 2, 3].map((each) => paragraph(n * 4 + each)).join('\n')}<ul><li>Depth ${n + (index % 9)} m</li><li>Width ${n * 3} m</li></ul>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Report ${index}</title></head><body>
<nav>${Array.from({ length: 20 }, (_, n) => `<a href="/page-${n}">Report ${n}</a>`).join(' ')}</nav>
<main><h1>Report ${index} of the harbour office</h1><time datetime="2031-03-${String((index % 28) + 1).padStart(2, '0')}">March</time>
${sections.join('\n')}<table><tr><th>Berth</th><th>Length</th><th>State</th></tr>${rows.join('')}</table></main>
<footer>Harbour office, pier ${index % 12}</footer></body></html>`;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function weigh() {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heapMegabytes: round((heapUsed + external) / 2 ** 20, 1), residentMegabytes: round(rss / 2 ** 20, 1) };
}
