import { availableParallelism } from 'node:os';
import { channels } from '../channels/index.ts';
import { serveOutsideWorld } from './outside-world.ts';
import type { OutsideWorld } from './outside-world.ts';
import { percentile, round } from './percentile.ts';
import { startInstallation } from './takes/installation.ts';
import type { RolledTake } from './takes/installation.ts';
import { POISONS } from './takes/poisons.ts';

const LATENCY_MS = 20;
const AT_ONCE = [1, 4, 16, 64];
/** Of each channel, at each width. */
const ROUNDS = 8;
const BESIDE = 20;
/** Ordinary takes at a time beside a poison. */
const LANES = 4;

type Installation = Awaited<ReturnType<typeof startInstallation>>;

/**
 * Takes of the channels by rules, from POST to body, over a copy of the outside world 20 ms away. The whole installation (API, worker, Postgres,
 * Temporal) is on 1, 2 and all cores; the world and who asks are on any. Then twenty ordinary takes beside each poison, against the same alone. Names after
 * `takes` measure a part: `growth`, or poisons.
 */
export async function measureTakes() {
  const pages = Object.entries(POISONS).flatMap(([name, { page }]) => (page ? [[`/${name}`, page] as const] : []));
  await using world = await serveOutsideWorld(LATENCY_MS, Object.fromEntries(pages));
  const all = availableParallelism();
  const only = process.argv.slice(3).filter((name) => !name.startsWith('-'));
  const growth: Record<string, object> = {};
  const isGrowing = only.length === 0 || only.includes('growth');
  for (const cores of isGrowing ? [...new Set([1, Math.min(2, all), all])] : [])
    growth[`on ${cores} of ${all} cores`] = await measureOn(cores, world);
  if (only.length === 1 && isGrowing) return { growth };
  return { growth, beside: await measurePoisons(world, only) };
}

async function measureOn(cores: number, world: OutsideWorld) {
  await using installation = await startInstallation(cores, world.registers);
  await rollAll(installation, ordinary(world, 1), 3);
  const widths: Record<string, object> = {};
  for (const atOnce of AT_ONCE) {
    const wanted = ordinary(world, Math.max(ROUNDS, Math.ceil(atOnce / 3)));
    const { takes, seconds } = await rollAll(installation, wanted, atOnce);
    const sound = takes.filter(({ grade }) => grade !== null && grade !== 'F');
    widths[`${atOnce} at once`] = {
      perSecond: round(takes.length / seconds),
      ...spread(takes),
      failed: takes.length - sound.length,
      stagesMs: meanByStage(takes),
    };
  }
  return { ...widths, eventLoopDelay: await installation.readDelays() };
}

async function measurePoisons(world: OutsideWorld, only: string[]) {
  await using installation = await startInstallation(availableParallelism(), world.registers);
  await rollAll(installation, ordinary(world, 2), LANES);
  const results: Record<string, object> = {};
  for (const [name, { slug, notes }] of Object.entries(POISONS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const wanted = ordinary(world, Math.ceil(BESIDE / 3)).slice(0, BESIDE);
    const alone = spread((await rollAll(installation, wanted, LANES)).takes);
    const key = await installation.mint();
    await installation.worker.ask('mostBytes');
    const startedAt = performance.now();
    const poisoned = installation.roll(key, slug, notes(world.origin));
    const { takes } = await rollAll(installation, wanted, LANES);
    const beside = spread(takes);
    const { state, attempts, stages, ms } = await poisoned;
    results[name] = {
      p95Ratio: round(beside.p95Ms / alone.p95Ms),
      p95Ms: { alone: alone.p95Ms, beside: beside.p95Ms },
      failed: takes.filter(({ grade }) => grade === null).length,
      attemptedTwice: takes.filter((take) => take.attempts > 1).length,
      poison: { state, attempts, ms: Math.round(ms), lastedMs: Math.round(performance.now() - startedAt), stages },
      workerMegabytes: Math.round((await installation.worker.ask<number>('mostBytes')) / 2 ** 20),
    };
    console.error(name, JSON.stringify(results[name]));
  }
  return { results, eventLoopDelay: await installation.readDelays() };
}

/** So many takes of each channel, in turn. */
function ordinary({ origin }: OutsideWorld, rounds: number): [slug: string, notes: string][] {
  const each: [string, string][] = [
    ['changelog-scout', `What broke since 1.0? ${origin}/changelog.md`],
    ['recall-check', 'VIN YV4162UK5V2000000'],
    ['quote-compare', channels.get('quote-compare')!.card.exampleNotes],
  ];
  return Array.from({ length: rounds }, () => each).flat();
}

/** Keys are minted before the clock runs. */
async function rollAll(installation: Installation, wanted: [string, string][], lanes: number) {
  const left: [key: string, slug: string, notes: string][] = [];
  for (const take of wanted) left.push([await installation.mint(), ...take]);
  const startedAt = performance.now();
  const rolled: RolledTake[] = [];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) rolled.push(await installation.roll(...next));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { takes: rolled, seconds: (performance.now() - startedAt) / 1_000 };
}

function spread(takes: RolledTake[]) {
  const all = takes.map(({ ms }) => ms);
  const p = (share: number) => round(percentile(all, share), 0);
  return { takes: all.length, p50Ms: p(0.5), p95Ms: p(0.95), p99Ms: p(0.99) };
}

function meanByStage(takes: RolledTake[]): Record<string, number> {
  const names = new Set(takes.flatMap(({ stages }) => Object.keys(stages)));
  const mean = (name: string) => takes.reduce((sum, { stages }) => sum + (stages[name] ?? 0), 0) / takes.length;
  return Object.fromEntries([...names].map((name) => [name, round(mean(name), 1)]));
}
