import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { thoroughOr } from '../../test/support/sample.ts';
import { channels } from '../index.ts';

const SCREEN = fileURLToPath(new URL('../../bench/screening/answers-of-night.ts', import.meta.url));
/** Of the briefs of a set: each takes two processes its time. */
const STEP = thoroughOr(1, 8);
const screened = [...channels.values()].filter(({ screening }) => screening).map(({ card }) => card.slug);

/** The answers of a night, by brief (every STEPth), of a process of its own; in the set's order or from its end, where and in the language of the environment. */
async function answersOf(slug: string, order: 'forward' | 'backward', env: NodeJS.ProcessEnv) {
  const { stdout } = await promisify(execFile)(process.execPath, [SCREEN, slug, order, String(STEP)], {
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as Record<string, string>;
}

it.each(screened)('%s answers the same in a second night, in another order, time zone and language', async (slug) => {
  const [first, second] = await Promise.all([
    answersOf(slug, 'forward', { TZ: 'UTC', LC_ALL: 'en_US.UTF-8' }),
    answersOf(slug, 'backward', { TZ: 'Pacific/Auckland', LC_ALL: 'lt_LT.UTF-8' }),
  ]);
  expect(Object.keys(first).length).toBeGreaterThan(thoroughOr(10, 1));
  expect(second).toEqual(first);
});
