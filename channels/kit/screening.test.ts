import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { channels } from '../index.ts';
import { nameRequest } from './recorded-world.ts';
import { KIT_SCREENINGS } from './testing.ts';

describe.each(await KIT_SCREENINGS())('the screening briefs of $slug', ({ slug, screening, briefs }) => {
  it('are at least 25', () => expect(briefs.length).toBeGreaterThanOrEqual(25));

  it.each(screening.briefs.map((brief, at) => ({ ...brief, stays: briefs[at]?.stays ?? [] })))(
    'answers $name',
    async ({ notes, prior = null, hold, stays }) => {
      const channel = channels.get(slug)!;
      const sent: string[] = [];
      const { take, answer, verified } = await rollOffline({
        channel,
        notes,
        prior,
        acceptedAt: screening.at,
        fetchSource(request) {
          sent.push(decodeURIComponent(nameRequest(request).replaceAll('+', ' ')).toLowerCase());
          return screening.answer(request);
        },
      });
      expect(hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
      expect(verified.dropped).toEqual([]);
      expect(answer?.dropped ?? []).toEqual([]);
      for (const words of stays) expect(sent.filter((name) => name.includes(words.toLowerCase()))).toEqual([]);
    },
  );
});
