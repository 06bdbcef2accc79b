import type { ScreeningBrief } from './screening-brief.ts';
import type { ScreeningPage } from './screening-page.ts';

const page = (url: string, mediaType: string, body: string): ScreeningPage => ({ url, mediaType, body });
const MARKDOWN = 'text/markdown; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

const SECTIONS = page(
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
const LISTED = page(
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
const NOTES = [
  noteOf('1.4.0', '2026-08-01', 'Removed the old hoist() function.'),
  noteOf('1.3.0', '2026-05-01', 'New flags for the halyard.'),
];
const START = page(
  'https://prow.example/',
  HTML,
  `<!DOCTYPE html><html><head><title>Prow</title></head><body><main><h1>Prow</h1><p>The boat for everybody who rows. Get it in any harbour.</p></main></body></html>`,
);
const SITEMAP = page(
  'https://prow.example/sitemap.xml',
  'application/xml',
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://prow.example/docs/changelog</loc></url><url><loc>https://prow.example/about</loc></url></urlset>`,
);
const PROW = page(
  'https://prow.example/docs/changelog',
  MARKDOWN,
  '# Prow changelog\n\n## 2.0.0 - 2026-07-01\n\n- The `--oar` option is removed.\n',
);
const FEED = page(
  'https://github.com/gale/sextant/releases.atom',
  'application/atom+xml',
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Release notes from sextant</title><id>tag:github.com,2008:https://github.com/gale/sextant/releases</id></feed>`,
);
const SEXTANT = page(
  'https://raw.githubusercontent.com/gale/sextant/HEAD/CHANGELOG.md',
  MARKDOWN,
  '# Changelog\n\n## 0.9.0 - 2026-06-01\n\n- Security: angles of strangers are no longer logged.\n',
);
const OUTLINE = page(
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
const GROUPED = page(
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
const BOLD = page(
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
const LINES = page(
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
const NAMED_LINES = page(
  'https://screening.example/davit/release.txt',
  PLAIN,
  `Release notes for Davit 2.2.0
The --rope option is removed.

Release notes for Davit 2.1.0
Fixed the winch.
`,
);
const DEBIAN = page(
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
const KITES = page(
  'https://screening.example/two/kite.md',
  MARKDOWN,
  '# Kite changelog\n\n## 3.0.0 - 2026-09-01\n\n- Removed the tail.\n\n## 2.0.0 - 2026-01-01\n\n- Deprecated the tail.\n',
);
const OWLS = page(
  'https://screening.example/two/owl.md',
  MARKDOWN,
  '# Owl changelog\n\n## 1.1.0 - 2026-08-01\n\n- Fixed a hoot.\n',
);

const asked = (name: string, notes: string): ScreeningBrief => ({ name, notes, pages: [], asks: ['address'] });

/** Briefs that name no page in other words, pages of other makes, and pages that are found by other pages. */
export const ASKED_FURTHER: ScreeningBrief[] = [
  asked('two products compared, no address', 'Please compare Heron with Owl'),
  asked('before an upgrade, no address', 'before upgrading Heron from 2.3, what do I have to know?'),
  asked('the newest version of a product, no address', "what is Kestrel's newest version"),
  asked('a question about one change, no address', 'did Kestrel drop Node 18'),
  asked('a product first, no address', 'Kestrel 3 breaking changes'),
  asked('words that are no product', 'tell me of our platform team'),
  {
    name: 'sections of XML with names',
    notes: `What changed in Spade? ${SECTIONS.url}`,
    pages: [SECTIONS],
    newest: ['1.2 2026-08-01', '1.1 2026-03-01'],
    rows: [
      { version: '1.2', date: '2026-08-01', kind: 'security', quote: 'escaped' },
      { version: '1.2', date: '2026-08-01', kind: 'fix', quote: 'no longer crashes' },
    ],
  },
  {
    name: 'a list of releases with notes elsewhere',
    notes: `What changed in Mast? ${LISTED.url}`,
    pages: [LISTED, ...NOTES],
    rows: [{ version: '1.4.0', date: '2026-08-01', kind: 'breaking', quote: 'hoist()' }],
  },
  {
    name: 'a start page whose site has a changelog',
    notes: `What is new in Prow? ${START.url}`,
    pages: [START, SITEMAP, PROW],
    newest: ['2.0.0 2026-07-01'],
    rows: [{ version: '2.0.0', date: '2026-07-01', kind: 'breaking', quote: '--oar' }],
  },
  {
    name: 'a repository without releases',
    notes: 'What changed in https://github.com/gale/sextant lately?',
    pages: [FEED, SEXTANT],
    newest: ['0.9.0 2026-06-01'],
    rows: [{ version: '0.9.0', date: '2026-06-01', kind: 'security', quote: 'angles of strangers' }],
  },
  {
    name: 'headings that a manual counts',
    notes: `What changed in Loom? ${OUTLINE.url}`,
    pages: [OUTLINE],
    newest: ['5.1.2 2026-06-03', '5.1.1 2026-05-02', '5.1.0 2026-04-01'],
  },
  {
    name: 'parts of a product over its changes, a table of files, and what is older',
    notes: `What changed in Reed? ${GROUPED.url}`,
    pages: [GROUPED],
    newest: ['3.1.0 2026-08-20', '3.0.0 2026-02-20'],
    rows: [
      { version: '3.1.0', date: '2026-08-20', kind: 'fix', quote: 'crash on empty input' },
      { version: '3.1.0', date: '2026-08-20', kind: 'breaking', quote: 'second argument' },
      { version: '3.0.0', date: '2026-02-20', kind: 'breaking', quote: 'Node 18' },
    ],
    saysNot: [/a3c5e8f1/],
  },
  {
    name: 'bold lines that head releases, no betas',
    notes: `What changed in Brace, stable releases only? ${BOLD.url}`,
    pages: [BOLD],
    onlyVersions: ['1.5.0', '1.4.0'],
    rows: [{ version: '1.5.0', date: '2026-07-07', kind: 'deprecation', quote: 'left screw' }],
  },
  {
    name: 'a release in each line',
    notes: `What changed in cleat? ${LINES.url}`,
    pages: [LINES],
    newest: ['v1.6.0', 'v1.5.0', 'v1.4.0', 'v1.3.0'],
    rows: [
      { version: 'v1.6.0', date: null, kind: 'breaking', quote: '--brass' },
      { version: 'v1.3.0', date: null, kind: 'security', quote: 'ropes of strangers' },
    ],
  },
  {
    name: 'notes for versions in plain lines',
    notes: `What changed in Davit? ${NAMED_LINES.url}`,
    pages: [NAMED_LINES],
    newest: ['2.2.0', '2.1.0'],
    rows: [{ version: '2.2.0', date: null, kind: 'breaking', quote: '--rope' }],
  },
  {
    name: 'a Debian revision',
    notes: `What changed in capstan 1.2-3? ${DEBIAN.url}`,
    pages: [DEBIAN],
    onlyVersions: ['1.2-3'],
  },
  {
    name: 'a follow-up that keeps one of two products',
    notes: 'only Owl please',
    prior: { brief: `What changed in Kite ${KITES.url} and Owl ${OWLS.url}?`, output: 'Kite and Owl.', links: [] },
    pages: [KITES, OWLS],
    onlyVersions: ['1.1.0'],
  },
  {
    name: 'a follow-up that wants everything',
    notes: 'And now everything, not only the breaking changes',
    prior: { brief: `Breaking changes in Kite? ${KITES.url}`, output: 'One.', links: [] },
    pages: [KITES],
    onlyVersions: ['3.0.0', '2.0.0'],
  },
  {
    name: 'a follow-up about what is older',
    notes: 'And the older ones?',
    prior: { brief: `What changed in Kite since June 2026? ${KITES.url}`, output: 'One.', links: [] },
    pages: [KITES],
    onlyVersions: ['2.0.0'],
  },
  {
    name: 'a name of a file beside the address',
    notes: `Did Kite change anything about setup.py? ${KITES.url}`,
    pages: [KITES],
    newest: ['3.0.0 2026-09-01', '2.0.0 2026-01-01'],
  },
];
