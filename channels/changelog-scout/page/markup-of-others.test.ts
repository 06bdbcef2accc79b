import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

describe('pages in the markup of wikis, forums and packages', () => {
  it.each<[string, string, string[], string?]>([
    [
      'BBCode: items, bold lines over releases, older ones folded away',
      '[center][b]Heron Mod[/b][/center]\n\n[b]Version 3.1[/b] (4 Mar 2031)\n[list]\n[*]Fixed lost nests\n[*]Added reeds\n[/list]\n\n[spoiler=Older versions]\n[b]Version 3.0[/b] (2 Feb 2031)\n[list]\n[*]New map: the pond\n[/list]\n[/spoiler]\n',
      ['3.1 2031-03-04: fix: Fixed lost nests | feature: Added reeds', '3.0 2031-02-02: feature: New map: the pond'],
    ],
    [
      'Textile: headings, and what sort of issue an item is',
      'h1. Changelog\n\nh2. 3.1 (2031-03-04)\n\n* Defect #41: Nests are lost\n* Feature #42: Nests by colour\n\nh2. 3.0 (2031-02-02)\n\nh3. Security\n\n* Defect #40: Reeds of strangers are run\n',
      [
        '3.1 2031-03-04: fix: Defect #41: Nests are lost | feature: Feature #42: Nests by colour',
        '3.0 2031-02-02: security: Defect #40: Reeds of strangers are run',
      ],
    ],
    [
      'CPAN: lines in brackets over items and over paragraphs, trials beside what is final',
      'Revision history for Heron\n\n{{$NEXT}}\n\n1.300002  2031-03-04 14:06:51-05:00 America/New_York (TRIAL RELEASE)\n        [THIS MIGHT BREAK YOUR CODE]\n        - nests are counted in pairs from now\n\n1.300001  2031-02-02 09:39:13 America/New_York\n        [!!! INCOMPATIBLE CHANGES !!!]\n        at long last, reeds are cut\n        before sending\n\n        [BUG FIXES]\n        a bug where eggs beginning with a - would not hatch\n',
      [
        '1.300002 2031-03-04: breaking: nests are counted in pairs from now',
        '1.300001 2031-02-02: breaking: at long last, reeds are cut before sending | fix: a bug where eggs beginning with a - would not hatch',
      ],
    ],
    [
      'RPM: who built it again without a version has a day of their own',
      '* Tue Mar 04 2031 Ola Finch <ola@pkg.example> - 3.1.0-2.fc60\n- Fix lost nests\n\n* Sun Feb 16 2031 Build Robot <robot@pkg.example>\n- Rebuilt for new reeds\n\n* Sun Feb 02 2031 Ola Finch <ola@pkg.example> - 3.0.0-1.fc59\n- Add nests\n',
      [
        '3.1.0-2.fc60 2031-03-04: fix: Fix lost nests',
        'Sun Feb 16 2031 2031-02-16: other: Rebuilt for new reeds',
        '3.0.0-1.fc59 2031-02-02: feature: Add nests',
      ],
      'text/plain',
    ],
    [
      'keys of issues that stand alone are no change, nor are the cells that name columns',
      '<h1>Heron release notes</h1><h2>Heron 3.1</h2><h3>Fixed bugs</h3><ul><li><p>Nests are found again.</p><p>Own Id: HR-41 Aux Id: HR-42</p></li></ul><table><tr><th>Bug ID</th><th>Description</th></tr><tr><td>1081</td><td>Reeds were counted twice.</td></tr></table><h2>Heron 3.0</h2><h3>Fixed bugs</h3><ul><li>Ponds dry up slowly.</li></ul><h2>Heron 2.9</h2><ul><li>Added ponds.</li></ul>',
      [
        '3.1 -: fix: Nests are found again. | fix: 1081 Reeds were counted twice.',
        '3.0 -: fix: Ponds dry up slowly.',
        '2.9 -: feature: Added ponds.',
      ],
      'text/html',
    ],
    [
      'what an advisory is called under the change that it is about',
      'heron (3.1-0ubuntu1.2) noble-security; urgency=medium\n\n  * SECURITY UPDATE: nests of strangers\n    - debian/patches/CVE-2031-1234.patch: look who it is.\n    - CVE-2031-1234\n\n -- Ola Finch <ola@pkg.example>  Tue, 04 Mar 2031 10:00:00 +0100\n',
      [
        '3.1-0ubuntu1.2 2031-03-04: security: SECURITY UPDATE: nests of strangers | security: debian/patches/CVE-2031-1234.patch: look who it is.',
      ],
      'text/plain',
    ],
    [
      'a generation of a part of the product is no release, nor is the month over a post its day',
      '<h1>What is new</h1><h2>March 2031</h2><h3>Nest import v1 retires</h3><p>Mar 18</p><p>Nest import v1 will be removed on June 1, 2031.</p><h3>Faster reeds</h3><p>Mar 2</p><p>Reeds grow twice as fast.</p><h2>February 2031</h2><h3>Sunsetting API v1</h3><p>Feb 2</p><p>API v1 will be turned off in May.</p>',
      [
        'March 2031 2031-03: deprecation: Nest import v1 will be removed on June 1, 2031. | performance: Reeds grow twice as fast.',
        'February 2031 2031-02: deprecation: API v1 will be turned off in May.',
      ],
      'text/html',
    ],
  ])('%s', async (_, body, expected, mediaType = 'text/plain') =>
    expect(await showPage(body, mediaType, true)).toEqual(expected),
  );
});
