import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { rowsOf } from '../../screening/expectation.ts';
import { changelogScout } from '../channel.ts';
import { productBefore } from './product-name.ts';
import { wantsStable } from './release-limit.ts';
import { readVersionWindow } from './version-window.ts';

const URL_OF_PAGE = 'https://otter.example/releases.json';
const release = (version: string, track: string, text: string) => ({
  version,
  track,
  released_at: '2026-10-05T07:00:00Z',
  changes: [{ type: 'security', text, cve: ['CVE-2026-1234'] }],
});
const FEED = JSON.stringify({
  releases: [
    release('5.1.0-beta.1', 'beta', 'Holts of others are closed.'),
    release('5.0.2', 'stable', 'Keys of guests are revoked.'),
    release('4.9.7', 'lts', 'Ponds need a password.'),
  ],
});

async function ask(notes: string, body: string, mediaType: string) {
  const fetchSource = () => ({ body, mediaType, url: URL_OF_PAGE });
  const acceptedAt = '2026-11-30T12:00:00Z';
  const { take } = await rollOffline({
    channel: changelogScout,
    notes: `${notes} ${URL_OF_PAGE}`,
    acceptedAt,
    fetchSource,
  });
  return take;
}

describe('one of several lines of releases', () => {
  it.each([
    ['What changed in Otter on the stable track?', ['5.0.2']],
    ['What changed in Otter (LTS track)?', ['4.9.7']],
    ['What changed in Otter?', ['5.1.0-beta.1', '5.0.2', '4.9.7']],
  ])('%s', async (notes, versions) => {
    const take = await ask(notes, FEED, 'application/json');
    expect(take.grade).toBe('A');
    expect(rowsOf(take).map(({ version }) => version)).toEqual(versions);
  });

  it('is not chosen by the day of another place unsaid', async () => {
    const page =
      '## 26.11\nSandbox: 30 October 2026\nProduction: 13 November 2026\n\n- New: otters\n\n## 26.10\nSandbox: 2 October 2026\nProduction: 16 October 2026\n\n- New: reeds\n';
    const inSandbox = await ask('What changed in Otter in our sandbox?', page, 'text/markdown');
    expect(inSandbox.output).toMatch(/Not understood.{0,60}“sandbox”/);
    expect((await ask('What changed in Otter?', page, 'text/markdown')).grade).toBe('A');
  });
});

describe('words of a brief', () => {
  it.each(['the last release that is not a TRIAL', 'the newest one that isn’t a beta', 'no release candidates please'])(
    'leave what comes early out: %s',
    (words) => expect(wantsStable(words)).toBe(true),
  );

  it.each([
    ['What changed in Net::Otter, the last release that is not a TRIAL? ', 'Net::Otter'],
    ['What changed in Otter CRM this autumn, from September on? ', 'Otter CRM'],
    ['What changed in Otter Grid, only the newest? ', 'Otter Grid'],
  ])('name a product: %s', (words, product) => expect(productBefore(words, words.length, 0)).toBe(product));

  it.each([
    'the 3.8 line of Otter since 3.8.2 (we do not run 4.x yet)',
    'the 3.8 branch after 3.8.2, as we aren’t using 4.0 yet',
    'We are not using 4.0, we run 3.8.2 and stay on the 3.8 branch',
  ])('tell what is not in use: %s', (words) =>
    expect(readVersionWindow(words)).toMatchObject({ from: '3.8.2', isFromIncluded: false, to: '3.8' }),
  );

  it.each(['the box said 5.3.2 after that', 'My router shows firmware 5.3.2 now'])('tell what is in use: %s', (words) =>
    expect(readVersionWindow(words)).toMatchObject({ from: '5.3.2', isFromIncluded: false, to: null }),
  );
});

it('builds are stable by the column of their channel', async () => {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const body = `<table><tr><th>Build</th><th>Version</th><th>Channel</th><th>Date</th><th>Changes</th></tr>${[
    row('812', '9.2 beta 2', 'Beta', '2026-11-20', 'New: otters swim in the tabs of a window'),
    row('801', '9.1', 'Stable', '2026-11-03', 'Fixed: holts of others are closed again'),
    row('790', '9.1 RC', 'Beta', '2026-10-20', 'Fixed: a crash when a pond is empty'),
    row('777', '9.0', 'Stable', '2026-09-01', 'New: ponds can be named by their keepers'),
  ].join('')}</table>`;
  const take = await ask('What changed in the stable builds of Otter?', body, 'text/html');
  expect(rowsOf(take).map(({ version }) => version)).toEqual(['9.1', '9.0']);
  expect(take.lifecycle.undone).toEqual([]);
});
