import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import type { Expectation, ScreenedAnswer, Screening } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import type { JobTools } from '../job.ts';

export interface WorldAsking {
  channel: string;
  request: Exclude<SourceRequest, { kind: 'text' }>;
}

/** What a source of the channel's screening answers. */
export async function answerScreened(
  { channel, request }: WorldAsking,
  tools: JobTools,
): Promise<ScreenedAnswer | SourceFailure> {
  const { answer } = await findScreening(channel, tools);
  return answer(request);
}

export interface Holding {
  channel: string;
  /** Name of the brief. */
  brief: string;
  take: TakeResponse;
}

/** What an answer to a screening brief has to hold, and whether it does. */
export async function holdScreened({ channel, brief, take }: Holding, tools: JobTools): Promise<Expectation[]> {
  const { briefs } = await findScreening(channel, tools);
  const screened = briefs.find(({ name }) => name === brief);
  if (!screened) throw new Error(`the screening of ${channel} has no brief "${brief}"`);
  return screened.hold(take);
}

async function findScreening(channel: string, { findRules }: JobTools): Promise<Screening> {
  const screening = await findRules(channel).screening?.();
  if (!screening) throw new Error(`the channel ${channel} is not screened`);
  return screening;
}
