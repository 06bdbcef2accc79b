import { describe, expect, it } from 'vitest';
import { DEFAULT_RADIUS_MILES, readWhole } from './reading.ts';

const brief = (notes: string, prior: { brief: string; output?: string } | null = null) => ({
  notes,
  prior: prior && { output: '', links: [], ...prior },
  skipRetrieval: false,
  acceptedAt: '2030-11-21T12:00:00.000Z',
});
const place = ({ place: found }: ReturnType<typeof readWhole>) => found?.kind === 'query' && found.query;

describe('a brief with a prior', () => {
  it('takes the answer to an ask from the notes and the rest from the earlier brief', () => {
    const reading = readWhole(brief('Boise, Idaho', { brief: 'Soccer for a 7 year old within 4 miles' }));
    expect(place(reading)).toBe('Boise, Idaho');
    expect(reading).toMatchObject({ radiusMiles: 4, children: [{ minAge: 7 }], isOnlyNew: false });
  });

  it('lets the notes win where they disagree', () => {
    const reading = readWhole(brief('Make it 2 km, she is 9 now', { brief: 'Boise, Idaho, 7 year old, 4 miles' }));
    expect(place(reading)).toBe('Boise, Idaho');
    expect(reading.radiusMiles).toBeCloseTo(2 / 1.609344, 10);
    expect(reading.children).toMatchObject([{ minAge: 9 }]);
  });

  it('reads no place out of words that ask for more', () => {
    const reading = readWhole(
      brief('Anything else with Friday games?', { brief: 'Boise, Idaho, age 7', output: 'Some' }),
    );
    expect(place(reading)).toBe('Boise, Idaho');
    expect(reading.isOnlyNew).toBe(true);
  });

  it.each([
    ['a larger radius', 'Make it 10 miles', true],
    ['a smaller radius', 'Only within 2 miles', false],
    ['another age', 'for a 12 year old', false],
    ['another place', 'near Nampa, Idaho', false],
  ])('looks for what is new with %s', (_, notes, isOnlyNew) => {
    expect(readWhole(brief(notes, { brief: 'Boise, Idaho, age 7, 4 miles', output: 'Some' })).isOnlyNew).toBe(
      isOnlyNew,
    );
  });

  it('assumes a radius where none is named', () => {
    expect(readWhole(brief('Boise, Idaho, 7 year old'))).toMatchObject({
      radius: null,
      radiusMiles: DEFAULT_RADIUS_MILES,
    });
  });
});

const OLDER = `From: Tamsin Fenwick
Sent: Tuesday, 4 March 2029 9:15
Subject: football

My son is 6 and we live in Nampa, Idaho. Is there anything within 12 miles?`;

describe('a mail with older ones below it', () => {
  it.each([
    ['as a mail program quotes it', `-----Original Message-----\n${OLDER}`],
    ['marked', `On 4 March 2029 Tamsin Fenwick wrote:\n${OLDER.split('\n').slice(4).join('\n').replace(/^/gm, '> ')}`],
    ['sent on', `---------- Forwarded message ---------\n${OLDER}`],
  ])('is read for what its writer says now: %s', (_what, older) => {
    const now = 'Asking once more: he is 8 now and we are in Boise, Idaho these days. 3 miles at most, please.';
    const reading = readWhole(brief(`${now}\n\n${older}`));
    expect(place(reading)).toBe('Boise, Idaho');
    expect(reading).toMatchObject({ radiusMiles: 3, children: [{ minAge: 8 }] });
  });

  it('takes from below what the writer leaves to that', () => {
    const reading = readWhole(brief(`Could you look into this for my sister? She would be glad.\n\n${OLDER}`));
    expect(reading).toMatchObject({ radiusMiles: 12, children: [{ minAge: 6 }] });
  });
});
