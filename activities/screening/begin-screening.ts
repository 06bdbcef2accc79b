import { ALL_CHANNELS } from '#contracts/screening-workflow.ts';
import type { BegunScreening, ScreenedChannel } from '#contracts/screening-workflow.ts';
import { SCREENING_BAR } from '#contracts/screening.ts';
import { parseReference } from '#contracts/work.ts';
import type { WorkInput } from '#contracts/work.ts';
import { beginScreening } from '../../db/queries/screenings.ts';
import type { DeliveryDeps } from '../delivery-deps.ts';

/** Slugs that a reference means, of those channels of this worker that are screened. */
export function createListScreened({ channels }: DeliveryDeps) {
  return async ({ reference }: WorkInput): Promise<string[]> => {
    const wanted = parseReference(reference, 1).ids[0]!;
    return [...channels.values()]
      .filter(({ card, screening }) => screening && (wanted === ALL_CHANNELS || wanted === card.slug))
      .map(({ card }) => card.slug);
  };
}

/** Begins the screening of a channel, or goes on with one that stopped in the middle. Undefined where this worker has no such channel. */
export function createBeginScreening({ db, channels }: DeliveryDeps) {
  return async ({ operatorId, channel }: ScreenedChannel): Promise<BegunScreening | null> => {
    const { card, screening } = channels.get(channel) ?? {};
    const briefs = (await screening?.())?.briefs.map(({ name }) => name) ?? [];
    if (!card || briefs.length === 0) return null;
    const bar = card.screeningBar ?? SCREENING_BAR;
    const screeningId = await beginScreening(db, { operatorId, channel, bar, briefs: briefs.length });
    return { operatorId, channel, screeningId, briefs };
  };
}
