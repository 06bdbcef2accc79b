import { HTML, PLAIN, screeningPage as page } from './screening-page.ts';

/** Free text under dated headings, with navigation and a script around it. */
export const NEWS = page(
  'lathe/news.html',
  HTML,
  `<!doctype html><html lang="en"><head><title>Recent Lathe News</title></head><body>
<nav><a href="/">Home</a> <a href="/download">Download</a></nav><script>document.write('Version 9.9.9 fixes CVE-2026-49999')</script>
<main><h1>Recent News</h1>
<h3>2026-10-09 - <a href="notes/4_2_1.html">Version 4.2.1</a></h3><blockquote>Version 4.2.1 is a security release that addresses one
problem in the spindle driver. The problem is identified by CVE-2026-40003. This release also fixes a slow start that appeared in 4.2.0.</blockquote>
<h3>2026-09-01 - <a href="notes/4_2_0.html">Version 4.2.0</a></h3><blockquote>Version 4.2.0 is a regular maintenance release. The key
enhancement is added support for left-hand threads.</blockquote>
<h3>2026-05-20 - Patch release 4.1.7</h3><blockquote>A minor fix of the manual.</blockquote>
</main><footer>Lathe is free.</footer></body></html>`,
);

export const FEED = page(
  'ferry/releases.atom',
  'application/atom+xml',
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Release notes from ferry</title><updated>2026-11-03T08:00:00Z</updated>
<entry><id>tag:git.example,2008:ferry/v7.1.0</id><updated>2026-11-03T08:00:00Z</updated><link rel="alternate" href="https://git.example/ferry/releases/tag/v7.1.0"/><title>v7.1.0</title>
<content type="html">&lt;h2&gt;&lt;a href="https://git.example/ferry/compare/v7.0.3...v7.1.0"&gt;7.1.0&lt;/a&gt; (2026-11-03)&lt;/h2&gt;&lt;h3&gt;Features&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Night timetable&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Security&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Tickets can no longer be forged (GHSA-abcd-2345-wxyz)&lt;/li&gt;&lt;/ul&gt;</content></entry>
<entry><id>tag:git.example,2008:ferry/v7.0.3</id><updated>2026-10-11T23:30:00-07:00</updated><link rel="alternate" href="https://git.example/ferry/releases/tag/v7.0.3"/><title>v7.0.3</title>
<content type="html">&lt;ul&gt;&lt;li&gt;build(deps): bump keel from 1.2.0 to 1.2.1&lt;/li&gt;&lt;/ul&gt;</content></entry></feed>`,
);

export const JSON_RELEASES = page(
  'crane/releases.json',
  'application/json',
  JSON.stringify([
    {
      html_url: 'https://git.example/crane/releases/tag/9.0.0-rc.1',
      tag_name: '9.0.0-rc.1',
      name: 'Nine',
      draft: true,
      prerelease: true,
      created_at: '2026-11-01T00:00:00Z',
      published_at: null,
      body: '- not out',
    },
    {
      html_url: 'https://git.example/crane/releases/tag/8.3.0',
      tag_name: '8.3.0',
      name: 'Eight three',
      draft: false,
      prerelease: false,
      created_at: '2026-10-01T10:00:00Z',
      published_at: '2026-10-04T17:18:18Z',
      assets: [{ name: 'crane.tar', content_type: 'application/x-tar', size: 10, created_at: '2026-10-05T00:00:00Z' }],
      body: "## What's new since 8.2.0\r\n\r\n## 🐛 Bug Fixes\r\n\r\n- Hook no longer swings in wind @ada (#12)\r\n\r\n## 💥 Breaking\r\n\r\n- Loads are given in newtons\r\n",
    },
  ]),
);

/** Debian's form: the date stands below the entries. */
export const DEBIAN = page(
  'bell/changelog.txt',
  PLAIN,
  `bell (2.6.1-1) unstable; urgency=medium

  * New upstream release.
    + Remove the deprecated \`ring-all\` command.
  * Fix permissions of the rope file (CVE-2026-40004).

 -- Ada Example <ada@screening.example>  Thu, 28 May 2026 17:54:35 +0200

bell (2.6.0-2) unstable; urgency=low

  * Team upload.

 -- Bob Example <bob@screening.example>  Mon, 02 Mar 2026 08:00:00 +0100
`,
);

/** Day and month in numbers: one date shows the order of all. */
export const NUMBERS = page(
  'well/CHANGES.txt',
  PLAIN,
  `Revision 0.3.1, released 05-06-2026
-----------------------------------

- Fixed the bucket

Revision 0.3.0, released 23-03-2026
-----------------------------------

- Added a rope
`,
);

export const TABLE = page(
  'kiln/firmware.html',
  HTML,
  `<html><head><title>Firmware history of the K-200</title></head><body><h1>Firmware history of the K-200</h1><table>
<tr><th>Version</th><th>Date</th><th>Changes</th></tr>
<tr><td>2.4.1</td><td>12 March 2026</td><td>Fixed a reboot loop when the clock is not set.</td></tr>
<tr><td>2.4.0</td><td>1 February 2026</td><td>The admin page no longer accepts default passwords.</td></tr>
<tr><td>2.3.9</td><td>November 2025</td><td>Improved range of the probe.</td></tr></table></body></html>`,
);

export const RECIPE = page(
  'soup.html',
  HTML,
  '<html><head><title>Leek soup</title></head><body><h1>Leek soup</h1><p>Wash 3 leeks and cut them. Cook them for 20 minutes in a litre of stock, then blend.</p></body></html>',
);
