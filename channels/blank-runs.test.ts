import { expect, it } from 'vitest';
import { cpuMsOf } from '../test/support/cpu-time.ts';
import { thoroughOr } from '../test/support/sample.ts';
import { channels } from './index.ts';

/** Where a pattern has several places for a blank, many of them cost their square or cube: minutes, not milliseconds. */
const BLANKS = ' '.repeat(thoroughOr(20_000, 4_000));
/** Of CPU, once the patterns are compiled: the square of them is a second or two in all, and the cube half a minute for one pattern. */
const LIMIT_MS = thoroughOr(120_000, 10_000);

/** What stands before the blanks: words and numbers that a rule goes on from. */
const CUES: Record<string, string[]> = {
  'recall-check': ['VIN number', 'UPC A', 'best by', 'made in', 'lot no.', 'model', 'serial number', 'est', 'size'],
  'soccer-scout': ['lat 40.7128', '40.7128 N', '40.7128, lon', 'within', 'ages 5 to', 'near', 'zip'],
  'changelog-scout': ['version', 'since 4.17', 'we run 7.2', 'between', 'release', 'https://a.example/c 4.1.2'],
  'quote-compare': ['per 100', 'Quote 1', 'Freight', 'lead time', 'Total', 'qty', '10 pcs of', 'each'],
  'specimen-scout': ['Item:', 'height', '12 x', 'H', 'a lamp 4 in tall and'],
  'cve-check': ['lodash', 'lodash version'],
  'paper-scout': ['by', 'since', 'doi:'],
  'trial-finder': ['phase', 'age', 'in'],
  'filing-scout': ['CIK', 'since', '10-K'],
  'quake-watch': ['magnitude', 'within', 'M'],
};

it('holds every channel', () => {
  expect(Object.keys(CUES).toSorted()).toEqual([...channels.keys()].toSorted());
});

it.each(Object.entries(CUES).flatMap(([slug, cues]) => cues.map((cue) => [slug, cue] as const)))(
  '%s reads on behind %j and many blanks',
  async (slug, cue) => {
    const plan = (notes: string) =>
      channels.get(slug)!.plan({ notes, prior: null, acceptedAt: '2030-01-01T00:00:00.000Z', skipRetrieval: false });
    await plan(`What about ${cue} x of 4 in`);
    const spent = await cpuMsOf(async () => {
      expect((await plan(`What about ${cue}${BLANKS}x of 4 in`)).reading).toBeDefined();
    });
    expect(spent).toBeLessThan(LIMIT_MS);
  },
);
