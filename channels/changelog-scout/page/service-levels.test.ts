import { describe, expect, it } from 'vitest';
import { readVersionWindow } from '../brief/version-window.ts';
import { readPage } from './read-page.ts';
import { showPage } from './show-page.ts';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';

const RULE = '='.repeat(50);

describe('a service level behind a version', () => {
  it.each([
    ['## Heron 2026.3 SP1', '2026.3 SP1'],
    ['## Heron 9.4 Service Pack 2 (2026-05-02)', '9.4 Service Pack 2'],
    ['## Version 11.0 CU5', '11.0 CU5'],
    ['## 14.2 Update 3 - 2026-05-02', '14.2 Update 3'],
  ])('is a part of its name: %s', async (head, version) => {
    const [newest = '', older = ''] = await showPage(`${head}\n\n- Herons fly\n\n## 1.0\n\n- Otters dive\n`);
    expect([newest.startsWith(`${version} `), older.startsWith('1.0 ')]).toEqual([true, true]);
  });

  it('is a part of the version that a brief names', () =>
    expect(readVersionWindow('What changed in Heron since 14.2 SP1?')).toMatchObject({ from: '14.2 SP1', to: null }));
});

describe('a plain text of releases between rules', () => {
  const body = `Otterwerk\n\n${RULE}\nVersion 8.1 SP2     freigegeben am 16.11.2026\n${RULE}\nNeu\n - Listen lassen sich drehen.\nGeändert (inkompatibel)\n - Der Import erwartet UTF-8.\nLagerverwaltung\n - Umlagern geht wieder.\n\n${RULE}\nVersion 8.1     freigegeben am 02.10.2026\n                zurückgezogen am 03.10.2026\n${RULE}\nNeu\n - Farben.\n\n${RULE}\nVersion 8.0     freigegeben am 01.08.2026\n${RULE}\nEntfallen\n - DTA.\n`;

  it('has names of sections behind items, which go on none of them', async () =>
    expect(await showPage(body, 'text/plain', true)).toEqual([
      '8.1 SP2 2026-11-16: feature: Listen lassen sich drehen. | breaking: Der Import erwartet UTF-8. | other: Umlagern geht wieder.',
      '8.0 2026-08-01: breaking: DTA.',
    ]));

  it('says in a second line of a head that its release was taken back', async () => {
    const bytes = new TextEncoder().encode(body);
    const layer = await buildTextLayer({ bytes, mediaType: 'text/plain', url: null });
    const words = readPage({ layer }).notReleased.map(({ start, end }) => layer.text.slice(start, end));
    expect(words.map((one) => one.replace(/\s+/g, ' '))).toEqual([
      'Version 8.1 freigegeben am 02.10.2026 zurückgezogen am 03.10.2026',
    ]);
  });

  it('goes on an item with what is no name', async () =>
    expect(await showPage('## 2.0\n\n- Herons fly over the\nReeds of the\n- Otters dive\n')).toEqual([
      '2.0 -: Herons fly over the Reeds of the | Otters dive',
    ]));
});
