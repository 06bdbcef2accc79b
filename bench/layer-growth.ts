import { readPage } from '../threads/jobs/read-page.ts';
import { EXTRACTOR } from '../evidence/text-layer/extractors.ts';
import { GROWTH_SHAPES } from './layers/growth-shapes.ts';
import type { GrowthShape } from './layers/shape-parts.ts';
import { round } from './percentile.ts';

const SMALLEST = 16 * 1_024;
const LARGEST = 4 * 1_048_576;
/** From one size to the next. */
const STEP = 4;
/** Most that cost may grow by from one size to the next, of CPU and of bytes: 4 is linear, 16 the square. */
const MOST_GROWTH = 8;
/** Less CPU than this says nothing about growth. */
const LEAST_MS = 60;
/** A shape whose next size may take longer is not built larger. */
const MOST_MS = 20_000;
const RUNS = 3;

interface Cost {
  bytes: number;
  ms: number;
  written: number;
}

/**
 * What reading a page costs by its size, for each shape of page: CPU of this thread, and bytes of what is made of it, from 16 KB on in steps of four,
 * up to 4 MB. `missed` names shapes whose cost grows by more than twice the size; the exit code is 1 then. Names after `layer-growth` measure those alone.
 */
export async function measureLayerGrowth(): Promise<object> {
  const only = process.argv.slice(3).filter((name) => !name.startsWith('-'));
  const shapes: Record<string, object> = {};
  const missed: string[] = [];
  for (const [name, shape] of Object.entries(GROWTH_SHAPES)) {
    if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
    const growth = await growthOf(shape);
    shapes[name] = growth;
    if (growth.cpu > MOST_GROWTH || growth.written > MOST_GROWTH) missed.push(name);
    console.error(`${name.padEnd(48)} ${JSON.stringify(growth)}`);
  }
  if (missed.length > 0) process.exitCode = 1;
  return { mostGrowth: MOST_GROWTH, shapes, missed };
}

/** The largest growth from one size to the next, and the largest size with its CPU. */
async function growthOf(shape: GrowthShape) {
  let cpu = 0;
  let written = 0;
  let before = await costOf(shape, SMALLEST);
  while (before.bytes < LARGEST && before.ms * STEP * STEP < MOST_MS && written <= MOST_GROWTH) {
    const after = await costOf(shape, before.bytes * STEP);
    if (after.ms >= LEAST_MS) cpu = Math.max(cpu, after.ms / before.ms);
    written = Math.max(written, after.written / Math.max(before.written, SMALLEST));
    before = after;
  }
  return { cpu: round(cpu, 1), written: round(written, 1), kilobytes: before.bytes / 1_024, ms: Math.round(before.ms) };
}

/** The least of several runs: what else the thread does only adds to one. */
async function costOf(
  { mediaType, url = 'https://berths.example/all', build }: GrowthShape,
  size: number,
): Promise<Cost> {
  const built = build(size);
  const cost: Cost = { bytes: size, ms: Infinity, written: 0 };
  for (let run = 0; run < RUNS && (run === 0 || cost.ms < MOST_MS / STEP ** 3); run += 1) {
    const bytes = typeof built === 'string' ? new TextEncoder().encode(built) : Uint8Array.from(built);
    const before = process.threadCpuUsage();
    // A page that is refused costs what it cost until then.
    const page = await readPage({ bytes, mediaType, url, extractor: EXTRACTOR }).catch(() => null);
    const { user, system } = process.threadCpuUsage(before);
    cost.ms = Math.min(cost.ms, (user + system) / 1_000);
    cost.written = page?.packed.byteLength ?? 0;
  }
  return cost;
}
