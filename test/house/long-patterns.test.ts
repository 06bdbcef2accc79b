import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LONGEST = 200;
/** A literal where a value may stand, on its line: classes may hold slashes. */
const LITERAL = /(?:[=(,:?&|[\s]|^|return)\s*\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+)\/[dgimsuvy]*/gm;
/** A piece that a pattern is put together from; lists with a cue a line are vocabulary. */
const PIECE = /String\.raw`([^`\n]*)`/g;

it('finds a pattern that is too long, as a literal and as a piece', () => {
  expect(longPatterns(`const A = /a[/]${'b'.repeat(200)}/u;`)).toHaveLength(1);
  expect(longPatterns(`const A = String.raw\`${'b'.repeat(201)}\`;`)).toHaveLength(1);
  expect(longPatterns(`const A = /${'b'.repeat(200)}/u; // ${'/ '.repeat(200)}`)).toEqual([]);
});

it('no rule reads with a pattern of more than 200 characters: it is put together from named parts', () => {
  const files = globSync(['channels/**/*.ts', 'evidence/**/*.ts'], { exclude: (name) => name.endsWith('.test.ts') });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => longPatterns(readFileSync(file, 'utf8')).map((start) => `${file}: ${start}`))).toEqual(
    [],
  );
});

/** The first characters of each. */
function longPatterns(source: string): string[] {
  const found = [...source.matchAll(LITERAL), ...source.matchAll(PIECE)].map(([, pattern]) => pattern!);
  return found.filter(({ length }) => length > LONGEST).map((pattern) => pattern.slice(0, 40));
}
