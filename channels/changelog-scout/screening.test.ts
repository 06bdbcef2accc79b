import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { changelogScout } from './channel.ts';
import { SCREENED_AT, SCREENING, screening } from './screening.ts';
import { holdChanges } from './screening/hold-changes.ts';
import type { ScreeningBrief } from './screening/screening-brief.ts';

describe('screening briefs', () => {
  it('are at least ten', () => expect(SCREENING.length).toBeGreaterThanOrEqual(10));

  for (const brief of SCREENING) {
    it(`answers ${brief.name}`, async () => {
      const { take, answer, verified } = await roll(brief);
      expect(verified.dropped).toEqual([]);
      expect(answer?.dropped ?? []).toEqual([]);
      expect(holdChanges(brief, take).filter(({ isMet }) => !isMet)).toEqual([]);
    });
  }
});

function roll({ notes, prior }: ScreeningBrief) {
  return rollOffline({
    channel: changelogScout,
    notes,
    prior: prior ?? null,
    acceptedAt: SCREENED_AT,
    fetchSource: screening.answer,
  });
}
