import type { Channel } from '../channels/channel.ts';
import type { Db } from '../db/connect.ts';
import { keepBuiltInCanary } from '../db/queries/canaries.ts';
import { findInstallationOperator } from '../db/queries/screenings.ts';

const EVERY_SECONDS = 3_600;

/** Gives the installation the canary that each of its channels brings along: hourly, free, over the page that it serves itself. */
export async function keepBuiltInCanaries(db: Db, channels: Iterable<Channel>): Promise<void> {
  const operatorId = await findInstallationOperator(db);
  for (const { card, screening } of channels) {
    const set = await screening?.();
    const brief = set?.briefs.find(({ name }) => name === set.canary.brief);
    if (!set || !brief) continue;
    await keepBuiltInCanary(db, operatorId, {
      name: `${card.name}, of this installation`,
      channel: card.slug,
      brief: brief.notes,
      every: EVERY_SECONDS,
      expectations: set.canary.expectations,
    });
  }
}
