import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { recallCheck } from './recall-check.ts';
import { AS_CUSTOMERS_WRITE } from './screening/as-customers-write.ts';
import { AS_CUSTOMERS_WRITE_TOO } from './screening/as-customers-write-too.ts';
import { ASKED_IN_PASSING } from './screening/asked-in-passing.ts';
import { OPENED_LAST } from './screening/opened-last.ts';
import { screening } from './screening.ts';

describe('the screening briefs of recall-check', () => {
  it.each(screening.briefs)('answers $name', async ({ notes, hold }) => {
    const { take, answer, verified } = await rollOffline({
      channel: recallCheck,
      notes,
      acceptedAt: screening.at,
      fetchSource: screening.answer,
    });
    expect(hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
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
      channel: recallCheck,
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
});
