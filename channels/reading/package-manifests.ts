import { readPackage } from './package-names.ts';
import type { WrittenPackage } from './package-names.ts';

/** `"lodash": "^4.17.20"` in a package.json or composer.json, and a dependency as pom.xml has it. */
const JSON_ENTRY = String.raw`"[@\w./-]{1,100}"\s*:\s*"[~^>=v\s]{0,4}\d+(?:\.\d+){1,3}[\w.+-]{0,24}"`;
const POM_ENTRY = String.raw`<groupId>[\w.-]+<\/groupId>\s*<artifactId>[\w.-]+<\/artifactId>(?:\s*<version>[\w.-]+<\/version>)?`;
export const DEPENDENCY = new RegExp(`${JSON_ENTRY}|${POM_ENTRY}`);

/** The package of an entry that `DEPENDENCY` found; null for anything else. */
export function readDependency(text: string): WrittenPackage | null {
  if (text.startsWith('<groupId>')) {
    const [group, artifact, version = ''] = Array.from(text.matchAll(/>([\w.-]+)</g), ([, word = '']) => word);
    return readPackage(`${group}:${artifact} ${version}`.trim());
  }
  const [, name = '', version = ''] = /^"([^"]+)"\s*:\s*"[~^>=v\s]*([^"]+)"$/.exec(text) ?? [];
  const registry = name.includes('/') && !name.startsWith('@') ? 'composer' : 'npm';
  return name === '' || name === 'version' ? null : readPackage(`${name} ${version} (${registry})`);
}
