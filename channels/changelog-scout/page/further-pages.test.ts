import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

describe('further forms of pages', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a day and a version before what changed, one line each',
      'text/plain',
      'RELEASES\n2031-03-04 v3.1.0 add nests of reed; drop the pond\n2031-02-10 v3.0.1 fix race on shutdown\n2031-02-02 v3.0.0 add rooms for two\n',
      [
        'v3.1.0 2031-03-04: feature: add nests of reed; drop the pond',
        'v3.0.1 2031-02-10: fix: fix race on shutdown',
        'v3.0.0 2031-02-02: feature: add rooms for two',
      ],
    ],
    [
      'what is still to come under a month or a year, below what is out',
      'text/plain',
      'Czapla - historia zmian\n\nWersja 3.1 (4 marca 2031)\n* Dodano: gniazda wspólne\n\nWersja 3.0.2 (2 lutego 2031)\n* Naprawiono: jaja znikały\n\nPlanowane na 2032\n* Tryb ciemny\n',
      ['3.1 2031-03-04: feature: Dodano: gniazda wspólne', '3.0.2 2031-02-02: fix: Naprawiono: jaja znikały'],
    ],
    [
      'what comes in a month, under a heading of its own',
      'text/markdown',
      '# Heron\n\n## Version 3.1 (March 4, 2031)\n\n- New: shared nests\n\n## Version 3.0 (February 2, 2031)\n\n- Fixed: lost eggs\n\n## Coming in June 2031\n\n- The old feed goes away\n',
      ['3.1 2031-03-04: feature: New: shared nests', '3.0 2031-02-02: fix: Fixed: lost eggs'],
    ],
    [
      'how long ago the newest came out, where the others have days',
      'text/plain',
      'Version 3.1.1   3d ago\n• Fixes a crash on launch.\n\n3.1   Mar 4, 2031\nNests can be shared.\n\n3.0.2   Feb 2, 2031\nBug fixes.\n',
      [
        '3.1.1 -: fix: Fixes a crash on launch.',
        '3.1 2031-03-04: other: Nests can be shared.',
        '3.0.2 2031-02-02: fix: Bug fixes.',
      ],
    ],
    [
      'kinds cut short in brackets, one line each',
      'text/plain',
      'FW 3.1b    2031/03/04\n [New]  shared nests\n [Sec]  password must be changed at first login\nFW 3.0     2031/02/02\n [Fix]  time zone\n [Chg]  path is now /reed0 (was /reed)\n',
      [
        '3.1b 2031-03-04: feature: [New] shared nests | security: [Sec] password must be changed at first login',
        '3.0 2031-02-02: fix: [Fix] time zone | behaviour-change: [Chg] path is now /reed0 (was /reed)',
      ],
    ],
    [
      'a month in the head and the day below it',
      'text/html',
      '<h1>March 2031 (version 3.1)</h1><p><strong>Release date:</strong> March 4, 2031</p><p>Downloads: Windows | Linux</p><ul><li>Nests can be pinned.</li><li>Fixed a leak.</li></ul>',
      ['3.1 2031-03-04: other: Nests can be pinned. | fix: Fixed a leak.'],
    ],
    [
      'a summary over the day of the release, as a block of lines',
      'text/plain',
      'v3.1.0\n======\n\nRelease Summary\n---------------\n\n| Release Date: 2031-03-04\n| `Guide <https://heron.example/guide>`__\n\nBugfixes\n--------\n\n- nest - keep the mode.\n\nv3.0.0\n======\n\nRelease Summary\n---------------\n\n| Release Date: 2031-02-02\n\nMinor Changes\n-------------\n\n- nest - two rooms.\n',
      ['v3.1.0 2031-03-04: fix: nest - keep the mode.', 'v3.0.0 2031-02-02: feature: nest - two rooms.'],
    ],
    [
      'posts of a forum, each with its day and hour',
      'text/html',
      '<div><span>ola_f</span> <span>March 4, 2031, 9:00am</span></div><h2>2031.3.1</h2><ul><li>Fixed a leak</li></ul><div><span>ola_f</span> <span>February 2, 2031, 6:00pm</span></div><h2>2031.3.0</h2><ul><li>Added nests</li></ul>',
      ['2031.3.1 2031-03-04: fix: Fixed a leak', '2031.3.0 2031-02-02: feature: Added nests'],
    ],
    [
      'numbers of pages in the text of a PDF',
      'text/plain',
      'Version 3.1   Stand: 04.03.2031\n\nBehobene Fehler\n  • HR-41: Nester gingen verloren\n\n     Seite 2 von 3\n\nVersion 3.0   Stand: 02.02.2031\n\nBehobene Fehler\n  • HR-40: Absturz im Schilf\n\nStand: 28.02.2031\n',
      ['3.1 2031-03-04: fix: HR-41: Nester gingen verloren', '3.0 2031-02-02: fix: HR-40: Absturz im Schilf'],
    ],
    [
      'parts of a product over lists, and a simple table inside a change',
      'text/html',
      '<h2>3.1.0 (2031-03-04)</h2><h4>Breaking Change</h4><ul><li><code>cli</code>, <code>types</code><ul><li>#41 refactor(cli): drop the alias</li></ul></li></ul><h2>3.0.0 (2031-02-02)</h2><h4>Bug Fix</h4><ul><li><code>nest</code><ul><li>#40 fix(nest): hide eggs</li></ul></li></ul>',
      [
        '3.1.0 2031-03-04: breaking: #41 refactor(cli): drop the alias',
        '3.0.0 2031-02-02: fix: #40 fix(nest): hide eggs',
      ],
    ],
    [
      'a simple table of reStructuredText tells rows, and old and new versions in it are of something else',
      'text/plain',
      'v3.1.0 (2031-03-04)\n-------------------\n\nBreaking changes\n~~~~~~~~~~~~~~~~\n\n- Minimum versions of dependencies:\n\n  ========  =====  =====\n  Package     Old    New\n  ========  =====  =====\n  reedlib    1.26    2.0\n  pondlib     2.1    2.2\n  ========  =====  =====\n\nv3.0.0 (2031-02-02)\n-------------------\n\nInternal Changes\n~~~~~~~~~~~~~~~~\n\n- Moved tests.\n',
      [
        'v3.1.0 2031-03-04: breaking: Minimum versions of dependencies: | breaking: reedlib 1.26 2.0 | breaking: pondlib 2.1 2.2',
        'v3.0.0 2031-02-02: other: Moved tests.',
      ],
    ],
    [
      'whom an entry is for and whose it is',
      'text/plain',
      '20310304:\n  AFFECTS: users of pond/heron\n  AUTHOR: ola@pond.example\n\n  The default port changed from 70 to 74.\n\n20310202:\n  AFFECTS: users of pond/reed\n  AUTHOR: ola@pond.example\n\n  Run reed-migrate first.\n',
      [
        '20310304 2031-03-04: behaviour-change: The default port changed from 70 to 74.',
        '20310202 2031-02-02: other: Run reed-migrate first.',
      ],
    ],
    [
      'emphasis and categories of a wiki, and a release that is still coming',
      'text/plain',
      "== Version 3.2 ==\n\ncoming::[3.2]\n\n* Added ponds\n\n== Version 3.1 ==\n'''Release date: 2031-03-04'''\n* ''Removed:'' the old nest\n[[Category:Notes]]\n\n== Version 3.0 ==\n'''Release date: 2031-02-02'''\n* Added nests\n",
      ["3.1 2031-03-04: breaking: ''Removed:'' the old nest", '3.0 2031-02-02: feature: Added nests'],
    ],
  ])('%s', async (_, mediaType, body, expected) => expect(await showPage(body, mediaType, true)).toEqual(expected));
});
