import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { channels } from '../channels/index.ts';
import { inLanes } from '../test/load/in-lanes.ts';
import { round } from './percentile.ts';
import { findRules } from './screening/rules.ts';
import type { Rule } from './screening/rules.ts';
import type { OfflineNight } from './screening/screen-offline.ts';

const NIGHTS = 100;
const LANES = 3;
const SEED = 20_261_122;
const NIGHT = fileURLToPath(new URL('screening/night.ts', import.meta.url));

/**
 * A hundred nights of whole channels, and a hundred on each of which one rule, drawn by lot from all functions of all channels, answers that it found
 * nothing: how many of them are reported, in all and by channel, and which losses nobody is told of.
 */
export async function measureScreening() {
  const slugs = [...channels.values()].filter(({ screening }) => screening).map(({ card }) => card.slug);
  const rules = slugs.flatMap(findRules);
  const drawn = draw(rules, NIGHTS);
  const healthy = await inLanes(
    Array.from({ length: NIGHTS }, (_, night) => slugs[night % slugs.length]!),
    LANES,
    (slug) => screen(slug),
  );
  const damaged = await inLanes(drawn, LANES, async (rule) => ({ rule, night: await screen(rule.channel, rule) }));
  const told = damaged.filter(({ night }) => night.score < night.bar);
  const unnoticed = damaged.filter(({ night }) => night.score >= night.bar);
  return {
    rules: rules.length,
    falseReports: healthy.filter(({ score, bar }) => score < bar).length,
    reported: round(told.length / NIGHTS),
    reportedAtABarOf95: round(damaged.filter(({ night }) => night.score < 0.95).length / NIGHTS),
    byChannel: Object.fromEntries(
      slugs.map((slug) => {
        const own = damaged.filter(({ rule }) => rule.channel === slug);
        return [slug, `${own.filter(({ night }) => night.score < night.bar).length} of ${own.length}`];
      }),
    ),
    unnoticed: unnoticed.map(({ rule, night }) => `${rule.file} ${rule.name}: ${night.score}`),
  };
}

/** Draws so many different ones, always the same. */
function draw(rules: readonly Rule[], count: number): Rule[] {
  let state = SEED;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const left = [...rules];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0]!,
  );
}

function screen(slug: string, rule?: Rule): Promise<OfflineNight> {
  const args = [NIGHT, slug, ...(rule ? [JSON.stringify(rule)] : [])];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { timeout: 300_000 }, (error, stdout) => {
      // A channel that does not even load answers nothing any more.
      if (error && !rule) reject(error);
      else resolve(error ? { score: 0, bar: 1, expected: 0, met: 0 } : (JSON.parse(stdout) as OfflineNight));
    });
  });
}
