import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A rule: a function of a channel, or of what channels share, and what it answers where it finds nothing. */
export interface Rule {
  /** Channels that it is a rule of. */
  channels: string[];
  /** From the root of the project. */
  file: string;
  name: string;
  nothing: string;
}

/** Not rules: what is said about the channel, what a model adds, what tests need, and briefs. */
const NO_RULES =
  /\.test\.ts$|\/(card|open-card|rubric|channel|screening|table-schema|testing|recorded-world|ask-model|with-model)\.ts$|\/(screening|model|pasted|propose|example)\//;

/** What a function of a type answers where it finds nothing; types that have no such value are left out. */
const NOTHING: readonly (readonly [RegExp, string])[] = [
  [/\| null$/, 'null'],
  [/\| undefined$/, 'undefined'],
  [/\[\]$/, '[]'],
  [/^(?:boolean|\w+ is .+)$/, 'false'],
  [/^string$/, "''"],
];

/** Every function of these channels, and of what they share, that can be switched off: its type has a value for nothing. */
export function findRules(slugs: readonly string[]): Rule[] {
  const isOfKit = (slug: string) => readFileSync(`${ROOT}/channels/${slug}/channel.ts`, 'utf8').includes('/kit/');
  const ofKit = slugs.filter(
    (slug) => globSync(`channels/${slug}/channel.ts`, { cwd: ROOT }).length > 0 && isOfKit(slug),
  );
  const reached = new Map(slugs.map((slug) => [slug, importedBy(slug)]));
  return [
    ...slugs.flatMap((slug) => rulesIn(`channels/${slug}`, () => [slug])),
    ...rulesIn('channels/kit', () => ofKit),
    ...rulesIn('channels/reading', (file) => slugs.filter((slug) => reached.get(slug)!.has(file))),
  ];
}

function rulesIn(folder: string, channelsOf: (file: string) => string[]): Rule[] {
  return globSync(`${folder}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !NO_RULES.test(file))
    .toSorted()
    .flatMap((file) => {
      const channels = channelsOf(file);
      if (channels.length === 0) return [];
      return findHeads(readFileSync(`${ROOT}/${file}`, 'utf8')).map(({ name, nothing }) => ({
        channels,
        file,
        name,
        nothing,
      }));
    });
}

/** Files that those of a channel import, and those that they import. */
function importedBy(slug: string): ReadonlySet<string> {
  const own = globSync(`channels/${slug}/**/*.ts`, { cwd: ROOT }).filter((file) => !NO_RULES.test(file));
  const reached = new Set([...own, `channels/${slug}/channel.ts`].filter((file) => existsSync(`${ROOT}/${file}`)));
  for (const file of reached)
    for (const [, from = ''] of readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/ from '(\.[^']+\.ts)'/g))
      reached.add(posix.join(posix.dirname(file), from));
  return reached;
}

/** The first line of a function with a name, to where its body begins: a declaration's brace, an arrow. */
const HEAD =
  /^(?:export )?(?:function (\w+)\([^)]*\): ([^={}\n]+) \{|const (\w+) = \([^)]*\): ([^={}\n]+) =>(?: \{$)?)/gm;

interface Head {
  name: string;
  nothing: string;
  /** Where the body begins. */
  end: number;
  hasBrace: boolean;
}

function findHeads(text: string): Head[] {
  return [...text.matchAll(HEAD)].flatMap((match) => {
    const [head, declared, ofDeclared, arrow, ofArrow] = match;
    const type = (ofDeclared ?? ofArrow)!.trim();
    const nothing = NOTHING.find(([of]) => of.test(type))?.[1];
    if (nothing === undefined) return [];
    return [{ name: (declared ?? arrow)!, nothing, end: match.index + head.length, hasBrace: head.endsWith('{') }];
  });
}

/** The text of a file with one of its functions switched off. */
export function switchOff(text: string, { name }: Pick<Rule, 'name'>): string {
  const head = findHeads(text).find((found) => found.name === name);
  if (!head) throw new Error(`there is no function ${name}`);
  const { end, hasBrace, nothing } = head;
  const off = hasBrace ? ` if (true) return ${nothing} as never;` : ` true ? (${nothing} as never) :`;
  return `${text.slice(0, end)}${off}${text.slice(end)}`;
}

/** The text of a file with a switch in each of its functions that can be switched off. */
export function makeSwitchable(text: string, file: string): string {
  return findHeads(text).reduceRight((made, { name, nothing, end, hasBrace }) => {
    const isOff = `isSwitchedOff(${JSON.stringify(`${file} ${name}`)})`;
    const off = hasBrace ? ` if (${isOff}) return ${nothing} as never;` : ` ${isOff} ? (${nothing} as never) :`;
    return `${made.slice(0, end)}${off}${made.slice(end)}`;
  }, text);
}
