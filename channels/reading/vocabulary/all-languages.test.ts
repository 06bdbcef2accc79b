import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** English is left out where a grammar of its own reads it. */
const ALL = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'];

interface Row {
  at: string;
  languages: string[];
}

/** Tables of words by language in a source: keys of one depth that follow each other, with what they hold. */
function rowsIn(file: string): Row[] {
  const rows: (Row & { indent: string; last: number })[] = [];
  let isInside = false;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const { indent, language } = /^(?<indent>\s+)(?<language>[a-z]{2}): ["'`[]/.exec(line)?.groups ?? {};
    const last = rows.at(-1);
    if (indent === undefined || language === undefined) {
      isInside &&= !/^\s*\}/.test(line);
      continue;
    }
    if (isInside && last?.indent === indent) last.languages.push(language);
    else rows.push({ at: `${file}:${index + 1}`, languages: [language], indent, last: index });
    isInside = true;
  }
  return rows.filter(({ languages }) => languages.filter((language) => ALL.includes(language)).length > 1);
}

const FILES = globSync(['channels/reading/**/*.ts', 'channels/quote-compare/**/*.ts'], {
  exclude: (name) => /\.test\.ts$|\/(?:screening|languages)(?:\/|$)/.test(name),
});

describe('words by language', () => {
  const rows = FILES.flatMap(rowsIn);

  it('stand in tables that are found', () => {
    expect(rows.length).toBeGreaterThan(80);
  });

  it.each(rows.map(({ at, languages }) => [at, languages] as const))('%s has every language', (_, languages) => {
    expect(ALL.filter((language) => !languages.includes(language))).toEqual([]);
  });
});
