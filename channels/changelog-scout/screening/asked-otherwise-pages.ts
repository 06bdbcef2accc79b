import { HTML, MARKDOWN, PLAIN, screeningPage } from './screening-page.ts';
import type { ScreeningPage } from './screening-page.ts';

const page = (name: string, body: string, mediaType = MARKDOWN): ScreeningPage => screeningPage(name, mediaType, body);
const html = (name: string, title: string, body: string): ScreeningPage =>
  page(
    name,
    `<!DOCTYPE html><html><head><title>${title}</title></head><body><nav><a href="/">Docs</a> <a href="/pricing">Pricing</a></nav><main>${body}</main><footer>© 2026</footer></body></html>`,
    HTML,
  );

/** One log for many ways to ask. Made up, as all here. */
export const LANTERN = page(
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
export const RST = page(
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
export const CALVER = page(
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
  PLAIN,
);
export const DEB = page(
  'dunlin/debian-changelog',
  `dunlin (1.8.2-1) unstable; urgency=high

  * New upstream release.
  * Fix buffer overflow in the bill parser (CVE-2026-41010).

 -- Ada Maintainer <ada@packages.example>  Thu, 08 Oct 2026 10:12:00 +0200

dunlin (1.8.1-2) unstable; urgency=medium

  * debian/control: drop the transitional package.

 -- Ada Maintainer <ada@packages.example>  Mon, 03 Aug 2026 09:00:00 +0200
`,
  PLAIN,
);
export const SITE = html(
  'heronry/releases',
  'Heronry release notes',
  `<h1>Release notes</h1><section><h2>November 10, 2026</h2><h3>Improvements</h3><ul><li>Boards load faster.</li></ul><h3>Fixes</h3><ul><li>Fixed an error when exporting empty boards.</li></ul></section>
<section><h2>October 6, 2026</h2><h3>Breaking</h3><ul><li>API v1 was shut down; use v2.</li></ul></section>
<section><h2>August 25, 2026</h2><h3>New</h3><ul><li>Calendar view.</li></ul></section>`,
);
export const GITHUB = html(
  'kittiwake/github-releases',
  'Releases · sea/kittiwake',
  `<h1>Releases: sea/kittiwake</h1>
<section><h2>v1.6.0-rc.1</h2><span>Pre-release</span> <relative-time datetime="2026-11-02T08:00:00Z">Nov 2, 2026</relative-time><ul><li>feat: try the new nest builder</li></ul></section>
<section><h2>v1.5.3</h2> <relative-time datetime="2026-10-11T08:00:00Z">Oct 11, 2026</relative-time><ul><li>fix: eggs no longer roll off (#88)</li><li>deps: bump cliff to 3.1</li></ul></section>
<section><h2>v1.5.2</h2> <relative-time datetime="2026-08-30T08:00:00Z">Aug 30, 2026</relative-time><ul><li>fix!: perch() throws when full</li></ul></section>`,
);
export const MONO = page(
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
export const TABLED = html(
  'skua/versions',
  'Skua versions',
  `<h1>Skua version history</h1><table><thead><tr><th>Version</th><th>Released</th><th>What changed</th></tr></thead><tbody>
<tr><td>7.4</td><td>14 Oct 2026</td><td>Fixes an information leak in share links.</td></tr>
<tr><td>7.3</td><td>2 Jul 2026</td><td>Adds offline maps. The legacy import is gone.</td></tr></tbody></table>`,
);
export const DATES_ONLY = page(
  'tern/news.md',
  `# What's new in Tern

**2026-11-12** – You can now pin routes. Fixed: the map froze on start.

**2026-09-03** – The old sync protocol stops working on 1 December; please upgrade.

**2026-05-20** – Faster tiles.
`,
);
export const TITLED = page(
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
  PLAIN,
);
