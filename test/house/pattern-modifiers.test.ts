import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `(?i:…)`, `(?-i:…)`: docs/decisions/0103-no-modifiers-in-patterns.md. */
const MODIFIER = /\(\?[ims]*(?:[ims]|-[ims]+):/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

const withModifiers = (source: string): string[] =>
  source.split('\n').filter((line) => MODIFIER.test(line) && !COMMENT.test(line));

it('finds a modifier in a pattern', () => {
  expect(
    withModifiers('const A = /(?-i:R)/iu;\nconst B = `(?i:${word})`;\n// (?-i:R)\nconst C = /(?:R)(?=i:)/;'),
  ).toHaveLength(2);
});

it('no pattern has modifiers, which V8 matches wrongly once it no longer optimises', () => {
  const files = globSync(['*/**/*.ts'], { exclude: (name) => /node_modules|\.test\.ts$|^evidence\/former/.test(name) });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => withModifiers(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`))).toEqual(
    [],
  );
});
