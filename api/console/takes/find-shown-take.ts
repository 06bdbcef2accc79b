import type { ChannelCard } from '#contracts/channel-card.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { TakeSoFar } from '#contracts/take-so-far.ts';
import { isEnd } from '#contracts/take-event.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { findEvents } from '../../../db/queries/take-events.ts';
import { type ConsoleCall, noSuchPage } from '../call.ts';

/** A take as its page shows it: its log, and what the log amounts to. */
export interface ShownTake {
  takeId: string;
  card: ChannelCard;
  events: TakeEvent[];
  accepted: Extract<TakeEvent, { type: 'take.accepted' }>;
  /** The frozen response where the take has ended. */
  take: TakeSoFar | TakeResponse;
  hasEnded: boolean;
}

/** Throws not_found where the operator has no such take. */
export async function findShownTake(
  { context, operatorId }: Pick<ConsoleCall, 'context' | 'operatorId'>,
  takeId: string,
): Promise<ShownTake> {
  const events = await findEvents(context.db, { operatorId, takeId, limit: 100_000 });
  return showEvents(context, takeId, events);
}

/** The same from events that are known already. */
export function showEvents(context: ConsoleCall['context'], takeId: string, events: TakeEvent[]): ShownTake {
  const [accepted] = events;
  if (accepted?.type !== 'take.accepted') throw noSuchPage();
  const card = context.channels.get(accepted.channel)?.card;
  if (!card) throw noSuchPage();
  const last = events.at(-1)!;
  const hasEnded = isEnd(last);
  return { takeId, card, events, accepted, hasEnded, take: hasEnded ? last.response : foldTake(events, card) };
}
