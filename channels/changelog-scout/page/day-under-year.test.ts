import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { groundOf } from './page-reading.ts';
import { readPage } from './read-page.ts';
import { showPage } from './show-page.ts';

describe('a day without its year', () => {
  it.each<[string, string, string[]]>([
    [
      'is of the year that heads it, beside a version or below it',
      '# Heron Portal\n\n## 2026\n\n### 3.2 – 4 May\n\n- Herons fly\n\n### 3.1\n\nJanuary 12th\n\n- Reeds grow\n\n## 2025\n\n### 3.0 | Dec 9\n\n- Otters dive\n',
      ['3.2 2026-05-04: Herons fly', '3.1 2026-01-12: Reeds grow', '3.0 2025-12-09: Otters dive'],
    ],
    [
      'heads what came out on it',
      '# News\n\n## 2026\n\n### 14 mai\n\n- Herons fly\n\n### 2 mars\n\n- Reeds grow\n\n## 2025\n\n### 9 décembre\n\n- Otters dive\n',
      ['14 mai 2026-05-14: Herons fly', '2 mars 2026-03-02: Reeds grow', '9 décembre 2025-12-09: Otters dive'],
    ],
    [
      'is none where no year heads it',
      '# Heron\n\n## 3.2 – 4 May\n\n- Herons fly\n\n## 3.1 – 2 April\n\n- Reeds grow\n',
      ['3.2 -: Herons fly', '3.1 -: Reeds grow'],
    ],
  ])('%s', async (_name, body, releases) => expect(await showPage(body)).toEqual(releases));

  it('is told by both places', async () => {
    const bytes = new TextEncoder().encode(
      '## 2026\n\n### 3.2 – 4 May\n\n- Herons fly\n\n### 3.1 – 2 April\n\n- Reeds\n',
    );
    const layer = await buildTextLayer({ bytes, mediaType: 'text/markdown', url: null });
    const [newest] = readPage({ layer }).releases;
    expect(groundOf(newest!.date!).map(({ start, end }) => layer.text.slice(start, end))).toEqual([
      '3.2 – 4 May',
      '2026',
    ]);
    expect(newest!.date!.written).toEqual(['4 May', '2026']);
  });
});
