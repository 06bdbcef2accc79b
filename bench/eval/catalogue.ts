import type { EvaluatedCase } from './evaluated-case.ts';

/** `set` is a folder of fixtures; absent: the screening briefs of the channel. */
type LoadCases = (options: { set: string | undefined }) => Promise<EvaluatedCase[]>;

/** The cases of each channel, by slug. */
export const CASES: Record<string, LoadCases> = {
  'recall-check': async (options) => (await import('./recall-cases.ts')).loadRecallCases(options),
  'soccer-scout': async () => (await import('./soccer-cases.ts')).loadSoccerCases(),
  'quote-compare': async (options) => (await import('./quote-cases.ts')).loadQuoteCases(options),
};
