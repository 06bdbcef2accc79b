import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MODIFIER = /\(\?-?[ims]+(?:-[ims]+)?:/;
/** A line of comment names them, too. */
const withoutComments = (source: string): string => source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

it('a file with a pattern that has a modifier sees to it that patterns are compiled once', () => {
  const files = globSync(['channels/**/*.ts', 'evidence/**/*.ts'], { exclude: (name) => name.endsWith('.test.ts') });
  expect(files.length).toBeGreaterThan(300);
  const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const modified = sources.filter(({ source }) => MODIFIER.test(withoutComments(source)));
  expect(modified.length).toBeGreaterThan(0);
  expect(modified.filter(({ source }) => !source.includes('/compile-once.ts')).map(({ file }) => file)).toEqual([]);
});
