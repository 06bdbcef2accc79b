import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

describe('documents that number their sections', () => {
  it.each<[string, string, string, string[]]>([
    [
      'plain text with a table of revisions over the sections of each version',
      'text/plain',
      'HERON SERIES FIRMWARE\nRELEASE NOTES\n\n1. REVISION HISTORY\n\n   Version   Date         Notes\n   -------   ----------   --------\n   3.1.0     2031-03-04   Maintenance\n   3.0.0     2031-02-02   Feature\n\n2. VERSION 3.1.0\n\n2.1 Enhancements\n   HR-410   Nests can be shared.\n\n2.2 Fixed issues\n   HR-388   Nests were lost.\n   HR-391   Reeds were counted twice.\n\n3. VERSION 3.0.0\n\n3.1 Fixed issues\n   HR-120   Clock drift.\n',
      [
        '3.1.0 2031-03-04: feature: HR-410 Nests can be shared. | fix: HR-388 Nests were lost. | fix: HR-391 Reeds were counted twice.',
        '3.0.0 2031-02-02: fix: HR-120 Clock drift.',
      ],
    ],
    [
      'kinds that keep their numbers where a release leaves some out',
      'text/markdown',
      '# Changelog for Heron v3.1\n\n## v3.1.1 (2031-03-04)\n\n### 2. Bug fixes\n\n#### Reed\n\n  * Find lost nests\n\n## v3.1.0 (2031-02-02)\n\n### 1. Enhancements\n\n  * Nests of two rooms\n\n### 4. Hard deprecations\n\n  * `pond/1` is for ducks\n\n## v3.0\n\nThe changelog for v3.0 releases can be found [in the v3.0 branch](https://heron.example/3.0).\n',
      [
        'v3.1.1 2031-03-04: fix: Find lost nests',
        'v3.1.0 2031-02-02: feature: Nests of two rooms | deprecation: `pond/1` is for ducks',
      ],
    ],
    [
      'a table of contents that gives the days',
      'text/markdown',
      '# Changelog\n\n| Version | Released |\n| --- | --- |\n| [Heron 3.1](#31) | 2031-03-04 |\n| [Heron 3.0](#30) | 2031-02-02 |\n\n## Heron 3.1\n\n- Fixed lost nests\n\n## Heron 3.0\n\n- Added nests\n',
      ['3.1 2031-03-04: fix: Fixed lost nests', '3.0 2031-02-02: feature: Added nests'],
    ],
    [
      'what stands below the table whose rows are the releases belongs to none of them',
      'text/plain',
      'Heron firmware\n\nVersion   Date         Changes\n3.1.0     2031-03-04   Fixed lost nests\n3.0.0     2031-02-02   Added nests of reed\n\nCare of the bird\n\nThe feathers have to be kept dry.\n',
      ['3.1.0 2031-03-04: fix: Fixed lost nests', '3.0.0 2031-02-02: feature: Added nests of reed'],
    ],
    [
      'a change in a row of its own names no section, nor a product with a year a release',
      'text/html',
      '<h1>Heron Server 2031 history</h1><table><tr><th>Version</th><th>Date</th><th>Details</th></tr><tr><td rowspan="2">3.1.0</td><td rowspan="2">2031-03-04</td><td>Added nests of reed</td></tr><tr><td>Fixed a leak</td></tr><tr><td>3.0.0</td><td>2031-02-02</td><td>Removed the pond option</td></tr></table>',
      [
        '3.1.0 2031-03-04: feature: Added nests of reed | fix: Fixed a leak',
        '3.0.0 2031-02-02: breaking: Removed the pond option',
      ],
    ],
    [
      'a section named after the series of its release',
      'text/markdown',
      '# Heron 3.1\n\n## Heron 3.1.1\n\n### Changes since Heron 3.1.0\n\n- Fixed lost nests\n\n## Heron 3.1.0\n\n### New features in 3.1\n\n- Nests of two rooms\n',
      ['3.1.1 -: fix: Fixed lost nests', '3.1.0 -: feature: Nests of two rooms'],
    ],
  ])('%s', async (_, mediaType, body, expected) => expect(await showPage(body, mediaType, true)).toEqual(expected));
});
