import { createHash, randomUUID } from 'node:crypto';
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { HeldTake, ScreenedTake } from '#contracts/screening-workflow.ts';
import type { Expectation, ScreenedBrief } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { VERSION } from '#contracts/version.ts';
import { holdToBefore, screenedAnswer } from '../../channels/screening/screened-answer.ts';
import {
  findFrozenResponse,
  findScreenedAnswer,
  keepHeld,
  keepScreenedAnswer,
  rollScreened,
} from '../../db/queries/screenings.ts';
import { findCitations } from '../../db/queries/stored-take.ts';
import { JobFailure } from '../../threads/job-failure.ts';
import type { DeliveryDeps } from '../delivery-deps.ts';

const LOOK_MS = 250;

/**
 * Rolls a brief of a screening as a take, waits for its end, and keeps what the answer was held against. A second attempt of this activity finds the
 * take of the first.
 */
export function createRollScreened(deps: DeliveryDeps) {
  const { db, channels, notifier, threads } = deps;
  return async (ref: ScreenedTake): Promise<HeldTake> => {
    const screening = await channels.get(ref.channel)?.screening?.();
    const brief = screening?.briefs.find(({ name }) => name === ref.brief);
    if (!screening || !brief) throw ApplicationFailure.retryable('this worker has no such brief', 'unknown_channel');
    const takeId = await rollScreened(db, {
      ...ref,
      takeId: randomUUID(),
      request: {
        notes: brief.notes,
        prior: brief.prior ?? null,
        skipRetrieval: false,
        run: null,
        world: { kind: 'screening', at: new Date(screening.at).toISOString() },
      },
    });
    if (takeId === undefined) throw ApplicationFailure.nonRetryable('the screening is gone', 'gone');
    notifier.wake('outbox', takeId);
    const take = await waitForEnd(ref.operatorId, takeId);
    const expected = await hold(ref, take);
    const isWhole = expected.every(({ isMet }) => isMet);
    const held = [...expected, await holdToRelease({ ...ref, brief, isWhole }, take)];
    await keepHeld(db, ref, held);
    return { expected: held.length, met: held.filter(({ isMet }) => isMet).length };
  };

  async function waitForEnd(operatorId: string, takeId: string): Promise<TakeResponse> {
    for (;;) {
      const response = await findFrozenResponse(db, operatorId, takeId);
      if (response) return response;
      Context.current().heartbeat();
      await Context.current().sleep(LOOK_MS);
    }
  }

  /** The first whole answer of a release is what the later ones are held to: its rules do not change, and neither do the pages. */
  async function holdToRelease(
    { operatorId, channel, brief, isWhole }: Omit<ScreenedTake, 'brief'> & { brief: ScreenedBrief; isWhole: boolean },
    take: TakeResponse,
  ): Promise<Expectation> {
    const asked = { operatorId, channel, brief: brief.name, release: VERSION, askedSha256: hashAsked(brief) };
    const { takeId } = take.lifecycle;
    const answer = screenedAnswer(take, await findCitations(db, { operatorId, takeId }));
    const before = await findScreenedAnswer(db, asked);
    if (!before && isWhole) await keepScreenedAnswer(db, asked, answer);
    return holdToBefore(before ?? answer, answer);
  }

  /** An answer that cannot be held against anything meets nothing. */
  async function hold({ channel, brief }: ScreenedTake, take: TakeResponse): Promise<Expectation[]> {
    const signal = Context.current().cancellationSignal;
    try {
      return await threads.run('hold-screened', { channel, brief, take }, { share: 'screening', signal });
    } catch (error) {
      if (!(error instanceof JobFailure)) throw error;
      return [{ expectation: 'an answer that can be judged', isMet: false, found: error.message }];
    }
  }
}

const hashAsked = ({ notes, prior }: ScreenedBrief): string =>
  createHash('sha256')
    .update(JSON.stringify([notes, prior ?? null]))
    .digest('hex');
