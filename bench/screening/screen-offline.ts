import { SCREENING_BAR, scoreOf } from '#contracts/screening.ts';
import { channels } from '../../channels/index.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';

export interface OfflineNight {
  score: number;
  bar: number;
  expected: number;
  met: number;
}

/** Screens a channel by its rules alone, without stages and database. An answer that cannot be made meets nothing. */
export async function screenOffline(slug: string): Promise<OfflineNight> {
  const channel = channels.get(slug);
  const screening = await channel?.screening?.();
  if (!channel || !screening) throw new Error(`there is no screened channel ${slug}`);
  let [expected, met] = [0, 0];
  for (const { notes, prior = null, hold } of screening.briefs) {
    const order = { channel, notes, prior, acceptedAt: screening.at, fetchSource: screening.answer };
    const held = await rollOffline(order).then(
      ({ take }) => hold(take),
      () => [{ isMet: false }],
    );
    expected += held.length;
    met += held.filter(({ isMet }) => isMet).length;
  }
  return { score: scoreOf({ met, expected }), bar: channel.card.screeningBar ?? SCREENING_BAR, expected, met };
}
