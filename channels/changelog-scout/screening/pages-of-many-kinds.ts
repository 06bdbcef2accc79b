import { HTML, MARKDOWN, PLAIN, screeningPage as at } from './screening-page.ts';

/** Bold lines of which most head releases, one plain line that does by its word, and a label that is none. */
export const MIXED_LINES = at(
  'gimbal/history.md',
  MARKDOWN,
  `History of Gimbal

**1.4.0** (2026-07-07)

Removed the brass ring.

**1.3.0** (2026-05-07)

New: a second axis.

Version 1.2.0

Fixed a wobble.

**1.1.0** (2026-01-07)

Deprecated: the left pivot.
`,
);

/** Bold lines that head releases, and plain lines that name those of others. */
export const BESIDE_OTHERS = at(
  'toggle/history.md',
  MARKDOWN,
  `History of Toggle

**1.4.0** (2026-07-07)

Removed the horn button.

Needle 7.1 (2026-06-30)

**1.3.0** (2026-05-07)

New: a loop of hemp.

Thread 0.4 (2026-05-01)

**1.2.0** (2026-03-07)

Fixed a knot.

Needle 8.9 (2026-02-01)

**1.1.0** (2026-01-07)

Deprecated: the left loop.
`,
);

/** Anchors, definitions of links and directives between the changes. */
export const NOISY = at(
  'pawl/CHANGES.md',
  MARKDOWN,
  `# Pawl

<a name="210"></a>
## 2.1.0 - 2026-06-02

- Removed the ratchet of tin
<br>
- Fixed a slip on ice
[2.1.0]: https://screening.example/pawl/compare/2.1.0

<details>

## 2.0.0 - 2026-03-02

- New: a pawl of steel
.. include:: more.rst
- Deprecated the spring of brass

</details>
`,
);

/** A section named by its own version, one of somebody else's, and one of the product below a bundle. */
export const SECTIONS_BELOW = at(
  'winch/CHANGELOG.md',
  MARKDOWN,
  `# Changelog

## Bundle 2026.9 - 2026-09-02

### Winch 2.5.0

- Security: ropes of strangers are refused

## Winch 2.4.0 - 2026-08-02

### Winch 2.4.0

- Removed the hand brake

### Pulley 9.1.0

- Update the pulley to its last release

## Winch 2.3.0 - 2026-05-02

- New: a drum of oak

## Winch 2.2.0 - 2026-01-02

- Fixed a creak
`,
);

/** A lone heading of a release among others that are dated, set otherwise. */
export const OUT_OF_LINE = at(
  'bosun/notes.md',
  MARKDOWN,
  `# Bosun

## 3.2.0 - 2026-08-02

- Removed the pipe

## 3.1.0 - 2026-05-02

- New: a whistle

Bosun 2.9.0 (2026-01-05)

- Fixed the call

## Earlier releases

- Everything else was piped by hand.
`,
);

/** A list of releases over two pages. */
export const FIRST_OF_TWO = at(
  'taffrail/releases',
  HTML,
  `<!DOCTYPE html><html><head><title>Taffrail releases</title><link rel="next" href="https://screening.example/taffrail/releases?page=2"></head><body><main><h1>Taffrail releases</h1>
<h2>4.1.0 (2026-09-01)</h2><ul><li>Removed the aft lamp.</li></ul><h2>4.0.0 (2026-07-01)</h2><ul><li>New: a log line.</li></ul></main></body></html>`,
);
export const SECOND_OF_TWO = at(
  'taffrail/releases?page=2',
  HTML,
  `<!DOCTYPE html><html><head><title>Taffrail releases</title></head><body><main><h1>Taffrail releases</h1>
<h2>3.9.0 (2026-03-01)</h2><ul><li>Security: the log no longer shows names of passengers.</li></ul></main></body></html>`,
);

/** Items in lower levels, of which one of those above is a change itself and one a label. */
export const NESTED = at(
  'tiller/CHANGES.md',
  MARKDOWN,
  `# Tiller

## 1.9.0 - 2026-09-09

- Security fixes:
  - Names with blanks in them
- Fixed the way in which the rudder answers when the wind is strong
  - The blade is longer
`,
);

/** Lines that begin with a version and its day, without a blank line between them. */
export const TIGHT = at(
  'oakum/NEWS.txt',
  PLAIN,
  `Oakum news

some words about the project that go on
1.8.0 2026-08-08
  removed the tar
1.7.0 2026-04-04
  new: a caulking iron
`,
);

const RELEASES = 30;
const CHANGES = 18;
/** More changes than a table holds, with one of weight in the oldest release. */
export const LONG = at(
  'chronicle/CHANGELOG.md',
  MARKDOWN,
  [
    '# Changelog',
    ...Array.from({ length: RELEASES }, (_, age) =>
      [
        `\n## 1.${RELEASES - age}.0 - 20${String(25 - Math.floor(age / 12)).padStart(2, '0')}-${String(12 - (age % 12)).padStart(2, '0')}-01\n`,
        ...Array.from({ length: CHANGES }, (__, no) => `- Fixed fault ${age * CHANGES + no} of the quill`),
        ...(age === RELEASES - 1 ? ['- Security: ink of strangers is refused'] : []),
      ].join('\n'),
    ),
  ].join('\n'),
);
