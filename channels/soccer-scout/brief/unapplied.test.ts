import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { soccerScout } from '../channel.ts';
import { readWhole } from '../reading.ts';
import { screening } from '../screening.ts';

const ASKED = 'Girl of 9, Alder Falls, Oregon, 3 miles.';
const unapplied = (notes: string): string[] | undefined =>
  readWhole({ notes, prior: null, acceptedAt: screening.at, skipRetrieval: false }).unapplied;

describe('what a brief says in known words and nothing was made of', () => {
  it.each([
    'Visiting in August',
    'We are there over the summer',
    'only clubs',
    'no games on the road',
    'Not more than two practices a week',
    'nur Vereine',
    'solo clubes',
    'sans match',
  ])('is told: %s', (statement) => expect(unapplied(`${ASKED} ${statement}.`)).toEqual([statement]));

  it.each([
    ASKED,
    'only 3 miles from Alder Falls, Oregon, my only son is 9, no rush',
    'no more than 3 miles from Alder Falls, Oregon; she turned 8 in May and has played since last fall',
    'Wir suchen nur einen Platz, höchstens 4 km um Neuhafen, Deutschland, Sohn 8, keine Eile',
    'Born in July 2022. Alder Falls, Oregon, 3 miles. I only want to know, thanks',
  ])('is nothing where all was read: %s', (notes) => expect(unapplied(notes)).toEqual([]));

  it('is told in another language', () =>
    expect(unapplied('Im Juli sind wir zu Besuch, Sohn 9, Norden, Ohio, 4 km')).toEqual([
      'Im Juli sind wir zu Besuch',
    ]));

  it('leaves no A, and stands in what was left undone', async () => {
    const order = { channel: soccerScout, acceptedAt: screening.at, fetchSource: screening.answer };
    const { take } = await rollOffline({ ...order, notes: `${ASKED} Visiting in August.` });
    expect(take.grade).toBe('B');
    expect(take.lifecycle.undone).toEqual([expect.stringContaining('“Visiting in August”')]);
    expect((await rollOffline({ ...order, notes: ASKED })).take.grade).toBe('A');
  });
});
