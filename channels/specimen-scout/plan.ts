import type { Brief, PlanDraft, SourceRequest, SubGoalDraft } from '#contracts/plan.ts';
import { ASK_ITEM } from './asks.ts';
import { readBrief, toJson } from './brief/read-brief.ts';
import type { Reading } from './brief/read-brief.ts';
import { firstLookups } from './catalogues/lookups.ts';

/**
 * Turns a brief into what is read: its own words, the addresses that it names, and, where it gives neither address nor size, the open
 * catalogues (interface document, part 4, The library).
 */
export function plan(brief: Brief): PlanDraft {
  const reading = readBrief(brief);
  const { text, addresses, items } = reading;
  const own: SourceRequest = { kind: 'text', id: 'brief', subGoal: 'measure', label: 'Brief', text };
  const pages = addresses.map(({ url }, at): SourceRequest => ({
    kind: 'page',
    id: `page:${at + 1}`,
    subGoal: 'measure',
    url,
  }));
  const isNameless = items.length === 0 && addresses.length === 0;
  return {
    subGoals: subGoalsOf(reading),
    sources: isNameless ? [] : [own, ...pages, ...(asksCatalogues(reading) ? firstLookups(items) : [])],
    asks: isNameless ? [ASK_ITEM] : [],
    reading: toJson(reading),
  };
}

export const asksCatalogues = ({ addresses, hasSizes, items }: Reading): boolean =>
  addresses.length === 0 && !hasSizes && items.length > 0;

function subGoalsOf(reading: Reading): SubGoalDraft[] {
  const names = reading.items.map(({ name }) => name).join(', ') || 'what the brief points to';
  if (!asksCatalogues(reading)) return [{ id: 'measure', goal: `Measure ${names}` }];
  return [
    { id: 'records', goal: `Find records of ${names} in open catalogues` },
    { id: 'measure', goal: `Measure ${names}` },
  ];
}
