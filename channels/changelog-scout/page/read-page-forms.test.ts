import { describe, expect, it } from 'vitest';
import { showPage as show } from './show-page.ts';

describe('pages in forms of their own', () => {
  it.each<[string, string, string[], string?]>([
    [
      'other posts of a blog belong to no release',
      '<h2>Heron 3.1</h2><p>Nests can be shared.</p><p>8 comments</p><h2>Come and work with us</h2><p>by Ada Ray on March 4, 2031</p><p>We fly from Tern 2.0.</p><h2>Heron 3.0</h2><p>Posted by Ola Finch · 2 February 2031</p><p>Nests have names.</p>',
      ['3.1 -: Nests can be shared.', '3.0 2031-02-02: Nests have names.'],
      'text/html',
    ],
    [
      'the notice on copying and the lines of an editor at the end are no change',
      'Heron NEWS -*- outline -*-\n\n* Noteworthy changes in release 3.1 (2031-03-04)\n\n** Bug fixes\n\n  Nests are found.\n\n----\nCopying and distribution of this file, with or without modification, are\npermitted in any medium.\n\nLocal variables:\nmode: outline\nend:\n',
      ['3.1 2031-03-04: Nests are found.'],
    ],
    [
      'a sentence that says when it came out is a date and no change',
      'Heron 3.1\n---------\n\nCame out on the 4th of March, 2031. Download [heron-3.1](https://heron.example/heron-3.1.zip).\n\n* Nests can be shared\n\nHeron 3.0\n---------\n\nWent live on the 2nd of February, 2031, and nests have names.\n',
      [
        '3.1 2031-03-04: Nests can be shared',
        '3.0 2031-02-02: Went live on the 2nd of February, 2031, and nests have names.',
      ],
    ],
    [
      'a day behind a word for where it came out, and none below another',
      '# heron 3.1\n\n_Registry release: 2031-03-04_\n\n* Nests can be shared.\n\n# heron 3.0.1\n\nOn our own server only.\n\n* Nests are found.\n\n# heron 3.0\n\n_Registry release: 2031-02-02_\n\n* Nests have names.\n',
      [
        '3.1 2031-03-04: Nests can be shared.',
        '3.0.1 -: On our own server only. | Nests are found.',
        '3.0 2031-02-02: Nests have names.',
      ],
    ],
    [
      'a day before how long it takes to read, and links to what is below',
      '# 3.1: Feathers\n\n*March 4, 2031 · 6 min to read · 31 comments*\n\n- [Shared nests](#shared-nests)\n\n## Shared nests\n\nNests can be shared.\n\n# 3.0: Wings\n\n*February 2, 2031 · 4 min to read · 8 comments*\n\nNests have names.\n',
      ['3.1 2031-03-04: Nests can be shared.', '3.0 2031-02-02: Nests have names.'],
    ],
    [
      'stars over releases, and lines below that each begin with a kind',
      'HERON - news\n\n* 3.1 (2031.03.04.)\n    New: nests can be shared\n    Fixed: a crash in tall reeds\n* 3.0 (2031.02.02.)\n    New: nests have names\n',
      [
        '3.1 2031-03-04: New: nests can be shared | Fixed: a crash in tall reeds',
        '3.0 2031-02-02: New: nests have names',
      ],
      'text/plain',
    ],
    [
      'keys of YAML over lists',
      'releases:\n  3.1.0:\n    release_date: 2031-03-04\n    changes:\n      breaking_changes:\n        - heron_nest - names are strings.\n      bugfixes:\n        - heron_reed - no crash.\n    fragments:\n      - 12-nest.yml\n  3.0.0:\n    release_date: 2031-02-02\n    changes:\n      minor_changes:\n        - heron_nest - has a name.\n',
      [
        '3.1.0 2031-03-04: heron_nest - names are strings. | heron_reed - no crash.',
        '3.0.0 2031-02-02: heron_nest - has a name.',
      ],
      'text/plain',
    ],
    [
      'a mail that announces two releases, its signature, and an answer to it',
      'From ada at heron.example  Tue, 4 Mar 2031\nFrom: ada at heron.example (Ada Ray)\nDate: Tue, 4 Mar 2031 09:15:00 +0100\nSubject: [heron-announce] heron 3.1 and 3.0.9 released\n\n-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\nChanges in 3.1\n--------------\n * Fix: nests are counted\n\nChanges in 3.0.9\n----------------\n * Fix: reeds stay up\n\nSHA256 (heron-3.1.tar.xz) = 77aa03c918fe\n\n-----BEGIN PGP SIGNATURE-----\niQIzBAEBCgAdFiEEq0zR8kfwP1m3\n-----END PGP SIGNATURE-----\n\nFrom ola at lists.example  Wed, 5 Mar 2031\nFrom: ola at lists.example (Ola Finch)\nDate: Wed, 5 Mar 2031 10:00:00 +0100\nSubject: Re: [heron-announce] heron 3.1 and 3.0.9 released\n\nThanks! Is 3.0.8 affected too?\n',
      ['3.1 2031-03-04: Fix: nests are counted', '3.0.9 2031-03-04: Fix: reeds stay up'],
      'text/plain',
    ],
    [
      'versions that go on in brackets',
      '<table><tr><th>Version</th><th>Day</th><th>Loader</th><th>Notes</th></tr><tr><td>V3.1(HRN.1)B0</td><td>04/03/2031</td><td>1.02</td><td>Fix: ports stay up</td></tr><tr><td>V3.1(HRN.0)B0</td><td>28/02/2031</td><td>1.02</td><td>New: nests are shared<br>Fix: reeds stay up</td></tr></table>',
      [
        'V3.1(HRN.1)B0 2031-03-04: Fix: ports stay up',
        'V3.1(HRN.0)B0 2031-02-28: New: nests are shared | Fix: reeds stay up',
      ],
      'text/html',
    ],
    [
      'blocks, terms and anchors of AsciiDoc',
      '= Heron\n\n[[v31]]\n== 3.1 (4 March 2031)\n\n[WARNING]\n====\nNests need a key.\n====\n\n[source,json]\n----\n{}\n----\n\nHRN-7:: Nests are counted.\nHRN-9:: Nests are found.\n\n[[v30]]\n== 3.0\n\n* Nests have names.\n\n== Where to turn to\n\nAsk the list.\n',
      [
        '3.1 2031-03-04: Nests need a key. | HRN-7:: Nests are counted. | HRN-9:: Nests are found.',
        '3.0 -: Nests have names.',
      ],
    ],
    [
      'sections in brackets and checksums between items',
      'Firmware 3.1   2031/03/04\n-------------------------\n[Fixed]\n  - Nests are counted\n[Added]\n  - Nests can be\n    shared\nSHA-256: 09af3c...77e1\n\nFirmware 3.0   2031/02/02\n-------------------------\n[Fixed]\n  - Nests are found\n',
      ['3.1 2031-03-04: Nests are counted | Nests can be shared', '3.0 2031-02-02: Nests are found'],
    ],
    [
      'a table without marks at its ends, its version in the column that says so, lines within a cell',
      'Day | Build | Version | What\n--- | ---: | --- | ---\n2031-03-04 | 4711 | 3.1 | Nests can be shared<br>Nests are counted\n2031-02-02 | 4680 | 3.0 | Nests have names\n',
      ['3.1 2031-03-04: Nests can be shared | Nests are counted', '3.0 2031-02-02: Nests have names'],
    ],
    [
      'a table of several series, in the order of their days',
      '<table><tr><th>Release</th><th>Day</th><th>Notes</th></tr><tr><td>4.0.3</td><td>2031-03-04</td><td>Nests can be shared</td></tr><tr><td>3.9.9</td><td>2031-03-04</td><td>Nests are counted</td></tr><tr><td>4.0.1</td><td>2031-02-02</td><td>Nests have names</td></tr></table>',
      [
        '4.0.3 2031-03-04: Nests can be shared',
        '3.9.9 2031-03-04: Nests are counted',
        '4.0.1 2031-02-02: Nests have names',
      ],
      'text/html',
    ],
    [
      'the log of a package by days, with the version that it was brought to',
      'Tue Mar  4 09:00:00 UTC 2031 - Ola Finch <ola@heron.example>\n\n- Update to version 3.1:\n  * Nests can be shared\n- Drop heron-gcc.patch\n\nSun Feb  2 09:00:00 UTC 2031 - Ola Finch <ola@heron.example>\n\n- Update to 3.0\n  * Nests have names\n',
      ['3.1 2031-03-04: Nests can be shared | Drop heron-gcc.patch', '3.0 2031-02-02: Nests have names'],
    ],
    [
      'days in sentences of other languages',
      '<h2>Héron 3.1</h2><p>Publiée le 1er mars 2031</p><ul><li>Mode sombre.</li></ul><h2>Héron 3.0</h2><p>Publiée le 2 février 2031</p><ul><li>Les nids ont des noms.</li></ul>',
      ['3.1 2031-03-01: Mode sombre.', '3.0 2031-02-02: Les nids ont des noms.'],
      'text/html',
    ],
    [
      'entries of a feed that are other news',
      '<rss version="2.0"><channel><title>Heron</title><item><title>Heron 3.1</title><pubDate>Tue, 04 Mar 2031 09:00:00 GMT</pubDate><description>Nests can be shared</description></item><item><title>The office moves</title><pubDate>Mon, 03 Mar 2031 09:00:00 GMT</pubDate><description>Tern 2.0 drives.</description></item><item><title>Heron 3.0</title><pubDate>Sun, 02 Feb 2031 09:00:00 GMT</pubDate><description>Nests have names</description></item></channel></rss>',
      ['3.1 2031-03-04: Nests can be shared', '3.0 2031-02-02: Nests have names'],
      'application/rss+xml',
    ],
    [
      'whom to turn to, counts of comments and remarks on spelling are no changes',
      '## 3.1\n\n- Nests can be shared\n\nQuestions? nests@heron.example\n\nEdited on Monday: typos.\n',
      ['3.1 -: Nests can be shared'],
    ],
    [
      'a fence under a line that ends in a colon swallows nothing',
      '## 2.1\n\nAfter:\n```\nusage: otter <dir>\n```\n- The banner of otter is shorter\n\n## 2.0\n\n- Otter swims upstream\n',
      ['2.1 -: The banner of otter is shorter', '2.0 -: Otter swims upstream'],
    ],
    [
      'a fence indented under a paragraph is no underline',
      '## 1.2\n\n  * Readers allow unquoted keys. Before you could do\n    ```\n    ---\n    0: heron\n    ```\n    but only\n    ```\n    ---\n    1: heron\n    ```\n\n## 1.1\n\n  * Readers know herons\n',
      ['1.2 -: Readers allow unquoted keys. Before you could do | but only', '1.1 -: Readers know herons'],
    ],
    [
      'an older log below the headings, in the notation of its own time',
      '# Log\n\n## Otter 3.2.0\n\n- Otter swims upstream\n\n## Changes prior to 3.2.0\n\n\t--- 3.1.1 released ---\n\n41.\t[bug]\tHerons are counted once\n\n40.\t[placeholder]\n\n\t--- 3.1.0 released ---\n\n39.\t[func]\tHerons are counted\n\n\t--- 3.0.9 released ---\n\n38.\t[bug]\tHerons are seen\n',
      [
        '3.2.0 -: Otter swims upstream',
        '3.1.1 -: [bug] Herons are counted once',
        '3.1.0 -: [func] Herons are counted',
        '3.0.9 -: [bug] Herons are seen',
      ],
    ],
    [
      'links to older logs below the headings are no releases',
      '# Log\n\n## 3.2.0\n\n- Otter swims upstream\n\n## 3.1.9\n\n- Otter dives\n\n## Previous\n\nSee [3.1 log](a-3.1.md)\n\nSee [3.0 log](a-3.0.md)\n\nSee [2.9 log](a-2.9.md)\n',
      ['3.2.0 -: Otter swims upstream', '3.1.9 -: Otter dives'],
    ],
    [
      'a heading of two versions is one release',
      '7.1.0\n-----\n\n- Otter swims\n\n7.0.5,7.0.6\n-----------\n\n- Otter dives\n',
      ['7.1.0 -: Otter swims', '7.0.5,7.0.6 -: Otter dives'],
    ],
    [
      'sections that say that they have nothing have no changes',
      '## 2.1\n\n### Breaking changes\n\n- None\n\n### Security\n\nNone.\n\n### Added\n\n- Otter swims upstream\n- Nothing yet\n',
      ['2.1 -: Otter swims upstream'],
    ],
    [
      'stars stay items where releases have other marks',
      '= 7.0.2 - 2026-01-11 =\n* Fix - Refunds of expanded charges\n** Fix - Charge of the second kind\n* Fix - Error 500 on new servers\n\n= 7.0.1 =\n* Fix - Renewals are charged once\n',
      [
        '7.0.2 2026-01-11: Fix - Refunds of expanded charges | Fix - Charge of the second kind | Fix - Error 500 on new servers',
        '7.0.1 -: Fix - Renewals are charged once',
      ],
    ],
    [
      'a blank that does not break',
      '##\u00a00.6.2 / 2026-07-08\n\n* Prints in colour\n',
      ['0.6.2 2026-07-08: Prints in colour'],
    ],
    [
      'a line of older releases is none, nor is a link to another changelog',
      '## Version 5.0.1\n\n * Fix: Close the pool\n\n## Version 4.x\n\n[Change log](docs/4x.md)\n\n### [v0 changelog](https://git.example/docs/CHANGELOG_v0.md)\n',
      ['5.0.1 -: Fix: Close the pool'],
    ],
    [
      'a list right under a link to the whole changelog',
      '## 3.1 (2026-02-02)\n\n[Full Changelog](https://git.example/compare/3.0...3.1)\n\n- Herons no longer compile twice\n',
      ['3.1 2026-02-02: Herons no longer compile twice'],
    ],
    [
      'changes under the name of a thing, but not what can be downloaded',
      '## 3.5 (2026-03-01)\n\n### Docker image\n\n- Remove the shell from the image\n- heron/heron:3.5-slim\n\n### Contributors\n\n- Fixed by many hands\n',
      ['3.5 2026-03-01: Remove the shell from the image'],
    ],
    [
      'a first item that dates the release and counts its commits',
      '#### 3.6.0\n - 2026-10-27 - [7 commits](https://git.example/x) by Ada (4)\n - Retry the upload [(#78)](https://git.example/78)\n\n#### 3.5.9\n - 2026-10-01 - [1 commit](https://git.example/y) by Bo\n - Name the mirror\n',
      ['3.6.0 2026-10-27: Retry the upload [(#78)](https://git.example/78)', '3.5.9 2026-10-01: Name the mirror'],
    ],
    [
      'the day and the branch on the line below',
      'Version 1.14.2\n(12 Apr 2026, from /branches/1.14.x)\n User-visible changes:\n  * Shorter paths in the log\n\nVersion 1.14.1\n(Not released; see changes for 1.14.2.)\n\nVersion 1.14.0\n(27 May 2025, from /branches/1.14.x)\n  * Longer paths in the log\n',
      ['1.14.2 2026-04-12: Shorter paths in the log', '1.14.0 2025-05-27: Longer paths in the log'],
    ],
    [
      'a log of days and authors without versions',
      '2026-07-10  Ada Example  ada@otter.example\n\n\tFix #735 (crash on division by 0)\n\n2026-07-06  Bo Sample  bo@otter.example\n\n\tFixes a test on otter 13.10.\n',
      [
        '2026-07-10 2026-07-10: Fix #735 (crash on division by 0)',
        '2026-07-06 2026-07-06: Fixes a test on otter 13.10.',
      ],
    ],
    [
      'one release under a licence',
      'Licensed to Otter under one or more agreements.\nSee NOTICE.\n\nhttps://www.licences.example/LICENSE-2.0\n\nUnless required by law, it is distributed as it is.\n\n=========\n\n        Otter Lang Package\n           Version 2.3\n          Release Notes\n\nBUG FIXES:\n\n * Split keeps empty words\n',
      ['2.3 -: Split keeps empty words'],
    ],
    [
      'a section about the future inside a release',
      '## [2.6.1](x) (2026-10-18)\n\n#### Future Compatibility Note\n\n3.0 will drop the old reader soon.\n\n#### Fixed\n\n* Fixed empty bodies of forms\n',
      ['2.6.1 2026-10-18: 3.0 will drop the old reader soon. | Fixed empty bodies of forms'],
    ],
    [
      'the same words about two parts, and with two numbers',
      '## 7.0 (2026-01-01)\n\n### otter-array\n\n* Accept iterables.\n\n### otter-path\n\n* Accept iterables.\n* Move to the new engine (#12)\n* Move to the new engine (#13)\n* Move to the new engine (#13)\n',
      [
        '7.0 2026-01-01: Accept iterables. | Accept iterables. | Move to the new engine (#12) | Move to the new engine (#13)',
      ],
    ],
    [
      'numbers of sections that begin again under every version',
      '# Changes in Version 1.3.1\n\n- Otter dives\n\n# Changes in Version 1.3\n\n## 1 Herons\n\n### 1.1 Nests are built\n\nOf reed.\n\n### 1.2 Eggs\n\nAre blue.\n\n# Changes in Version 1.2\n\n### 1.1 Otters\n\nSwim.\n',
      ['1.3.1 -: Otter dives', '1.3 -: Of reed. | Are blue.', '1.2 -: Swim.'],
    ],
    [
      'a series over its versions is no numbering of sections',
      '# Version 1\n\n## 1.1 Nests\n\n- Nests are built\n\n## 1.2 Eggs\n\n- Eggs are blue\n\n## 1.3 Reed\n\n- Reed grows\n',
      ['1.1 -: Nests are built', '1.2 -: Eggs are blue', '1.3 -: Reed grows'],
    ],
    [
      'the product itself beside its parts',
      'Otter 2.2 (2026-04-01)\n======================\n\n- Otter turns\n\nOtter 2.1 (2026-03-01)\n======================\n\n- Otter dives\n\nOtter Core 2.0 (2026-01-01)\n===========================\n\n- Core counts\n\nOtter Web 2.0 (2026-01-01)\n==========================\n\n- Web spins\n\nOtter 1.0 (2025-01-01)\n======================\n\n- Otter swims\n\nOtter Core 0.9 (2024-01-01)\n===========================\n\n- Core reads\n',
      [
        '2.2 2026-04-01: Otter turns',
        '2.1 2026-03-01: Otter dives',
        'Otter Core 2.0 2026-01-01: Core counts',
        'Otter Web 2.0 2026-01-01: Web spins',
        '1.0 2025-01-01: Otter swims',
        'Otter Core 0.9 2024-01-01: Core reads',
      ],
    ],
    [
      'an item that is only an address in code',
      '## 2.1\n\n- Otter dives with `fins`\n- `http://otter.example/fins`\n',
      ['2.1 -: Otter dives with `fins`'],
    ],
    [
      'where older changes are is no change',
      '## 2.1\n\n- Otter dives\n\nPlease check [2-stable](https://git.example/otter/otter/blob/2-stable/CHANGELOG.md)\nfor previous changes.\n',
      ['2.1 -: Otter dives'],
    ],
    [
      'code under a directive, and a line that is the name of a file',
      '2.1\n===\n\n- Otter dives:\n\n  .. code-block:: python\n\n      otter = Otter()\n      otter.dive()\n\n- Heron wades\n- 98-heron.yml\n',
      ['2.1 -: Otter dives: | Heron wades'],
    ],
    [
      'dots that Markdown need not have escaped',
      '## v5\\.2\\.2\n\n- Otter dives\n\n## v5\\.2\\.1\n\n- Otter swims\n',
      ['v5.2.2 -: Otter dives', 'v5.2.1 -: Otter swims'],
    ],
    [
      'a paragraph that begins with the number of an issue',
      'Log\n===\n\n- :gh:`12`: otters dive\n\n2.1 (2026-03-01)\n----------------\n\n:gh:`31`: :class:`Otter` swims upstream\n\n:gh:`32`: :class:`Heron` wades deeper\n',
      ['2.1 2026-03-01: :gh:`31`: :class:`Otter` swims upstream | :gh:`32`: :class:`Heron` wades deeper'],
    ],
  ])('%s', async (_name, body, wanted, mediaType) => expect(await show(body, mediaType)).toEqual(wanted));

  it('ends a section without a mark at the next line of its sort', async () => {
    const page =
      '## 2.0\n\nSecurity:\n\n- Tokens are hashed\n\nThemes:\n\n- The reed is green\n\n## 1.9\n\n- Otter dives\n';
    expect(await show(page, 'text/markdown', true)).toEqual([
      '2.0 -: security: Tokens are hashed | other: The reed is green',
      '1.9 -: other: Otter dives',
    ]);
  });

  it('takes the numbers of a manual for no versions', async () => {
    const html = [5, 4, 3]
      .map(
        (patch, at) =>
          `<h2>1.${at + 1}\u00a0\u00a0Heron 10.8.${patch}</h2><h3>Fixed bugs</h3><ul><li>Heron wades ${at + 2} deep</li></ul>`,
      )
      .join('');
    expect(await show(`<html><body><h1>1 Heron release notes</h1>${html}</body></html>`, 'text/html')).toEqual([
      '10.8.5 -: Heron wades 2 deep',
      '10.8.4 -: Heron wades 3 deep',
      '10.8.3 -: Heron wades 4 deep',
    ]);
  });

  it('reads releases that sections of XML are named by, whole sentences with marked words, and kinds by element', async () => {
    const xml =
      '<?xml version="1.0"?><document><body><section name="Heron 11.0.2 (ada)" rtext="2026-12-09"><subsection name="Core"><changelog><fix>Lower the level in <code>HeronListener</code> to avoid noise.</fix><add>Wading by night.</add></changelog></subsection></section><section name="Heron 11.0.1 (ada)" rtext="not released"><subsection name="Core"><changelog><add>Nests.</add></changelog></subsection></section></body></document>';
    expect(await show(xml, 'application/xml', true)).toEqual([
      '11.0.2 2026-12-09: fix: Lower the level in HeronListener to avoid noise. | feature: Wading by night.',
    ]);
  });
});

