import type { ScreeningBrief } from './screening-brief.ts';
import type { ScreeningPage } from './screening-page.ts';

const page = (name: string, body: string, mediaType = 'text/markdown; charset=utf-8'): ScreeningPage => ({
  url: `https://screening.example/${name}`,
  mediaType,
  body,
});
const html = (name: string, title: string, body: string): ScreeningPage =>
  page(
    name,
    `<!DOCTYPE html><html><head><title>${title}</title></head><body><nav><a href="/">Docs</a> <a href="/pricing">Pricing</a></nav><main>${body}</main><footer>© 2026</footer></body></html>`,
    'text/html; charset=utf-8',
  );

/** One log for many ways to ask. Made up, as all here. */
const LANTERN = page(
  'lantern/CHANGELOG.md',
  `# Changelog

## 4.2.1 (2026-10-30)

* **Security:** reject wick names with a NUL byte (CVE-2026-41001)
* Fixed a crash when the oil is empty

## 4.2.0 (2026-09-12)

* Added \`lantern.dim()\`
* Burning is twice as fast

## 4.1.0 (2026-06-20)

* Deprecated \`lantern.smoke()\`, use \`lantern.vent()\`

## 4.0.0 (2026-03-28)

### Breaking changes

* Removed the \`wick\` option
* Node.js 20 is required

## 3.9.4 (2026-03-02)

* Fixed the flame colour

## 3.9.0 (2025-12-15)

* Added coloured glass
`,
);
const RST = page(
  'plover/CHANGES.rst',
  `Changes
=======

2.3.0 (unreleased)
------------------

- Nothing changed yet.

2.2.1 (2026-08-19)
------------------

- Fix wrong encoding of nested keys.
  [wader]

2.2.0 (2026-07-01)
------------------

Breaking changes:

- Drop support for Python 3.9.
  [wader]

New features:

- Add \`\`plover.peck()\`\`.
  [snipe]
`,
  'text/x-rst; charset=utf-8',
);
const CALVER = page(
  'otter/CHANGES.txt',
  `otter 2026.10.2
    - security: pin certificates when fetching
    - fix the holt cache

otter 2026.10.0
    - remove the "swim --fast" flag
    - add "dive"

otter 2026.4.1
    - fix typos
`,
  'text/plain; charset=utf-8',
);
const DEB = page(
  'dunlin/debian-changelog',
  `dunlin (1.8.2-1) unstable; urgency=high

  * New upstream release.
  * Fix buffer overflow in the bill parser (CVE-2026-41010).

 -- Ada Maintainer <ada@packages.example>  Thu, 08 Oct 2026 10:12:00 +0200

dunlin (1.8.1-2) unstable; urgency=medium

  * debian/control: drop the transitional package.

 -- Ada Maintainer <ada@packages.example>  Mon, 03 Aug 2026 09:00:00 +0200
`,
  'text/plain; charset=utf-8',
);
const SITE = html(
  'heronry/releases',
  'Heronry release notes',
  `<h1>Release notes</h1><section><h2>November 10, 2026</h2><h3>Improvements</h3><ul><li>Boards load faster.</li></ul><h3>Fixes</h3><ul><li>Fixed an error when exporting empty boards.</li></ul></section>
<section><h2>October 6, 2026</h2><h3>Breaking</h3><ul><li>API v1 was shut down; use v2.</li></ul></section>
<section><h2>August 25, 2026</h2><h3>New</h3><ul><li>Calendar view.</li></ul></section>`,
);
const GITHUB = html(
  'kittiwake/github-releases',
  'Releases · sea/kittiwake',
  `<h1>Releases: sea/kittiwake</h1>
<section><h2>v1.6.0-rc.1</h2><span>Pre-release</span> <relative-time datetime="2026-11-02T08:00:00Z">Nov 2, 2026</relative-time><ul><li>feat: try the new nest builder</li></ul></section>
<section><h2>v1.5.3</h2> <relative-time datetime="2026-10-11T08:00:00Z">Oct 11, 2026</relative-time><ul><li>fix: eggs no longer roll off (#88)</li><li>deps: bump cliff to 3.1</li></ul></section>
<section><h2>v1.5.2</h2> <relative-time datetime="2026-08-30T08:00:00Z">Aug 30, 2026</relative-time><ul><li>fix!: perch() throws when full</li></ul></section>`,
);
const MONO = page(
  'puffin/CHANGELOG.md',
  `# puffin monorepo

## @puffin/beak 3.1.0 — 2026-10-01

- Add colour stripes

## @puffin/wing 2.0.0 — 2026-09-20

- BREAKING: wings fold by default

## @puffin/beak 3.0.2 — 2026-08-05

- Fix fish count
`,
);
const TABLED = html(
  'skua/versions',
  'Skua versions',
  `<h1>Skua version history</h1><table><thead><tr><th>Version</th><th>Released</th><th>What changed</th></tr></thead><tbody>
<tr><td>7.4</td><td>14 Oct 2026</td><td>Fixes an information leak in share links.</td></tr>
<tr><td>7.3</td><td>2 Jul 2026</td><td>Adds offline maps. The legacy import is gone.</td></tr></tbody></table>`,
);
const DATES_ONLY = page(
  'tern/news.md',
  `# What's new in Tern

**2026-11-12** – You can now pin routes. Fixed: the map froze on start.

**2026-09-03** – The old sync protocol stops working on 1 December; please upgrade.

**2026-05-20** – Faster tiles.
`,
);
const TITLED = page(
  'wren/HISTORY.md',
  `Wren Release Notes

Version 12.1 — released on October 5th, 2026
Bug fixes
• The nest box no longer closes twice
Enhancements
• Songs can be looped

Version 12.0 — released on July 21st, 2026
Important: the v11 song format can no longer be opened.
`,
  'text/plain; charset=utf-8',
);
const brief = (name: string, notes: string, pages: ScreeningPage[], more: Partial<ScreeningBrief>): ScreeningBrief => ({
  name,
  notes,
  pages,
  ...more,
});

