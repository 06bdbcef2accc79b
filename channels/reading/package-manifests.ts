import { readPackage } from './package-names.ts';
import type { WrittenPackage } from './package-names.ts';

/** `"lodash": "^4.17.20"` in a package.json or composer.json, a dependency as pom.xml has it, and entries of lockfiles. */
const JSON_ENTRY = String.raw`"[@\w./-]{1,100}"\s*:\s*"[~^>=v\s]{0,4}\d+(?:\.\d+){1,3}[\w.+-]{0,24}"`;
const POM_ENTRY = String.raw`<groupId>[\w.-]+<\/groupId>\s*<artifactId>[\w.-]+<\/artifactId>(?:\s*<version>[\w.-]+<\/version>)?`;
/** An entry of package-lock.json or composer.lock, of Cargo.lock, poetry.lock or uv.lock, and of yarn.lock. */
const JSON_LOCK = String.raw`"node_modules\/[@\w./-]{1,100}"\s*:\s*\{\s*"version"\s*:\s*"[\w.+-]{1,40}"|"name"\s*:\s*"[@\w./-]{1,100}",\s*"version"\s*:\s*"[\w.+-]{1,40}"`;
const TOML_LOCK = String.raw`(?<=^|\n)name = "[\w.-]{1,100}"\s*\nversion = "[\w.+-]{1,40}"`;
const YARN_LOCK = String.raw`(?<=^|\n)"?@?[\w./-]{1,100}@[^\n]{1,120}:\s*\n\s+version:? "?[\w.+-]{1,40}"?`;
const LOCKED = `${JSON_LOCK}|${TOML_LOCK}|${YARN_LOCK}`;
export const DEPENDENCY = new RegExp(`${LOCKED}|${JSON_ENTRY}|${POM_ENTRY}`);
const ALL_LOCKED = new RegExp(`^(?:${LOCKED})$`);

/** The package of an entry that `DEPENDENCY` found; null for anything else. */
export function readDependency(text: string): WrittenPackage | null {
  if (text.startsWith('<groupId>')) {
    const [group, artifact, version = ''] = Array.from(text.matchAll(/>([\w.-]+)</g), ([, word = '']) => word);
    return readPackage(`${group}:${artifact} ${version}`.trim());
  }
  if (ALL_LOCKED.test(text)) return readLocked(text);
  const [, name = '', version = ''] = /^"([^"]+)"\s*:\s*"[~^>=v\s]*([^"]+)"$/.exec(text) ?? [];
  const registry = name.includes('/') && !name.startsWith('@') ? 'composer' : 'npm';
  return name === '' || name === 'version' ? null : readPackage(`${name} ${version} (${registry})`);
}

/** The registry of an entry of a lockfile is told by its form, but for TOML, which several have. */
function readLocked(text: string): WrittenPackage | null {
  const version = /version"?\s*[:=]?\s*"?v?([\w.+-]+)"?$/.exec(text)?.[1] ?? '';
  const [, written = ''] =
    /^"(node_modules\/[^"]+)"/.exec(text) ??
    /^"?name"?\s*[:=]\s*"([^"]+)"/.exec(text) ??
    /^"?(@?[^@]+)@/.exec(text) ??
    [];
  const name = written.split('node_modules/').at(-1) ?? '';
  const registry = text.startsWith('name = ')
    ? ''
    : name.includes('/') && text.startsWith('"name"')
      ? ' (composer)'
      : ' (npm)';
  return readPackage(`${name} ${version}${registry}`);
}
