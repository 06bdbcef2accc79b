import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

describe('bulletins, shops and lists without marks', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a mail that announces one release and measures it by another',
      'text/plain',
      'From: Ola <ola@heron.example>\nDate: 4 Mar 2031 10:00 GMT\nSubject: Heron 3.1.0 released\n\nVersion 3.1.0 of Heron is now available for download.\n\nMajor changes since 3.0:\n\n* Shared nests\n',
      ['3.1.0 2031-03-04: other: Shared nests'],
    ],
    [
      'fields of a bulletin, and one change below its name',
      'text/plain',
      'Firmware version:      3.1\nRelease date:          04-Mar-2031\nReplaces:              3.0\nAffected hardware:     HX4-A, HX4-B\n\nResolved in this version\n  1. Nests were lost.\n\nFirmware version:      3.0\nRelease date:          02-Feb-2031\nReplaces:              2.9\n\nKnown limitations\n  1. HX4-A has no lock.\n\nPage 1 of 1             Heron Controls Ltd, Reed Lane\n',
      ['3.1 2031-03-04: fix: Nests were lost.', '3.0 2031-02-02: other: HX4-A has no lock.'],
    ],
    [
      'a day in figures, a version and who made it, in columns without names',
      'text/plain',
      '20310304  3.1   ola  Rewrote the cache.\n                     Option -z added.\n20310202  3.0   ria  First version with plugins.\n\nSend bugs to ola@heron.example. Heron is in the public domain.\n',
      [
        '3.1 2031-03-04: feature: ola Rewrote the cache. Option -z added.',
        '3.0 2031-02-02: other: ria First version with plugins.',
      ],
    ],
    [
      'rows that begin with the name of a kind',
      'text/html',
      '<h1>Notes</h1><table><caption>3.1 — 2031-03-04</caption><tbody><tr><td>feature</td><td>Shared nests on the map</td></tr><tr><td>breaking</td><td>The old theme was removed</td></tr></tbody></table><table><caption>3.0 — 2031-02-02</caption><tbody><tr><td>security</td><td>The index holds no private nests</td></tr></tbody></table>',
      [
        '3.1 2031-03-04: feature: Shared nests on the map | breaking: The old theme was removed',
        '3.0 2031-02-02: security: The index holds no private nests',
      ],
    ],
    [
      'lines that each begin with a sign, and what a shop says below',
      'text/plain',
      "What's New\n\nVersion 3.1 • Updated on Mar 4, 2031\n★ Shared nests\n⚠ Reed 8 is not supported any longer\n\nVersion 3.0 • Updated on Feb 2, 2031\n★ Names for nests\n\n4.6 ★★★★☆  12,318 ratings\n",
      [
        '3.1 2031-03-04: other: ★ Shared nests | breaking: ⚠ Reed 8 is not supported any longer',
        '3.0 2031-02-02: other: ★ Names for nests',
      ],
    ],
    [
      'names of kinds right below a list, and who takes leave',
      'text/plain',
      '3.1 / 04.03.2031\nBehoben\n- Der Export bricht nicht mehr ab.\nBekannte Probleme\n- Unter Schilf 15 fehlt das Nest.\n\n3.0 / 28.02.2031\nSicherheit\n- Nester werden verschlüsselt.\n\nMit freundlichen Grüßen\nIhr Reiher-Team\nTel. 0441 000000 · info@reiher.example\n',
      [
        '3.1 2031-03-04: fix: Der Export bricht nicht mehr ab. | other: Unter Schilf 15 fehlt das Nest.',
        '3.0 2031-02-28: security: Nester werden verschlüsselt.',
      ],
    ],
    [
      'a day before how large it is, and with what it runs',
      'text/markdown',
      '### Version 3.1\nVeröffentlicht: 4. Mär. 2031 – 412 KB\nFunktioniert mit Schilf 128.0 und neuer\n\nNeu: Dunkles Nest.\n\n### Version 3.0\nVeröffentlicht: 2. Feb. 2031 – 410 KB\nFunktioniert mit Schilf 115.0 und neuer\n\nBehoben: Ei verloren.\n\nQuellcode veröffentlicht unter MPL 2.0\n',
      ['3.1 2031-03-04: feature: Neu: Dunkles Nest.', '3.0 2031-02-02: fix: Behoben: Ei verloren.'],
    ],
    [
      'labels of a language on lines below a release',
      'text/plain',
      '[4 marca 2031] wersja 3.1\n  Nowe: gniazda na mapie\n  Poprawiono: zgubione jajka\n[2 lutego 2031] wersja 3.0\n  Usunięto: stary staw\n',
      [
        '3.1 2031-03-04: feature: Nowe: gniazda na mapie | fix: Poprawiono: zgubione jajka',
        '3.0 2031-02-02: breaking: Usunięto: stary staw',
      ],
    ],
    [
      'a version and a day of two figures a year before what changed, and how to pay for it',
      'text/plain',
      "What's new?\n\nv3.1 11/20/31  Fixed the list of nests.\nv3.0 09/02/31  Reads the mail of other birds no more.\nv2.9 02/11/31  ANSI nests.\n\nHow to register:  Send a feather to the author, by the pond.\n",
      [
        'v3.1 -: fix: Fixed the list of nests.',
        'v3.0 -: other: Reads the mail of other birds no more.',
        'v2.9 -: other: v2.9 02/11/31 ANSI nests.',
      ],
    ],
    [
      'a table of what is said of the release as a whole',
      'text/markdown',
      '# Release 3.1\n\n| | |\n|-|-|\n| Released | 2031-03-04 |\n| Upgrade from | 2.5 or later |\n\n## Breaking changes\n\n1. Reed 11 is no longer supported.\n',
      ['3.1 2031-03-04: breaking: Reed 11 is no longer supported.'],
    ],
    [
      'what a program tells in a chat, and what people say between',
      'text/plain',
      '[2031-03-04 09:02] bot: Released **heron 3.1**\n• Added nests\n• BREAKING: /ponds needs a reason\n[2031-03-04 09:10] ria: nice!!\n[2031-02-02 16:40] bot: Released **heron 3.0**\n• Fixed lost eggs\n[2031-02-02 16:55] ola: does that fix the thing from 2.9?\n',
      [
        '3.1 2031-03-04: feature: Added nests | breaking: BREAKING: /ponds needs a reason',
        '3.0 2031-02-02: fix: Fixed lost eggs',
      ],
    ],
    [
      'parts of a product as terms',
      'text/html',
      '<h2>Version 3.1</h2><p>Release date: 4 March 2031</p><h3>Improvements</h3><dl><dt>Search</dt><dd>Results show the nest.</dd><dt>Export</dt><dd>Eggs can be exported.</dd></dl><h2>Version 3.0</h2><p>Release date: 2 February 2031</p><h3>Fixes</h3><dl><dt>Map</dt><dd>Undo no longer deletes nests.</dd></dl>',
      [
        '3.1 2031-03-04: feature: Results show the nest. | feature: Eggs can be exported.',
        '3.0 2031-02-02: fix: Undo no longer deletes nests.',
      ],
    ],
    [
      'links in a row below the releases',
      'text/markdown',
      '## 3.1 (2031-03-04)\n\n* Added nests\n\n## 3.0 (2031-02-02)\n\n* Removed the pond\n\n[Older versions](older.md) | [Edit this page](https://heron.example/e)\n',
      ['3.1 2031-03-04: feature: Added nests', '3.0 2031-02-02: behaviour-change: Removed the pond'],
    ],
  ])('%s', async (_, mediaType, body, expected) => expect(await showPage(body, mediaType, true)).toEqual(expected));
});
