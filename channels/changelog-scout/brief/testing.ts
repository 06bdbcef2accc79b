import type { Brief } from '#contracts/plan.ts';
import { readBrief } from './read-brief.ts';

const AT = '2026-11-21T12:00:00.000Z';
/** Notes as a brief of November 2026. */
export const brief = (notes: string, prior: Partial<NonNullable<Brief['prior']>> | null = null): Brief => ({
  notes,
  acceptedAt: AT,
  skipRetrieval: false,
  prior: prior && { brief: '', output: '', links: [], ...prior },
});
/** What notes are read as. */
export const read = (notes: string) => readBrief(brief(notes));
/** An address to be read. */
export const X = 'https://acme.example/x';
