import type { JobName } from './jobs.ts';

/** Time on a core: many times what ten megabytes take, and short for everybody else who waits meanwhile. */
const DEADLINE_MS = 30_000;

/** Jobs that get another time, in milliseconds. */
const OWN: Partial<Record<JobName, number>> = {
  // All pages of a take, one after the other.
  verify: 120_000,
};

export const deadlineOf = (name: JobName): number => OWN[name] ?? DEADLINE_MS;
