import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A rule of a channel: one of its functions, and what it answers where it finds nothing. */
export interface Rule {
  channel: string;
  /** From the root of the project. */
  file: string;
  name: string;
  nothing: string;
}

/** Not rules: what is said about the channel, what a model adds, and briefs. */
const NO_RULES = /\.test\.ts$|\/(card|rubric|channel|screening|table-schema)\.ts$|\/(screening|model|pasted)\//;

/** What a function of a type answers where it finds nothing; types that have no such value are left out. */
const NOTHING: readonly (readonly [RegExp, string])[] = [
  [/\| null$/, 'null'],
  [/\| undefined$/, 'undefined'],
  [/\[\]$/, '[]'],
  [/^(boolean|\w+ is .+)$/, 'false'],
  [/^string$/, "''"],
];

/** Every function of a channel that can be switched off: it has a body of its own, and a type with a value for nothing. */
export function findRules(channel: string): Rule[] {
  return globSync(`channels/${channel}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !NO_RULES.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(`${ROOT}/${file}`, 'utf8');
      return [...text.matchAll(HEAD)].flatMap(([, name, type]) => {
        const nothing = NOTHING.find(([of]) => of.test(type!.trim()))?.[1];
        return nothing === undefined ? [] : [{ channel, file, name: name!, nothing }];
      });
    });
}

/** The first line of a function, to its brace. */
const HEAD = /^(?:export )?function (\w+)\([^)]*\): ([^={}\n]+) \{$/gm;

/** The text of a file with one of its functions switched off. */
export function switchOff(text: string, { name, nothing }: Pick<Rule, 'name' | 'nothing'>): string {
  const head = [...text.matchAll(HEAD)].find(([, found]) => found === name);
  if (!head) throw new Error(`there is no function ${name}`);
  const end = head.index + head[0].length;
  return `${text.slice(0, end)} if (true) return ${nothing} as never;${text.slice(end)}`;
}
