import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { thoroughOr } from '../../test/support/sample.ts';
import { channels } from '../index.ts';

const SCREEN = fileURLToPath(new URL('../../bench/screening/answers-of-night.ts', import.meta.url));
/** Of the briefs of a set: two processes roll each. */
const STEP = thoroughOr(1, 16);
const screened = [...channels.values()].filter(({ screening }) => screening).map(({ card }) => card.slug);

type Answers = Record<string, Record<string, string>>;
let nights: [first: Answers, second: Answers];

/** The answers of a night, by channel and brief (every STEPth), of a process of its own; in this order or from the end, where and in the language of the environment. */
async function answersOf(order: 'forward' | 'backward', env: NodeJS.ProcessEnv): Promise<Answers> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCREEN, order, String(STEP), ...screened], {
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as Answers;
}

beforeAll(async () => {
  nights = await Promise.all([
    answersOf('forward', { TZ: 'UTC', LC_ALL: 'en_US.UTF-8' }),
    answersOf('backward', { TZ: 'Pacific/Auckland', LC_ALL: 'lt_LT.UTF-8' }),
  ]);
});

it.each(screened)('%s answers the same in a second night, in another order, time zone and language', (slug) => {
  const [first, second] = nights.map((answers) => answers[slug] ?? {});
  expect(Object.keys(first ?? {}).length).toBeGreaterThan(thoroughOr(10, 0));
  expect(second).toEqual(first);
});
