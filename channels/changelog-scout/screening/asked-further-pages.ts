import { HTML, MARKDOWN, PLAIN, screeningPage as page } from './screening-page.ts';
import type { ScreeningPage } from './screening-page.ts';

export const SECTIONS = page(
  'https://screening.example/spade/history.xml',
  'application/xml',
  `<?xml version="1.0"?>
<history>
  <section name="Spade 1.2">
    <released>2026-08-01</released>
    <fix>Closing a window no longer crashes.</fix>
    <security>Names of files are escaped.</security>
  </section>
  <section name="Spade 1.1">
    <released>2026-03-01</released>
    <feature>New: a dark theme.</feature>
  </section>
</history>
`,
);
export const LISTED = page(
  'https://mast.example/releases',
  HTML,
  `<!DOCTYPE html><html><head><title>Mast releases</title></head><body><main><h1>Mast releases</h1>
<ul><li><a href="/notes/1.4.0.html#top">Mast 1.4.0</a> (2026-08-01)</li>
<li><a href="/notes/1.3.0.html#top">Mast 1.3.0</a> (2026-05-01)</li></ul></main></body></html>`,
);
const noteOf = (version: string, day: string, change: string): ScreeningPage =>
  page(
    `https://mast.example/notes/${version}.html`,
    HTML,
    `<!DOCTYPE html><html><head><title>Mast ${version}</title></head><body><main><h1>Mast ${version} (${day})</h1><ul><li>${change}</li></ul></main></body></html>`,
  );
export const NOTES = [
  noteOf('1.4.0', '2026-08-01', 'Removed the old hoist() function.'),
  noteOf('1.3.0', '2026-05-01', 'New flags for the halyard.'),
];
export const START = page(
  'https://prow.example/',
  HTML,
  `<!DOCTYPE html><html><head><title>Prow</title></head><body><main><h1>Prow</h1><p>The boat for everybody who rows. Get it in any harbour.</p></main></body></html>`,
);
export const SITEMAP = page(
  'https://prow.example/sitemap.xml',
  'application/xml',
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://prow.example/docs/changelog</loc></url><url><loc>https://prow.example/about</loc></url></urlset>`,
);
export const PROW = page(
  'https://prow.example/docs/changelog',
  MARKDOWN,
  '# Prow changelog\n\n## 2.0.0 - 2026-07-01\n\n- The `--oar` option is removed.\n',
);
export const FEED = page(
  'https://github.com/gale/sextant/releases.atom',
  'application/atom+xml',
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Release notes from sextant</title><id>tag:github.com,2008:https://github.com/gale/sextant/releases</id></feed>`,
);
export const SEXTANT = page(
  'https://raw.githubusercontent.com/gale/sextant/HEAD/CHANGELOG.md',
  MARKDOWN,
  '# Changelog\n\n## 0.9.0 - 2026-06-01\n\n- Security: angles of strangers are no longer logged.\n',
);
export const OUTLINE = page(
  'https://screening.example/loom/manual.md',
  MARKDOWN,
  `# Loom manual: changes

## 1.1 Loom 5.1.2 (2026-06-03)

- Fixed a tear in wide cloth.

## 1.2 Loom 5.1.1 (2026-05-02)

- Removed the hand crank.

## 1.3 Loom 5.1.0 (2026-04-01)

- New: a second shuttle.
`,
);
export const GROUPED = page(
  'https://screening.example/reed/CHANGES.md',
  MARKDOWN,
  `# Reed changes

## 3.1.0 (2026-08-20)

- Parser
  - Fixed a crash on empty input.
- \`walk()\`
  - Removed the second argument.

| Version | Date |
|---|---|
| a3c5e8f1a3c5e8f1a3c5e8f1a3c5e8f1 | reed-3.1.0.tar.gz |

## 3.0.0 (2026-02-20)

### Reed 3.0.0

- Dropped support for Node 18.

## Older releases

- Everything before was written on paper.
`,
);
export const BOLD = page(
  'https://screening.example/brace/notes.md',
  MARKDOWN,
  `Notes of Brace

**1.5.0** (2026-07-07)

Deprecated: the left screw.

**1.4.0** (2026-01-07)

Fixed the right screw.

**1.4.1-rc.1** (2026-01-20)

Try the new screw.
`,
);
export const LINES = page(
  'https://screening.example/cleat/NEWS.txt',
  PLAIN,
  `.. _news:
.. contents::

News of cleat

v1.6.0 - The --brass option is removed.
v1.5.0 - Fixed a rattle in the drum.
v1.4.0 - New: a rounder shape.
v1.3.0 - Security fix for ropes of strangers.
`,
);
export const NAMED_LINES = page(
  'https://screening.example/davit/release.txt',
  PLAIN,
  `Release notes for Davit 2.2.0
The --rope option is removed.

Release notes for Davit 2.1.0
Fixed the winch.
`,
);
export const DEBIAN = page(
  'https://screening.example/capstan/changelog',
  PLAIN,
  `capstan (1.2-3) unstable; urgency=medium

  * Fix a crash at start.

 -- Ada Byron <ada@example.org>  Sat, 01 Aug 2026 10:00:00 +0000

capstan (1.2-2) unstable; urgency=low

  * Drop the old bar.

 -- Ada Byron <ada@example.org>  Wed, 01 Jul 2026 10:00:00 +0000
`,
);
export const KITES = page(
  'https://screening.example/two/kite.md',
  MARKDOWN,
  '# Kite changelog\n\n## 3.0.0 - 2026-09-01\n\n- Removed the tail.\n\n## 2.0.0 - 2026-01-01\n\n- Deprecated the tail.\n',
);
export const OWLS = page(
  'https://screening.example/two/owl.md',
  MARKDOWN,
  '# Owl changelog\n\n## 1.1.0 - 2026-08-01\n\n- Fixed a hoot.\n',
);
