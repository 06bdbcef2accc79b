import { expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { changelogScout } from '../channel.ts';
import { showPage } from './show-page.ts';

const entry = (version: string, suite: string, change: string, day: string): string =>
  `heron (${version}) ${suite}; urgency=medium\n\n  * ${change}\n\n -- Ada Ray <ada@birds.example>  ${day} 10:00:00 +0100\n`;
const LOG = [
  entry('4.1.0-1', 'sid', 'New upstream release.', 'Tue, 10 Nov 2026'),
  entry('3.0.2-1+deb12u2', 'bookworm-security', 'Nests are locked again.', 'Fri, 06 Nov 2026'),
  entry('4.1.0-1~bpo12+1', 'bookworm-backports', 'Rebuild for backports.', 'Thu, 05 Nov 2026'),
  entry('4.0.0-1', 'sid', 'Reeds are drawn twice.', 'Wed, 12 Aug 2026'),
  entry('3.0.2-1+deb12u1', 'bookworm', 'Eggs keep warm.', 'Wed, 01 Jul 2026'),
].join('\n');

it('releases of several distributions stand in one log in the order of their days', async () =>
  expect(await showPage(LOG, 'text/plain')).toEqual([
    '4.1.0-1 2026-11-10: New upstream release.',
    '3.0.2-1+deb12u2 2026-11-06: Nests are locked again.',
    '4.1.0-1~bpo12+1 2026-11-05: Rebuild for backports.',
    '4.0.0-1 2026-08-12: Reeds are drawn twice.',
    '3.0.2-1+deb12u1 2026-07-01: Eggs keep warm.',
  ]));

it.each([
  ['heron for bookworm since 3.0.2-1+deb12u1', ['3.0.2-1+deb12u2'], 'A'],
  ['heron in sid since 4.0.0-1', ['4.1.0-1'], 'A'],
  ['heron in trixie since 4.0.0-1', ['4.1.0-1', '4.1.0-1~bpo12+1'], 'B'],
])('and those of the distribution that a brief names are told: %s', async (asked, versions, grade) => {
  const url = 'https://pages.example/heron.txt';
  const { take } = await rollOffline({
    channel: changelogScout,
    notes: `What changed in ${asked}? ${url}`,
    acceptedAt: '2026-11-21T12:00:00.000Z',
    fetchSource: () => ({ url, mediaType: 'text/plain', body: LOG }),
  });
  expect(take.table?.rows.map(({ version }) => version).toSorted()).toEqual(versions);
  expect(take.grade).toBe(grade);
});

it('the age from which an application is meant for people heads no release', async () =>
  expect(
    await showPage(
      '<h1>Heron <span>12+</span></h1><h2>History</h2><h3>2.1</h3><p>4 Nov 2026</p><p>Fixed nests.</p><h3>2.0</h3><p>6 Oct 2026</p><p>New: reeds.</p>',
      'text/html',
    ),
  ).toEqual(['2.1 2026-11-04: Fixed nests.', '2.0 2026-10-06: New: reeds.']));
