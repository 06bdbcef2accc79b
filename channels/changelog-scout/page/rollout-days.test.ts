import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

describe('the day on which everybody has a release', () => {
  it.each<[string, string, string, string[]]>([
    [
      'stands on the line of production, and one that is planned there is not out',
      '# Notes\n\n## 4.2\n\nTestsystem: 03.11.2026\nProduktivsystem: geplant für 01.12.2026\n\n- Farben\n\n## 4.1\n\nTestsystem: 13.10.2026\nProduktivsystem: 27.10.2026\n\n- Absturz beim Drucken\n',
      'text/markdown',
      ['4.1 2026-10-27: Absturz beim Drucken'],
    ],
    [
      'stands on a line by its platforms',
      '## Patch 2.4\n\n*Live on all servers: Tuesday, March 17th, 2026*\n\n- Otters dive\n\n## Patch 2.3\n\n*Live on all servers: Monday, February 2nd, 2026*\n\n- Reeds grow\n',
      'text/markdown',
      ['2.4 2026-03-17: Otters dive', '2.3 2026-02-02: Reeds grow'],
    ],
    [
      'stands in the column of production, where an empty cell is still to come',
      '| Version | Staging | Live | Type | What | Ticket |\n|---|---|---|---|---|---|\n| 3.2.0 | 2026-11-20 | | New | Boards can be nested | MB-12 |\n| 3.1.4 | 2026-10-05 | 2026-10-19 | Fix | Cards jumped back | MB-11 |\n| 3.1.3 | 2026-09-01 | 2026-09-08 | Removed | The Flash player | MB-10 |\n',
      'text/markdown',
      ['3.1.4 2026-10-19: Cards jumped back', '3.1.3 2026-09-08: The Flash player'],
    ],
    [
      'stands there too where cells hold paragraphs and span rows',
      '<table><tr><th>Version</th><th>UAT</th><th>PROD</th><th>Type</th><th>Change</th></tr><tr><td rowspan="2"><p>1.4.0</p></td><td rowspan="2">03/Nov/26</td><td rowspan="2"><p>17/Nov/26</p></td><td>Bug</td><td>Otters sank</td></tr><tr><td>Feature</td><td>Herons</td></tr><tr><td><p>1.3.0</p></td><td>06/Oct/26</td><td>20/Oct/26</td><td>Bug</td><td><p>Reeds bent</p></td></tr></table>',
      'text/html',
      ['1.4.0 2026-11-17: Otters sank | Herons', '1.3.0 2026-10-20: Reeds bent'],
    ],
    [
      'is none of what was changed for testing and in production',
      '## 2.1 (2026-05-02)\n\nTest: quicker set-up\nProduction: fewer log lines\n\n## 2.0 (2026-04-01)\n\n- Otters dive\n',
      'text/markdown',
      ['2.1 2026-05-02: Test: quicker set-up Production: fewer log lines', '2.0 2026-04-01: Otters dive'],
    ],
  ])('%s', async (_name, body, mediaType, releases) => expect(await showPage(body, mediaType)).toEqual(releases));
});
