import type { Brief, PlanDraft } from '#contracts/plan.ts';
import { askForAddress } from './answer/ask-for-address.ts';
import { readBrief } from './brief/read-brief.ts';
import { readingToJson } from './brief/reading.ts';
import type { Reading } from './brief/reading.ts';
import { isAdvisory } from './brief/topic.ts';
import { archiveQuery } from './found-targets.ts';
import { firstSources, RANK_GOAL, readGoal, TOPIC_GOAL } from './sources.ts';

/**
 * Which changelogs a brief is about and how it narrows them. Without an address, also in the prior, the archive is asked for the products that it
 * names; where it names none, it asks for an address.
 */
export const plan = (brief: Brief): PlanDraft => planReading(brief, readBrief(brief));

/** The plan for a brief that was read so. */
export function planReading(brief: Brief, reading: Reading): PlanDraft {
  const noMeasure = 'A changelog has nothing to measure';
  const { sought = [] } = reading;
  if (sought.length > 0) {
    return {
      subGoals: [
        ...sought.map((product, index) => ({ id: readGoal(index), goal: `Read the releases of ${product}` })),
        { id: RANK_GOAL, goal: `Rank ${wanted(reading)}` },
        ...topicGoal(reading),
      ],
      sources: [],
      archive: sought.map((product, index) => archiveQuery(product, index, brief.notes)),
      asks: [],
      reading: readingToJson(reading),
      noMeasure,
    };
  }
  if (reading.targets.length === 0) {
    return {
      subGoals: [{ id: readGoal(0), goal: 'Read the releases of the product' }],
      sources: [],
      asks: [askForAddress([])],
      reading: readingToJson(reading),
      noMeasure,
    };
  }
  const earlier = brief.skipRetrieval ? (brief.prior?.output.trim() ?? '') : '';
  return {
    subGoals: [
      ...reading.targets.map(({ product, url }, index) => ({
        id: readGoal(index),
        goal: `Read the releases of ${product ?? url}`,
      })),
      { id: RANK_GOAL, goal: `Rank ${wanted(reading)}` },
      ...topicGoal(reading),
    ],
    sources: firstSources(reading.targets, earlier === '' ? null : earlier),
    asks: [],
    reading: readingToJson(reading),
    noMeasure,
  };
}

/** An advisory is asked after by its number, and a log that does not name it leaves the question where it was. */
const topicGoal = ({ topic }: Reading): PlanDraft['subGoals'] =>
  topic != null && isAdvisory(topic) ? [{ id: TOPIC_GOAL, goal: `Find what the releases say of ${topic}` }] : [];

function wanted({ kinds, time, versions, limit, products }: Reading): string {
  const what = kinds ? `changes of the kinds ${kinds.join(', ')}` : 'what changed';
  const parts = [
    products.length > 0 ? `in ${products.join(', ')}` : '',
    time ? `from ${time.from ?? 'the beginning'} to ${time.to ?? 'today'}` : '',
    versions
      ? `in versions ${versions.from ?? ''}${versions.from === versions.to ? '' : ` to ${versions.to ?? 'the newest'}`}`
      : '',
    limit === null ? '' : `in the newest ${limit === 1 ? 'release' : `${limit} releases`}`,
  ];
  return [what, ...parts.filter(Boolean)].join(' ');
}
