import { channels } from '../../channels/index.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { answerOfRoll } from './answer-of-roll.ts';

/** The briefs of a channel's set by their names: each rolls one by rules alone and gives all that its night looks at, as text. */
export async function screenBriefs(slug: string): Promise<Map<string, () => Promise<string>>> {
  const channel = channels.get(slug);
  const screening = await channel?.screening?.();
  if (!channel || !screening) throw new Error(`there is no screened channel ${slug}`);
  return new Map(
    screening.briefs.map(({ name, notes, prior = null, hold }) => [
      name,
      async () => {
        const order = { channel, notes, prior, acceptedAt: screening.at, fetchSource: screening.answer };
        const roll = await rollOffline(order).catch(() => null);
        return roll ? JSON.stringify([answerOfRoll(roll), hold(roll.take).map(({ isMet }) => isMet)]) : 'no answer';
      },
    ]),
  );
}
