import { describe, expect, it } from 'vitest';
import { DEPENDENCY, readDependency } from './package-manifests.ts';
import { readPackage, VERSIONED } from './package-names.ts';

const shown = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(DEPENDENCY, 'g')), ([entry]) => {
    const { name, version, ecosystem } = readDependency(entry) ?? {};
    return `${name} ${version} ${ecosystem}`;
  });

describe('entries of lockfiles', () => {
  it.each([
    ['"node_modules/crow": {\n  "version": "7.4.5",', 'crow 7.4.5 npm'],
    ['"node_modules/a/node_modules/@nest/wren": {\n "version": "1.0.0-rc.1"', '@nest/wren 1.0.0-rc.1 npm'],
    ['"name": "heron/web",\n  "version": "v4.4.1",', 'heron/web 4.4.1 Packagist'],
    ['name = "stork"\nversion = "1.7.0"', 'stork 1.7.0 null'],
    ['crow@^4.17.15, crow@^4.0.0:\n  version "4.17.19"', 'crow 4.17.19 npm'],
    ['"@nest/wren@*":\n  version "14.0.1"', '@nest/wren 14.0.1 npm'],
  ])('%s', (text, expected) => expect(shown(text)).toEqual([expected]));
});

describe('versions', () => {
  it.each([
    ['golang.org/x/crow v0.0.0-20210322153248-0c34fe9e7dc2', '0.0.0-20210322153248-0c34fe9e7dc2'],
    ['libcrow 1.1.1n-0+deb11u4', '1.1.1n-0+deb11u4'],
    ['crow 2.0.0-rc.1+build.5', '2.0.0-rc.1+build.5'],
    ['crow 1.2.x', null],
  ])('%s is whole or none', (text, version) => expect(readPackage(text)?.version).toBe(version));

  it.each(['crow 4.0-4.17', 'crow 1.2.*'])('%s is none', (text) => expect(VERSIONED.exec(text)).toBeNull());

  it.each(['versión 3.0.7', 'und 3.0.7', 'avec 2.1', 'wersji 2.0.1'])('%s names no package', (text) =>
    expect(readPackage(text)).toBeNull(),
  );

  it('stand behind columns of blanks', () =>
    expect(VERSIONED.exec('Crow        3.2.4')?.[0]).toBe('Crow        3.2.4'));
});
