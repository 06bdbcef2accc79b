import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

describe('releases that messages announce', () => {
  it.each<[string, string, string, string[]]>([
    [
      'mails whose subjects name the releases, between answers and news of another kind',
      'text/plain',
      'From: "Ola Finch" <ola@heron.example>\nDate: Tue, 4 Mar 2031 09:15:00 +0100\nSubject: [ANN] Heron 3.1\n\nHello all,\n\nHeron 3.1 is available from the usual mirrors.\n\n  - Security: nests have locks\n\nOla\n\nFrom: "Ria" <ria@reed.example>\nDate: Wed, 5 Mar 2031 09:15:00 +0100\nSubject: Re: [ANN] Heron 3.1\n\nOla Finch wrote:\n> Heron 3.1 is available.\nWhen is 4.0 due?\n\nFrom: "Ola Finch" <ola@heron.example>\nDate: Mon, 3 Feb 2031 09:15:00 +0100\nSubject: The list moves on Saturday\n\nThe list is down for an hour.\n\nFrom: "Ola Finch" <ola@heron.example>\nDate: Sun, 2 Feb 2031 09:15:00 +0100\nSubject: [ANN] Heron 3.0\n\n  - Nests have names\n\n-- \nOla Finch, keeper of herons\n',
      [
        '3.1 2031-03-04: other: Hello all, | security: Security: nests have locks',
        '3.0 2031-02-02: other: Nests have names',
      ],
    ],
    [
      'posts of a forum, each below who wrote it and when',
      'text/plain',
      'Heron forum\n\n-----------------\nreedy\nTue Mar 11, 2031 7:02 am\nPosts: 12   Location: Shore\n\nNo trouble here. When is 4.0 coming?\n\n-----------------\nOla (developer)\nTue Mar 4, 2031 9:14 pm\nPosts: 148\n\nHeron 3.1 is out.\n\n* New: nests can be shared\n\n-----------------\nreedy\nMon Feb 3, 2031 6:40 am\nPosts: 9\n\nOla wrote:\n  Heron 3.0 is out.\nStill crashes. 2.9 was better.\n\n-----------------\nOla (developer)\nSun Feb 2, 2031 8:30 pm\nPosts: 147\n\nHeron 3.0 is out.\n\n* Fixed: eggs were lost\n\n-----------------\nWho is online: 3 guests\n',
      ['3.1 2031-03-04: feature: New: nests can be shared', '3.0 2031-02-02: fix: Fixed: eggs were lost'],
    ],
    [
      'posts of a chat with the hour before the day, and a thread of answers below one',
      'text/plain',
      '#heron-news\n\nOla  9:15 AM  Tuesday, March 4th, 2031\nHeron 3.1 is out :tada:\n• new: nests can be shared\n   2 replies\n   Ria  9:20 AM  does it run on reed?\n   Ola  9:21 AM  yes\n\nOla  8:30 PM  Sunday, February 2nd, 2031\nHeron 3.0 is out\n• fixed: eggs were lost\n',
      ['3.1 2031-03-04: feature: new: nests can be shared', '3.0 2031-02-02: fix: fixed: eggs were lost'],
    ],
    [
      'posts of a chat that name who wrote them before a dash, with days in numbers',
      'text/plain',
      'announcements\n\nOla [DEV] — 03/24/2031 9:15 AM\n**Heron 3.1** is live\n- Added: shared nests\n@everyone\n\nRia — 03/24/2031 9:20 AM\ndoes it work with the 2.1 reeds?\n\nOla [DEV] — 02/03/2031 8:30 PM\n**Heron 3.0** hotfix\n- Fixed: eggs were lost\n',
      ['3.1 2031-03-24: feature: Added: shared nests', '3.0 2031-02-03: fix: Fixed: eggs were lost'],
    ],
    [
      'posts with the name in the line of the day, in another language',
      'text/plain',
      'Re: Neue Fassungen\nvon ringfuss » Mi 5. Mär 2031, 18:22\n\nDanke, läuft!\n\nRe: Neue Fassungen\nvon Ola (Team) » Di 4. Mär 2031, 09:05\n\nReiher 3.1 ist da.\n\n- Behoben: Nester gingen verloren\n\nOla\n\nNeue Fassungen\nvon Ola (Team) » So 2. Feb 2031, 20:00\n\nReiher 3.0 ist da.\n\n- Achtung, nicht kompatibel: alte Nester werden nicht mehr geöffnet\n\nZurück zu „Ankündigungen“\n',
      [
        '3.1 2031-03-04: fix: Behoben: Nester gingen verloren',
        '3.0 2031-02-02: breaking: Achtung, nicht kompatibel: alte Nester werden nicht mehr geöffnet',
      ],
    ],
    [
      'a thread on a page',
      'text/html',
      '<h1>Heron releases</h1><div><span>ola_f</span></div><div><time>Mar 4, 2031 10:12 AM</time></div><p>Heron 3.1 is out!</p><ul><li>New: nests can be shared</li></ul><div><span>reedy</span></div><div><time>Mar 4, 2031 12:40 PM</time></div><p>Slower than 3.0 for me.</p><div><span>ola_f</span></div><div><time>Feb 2, 2031 9:00 AM</time></div><p>Heron 3.0 is out!</p><ul><li>Fixed: eggs were lost</li></ul>',
      ['3.1 2031-03-04: feature: New: nests can be shared', '3.0 2031-02-02: fix: Fixed: eggs were lost'],
    ],
    [
      'a mail that tells of one release in its first lines',
      'text/plain',
      'From: ola@heron.example\nDate: Tue, 4 Mar 2031 09:15:00 GMT\nSubject: [heron-users] heron 3.1\n\nheron 3.1 has been released. It fixes a denial of service in the\nfeed of nests.\n\n  * Nests can be shared\n',
      ['3.1 2031-03-04: security: It fixes a denial of service in the feed of nests. | other: Nests can be shared'],
    ],
  ])('%s', async (_, mediaType, body, expected) => expect(await showPage(body, mediaType, true)).toEqual(expected));
});

