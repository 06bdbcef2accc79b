import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { changelogScout } from '../channel.ts';
import { showPage } from './show-page.ts';

const LINES =
  'V1.05.00   build 118    2031-01-20\n  - Added: nests\n\nV1.06.00   build 124    2031-02-03\n  - Fixed: eggs\n\nV1.07.00   build 130    2031-03-04\n  - Added: wings\n';
const RELEASES = ['V1.05.00 2031-01-20', 'V1.06.00 2031-02-03', 'V1.07.00 2031-03-04'];

describe('dated lines below a heading that names a version of something else', () => {
  it.each([
    ` HERON README\n Applies to hardware rev. 2.1 and 2.3\n======================================\n\n${LINES}`,
    `Boards of 2.1\n=============\n\n${LINES}`,
    `Gilt für Geräte ab 3.4\n=====================\n\n${LINES}`,
    `Se aplica a la placa 4.0\n========================\n\n${LINES}`,
  ])('head the releases: %s', async (body) =>
    expect((await showPage(body, 'text/plain')).map((line) => line.replace(/:.*/, ''))).toEqual(RELEASES),
  );
});

describe('a head whose day has no year', () => {
  const ask = async (items: string[]) => {
    const body = `<h1>Heron changelog</h1><dl>${items.map((head) => `<dt>${head}</dt><dd>Fixed: eggs of ${head} got lost.</dd>`).join('')}</dl>`;
    const url = 'https://pages.example/log.html';
    const { take } = await rollOffline({
      channel: changelogScout,
      notes: `What changed in Heron? ${url}`,
      acceptedAt: '2026-11-21T12:00:00.000Z',
      fetchSource: () => ({ url, mediaType: 'text/html', body }),
    });
    return take;
  };

  it.each([
    [['v2.8.1 20 Nov', 'v2.8.0 2 Oct', 'v2.7.1 25 Aug']],
    [['Version 2.8.1 – 20. November', 'Version 2.8.0 – 2. Oktober', 'Version 2.7.1 – 25. August']],
    [['2.8.1, 20 de noviembre', '2.8.0, 2 de octubre', '2.7.1, 25 de agosto']],
  ])('heads a release without a date, and that is told: %j', async (items) => {
    const { grade, table, lifecycle } = await ask(items);
    expect(table?.rows.map(({ version, date }) => [String(version).replace('v', ''), date])).toEqual([
      ['2.8.1', null],
      ['2.8.0', null],
      ['2.7.1', null],
    ]);
    expect(grade).not.toBe('A');
    expect(lifecycle?.undone?.join(' ')).toContain(items[0]);
  });
});
