import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { changelogScout } from '../channel.ts';

const URL = 'https://pages.example/log.md';

async function versions(top: string, acceptedAt = '2026-11-21T12:00:00.000Z') {
  const { take } = await rollOffline({
    channel: changelogScout,
    notes: `What changed in Tern? ${URL}`,
    acceptedAt,
    fetchSource: () => ({
      url: URL,
      mediaType: 'text/markdown',
      body: `# Tern\n\n## ${top}\n\n- New: wings.\n\n## 2.2.0 - 2026-05-06\n\n- New: nests.\n\n## 2.1.0 - 2026-03-04\n\n- Fixed: eggs.\n`,
    }),
  });
  const rows = (take.table?.rows ?? []).map(({ version }) => version);
  return { rows, output: take.output };
}

describe('releases that are still to come', () => {
  it.each([
    '2.3.0 - 2027-02-01',
    '2.3.0 (1 February 2027)',
    '2.3.0 (in Vorbereitung, voraussichtlich 01.12.2026)',
    '2.3.0 (en préparation)',
    '2.3.0 - in voorbereiding',
    '2.3.0 (w przygotowaniu)',
  ])('are left out, and told: %s', async (top) => {
    const { rows, output } = await versions(top);
    expect(rows).toEqual(['2.2.0', '2.1.0']);
    expect(output).toContain('Left out because it is not released: “2.3.0');
  });

  it('are none on a day that may be today in another place, nor where no day is past', async () => {
    expect((await versions('2.3.0 - 2026-11-22')).rows).toContain('2.3.0');
    expect((await versions('2.3.0 - 2027-02-01', '2020-01-01T00:00:00.000Z')).rows).toHaveLength(3);
  });
});
