import { describe, expect, it } from 'vitest';
import type { ScreenedBrief, Screening } from '#contracts/screening.ts';
import type { Channel } from '../../channels/channel.ts';
import { rollOffline } from './roll-offline.ts';

/** A screened brief with words of its writer that no request may carry. */
export type PrivateBrief = Pick<ScreenedBrief, 'name' | 'notes'> & { keeps?: readonly string[] };

/** Rolls one screening brief of a channel in the world of its set. */
export const rollScreened = (channel: Channel, screening: Screening, { notes, prior = null }: Rolled) =>
  rollOffline({ channel, notes, prior, acceptedAt: screening.at, fetchSource: screening.answer });

type Rolled = Pick<ScreenedBrief, 'notes' | 'prior'>;

/** Tests that a channel answers each brief of its screening as the brief says, and says nothing that its pages do not carry. */
export function holdScreening(channel: Channel, screening: Screening): void {
  describe(`the screening briefs of ${channel.card.slug}`, () => {
    it('have names of their own', () =>
      expect(new Set(screening.briefs.map(({ name }) => name)).size).toBe(screening.briefs.length));

    it.each(screening.briefs)('answers $name', async (brief) => {
      const { take, answer, verified } = await rollScreened(channel, screening, brief);
      expect(brief.hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
      expect([...verified.dropped, ...(answer?.dropped ?? [])]).toEqual([]);
    });
  });
}

/** Tests that what a channel asks of its sources has nothing of the words that each brief keeps for itself. */
export function holdPrivacy(channel: Channel, screening: Screening, briefs: readonly PrivateBrief[]): void {
  it.each(briefs.filter(({ keeps }) => keeps))('sends nothing private of $name', async ({ notes, keeps }) => {
    const sent: string[] = [];
    await rollOffline({
      channel,
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
}
