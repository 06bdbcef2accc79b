import type { ReadPage } from '#contracts/page.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import { rootRequestId } from '../../evidence/next-sources.ts';
import type { Reading, Target } from './brief/reading.ts';

export const PRIOR_SOURCE = 'text:prior';
/** Sub-goal of what the brief asks after by name. */
export const TOPIC_GOAL = 'topic';
export const RANK_GOAL = 'rank';

export const readGoal = (index: number): string => `read:${index + 1}`;

/** The source requests of a first round: one page a target. Without retrieval, the earlier answer is read beside them. */
export function firstSources(targets: Target[], earlierOutput: string | null): SourceRequest[] {
  const pages = targets.map(({ requestId, url }, index): SourceRequest => ({
    id: requestId,
    kind: 'page',
    url,
    subGoal: readGoal(index),
  }));
  const prior: SourceRequest[] = earlierOutput
    ? [{ id: PRIOR_SOURCE, kind: 'text', label: 'Answer of the earlier take', text: earlierOutput, subGoal: RANK_GOAL }]
    : [];
  return [...pages, ...prior];
}

/** A further page of a target: the id says which one, so that it is stable over rounds. */
export function furtherSource(target: number, url: string, isSitemap = false): SourceRequest {
  const subGoal = readGoal(target);
  return { id: `more:${target + 1}:${url}`, kind: 'page', url, subGoal, ...(isSitemap && { isSitemap }) };
}

/** Which target of the reading a page was read for; null for the caller's own text. */
export function targetOfPage({ requestId }: Pick<ReadPage, 'requestId'>, reading: Reading): number | null {
  const root = rootRequestId(requestId);
  const first = reading.targets.findIndex((target) => target.requestId === root);
  if (first >= 0) return first;
  const more = /^more:(\d+):/.exec(root)?.[1];
  return more ? Number(more) - 1 : null;
}