export const ASKED_OTHERWISE: ScreeningBrief[] = [
  brief(
    'from a version up',
    `We're on lantern 4.0.0. What do we have to know before going to the latest? ${LANTERN.url}`,
    [LANTERN],
    {
      onlyVersions: ['4.2.1', '4.2.0', '4.1.0'],
      rows: [{ version: '4.1.0', date: '2026-06-20', kind: 'deprecation', quote: 'lantern.smoke()' }],
    },
  ),
  brief('between two versions, arrows', `lantern 3.9.4 -> 4.1.0 upgrade notes pls ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.1.0', '4.0.0'],
    rows: [{ version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: '`wick` option' }],
  }),
  brief(
    'since the last update in a month',
    `Anything breaking in lantern since we last updated in March? ${LANTERN.url}`,
    [LANTERN],
    {
      onlyKinds: ['breaking'],
      onlyVersions: ['4.0.0'],
      rows: [{ version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: 'Node.js 20' }],
    },
  ),
  brief('only security', `Only security stuff please: ${LANTERN.url}`, [LANTERN], {
    onlyKinds: ['security'],
    onlyVersions: ['4.2.1'],
    rows: [{ version: '4.2.1', date: '2026-10-30', kind: 'security', quote: 'NUL byte' }],
  }),
  brief('the last two releases', `Summarise the two most recent lantern releases. ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.2.1', '4.2.0'],
    rows: [{ version: '4.2.0', date: '2026-09-12', kind: 'performance', quote: 'twice as fast' }],
  }),
  brief('a major line', `What happened in the 3.x line of lantern? ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['3.9.4', '3.9.0'],
    rows: [{ version: '3.9.0', date: '2025-12-15', kind: 'feature', quote: 'coloured glass' }],
  }),
  brief('a quarter', `lantern changes in Q3 2026, ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.2.0'],
    rows: [{ version: '4.2.0', date: '2026-09-12', kind: 'feature', quote: 'lantern.dim()' }],
  }),
  brief('not fixes', `What's new in lantern 4.2, leave out bug fixes. ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.2.1', '4.2.0'],
    onlyKinds: ['security', 'feature', 'performance', 'breaking', 'deprecation', 'behaviour-change', 'other'],
    rows: [{ version: '4.2.0', date: '2026-09-12', kind: 'feature', quote: 'lantern.dim()' }],
  }),
  brief('German, since a version', `Was hat sich bei Lantern seit 4.1 geändert? ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.2.1', '4.2.0'],
    rows: [{ version: '4.2.1', date: '2026-10-30', kind: 'fix', quote: 'oil is empty' }],
  }),
  brief('a zest.releaser log', `plover: what changed after 2.1? ${RST.url}`, [RST], {
    newest: ['2.2.1 2026-08-19', '2.2.0 2026-07-01'],
    rows: [
      { version: '2.2.0', date: '2026-07-01', kind: 'breaking', quote: 'Python 3.9' },
      { version: '2.2.0', date: '2026-07-01', kind: 'feature', quote: 'plover.peck()' },
    ],
    saysNot: [/Nothing changed yet/],
  }),
  brief('calendar versions under the product', `Anything in otter newer than 2026.4? ${CALVER.url}`, [CALVER], {
    rows: [
      { version: '2026.10.2', date: null, kind: 'security', quote: 'pin certificates' },
      { version: '2026.10.0', date: null, kind: 'breaking', quote: 'swim --fast' },
    ],
  }),
  brief('a Debian log', `dunlin package changes this autumn? ${DEB.url}`, [DEB], {
    rows: [{ version: '1.8.2-1', date: '2026-10-08', kind: 'security', quote: 'buffer overflow' }],
    onlyVersions: ['1.8.2-1'],
  }),
  brief('days instead of versions', `what changed on heronry in the last 60 days ${SITE.url}`, [SITE], {
    rows: [{ version: 'October 6, 2026', date: '2026-10-06', kind: 'breaking', quote: 'API v1 was shut down' }],
    saysNot: [/Calendar view/],
  }),
  brief(
    'releases of a code host, no pre-releases',
    `kittiwake: stable releases only since August ${GITHUB.url}`,
    [GITHUB],
    {
      onlyVersions: ['v1.5.3', 'v1.5.2'],
      saysNot: [/nest builder/],
    },
  ),
  brief('one package of a monorepo', `What changed in @puffin/beak? ${MONO.url}`, [MONO], {
    rows: [{ version: '@puffin/beak 3.1.0', date: '2026-10-01', kind: 'feature', quote: 'colour stripes' }],
    saysNot: [/wings fold/],
  }),
  brief('a table of versions', `skua 7.3 to 7.4? ${TABLED.url}`, [TABLED], {
    rows: [{ version: '7.4', date: '2026-10-14', kind: 'security', quote: 'information leak' }],
    onlyVersions: ['7.4', '7.3'],
  }),
  brief(
    'two products at once',
    `Please summarise ${LANTERN.url} since 4.2.0 and ${RST.url} since 2.2.0`,
    [LANTERN, RST],
    {
      onlyVersions: ['4.2.1', '2.2.1'],
      rows: [
        { version: '4.2.1', date: '2026-10-30', kind: 'security', quote: 'NUL byte' },
        { version: '2.2.1', date: '2026-08-19', kind: 'fix', quote: 'nested keys' },
      ],
    },
  ),
  brief('days in bold and prose', `What is new in Tern since September 1? ${DATES_ONLY.url}`, [DATES_ONLY], {
    rows: [
      { version: '2026-11-12', date: '2026-11-12', kind: 'fix', quote: 'the map froze' },
      { version: '2026-09-03', date: '2026-09-03', kind: 'breaking', quote: 'old sync protocol' },
    ],
    saysNot: [/Faster tiles/],
  }),
  brief('plain words and bullets', `wren 12.x - breaking things only ${TITLED.url}`, [TITLED], {
    onlyVersions: ['12.0'],
    onlyKinds: ['breaking'],
    rows: [{ version: '12.0', date: '2026-07-21', kind: 'breaking', quote: 'v11 song format' }],
  }),
  brief(
    'what is installed, in a lock',
    `"lantern": "^3.9.4" in our package.json, should we move? changelog ${LANTERN.url}`,
    [LANTERN],
    {
      onlyVersions: ['4.2.1', '4.2.0', '4.1.0', '4.0.0'],
      rows: [{ version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: 'Node.js 20' }],
    },
  ),
  brief('exactly one version', `Just 4.1.0 of ${LANTERN.url} please`, [LANTERN], {
    onlyVersions: ['4.1.0'],
    rows: [{ version: '4.1.0', date: '2026-06-20', kind: 'deprecation', quote: 'lantern.vent()' }],
  }),
  brief(
    'Spanish, between two months',
    `¿Qué cambió en Lantern entre marzo y junio de 2026? ${LANTERN.url}`,
    [LANTERN],
    {
      onlyVersions: ['4.1.0', '4.0.0', '3.9.4'],
      rows: [{ version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: '`wick` option' }],
    },
  ),
  brief('a year back', `Deprecations and removals in lantern over the past year: ${LANTERN.url}`, [LANTERN], {
    onlyKinds: ['deprecation', 'breaking'],
    rows: [
      { version: '4.1.0', date: '2026-06-20', kind: 'deprecation', quote: 'lantern.smoke()' },
      { version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: '`wick` option' },
    ],
  }),
  brief(
    'French, before a version',
    `Les changements de lantern avant la 4.0, s'il vous plaît : ${LANTERN.url}`,
    [LANTERN],
    {
      onlyVersions: ['3.9.4', '3.9.0'],
      rows: [{ version: '3.9.4', date: '2026-03-02', kind: 'fix', quote: 'flame colour' }],
    },
  ),
  brief('about one thing', `Did anything change about CVE-2026-41010 in dunlin? ${DEB.url}`, [DEB], {
    rows: [{ version: '1.8.2-1', date: '2026-10-08', kind: 'security', quote: 'CVE-2026-41010' }],
  }),
];
