import type { BegunScreening } from '#contracts/screening-workflow.ts';
import { endScreening } from '../../db/queries/screenings.ts';
import type { DeliveryDeps } from '../delivery-deps.ts';

/** Scores a screening whose briefs have all been answered; who is to be told of a score under the bar is told with it. */
export function createEndScreening({ db, channels }: DeliveryDeps) {
  return async ({ operatorId, screeningId, channel }: Omit<BegunScreening, 'briefs'>): Promise<void> => {
    const { number, name } = channels.get(channel)?.card ?? { number: 0, name: channel };
    await endScreening(db, { operatorId, screeningId, channel: { id: channel, number: String(number), name } });
  };
}
