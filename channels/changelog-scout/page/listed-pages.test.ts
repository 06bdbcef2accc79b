import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

describe('lists of issues, legends and what stands beside releases', () => {
  it.each<[string, string, string, string[]]>([
    [
      'resolved and open bugs of one release under heads of their own',
      'text/plain',
      'Resolved Bugs in Release 17.1(4)\n\nIdentifier   Headline\nABCde10021   Nests are lost\nABCde10077   Memory leak in the reed\n\nOpen Bugs in Release 17.1(4)\n\nIdentifier   Headline\nABCde10101   Lamp stays amber\n\nResolved Bugs in Release 17.1(3)\n\nIdentifier   Headline\nABCde09001   Pond drops offers\n',
      [
        '17.1(4) -: fix: ABCde10021 Nests are lost | fix: ABCde10077 Memory leak in the reed | other: ABCde10101 Lamp stays amber',
        '17.1(3) -: fix: ABCde09001 Pond drops offers',
      ],
    ],
    [
      'a legend with arrows, whose signs stand where lists and headings have theirs, and heads between hyphens',
      'text/plain',
      'Legend:\n* -> Security Fix\n# -> Bug Fix\n+ -> Addition\n^ -> Change\n- -> Removed\n\n-------------------- 3.1.0 [04-March-2031] ---------------\n# Nest closed on touch\n* Eggs of strangers in the alias field\n\n-------------------- 3.0.0 [02-February-2031] ---------------\n+ Spanish translation\n- Layout of reed\n',
      [
        '3.1.0 2031-03-04: fix: Nest closed on touch | security: Eggs of strangers in the alias field',
        '3.0.0 2031-02-02: feature: Spanish translation | breaking: Layout of reed',
      ],
    ],
    [
      'a head that is a range of days has no version',
      'text/html',
      '<h1>Updates</h1><h2>16 – 30 March 2031</h2><ul><li>Nests can be archived.</li></ul><h2>1 – 15 March 2031</h2><ul><li>Fixed: reeds on import.</li></ul>',
      [
        '30 March 2031 2031-03-30: other: Nests can be archived.',
        '15 March 2031 2031-03-15: fix: Fixed: reeds on import.',
      ],
    ],
    [
      'a guide below the last release, and facts about the product',
      'text/html',
      '<h2>Heron 3.1.1</h2><p>March 4, 2031</p><h3>Bug Fixes</h3><ul><li>Nests no longer hide.</li></ul><h2>Heron 3.1.0</h2><p>February 2, 2031</p><h3>New</h3><ul><li>Nests of reed.</li><li>Last updated 3 weeks ago</li><li>Active installations 40,000+</li></ul><h2>Security Guide</h2><p>How we keep you safe.</p>',
      ['3.1.1 2031-03-04: fix: Nests no longer hide.', '3.1.0 2031-02-02: feature: Nests of reed.'],
    ],
    [
      'cards with a day and a badge over their heads, one of which names a protocol',
      'text/html',
      '<h1>Notes</h1><div>Mar 19, 2031</div><span>Feature</span><h3>Bring your own reed</h3><p>Nests are made of your own reed.</p><div>Mar 5, 2031</div><span>Deprecated</span><h3>TLS 1.1</h3><p>Such connections are refused from May.</p><div>Feb 2, 2031</div><span>Fixed</span><h3>Export</h3><p>Totals match the bill.</p>',
      [
        'Bring your own reed 2031-03-19: feature: Nests are made of your own reed.',
        'TLS 1.1 2031-03-05: deprecation: Such connections are refused from May.',
        'Export 2031-02-02: fix: Totals match the bill.',
      ],
    ],
    [
      'a title with the series over dated lines of its versions',
      'text/plain',
      'What is new in Heron 12\n\n12.3 (build 44)      30 Mar 2031\n- Fixed lost nests\n\n12.2.1 (build 43)    11 Feb 2031\n- Added reeds\n\n12.2 (build 42)      01 Feb 2031\n- NEW: shared ponds\n',
      [
        '12.3 2031-03-30: fix: Fixed lost nests',
        '12.2.1 2031-02-11: feature: Added reeds',
        '12.2 2031-02-01: feature: NEW: shared ponds',
      ],
    ],
    [
      'sections between signs, labels in brackets at the start of lines, and a version that was withdrawn',
      'text/plain',
      'Heron 3.1\n=========\n\nReleased: 2031-03-04\n\n+++ New +++\nNests without a net\n\n+++ Corrected +++\nReeds of no length\n\nHeron 3.0\n=========\n\nReleased: 2031-02-02\n\n [BUGFIX] nest: wrong eggs #15\n [CHANGE] flags: old ones removed\n\nHeron 2.9 (zurückgezogen)\n=========================\n\n- fehlerhaft\n',
      [
        '3.1 2031-03-04: feature: Nests without a net | fix: Reeds of no length',
        '3.0 2031-02-02: fix: [BUGFIX] nest: wrong eggs #15 | behaviour-change: [CHANGE] flags: old ones removed',
      ],
    ],
    [
      'a column of who wrote it',
      'text/html',
      '<table><tr><th>Version</th><th>Datum</th><th>Beschreibung</th><th>Bearbeiter</th></tr><tr><td>1.0</td><td>12.01.2031</td><td>Erste Fassung der Nester</td><td>O. Fink</td></tr><tr><td>1.1</td><td>30.03.2031</td><td>Fehler beim Drucken behoben</td><td>A. Rohr</td></tr></table>',
      ['1.0 2031-01-12: other: Erste Fassung der Nester', '1.1 2031-03-30: fix: Fehler beim Drucken behoben'],
    ],
  ])('%s', async (_, mediaType, body, expected) => expect(await showPage(body, mediaType, true)).toEqual(expected));
});
