import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { channels } from '../channels/index.ts';
import { inLanes } from '../test/load/in-lanes.ts';
import { atLeast, atMost } from './bars.ts';
import { round } from './percentile.ts';
import { loseEach } from './screening/every-rule.ts';
import { findRules } from './screening/rules.ts';
import type { Rule } from './screening/rules.ts';
import type { OfflineNight } from './screening/screen-offline.ts';
import type { Loss } from './screening/switchboard.ts';

const NIGHTS = 100;
const LANES = 3;
const SEED = 20_261_122;
const NIGHT = fileURLToPath(new URL('screening/night.ts', import.meta.url));

/**
 * A hundred nights of whole channels, and a hundred on each of which one rule, drawn by lot from all functions of all channels and of what they share,
 * answers that it found nothing: how many of them are reported, in all and by folder, and which losses nobody is told of.
 * With folders of `channels/` named after `screening` (`quote-compare`, `kit`, `recall-check/brief`) every rule below them is switched off instead.
 */
export async function measureScreening() {
  const folder = mkdtempSync(join(tmpdir(), 'longtake-nights-'));
  const only = process.argv.slice(3).filter((name) => !name.startsWith('-'));
  try {
    return only.length === 0 ? await measureNights(folder) : await measureEveryRule(folder, only);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureNights(folder: string) {
  const slugs = screenedSlugs();
  const rules = findRules(slugs);
  const drawn = draw(rules, NIGHTS);
  const screen = (slug: string, rule?: Rule) => screenOnce(slug, join(folder, `${slug}.json`), rule);
  // The night before: what every later one is held to.
  await inLanes(slugs, LANES, (slug) => screen(slug));
  const healthy = await inLanes(
    Array.from({ length: NIGHTS }, (_, night) => slugs[night % slugs.length]!),
    LANES,
    (slug) => screen(slug),
  );
  const damaged = await inLanes(drawn, LANES, async (rule) => {
    const nights: OfflineNight[] = [];
    for (const slug of rule.channels) {
      nights.push(await screen(slug, rule));
      if (isTold(nights.at(-1)!)) break;
    }
    return { rule, night: nights.at(-1)! };
  });
  const told = damaged.filter(({ night }) => isTold(night));
  const folders = [...new Set(rules.map(folderOf))];
  const falseReports = healthy.filter(isTold).length;
  const reported = round(told.length / NIGHTS);
  return {
    bars: { reported: atLeast(0.95, reported), falseReports: atMost(0, falseReports) },
    rules: rules.length,
    reportedByNamedExpectations: round(damaged.filter(({ night }) => night.unmet > 0).length / NIGHTS),
    byFolder: Object.fromEntries(
      folders.map((name) => {
        const own = damaged.filter(({ rule }) => folderOf(rule) === name);
        return [name, `${own.filter(({ night }) => isTold(night)).length} of ${own.length}`];
      }),
    ),
    unnoticed: damaged.filter(({ night }) => !isTold(night)).map(({ rule }) => nameOf(rule)),
  };
}

/** Which rules below these folders no brief notices, and which of those none even calls. */
async function measureEveryRule(folder: string, names: string[]) {
  const isNamed = ({ file }: Rule) => names.some((name) => file.startsWith(`channels/${name}/`));
  const rules = findRules(screenedSlugs()).filter(isNamed);
  const losses = new Map<Rule, Loss>();
  for (const slug of new Set(rules.flatMap(({ channels: of }) => of))) {
    const open = rules.filter((rule) => rule.channels.includes(slug) && losses.get(rule) !== 'told');
    const found = await loseEach(slug, open, LANES);
    const atLoad = open.filter((_, index) => found[index] === 'loading');
    await screenOnce(slug, join(folder, slug));
    const nights = await inLanes(atLoad, LANES, (rule) => screenOnce(slug, join(folder, slug), rule));
    for (const [index, rule] of open.entries()) {
      const loss = found[index] === 'unreached' ? (losses.get(rule) ?? 'unreached') : found[index]!;
      losses.set(rule, loss);
    }
    for (const [index, rule] of atLoad.entries()) losses.set(rule, isTold(nights[index]!) ? 'told' : 'unnoticed');
  }
  const namesOf = (loss: Loss) => rules.filter((rule) => losses.get(rule) === loss).map(nameOf);
  return {
    bars: { reported: atLeast(0.95, round(namesOf('told').length / rules.length)) },
    rules: rules.length,
    unnoticed: namesOf('unnoticed'),
    unreached: namesOf('unreached'),
  };
}

const screenedSlugs = (): string[] =>
  [...channels.values()].filter(({ screening }) => screening).map(({ card }) => card.slug);

const nameOf = ({ file, name }: Rule): string => `${file} ${name}`;

const isTold = ({ score, bar }: OfflineNight): boolean => score < bar;
const folderOf = ({ file }: Rule): string => file.split('/')[1]!;

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

function screenOnce(slug: string, answersFile: string, rule?: Rule): Promise<OfflineNight> {
  const args = [NIGHT, slug, answersFile, ...(rule ? [JSON.stringify(rule)] : [])];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { timeout: 300_000 }, (error, stdout) => {
      // A channel that does not even load answers nothing any more.
      if (error && !rule) reject(error);
      else resolve(error ? { score: 0, bar: 1, expected: 0, met: 0, unmet: 1 } : (JSON.parse(stdout) as OfflineNight));
    });
  });
}