it('reads on in a log of commits, which is no thread though one of them names a release', async () => {
  const log =
    '2031-03-04 10:15  ola\n\n\t* nest.c: Fixed a leak.\n\n2031-03-03 09:00  ria\n\nRelease 3.0\n\n\t* README: New version.\n\n2031-03-02 08:00  ola\n\n\t* reed.c: Added a door.\n';
  expect((await showPage(log, 'text/plain')).join()).toContain('reed.c: Added a door.');
});

describe('what frames releases', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a table in a frame, with several lines in a cell',
      'text/plain',
      'HERON 3   printed 5 Mar 2031\n\n+---------+------------+------------------------+\n| Version | Date       | Changes                |\n+---------+------------+------------------------+\n| 3.1     | 2031-03-04 | NEW: nests are shared  |\n|         |            | SECURITY: nests have   |\n|         |            | locks                  |\n+---------+------------+------------------------+\n| 3.0     | 2031-02-02 | FIXED: eggs were lost  |\n+---------+------------+------------------------+\n\nBoot loader 1.07. Hotline +1 555 0100.\n',
      [
        '3.1 2031-03-04: feature: NEW: nests are shared | security: SECURITY: nests have | | | | locks',
        '3.0 2031-02-02: fix: FIXED: eggs were lost',
      ],
    ],
    [
      'a table in a frame of box drawing',
      'text/plain',
      '╔═════════╦════════════╦═══════════════════════╗\n║ Version ║ Datum      ║ Änderung              ║\n╠═════════╬════════════╬═══════════════════════╣\n║ 3.1     ║ 04.03.2031 ║ Neu: geteilte Nester  ║\n╟─────────╫────────────╫───────────────────────╢\n║ 3.0     ║ 28.02.2031 ║ Behoben: Ei verloren  ║\n╚═════════╩════════════╩═══════════════════════╝\n',
      ['3.1 2031-03-04: feature: Neu: geteilte Nester', '3.0 2031-02-28: fix: Behoben: Ei verloren'],
    ],
    [
      'an appendix that numbers releases behind its letter',
      'text/plain',
      'Appendix B. Releases\n\nB.1. Release 3.1\nRelease date: 2031-03-04\n\nB.1.1. Migration to Version 3.1\n\nNo dump is needed.\n\nB.1.2. Changes\n\n  * Fix lost eggs\n\nB.2. Release 3.0\nRelease date: 2031-02-02\n\nB.2.1. Changes\n\n  * Security: lock the nests\n\nPrev  Up  Next       Copyright 2031 Heron\n',
      [
        '3.1 2031-03-04: other: No dump is needed. | fix: Fix lost eggs',
        '3.0 2031-02-02: security: Security: lock the nests',
      ],
    ],
    [
      'a chapter that numbers releases behind its own number',
      'text/plain',
      'Chapter 14. History\n\n14.1 Version 3.1\n     Published 2031-03-04\n\n14.1.1 Bug fixes\n     o  Eggs were lost\n\n14.2 Version 3.0\n     Published 2031-02-02\n\n14.2.1 New features\n     o  Shared nests\n\n                - 212 -\n',
      ['3.1 2031-03-04: fix: Eggs were lost', '3.0 2031-02-02: feature: o Shared nests'],
    ],
    [
      'a legend below the releases, told by blanks alone, and the terms below it',
      'text/plain',
      'v3.0    2 February 2031\n         - Bug: eggs were lost.\n         ! Security: nests have locks.\n\nv3.1    4 March 2031\n         # Incompatible: old nests are not read.\n         + New: shared nests.\n\nMarks:   + new    - bug fixed    # not compatible    ! security\n\nHeron is shareware. (c) 2019-2031\n',
      [
        'v3.0 2031-02-02: fix: Bug: eggs were lost. | security: Security: nests have locks.',
        'v3.1 2031-03-04: breaking: Incompatible: old nests are not read. | feature: New: shared nests.',
      ],
    ],
    [
      'a word or two behind the code of a legend',
      'text/plain',
      'Wersja 3.1 (z dnia 04.03.2031)\n  [N] gniazda na mapie\n\nWersja 3.0 (z dnia 28.02.2031)\n  [P] zły wydruk\n\nZnaki: [N] nowość, [P] poprawka\n',
      ['3.1 2031-03-04: feature: gniazda na mapie', '3.0 2031-02-28: fix: [P] zły wydruk'],
    ],
    [
      'a guide beside the releases, and versions of something else in them',
      'text/markdown',
      '# heron chart\n\n## 3.1.0\n\nReleased: 2031-03-04\n`appVersion: 9.4.1`\n\n* [added] shared nests\n\n## 3.0.0\n\nReleased: 2031-02-02\n`appVersion: 9.3.0`\n\n* [changed] two eggs\n\n## Upgrading\n\n### To 3.0.0\n\nRemove the old nest first.\n\n### To 2.0.0\n\nThe nest was renamed.\n',
      ['3.1.0 2031-03-04: feature: [added] shared nests', '3.0.0 2031-02-02: behaviour-change: [changed] two eggs'],
    ],
    [
      'a day since which it runs, and the foot of the page behind a rule',
      'text/markdown',
      '## Patch 3.1 "Reed"\n\nLive since March 4, 2031 · Download: 3.4 GB\n\n- New: shared nests\n\n## Hotfix 3.0.1\n\nLive on all servers since February 2, 2031\n\n- Egg size 12 cm -> 14 cm\n\n---\n\nNext meeting: 2 April 2031, by the pond. See you there!\n',
      ['3.1 2031-03-04: feature: New: shared nests', '3.0.1 2031-02-02: behaviour-change: Egg size 12 cm -> 14 cm'],
    ],
    [
      'lines that each begin with a label in bold, and a day in another language',
      'text/markdown',
      '## Garça 3.1\nDisponível desde 4 de março de 2031 · 48 MB\n\n**Segurança:** os ninhos têm fechadura.\n**Novo:** ninhos partilhados.\n\n## Garça 3.0\nDisponível desde 2 de fevereiro de 2031 · 47 MB\n\n**Incompatível:** o formato mudou.\n',
      [
        '3.1 2031-03-04: security: **Segurança:** os ninhos têm fechadura. | feature: **Novo:** ninhos partilhados.',
        '3.0 2031-02-02: breaking: **Incompatível:** o formato mudou.',
      ],
    ],
  ])('%s', async (_, mediaType, body, expected) => expect(await showPage(body, mediaType, true)).toEqual(expected));
});
