import { MARKDOWN, screeningPage } from './screening-page.ts';
import type { ScreeningPage } from './screening-page.ts';

const markdown = (name: string, body: string): ScreeningPage => screeningPage(name, MARKDOWN, body);

export const KEEP = markdown(
  'kite/CHANGELOG.md',
  `# Changelog

## [Unreleased]
### Added
- A thing that is not out yet

## [3.0.0] - 2026-09-14
### Removed
- \`flyHigh()\`; call \`fly({ high: true })\` instead ([#71](https://git.example/kite/issues/71))
### Security
- Escape line names in exported maps ([CVE-2026-40001](https://cve.example/CVE-2026-40001))
### Added
- Tail colours

## [2.2.0] - 2026-08-02 [YANKED]
### Deprecated
- \`flyHigh()\` is deprecated and will be removed in 3.0

## [2.1.1] - 2026-02-30
### Fixed
- Crash when the Content-Security-Policy header is missing

## 2.1.0 (never released)

- lost in the move

[3.0.0]: https://git.example/kite/compare/v2.2.0...v3.0.0
`,
);

/** Versions over underlines and no dates; a fix of a rejected advisory is taken back. */
export const UNDATED = markdown(
  'loom/History.md',
  `1.4.1
=====

  * Revert security fix for [CVE-2026-40002](https://cve.example/CVE-2026-40002)
    * The release before broke weft parsing. There is no security vulnerability: the advisory was rejected.

1.4.0
=====
  * Security fix for [CVE-2026-40002](https://cve.example/CVE-2026-40002)
  * deps: shuttle@~2.1
    - perf: reuse buffers

1.3.0
=====
  * Drop support for Node 14
  * Deprecate \`loom.weave()\`
`,
);

export const MONOREPO = markdown(
  'quarry/CHANGELOG.md',
  `# Quarry

## 2026-10-20

### @quarry/core@5.1.0

- feat: stream stones
- fix!: drop the \`sync\` option

### @quarry/cli@5.1.0

- Fix colours of the table

## 2026-09-03

### @quarry/core@5.0.0

- **BREAKING CHANGE:** modules only

### @quarry/cli@5.0.2

- chore: bump dependencies
`,
);

export const CONVENTIONAL = markdown(
  'anvil/CHANGELOG.md',
  `# Changelog

### [2.0.1](https://git.example/anvil/compare/v2.0.0...v2.0.1) (2026-07-08)

### Bug Fixes

* **deps:** update hammer to v4 ([#31](https://git.example/anvil/issues/31)) ([0a1b2c3](https://git.example/anvil/commit/0a1b2c3))

## [2.0.0](https://git.example/anvil/compare/v1.9.0...v2.0.0) (2026-07-01)

### ⚠ BREAKING CHANGES

* forge() returns a promise. (#28)

### Build System

* forge() returns a promise. ([#28](https://git.example/anvil/issues/28)) ([9f8e7d6](https://git.example/anvil/commit/9f8e7d6))

### Features

* **deprecated:** warn about quench() ([#27](https://git.example/anvil/issues/27))
`,
);

/** Dates on lines of their own, in words. */
export const WORDS = markdown(
  'tide/NEWS.md',
  `# News of Tide

### 0.9.2

_Released Sept 5, 2026_

- Fix a leak in the tide table

### 0.9.1

* Release Aug 14 , 2026

- New harbours

### 0.9.0

- Release

First public version.
`,
);

/** Headings above, below them the log of earlier times in its own notation; sections that have nothing to say. */
export const APPENDED = markdown(
  'weir/CHANGES.md',
  `# Weir changes

## 6.2.0 - 2026-10-12

### Breaking changes
- None

### Security
- Refuse gate names with line breaks ([CVE-2026-40777](https://cve.example/CVE-2026-40777))

## 6.1.0 - 2026-08-03

### Breaking changes
- No breaking changes in this release.

### Removed
- The \`oldSluice\` option

## Changes prior to 6.1.0

\t--- 6.0.2 released ---

112.\t[bug]\t\tThe gate no longer crashes when
\t\t\tthe river is dry. [WR #88]

111.\t[placeholder]

\t--- 6.0.1 released ---

110.\t[func]\t\tAdd a \`flood\` command. [WR #87]

\t--- 6.0.0 released ---

109.\t[security]\tRefuse keys that are empty. [WR #80]
`,
);
