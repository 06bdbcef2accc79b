import { channels } from '../../channels/index.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { screenedCases } from './screened-cases.ts';

/** `set` is a folder of fixtures; absent: the screening briefs of the channel. */
type LoadCases = (options: { set: string | undefined }) => Promise<EvaluatedCase[]>;

/** The screening briefs of a channel, which is all that most are asked. */
const screened =
  (slug: string): LoadCases =>
  async () => {
    const screening = await channels.get(slug)?.screening?.();
    return screening ? screenedCases(screening) : [];
  };

/** The cases of each channel, by slug. */
export const CASES: Record<string, LoadCases> = {
  'recall-check': async (options) => (await import('./recall-cases.ts')).loadRecallCases(options),
  'soccer-scout': async ({ set }) =>
    set === undefined
      ? (await import('./soccer-cases.ts')).loadSoccerCases()
      : (await import('./soccer-fixtures.ts')).loadSoccerFixtures(set),
  'quote-compare': async (options) => (await import('./quote-cases.ts')).loadQuoteCases(options),
  'changelog-scout': async ({ set }) =>
    set === undefined
      ? screened('changelog-scout')({ set })
      : (await import('./changelog-cases.ts')).loadChangelogFixtures(set),
  ...Object.fromEntries(
    ['cve-check', 'paper-scout', 'trial-finder', 'filing-scout', 'quake-watch'].map((slug) => [slug, screened(slug)]),
  ),
};
