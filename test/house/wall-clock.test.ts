import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What `npm test` runs, and what its tests lean on. */
const OURS =
  /^(?:(?:contracts|evidence|channels|threads|outbound|db|workflows|activities|workers|api|embedded|bench|examples)\/.*\.test\.ts|test\/.*(?<!\.(?:faults|load|hostile|clients|front-end|play))\.ts)$/;
const { testTimeout, expect: { poll } = {} } = config.test!;

/** A limit of a test of its own, of ten seconds or more: the last argument of `it`, or a setting. */
const LIMITS = /(?:^\s*\},?\s*|\btestTimeout: ?|\bhookTimeout: ?)(\d{2,}_\d{3})(?:\)|,\n\s*\);| \})/gm;
/** A limit of waiting for something. */
const WAITS = /\b(?:waitFor|waitUntil|poll|eventually)\((?:[^;]|\n)*?timeout: ?([\d_]+)/g;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('node_modules') && OURS.test(file) && !import.meta.filename.endsWith(file));

it('no test has less time than a machine needs that has everything else to do as well', () => {
  expect(files.length).toBeGreaterThan(300);
  const short = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...limitsOf(text, LIMITS, testTimeout!), ...limitsOf(text, WAITS, poll!.timeout!)].map(
      (limit) => `${file}: ${limit}`,
    );
  });
  expect(short).toEqual([]);
});

it('waiting has no time of its own', () => {
  const own = files.filter((file) => /\bvi\.wait(?:For|Until)\(/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(own).toEqual(['test/support/eventually.ts']);
});

it.each([
  ['it(async () => {\n}, 60_000);', LIMITS, ['60000']],
  ['it.each(all)(\n  async () => {},\n    40_000,\n  );', LIMITS, []],
  ['  it.each(all)(\n    async () => {\n    },\n    40_000,\n  );', LIMITS, ['40000']],
  ['vi.setConfig({ testTimeout: 90_000 });', LIMITS, ['90000']],
  ['await eventually(() => x, { timeout: 20_000 });', WAITS, ['20000']],
  ['await run({ timeout: 5_000 });', WAITS, []],
])('%j is seen', (text, pattern, limits) => {
  expect(limitsOf(text, pattern, 240_000)).toEqual(limits);
});

function limitsOf(text: string, pattern: RegExp, least: number): string[] {
  return [...text.matchAll(pattern)]
    .map(([, limit]) => Number(limit!.replaceAll('_', '')))
    .filter((limit) => limit < least)
    .map(String);
}
