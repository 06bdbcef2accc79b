import { describe, expect, it } from 'vitest';
import type { ScreenedBrief } from '#contracts/screening.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { soccerScout } from './channel.ts';
import { AS_CUSTOMERS_WRITE } from './screening/as-customers-write.ts';
import { AS_CUSTOMERS_WRITE_TOO } from './screening/as-customers-write-too.ts';
import { ASKED_IN_PASSING } from './screening/asked-in-passing.ts';
import { OPENED_LAST } from './screening/opened-last.ts';
import { screening } from './screening.ts';

const roll = ({ notes, prior = null }: Pick<ScreenedBrief, 'notes' | 'prior'>) =>
  rollOffline({ channel: soccerScout, notes, prior, acceptedAt: screening.at, fetchSource: screening.answer });

describe('the screening briefs of soccer-scout', () => {
  it.each(screening.briefs)('answers $name', async (brief) => {
    const { take, answer, verified } = await roll(brief);
    expect(brief.hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
    expect(verified.dropped).toEqual([]);
    expect(answer?.dropped ?? []).toEqual([]);
  });

  it.each(
    [...AS_CUSTOMERS_WRITE, ...AS_CUSTOMERS_WRITE_TOO, ...OPENED_LAST, ...ASKED_IN_PASSING].filter(
      ({ keeps }) => keeps,
    ),
  )('sends nothing private of $name', async ({ notes, keeps }) => {
    const sent: string[] = [];
    await rollOffline({
      channel: soccerScout,
      notes,
      acceptedAt: screening.at,
      fetchSource(request) {
        sent.push(JSON.stringify(request).toLowerCase());
        return screening.answer(request);
      },
    });
    expect(sent).not.toEqual([]);
    expect(keeps?.filter((word) => sent.some((request) => request.includes(word.toLowerCase())))).toEqual([]);
  });

  it('never calls a field what the map does not call it', async () => {
    const { take } = await roll({ notes: 'Soccer for a 9 year old within 3 miles of Alder Falls, Oregon' });
    const fields = (take.table?.rows ?? []).filter(({ kind }) => kind === 'field');
    expect(fields.map(({ name, ageFit, ages, fee }) => [name, ageFit, ages, fee])).toEqual([
      ['Mill Pond Field', 'unknown', null, null],
      [null, 'unknown', null, null],
      [null, 'unknown', null, null],
      ['North Meadow', 'unknown', null, null],
      ['Academy Ground', 'unknown', null, null],
      ['Just Inside', 'unknown', null, null],
    ]);
  });
});
