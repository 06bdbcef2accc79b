import { describe, expect, it } from 'vitest';
import { expectAnswer, expectPrivacy, rollScreened } from '../../test/support/hold-screening.ts';
import { soccerScout } from './channel.ts';
import { AS_CUSTOMERS_WRITE } from './screening/as-customers-write.ts';
import { AS_CUSTOMERS_WRITE_TOO } from './screening/as-customers-write-too.ts';
import { ASKED_IN_PASSING } from './screening/asked-in-passing.ts';
import { FROM_THE_SIDELINE } from './screening/from-the-sideline.ts';
import { OPENED_LAST } from './screening/opened-last.ts';
import { TOLD_AT_LENGTH } from './screening/told-at-length.ts';
import { WISHED_FOR } from './screening/wished-for.ts';
import { screening } from './screening.ts';

const PRIVATE = [
  ...AS_CUSTOMERS_WRITE,
  ...AS_CUSTOMERS_WRITE_TOO,
  ...OPENED_LAST,
  ...ASKED_IN_PASSING,
  ...TOLD_AT_LENGTH,
  ...FROM_THE_SIDELINE,
  ...WISHED_FOR,
].filter(({ keeps }) => keeps);

describe('the screening briefs of soccer-scout', () => {
  it('have names of their own', () =>
    expect(new Set(screening.briefs.map(({ name }) => name)).size).toBe(screening.briefs.length));

  it.each(screening.briefs)('answers $name', (brief) => expectAnswer(soccerScout, screening, brief));

  it.each(PRIVATE)('sends nothing private of $name', (brief) => expectPrivacy(soccerScout, screening, brief));

  it('never calls a field what the map does not call it', async () => {
    const { take } = await rollScreened(soccerScout, screening, {
      notes: 'Soccer for a 9 year old within 3 miles of Alder Falls, Oregon',
    });
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
