import { createSeeded } from './seeded.ts';

export interface Release {
  version: string;
  date: string;
  changes: string[];
}

const CHANGES = [
  'Removed the deprecated `render` option from the build command',
  'Fixed a crash when the settings file is empty',
  'Added a flag that writes the report as JSON',
  'Security: escape names of files in the index page',
  'Deprecated the `legacy` theme in favour of `classic`',
  'Made the first build twice as fast on large folders',
  'Changed the default port from 4000 to 4100',
  'Fixed the order of tabs in the side bar',
  'Added support for folders with spaces in their names',
  'Fixed a leak of memory in the watcher',
];

/** Four releases with three changes each; which ones they are is up to the seed. */
export function buildReleases(seed: number): Release[] {
  const next = createSeeded(seed * 7_919 + 1);
  const left = [...CHANGES, ...CHANGES.map((change) => `${change}, for plug-ins too`)];
  return ['4.1.0', '4.0.0', '3.9.2', '3.9.1'].map((version, index) => ({
    version,
    date: `2026-0${9 - index * 2}-1${next(9)}`,
    changes: [0, 1, 2].map(() => left.splice(next(left.length), 1)[0] ?? ''),
  }));
}
