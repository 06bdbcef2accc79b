import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { changelogScout } from './channel.ts';
import { SCREENED_AT, SCREENING } from './screening.ts';
import type { ScreeningBrief } from './screening.ts';

describe('screening briefs', () => {
  it('are at least ten', () => expect(SCREENING.length).toBeGreaterThanOrEqual(10));

  for (const brief of SCREENING) {
    it(`answers ${brief.name}`, async () => {
      const { take, answer, verified } = await roll(brief);
      expect(verified.dropped).toEqual([]);
      expect(answer?.dropped ?? []).toEqual([]);
      if (brief.asks) {
        expect(take.lifecycle.state).toBe('needs_input');
        expect(take.asks.map(({ key, blocking }) => [key, blocking])).toEqual(brief.asks.map((key) => [key, true]));
        return;
      }
      expect(take.lifecycle.state).toBe('finished');
      expect(brief.grades ?? 'AB').toContain(take.grade);
      checkSummary(brief, take.table?.summary ?? {});
      checkRows(brief, take.table?.rows ?? []);
      for (const pattern of brief.says ?? []) expect(take.output).toMatch(pattern);
      for (const pattern of brief.saysNot ?? []) expect(take.output + JSON.stringify(take.table)).not.toMatch(pattern);
    });
  }
});

function checkSummary(brief: ScreeningBrief, summary: Record<string, unknown>): void {
  const newest = summary['newest'] as { version: string; date: string | null }[];
  if (brief.newest)
    expect(newest.map(({ version, date }) => [version, date].filter(Boolean).join(' '))).toEqual(brief.newest);
  if (brief.newest) expect(summary['releases']).toBe(brief.newest.length);
  if (brief.undated !== undefined) expect(summary['undated']).toBe(brief.undated);
}

function checkRows(brief: ScreeningBrief, rows: Record<string, unknown>[]): void {
  for (const { version, date, kind, quote } of brief.rows ?? []) {
    const row = rows.find((one) => one['version'] === version && String(one['quote']).includes(quote));
    expect(row, `${version} ${quote}`).toMatchObject({ version, date, kind });
  }
  const versions = new Set(rows.map(({ version }) => version));
  if (brief.onlyVersions) expect(versions).toEqual(new Set(brief.onlyVersions));
  if (brief.onlyKinds)
    expect(brief.onlyKinds).toEqual(expect.arrayContaining([...new Set(rows.map(({ kind }) => kind))]));
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
}

function roll({ notes, prior, pages }: ScreeningBrief) {
  return rollOffline({
    channel: changelogScout,
    notes,
    prior: prior ?? null,
    acceptedAt: SCREENED_AT,
    fetchSource: (request) => {
      const page = pages.find(({ url }) => 'url' in request && url === request.url);
      return page ?? { requestId: request.id, code: 'http_status', status: 404, detail: 'not served here' };
    },
  });
}
