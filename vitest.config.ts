import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

const besideTheCode =
  '{contracts,evidence,channels,threads,outbound,db,workflows,activities,workers,api,embedded,bench,examples}';
/** Hostile and large input against the clock: too long for every commit. */
const measured = '**/*-speed.test.ts';
/** What `npm test` leaves out: what needs minutes, or programs that are fetched first. */
const thorough = 'test/**/*.thorough.ts';
/** What loads former rules: their schemas have names that those of this version have too, in the one registry of a process. */
const formerRules = 'test/evidence/kept-exports.long.ts';
/** Suites that `npm test` and `npm run test:long` run a sample of, and `npm run test:thorough` whole (see test/support/sample.ts). */
const sampled = [
  'channels/{blank-runs,slow-texts,screening/second-night}.test.ts',
  'channels/quote-compare/{screening-forms,reading/terms-by-language}.test.ts',
  'test/api/{evidence,generated-clients,spec-lint}.long.ts',
  'test/evidence/{adversary,draw-still,every-channel,fixture-damage,kept-exports,rendered-pages,tampered-exports}.long.ts',
  'test/embedded/{commands,npm,own-commands}.long.ts',
  'test/{channels/kit,console/{browser-pages,main-jobs},workers/screening}.long.ts',
  'test/{db/take-regressed,mcp/examples}.test.ts',
  'evidence/measuring/image/{measure-image,rulers}.test.ts',
];

/**
 * Files at once: one more than there are cores, as most of a service test is waiting. Each has an API, a worker with its threads and sometimes a
 * browser, up to 2 GiB; and all share one Postgres and one Temporal, so there are five at most.
 */
const WORKERS = Math.max(2, Math.min(5, availableParallelism() + 1, Math.floor(totalmem() / 2 ** 31)));

/** No limit on how fast anything is, which is for `bench/`: what takes as long as this hangs, on the slowest and busiest machine too. */
const HANGS_MS = 300_000;

/**
 * `front-end`: the example that is a page of React, in a browser (`npm run test:front-end`). `unit`: pure, beside the code, seconds. `service`: below test/, on a real Postgres and a real Temporal
 * (`npm test`). `long` and `former`: the same, of what takes longest: commands in processes of their own, browsers, evidence of every channel, schedules
 * (`npm run test:long`). `faults`: whole
 * installations whose processes are killed (`npm run test:faults`). `load`: thousands of requests (`npm run test:load`). `hostile`: real takes on
 * hundreds of pages that mean harm, and a model that lies (`npm run test:hostile`). `clients`: clients that are generated, in languages that
 * not every machine has (`npm run test:clients`). `first-hour`: what a new user does and sees (`npm run test:first-hour`).
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: 240_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${besideTheCode}/**/*.test.ts`],
          exclude: [measured],
          // The files of a worker share what it has loaded: the modules of pure code keep nothing.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: ['test/faults/**/*.faults.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'load',
          include: ['test/load/**/*.load.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: { name: 'first-hour', include: ['test/**/*.play.ts'], testTimeout: 900_000 },
      },
      {
        extends: true,
        test: {
          name: 'clients',
          include: ['test/**/*.clients.ts'],
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'hostile',
          include: ['test/**/*.hostile.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'front-end',
          include: ['test/**/*.front-end.ts'],
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: [measured, thorough, ...sampled],
          globalSetup: ['test/support/global-setup.ts'],
          provide: { isThorough: true },
          testTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/**/*.test.ts'],
          // The files of a worker share what it has loaded, which took most of their time; what a test opens it closes.
          isolate: false,
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['test/**/*.long.ts'],
          exclude: [formerRules],
          isolate: false,
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'former', include: [formerRules] },
      },
    ],
  },
});
