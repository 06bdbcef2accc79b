import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The files that take longest, in that order: one that begins last is what all other workers wait for. */
const LONG = [
  'test/workers/screening.long.ts',
  'test/embedded/launcher.long.ts',
  'test/workers/sweep.long.ts',
  'test/evidence/every-channel.long.ts',
  'test/console/main-jobs.long.ts',
  'test/embedded/commands.long.ts',
  'test/outbound/browser.long.ts',
  'test/channels/kit.long.ts',
  'test/api/evidence.long.ts',
  'test/model/take-with-model.long.ts',
  'test/workers/embedding.long.ts',
  'test/activities/browser-lane.long.ts',
  'test/activities/threads.test.ts',
  'test/evidence/kept-exports.long.ts',
  'test/embedded/own-commands.long.ts',
  'test/api/limits.long.ts',
  'test/api/interface-fields.test.ts',
  'test/api/examples.test.ts',
  'test/mcp/examples.test.ts',
  'channels/quote-compare/screening.test.ts',
  'channels/slow-texts.test.ts',
  'channels/screening/second-night.test.ts',
  'threads/create-threads.test.ts',
  'evidence/measuring/image/measure-image.test.ts',
  'evidence/measuring/image/rulers.test.ts',
];

/**
 * Order of test files within each project: by how long they took the last time, which vitest knows, but those of LONG before all others. A fresh
 * clone knows of no last time, and the size of a file says little. Throws for a name in LONG that no file has.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const rank = new Map(LONG.map((name, at) => [join(root, name), at]));
    for (const path of rank.keys())
      if (!existsSync(path)) throw new Error(`${path} is named as a long test and is not there`);
    const rankOf = ({ moduleId }: TestSpecification) => rank.get(moduleId) ?? LONG.length;
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, not an array's
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((ofOne) => ofOne.toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}