describe('a log in preformatted pieces', () => {
  it('is read line by line, however many pieces it comes in', async () => {
    const pre = (version: string, change: string): string =>
      `<pre>        --- ${version} released ---\n\n7.   [bug]      ${change}\n                for all.\n</pre>`;
    const page = `<html><body><article><h1>Otter log</h1><h2>Otter 3.2.0</h2><ul><li>Otter swims upstream and is back by night</li></ul><h2>Changes prior to 3.2.0</h2>${pre('3.1.1', 'Herons are counted once')}${pre('3.1.0', 'Herons are counted')}${pre('3.0.9', 'Herons are seen')}</article></body></html>`;
    expect(await show(page, 'text/html')).toEqual([
      '3.2.0 -: Otter swims upstream and is back by night',
      '3.1.1 -: [bug] Herons are counted once for all.',
      '3.1.0 -: [bug] Herons are counted for all.',
      '3.0.9 -: [bug] Herons are seen for all.',
    ]);
  });
});

describe('an announcement in prose', () => {
  it('is one release, and what it says of an earlier one is not its own', async () => {
    const page = `<html><body><article><h1>Otter news</h1><p>We released version 3.1 last week. It brings a faster dive for otters of all sizes. A crash on empty rivers is fixed as well, which was found by Ada.</p><p>Version 3.0 came in May, and dropped support for Heron 18.</p></article></body></html>`;
    expect(await show(page, 'text/html')).toEqual([
      '3.1 -: It brings a faster dive for otters of all sizes. | A crash on empty rivers is fixed as well, which was found by Ada.',
    ]);
  });
});
