import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The files that take longest, in that order: one that begins last is what all other workers wait for. */
const LONG = [
  'test/workers/screening.test.ts',
  'test/embedded/launcher.test.ts',
  'test/workers/sweep.test.ts',
  'test/evidence/every-channel.test.ts',
  'test/console/main-jobs.test.ts',
  'test/embedded/commands.test.ts',
  'test/outbound/browser.test.ts',
  'test/channels/kit.test.ts',
  'test/api/evidence.test.ts',
  'test/model/take-with-model.test.ts',
  'test/workers/embedding.test.ts',
  'test/activities/browser-lane.test.ts',
  'test/activities/threads.test.ts',
  'test/evidence/kept-exports.test.ts',
  'test/embedded/own-commands.test.ts',
  'test/api/limits.test.ts',
  'test/api/interface-fields.test.ts',
  'test/api/examples.test.ts',
  'test/mcp/examples.test.ts',
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
