import { expect } from 'vitest';
import type { ScreenedBrief, Screening } from '#contracts/screening.ts';
import type { Channel } from '../../channels/channel.ts';
import { rollOffline } from './roll-offline.ts';

/** Rolls a screening brief of a channel in the world of its set. */
export const rollScreened = (
  channel: Channel,
  screening: Screening,
  { notes, prior = null }: Pick<ScreenedBrief, 'notes' | 'prior'>,
) => rollOffline({ channel, notes, prior, acceptedAt: screening.at, fetchSource: screening.answer });

/** A channel answers a brief of its screening as the brief says, and says nothing that its pages do not carry. */
export async function expectAnswer(channel: Channel, screening: Screening, brief: ScreenedBrief): Promise<void> {
  const { take, answer, verified } = await rollScreened(channel, screening, brief);
  expect(brief.hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
  expect([...verified.dropped, ...(answer?.dropped ?? [])]).toEqual([]);
}

/** What a channel asks of its sources has nothing of the words that a brief keeps for itself. */
export async function expectPrivacy(
  channel: Channel,
  screening: Screening,
  { notes, keeps = [] }: { notes: string; keeps?: readonly string[] },
): Promise<void> {
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
  expect(keeps.filter((word) => sent.some((request) => request.includes(word.toLowerCase())))).toEqual([]);
}
