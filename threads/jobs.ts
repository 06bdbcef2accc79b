import type { Job } from './job.ts';
import { draw } from './jobs/draw.ts';
import { drawMeasured } from './jobs/draw-measured.ts';
import { extract } from './jobs/extract.ts';
import { frame } from './jobs/frame.ts';
import { grade } from './jobs/grade.ts';
import { indexPage } from './jobs/index-page.ts';
import { locate } from './jobs/locate-citations.ts';
import { measure } from './jobs/measure.ts';
import { pageText } from './jobs/page-text.ts';
import { plan } from './jobs/plan.ts';
import { readPage } from './jobs/read-page.ts';
import { readQuestions } from './jobs/read-questions.ts';
import { answerScreened, holdScreened } from './jobs/screening.ts';
import { stampedOf } from './jobs/tell-stamped.ts';
import { verify } from './jobs/verify.ts';

/** Every kind of job there is. Adding one is a file in `jobs/` and a line here; what is heavy is imported within the job, when it is needed. */
export const JOBS = {
  'read-page': readPage,
  'page-text': pageText,
  'index-page': indexPage,
  'read-questions': readQuestions,
  plan,
  extract,
  measure,
  frame,
  grade,
  draw,
  'draw-measured': drawMeasured,
  verify,
  'tell-stamped': stampedOf,
  'answer-screened': answerScreened,
  'hold-screened': holdScreened,
  'locate-citations': locate,
} satisfies Record<string, Job<never, unknown>>;

export type JobName = keyof typeof JOBS;
export type JobInput<K extends JobName> = Parameters<(typeof JOBS)[K]>[0];
export type JobOutput<K extends JobName> = Awaited<ReturnType<(typeof JOBS)[K]>>;
