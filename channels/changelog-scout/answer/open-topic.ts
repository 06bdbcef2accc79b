import type { Finding } from '#contracts/evidence.ts';
import type { Ask } from '#contracts/take.ts';
import type { Reading } from '../brief/reading.ts';
import { isAdvisory, namesTopic } from '../brief/topic.ts';
import { changeOf } from '../findings/change-value.ts';
import type { PageFacts } from '../findings/page-facts.ts';

/** What a brief asks after by name and no change that was asked for names: pages that do not say it do not answer it. */
export interface OpenTopic {
  words: string;
  /** A log that is silent about an advisory says neither that it was closed nor that it was not. */
  isAdvisory: boolean;
}

/** A time in which nothing came out changed nothing of what is asked after; an advisory it leaves open. */
export function openTopic(
  { topic }: Pick<Reading, 'topic'>,
  changes: readonly Finding[],
  facts: readonly PageFacts[],
): OpenTopic | null {
  if (!topic || changes.some(({ value }) => namesTopic(changeOf(value).quote, topic))) return null;
  const hasReleases = facts.some(({ asked, reach }) => asked > 0 || reach === 'short');
  return hasReleases || isAdvisory(topic) ? { words: topic, isAdvisory: isAdvisory(topic) } : null;
}

export const tellOpenTopic = (open: OpenTopic | null): string[] =>
  open ? [`What was asked about ${open.words} is not answered: no change that was read names it.`] : [];

export const askOpenTopic = (open: OpenTopic | null): Ask[] =>
  open?.isAdvisory
    ? [
        {
          key: 'advisory',
          ask: `Is there an advisory of the vendor on ${open.words}? The pages do not name it, so that they say neither that it is closed nor that it is open.`,
          blocking: false,
        },
      ]
    : [];
