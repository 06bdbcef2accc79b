import { expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { rowsOf } from '../../screening/expectation.ts';
import { changelogScout } from '../channel.ts';

const URL = 'https://pages.example/log.md';
const LOG = `## 7.2.0 - 2031-03-09

- Security: CVE-2031-4444, nests could be opened from outside

## 7.1.3 - 2031-03-04

- Fixed: eggs keep warm

## 6.9.8 - 2031-03-03

- Security: CVE-2031-4444 for the older line

## 7.1.2 - 2031-02-01

- Security: CVE-2031-1111, otters were let in
`;

async function ask(notes: string) {
  const { take } = await rollOffline({
    channel: changelogScout,
    notes: `${notes} ${URL}`,
    acceptedAt: '2031-03-21T12:00:00.000Z',
    fetchSource: () => ({ url: URL, mediaType: 'text/markdown', body: LOG }),
  });
  return take;
}

it('names the releases with a fix that none of those asked for has', async () => {
  const take = await ask('Is CVE-2031-4444 fixed in Heron 7.1?');
  expect(take.output).toMatch(
    /^No release that was asked for names CVE-2031-4444\. These do:\n\n- 7\.2\.0 .+\n- 6\.9\.8 /,
  );
  expect(take.output).toMatch(/\n1 security change in Heron, version 7\.1\.\n/);
  expect(rowsOf(take).map(({ version }) => version)).toEqual(['7.2.0', '6.9.8', '7.1.2', '7.1.3']);
});

it('tells them apart from the releases that were asked for', async () => {
  const { output } = await ask('Is CVE-2031-4444 fixed in Heron since 7.1.2?');
  expect(output).toMatch(
    /^On CVE-2031-4444:\n\n- 7\.2\.0 [^\n]+\n\nReleases beside those that were asked for name it too:\n\n- 6\.9\.8 /,
  );
});
