import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { changelogScout } from '../channel.ts';

const URL = 'https://pages.example/log.md';

async function take(body: string) {
  const { take: rolled, answer } = await rollOffline({
    channel: changelogScout,
    notes: `What changed in Tern? ${URL}`,
    acceptedAt: '2026-11-21T12:00:00.000Z',
    fetchSource: () => ({ url: URL, mediaType: 'text/markdown', body }),
  });
  return {
    output: rolled.output,
    summary: rolled.table?.summary,
    rows: rolled.table?.rows ?? [],
    dropped: answer?.dropped,
  };
}

const log = (head: string, line = ''): string =>
  `# Tern\n\n## 2.3.2 - 2026-10-20\n\n- Fixed: odd wings.\n\n## ${head}\n\n${line}- Fixed: beaks start again.\n\n## 2.2.0 - 2026-05-06\n\n- New: nests.\n`;

describe('a release that its page takes back', () => {
  it.each([
    ['2.3.1 (superseded) - 2026-09-06', ''],
    ['2.3.1 - 2026-09-06 (withdrawn)', ''],
    ['2.3.1 [YANKED] - 2026-09-06', ''],
    ['2.3.1 - 2026-09-06', 'Pulled on 9 September 2026: some nests fell.\n\n'],
    ['2.3.1 - 2026-09-06', 'This build has been withdrawn.\n\n'],
  ])('is listed, its rows stand, and the answer says it: %s %s', async (head, line) => {
    const { output, summary, rows, dropped } = await take(log(head, line));
    expect(dropped).toEqual([]);
    expect(summary).toMatchObject({
      releases: 3,
      newest: [{ version: '2.3.2' }, { version: '2.3.1' }, { version: '2.2.0' }],
    });
    expect(rows.map(({ version }) => version)).toContain('2.3.1');
    expect(output).toMatch(/^Taken back: .*2\.3\.1/m);
  });

  it('is not told as the newest', async () => {
    const { output } = await take(
      log('2.3.1 - 2026-09-06').replace('2.3.2 - 2026-10-20', '2.3.2 (withdrawn) - 2026-10-20'),
    );
    expect(output).toContain('2.3.1 of 2026-09-06 is listed first of the releases that are not taken back');
  });

  it.each(['2.3.1 - 2026-09-06', '2.3.1 (hotfix) - 2026-09-06'])(
    'is none where it says nothing of it: %s',
    async (head) =>
      expect((await take(log(head, '- Fixed: pulled hairs, and a recalled address.\n'))).output).not.toContain(
        'Taken back',
      ),
  );
});
