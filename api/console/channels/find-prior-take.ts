import type { Ask, Prior } from '#contracts/take.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import { findEvents, findFrozenResponse } from '../../../db/queries/take-events.ts';
import type { ConsoleCall } from '../call.ts';
import { noSuchPage } from '../call.ts';

/** A take as another one continues it. */
export interface PriorTake {
  takeId: string;
  takeNo: number;
  channel: string;
  brief: string;
  asks: Ask[];
  prior: Prior;
}

/** Throws not_found where the operator has no such take. */
export async function findPriorTake(
  { context, operatorId }: Pick<ConsoleCall, 'context' | 'operatorId'>,
  takeId: string,
): Promise<PriorTake> {
  const events = await findEvents(context.db, { operatorId, takeId, limit: 100_000 });
  const [accepted] = events;
  const card = accepted?.type === 'take.accepted' ? context.channels.get(accepted.channel)?.card : undefined;
  if (accepted?.type !== 'take.accepted' || !card) throw noSuchPage();
  const frozen = await findFrozenResponse(context.db, operatorId, takeId);
  const { output, links, asks, takeNo } =
    frozen === undefined ? foldTake(events, card) : (JSON.parse(frozen) as ReturnType<typeof foldTake>);
  const brief = [accepted.prior?.brief, accepted.notes].filter(Boolean).join('\n\n');
  return { takeId, takeNo, channel: accepted.channel, brief, asks, prior: { brief, output, links } };
}
