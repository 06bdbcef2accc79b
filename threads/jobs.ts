import { plan } from './jobs/plan.ts';
import { readPage } from './jobs/read-page.ts';

/** Every kind of job there is. Adding one is a file in `jobs/` and a line here; what is heavy is imported within the job, when it is needed. */
export const JOBS = {
  'read-page': readPage,
  plan,
};

export type JobName = keyof typeof JOBS;
export type JobInput<K extends JobName> = Parameters<(typeof JOBS)[K]>[0];
export type JobOutput<K extends JobName> = Awaited<ReturnType<(typeof JOBS)[K]>>;
