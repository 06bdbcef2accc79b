import type { JsonObject } from '#contracts/json.ts';
import { SCREENING_BAR, scoreOf } from '#contracts/screening.ts';
import { channels } from '../../channels/index.ts';
import { holdToBefore } from '../../channels/screening/screened-answer.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { answerOfRoll } from './answer-of-roll.ts';

export interface OfflineNight {
  score: number;
  bar: number;
  expected: number;
  met: number;
  /** Expectations that were not met but the one of the answer before. */
  unmet: number;
}

/** Screens a channel by its rules alone, without stages and database. An answer that cannot be made meets nothing. */
export async function screenOffline(
  slug: string,
  before?: Record<string, JsonObject>,
): Promise<OfflineNight & { answers: Record<string, JsonObject> }> {
  const channel = channels.get(slug);
  const screening = await channel?.screening?.();
  if (!channel || !screening) throw new Error(`there is no screened channel ${slug}`);
  let [expected, met, unmet] = [0, 0, 0];
  const answers: Record<string, JsonObject> = {};
  for (const { name, notes, prior = null, hold } of screening.briefs) {
    const order = { channel, notes, prior, acceptedAt: screening.at, fetchSource: screening.answer };
    const held = await rollOffline(order).then(
      (roll) => {
        const answer = (answers[name] = answerOfRoll(roll));
        const named = hold(roll.take);
        unmet += named.filter(({ isMet }) => !isMet).length;
        return [...named, holdToBefore(before?.[name] ?? answer, answer)];
      },
      () => {
        unmet += 1;
        return [{ isMet: false }];
      },
    );
    expected += held.length;
    met += held.filter(({ isMet }) => isMet).length;
  }
  const bar = channel.card.screeningBar ?? SCREENING_BAR;
  return { score: scoreOf({ met, expected }), bar, expected, met, unmet, answers };
}
