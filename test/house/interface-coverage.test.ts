import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { heading, table, text } from '../../api/spec/block.ts';
import { renderMarkdown } from '../../api/spec/render-markdown.ts';
import { INTERFACE_ROWS } from './interface-rows.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every test there is, as vitest lists it without running anything: file without its ending, then the name. */
function listTests(): Set<string> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { stdout } = spawnSync(process.execPath, [vitest, 'list', '--static-parse', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const tests = JSON.parse(stdout.slice(stdout.indexOf('['))) as { file: string; name: string }[];
  return new Set(tests.map(({ file, name }) => `${relative(ROOT, file).replace(/\.\w+\.ts$/, '')}: ${name}`));
}

describe('docs/interface-coverage.md', () => {
  it('names a test that exists for every row, and leaves none empty', () => {
    const known = listTests();
    expect(known.size).toBeGreaterThan(100);
    const wrong = INTERFACE_ROWS.flatMap(({ part, row, tests }) =>
      tests.filter((test) => !known.has(test)).map((test) => `${part}, ${row}: ${test}`),
    );

    expect(wrong).toEqual([]);
    expect(INTERFACE_ROWS.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('is written from those rows (vitest -u writes it)', async () => {
    const parts = Object.entries(Object.groupBy(INTERFACE_ROWS, ({ part }) => part));
    const document = renderMarkdown([
      text('<!-- Written by test/house/interface-coverage.test.ts from test/house/interface-rows.ts. -->'),
      heading(1, 'What proves the interface'),
      text(
        `${INTERFACE_ROWS.length} rows of the interface document, each with the tests that prove it. The suite fails when a row has no test, or one that is not there. \`%s\` and the like stand for the cases of a table.`,
      ),
      ...parts.flatMap(([part, members = []]) => [
        heading(2, part),
        ...table(
          ['row', 'tests'],
          members.map(({ row, tests }) => [row, tests.map((test) => `\`${test}\``).join(' · ')]),
        ),
      ]),
    ]);
    await expect(document).toMatchFileSnapshot('../../docs/interface-coverage.md');
  });
});
