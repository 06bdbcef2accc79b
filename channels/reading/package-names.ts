import { LANGUAGES } from './languages.ts';
import type { Role } from './languages.ts';
import { phrasePattern } from './phrases.ts';
import { hasRole } from './unread-words.ts';

/** Registries of packages, as OSV spells them. */
export const ECOSYSTEMS = ['npm', 'PyPI', 'Maven', 'Go', 'crates.io', 'RubyGems', 'NuGet', 'Packagist'] as const;
export type EcosystemName = (typeof ECOSYSTEMS)[number];

/** A package as it is written: its name, its version and its registry as far as they are told. */
export interface WrittenPackage {
  name: string;
  version: string | null;
  ecosystem: EcosystemName | null;
}

/** How people call ecosystems; the first word is the type of its package URLs. */
export const CALLED: Readonly<Record<string, EcosystemName>> = {
  'npm|node package|node packages|javascript|package.json|yarn|pnpm|node.js|nodejs': 'npm',
  'pypi|pip|python|requirements.txt|poetry': 'PyPI',
  'maven|java|gradle|pom.xml': 'Maven',
  'golang|go module|go modules|go.mod|go package|go packages': 'Go',
  'cargo|crates.io|rust|crate|crates': 'crates.io',
  'gem|rubygems|ruby|gems|gemfile|rubygem': 'RubyGems',
  'nuget|.net|dotnet|c#|csproj': 'NuGet',
  'composer|packagist|php|composer.json': 'Packagist',
};
const CALLS = Object.entries(CALLED).map(([phrases, name]) => [phrasePattern({ phrases }), name] as const);

/** The registry that words name first in the order of CALLED, or null. */
export const ecosystemIn = (text: string): EcosystemName | null =>
  CALLS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const NAME = String.raw`@?[\p{L}\d][\w.-]*(?:[/:][\w.-]+){0,4}`;
/** Behind it letters (`-rc.1`), or figures of a build (`-20210322153248-0c34fe9e7dc2`): `-4.17` is the end of a range. */
const VERSION = String.raw`v?\d+(?:\.\d+){1,3}(?:[-+._]?[a-z][\w.+-]{0,40}|[-+](?:\d{6,14}|\d{1,4}[a-z])[\w.+-]{0,40})?`;
const BEHIND_VERSION = String.raw`(?![\w*]|[-–]\d|\.\*)`;
const CALLED_VERSION = String.raw`(?:in der version|in version|version|versión|versione|versão|versie|wersja|wersji|wersję|w wersji|ver\.?)`;
const WRITTEN = new RegExp(
  String.raw`^(${NAME})(?:(?:\s*(?:@|={1,3}|,)\s*|\s+(?:${CALLED_VERSION} |at )?|\s*\()(${VERSION})\)?)?$`,
  'iu',
);
/** `lodash@4.17.20`, `django==3.2.1`: like nothing else. */
export const PINNED = new RegExp(String.raw`(?<![\p{L}\w@/.-])${NAME}(?:@|={2,3})${VERSION}${BEHIND_VERSION}`, 'iu');
/** `lodash 4.17.20`, `rails (5.2.3)`, `requests version 2.25 (PyPI)`. */
export const VERSIONED = new RegExp(
  String.raw`(?<![\p{L}\w@/.-])${NAME}[ \t]{1,30}(?:${CALLED_VERSION} |\()?${VERSION}\)?(?: \([\w. ]{2,12}\))?${BEHIND_VERSION}`,
  'iu',
);
/** `version 2.0.0 of lodash`. */
export const VERSION_OF = new RegExp(String.raw`\b(?:version|release|v)\s?${VERSION} of ${NAME}`, 'iu');
/** Words that a version can stand behind and that are no package. */
const NO_PACKAGE = new Set(
  'do does did has have had will would should can could may might be been being there here versions and version release section chapter windows ubuntu debian macos ios android node nodejs python java php ruby go rust step part item v to from at is was than and or of with score cvss above below over under about least it them this that these our all any the following npm'.split(
    ' ',
  ),
);
const SMALL: readonly Role[] = ['determiners', 'joiners', 'linkers', 'copulas'];
const isNoPackage = (name: string): boolean =>
  NO_PACKAGE.has(name) || new RegExp(`^${CALLED_VERSION}$`, 'iu').test(name) || hasRole(name, LANGUAGES, SMALL);
/** Names whose form belongs to one registry. */
const FORMS: [RegExp, EcosystemName][] = [
  [/^@/, 'npm'],
  [/^[\w-]+(?:\.[\w-]+)+\/[\w.-]+/, 'Go'],
  [/^[\w-]+(?:\.[\w-]+)+:[\w.-]+$/, 'Maven'],
];

/** `lodash 4.17.20`, `lodash@4.17.20`, `django==3.2`, `express version 4.1`, `rails (5.2)`, each with its ecosystem in brackets or without. */
export function readPackage(text: string): WrittenPackage | null {
  const [bracket = '', inner = ''] = /\s*[([]([^)\]]*)[)\]]$/.exec(text) ?? [];
  const own = ecosystemIn(inner);
  const turned = VERSION_OF.test(text) ? text.replace(/^\S+\s?(\S+) of (.+)$/iu, '$2 $1') : text;
  const bare = (own ? turned.slice(0, -bracket.length) : turned).replace(/^[`'"“]+|[`'"”,.;]+$/g, '').trim();
  const [, name, version] = WRITTEN.exec(bare) ?? [];
  if (name === undefined || isNoPackage(name.toLowerCase()) || !/\p{L}/u.test(name)) return null;
  const ecosystem = own ?? FORMS.find(([form]) => form.test(name))?.[1] ?? null;
  // "4.17.x" is no version that a registry has.
  const exact = /\.x$/i.test(version ?? '') ? null : version;
  return { name, version: exact?.replace(/^v(?=\d)/, '') ?? null, ecosystem };
}

/** A package URL: `pkg:npm/%40babel/core@7.1.0`. */
export function readPurl(purl: string): WrittenPackage | null {
  const [, type = '', path = '', version = null] = /^pkg:([a-z]+)\/([^@?#\s]+)(?:@([^?#\s]+))?/i.exec(purl) ?? [];
  const called = Object.keys(CALLED).find((each) => each.startsWith(`${type.toLowerCase()}|`));
  const ecosystem = called === undefined ? null : (CALLED[called] ?? null);
  const name = decodeURIComponent(path);
  return ecosystem && { name: ecosystem === 'Maven' ? name.replace('/', ':') : name, version, ecosystem };
}

/** The name under which a registry lists a package, or null where the name cannot be one of it. */
export function registryName(name: string, ecosystem: EcosystemName): string | null {
  if (ecosystem === 'PyPI') return name.toLowerCase().replace(/[-_.]+/g, '-');
  if (ecosystem === 'npm' || ecosystem === 'crates.io') return name.toLowerCase();
  if (ecosystem === 'Maven') return /^[^:]+:[^:]+$/.test(name) ? name : null;
  return ecosystem === 'Go' || ecosystem === 'Packagist' ? (name.includes('/') ? name : null) : name;
}
