import type { Brief, PlanDraft } from '#contracts/plan.ts';
import type { ModelTasks } from '../../model/model-tasks.ts';
import { readPage as readPagePrompt } from '../../model/prompts/read-page.ts';
import { restateBrief } from '../../model/prompts/restate-brief.ts';
import { writeLead } from '../../model/prompts/write-lead.ts';
import { withoutAddresses } from '../brief/find-addresses.ts';
import { readingFromJson } from '../brief/reading.ts';
import { card } from '../card.ts';
import { extractWith } from '../extract.ts';
import { readPage } from '../page/read-page.ts';
import { measureUnreadProse } from './unread-prose.ts';
import { Passages } from './passage.ts';
import type { Passage } from './passage.ts';
import { BRIEF_FORM, BRIEF_WORDS, LEAD, PASSAGES } from './prompts.ts';

/** Running text that makes a page worth a question. */
const ENOUGH = 120;

/** What a model may add: filters in odd words, changes that a page tells in running text, an opening. */
export const tasks: ModelTasks<Passage> = {
  restate: { prompt: restateBrief(card.slug, BRIEF_FORM), words: BRIEF_WORDS, isUnread },
  read: {
    prompt: readPagePrompt(card.slug, PASSAGES),
    schema: Passages,
    pick: ({ pages }) =>
      pages
        .filter(({ origin }) => origin === 'web')
        .map((page) => ({ page, unread: measureUnreadProse(page.layer, readPage(page)) }))
        .filter(({ unread }) => unread >= ENOUGH)
        .toSorted((a, b) => b.unread - a.unread)
        .map(({ page }) => page),
    extract: extractWith,
  },
  lead: { prompt: writeLead(card.slug, LEAD), names: 'version' },
};

/** A brief that speaks of times, versions or kinds, and none was read in it. Without an address there is nothing to restate. */
function isUnread(brief: Brief, plan: PlanDraft): boolean {
  const { targets, time, versions, limit, kinds } = readingFromJson(plan.reading);
  if (targets.length === 0 || [time, versions, limit, kinds].some((one) => one !== null)) return false;
  return NARROWS.test(withoutAddresses(brief.notes));
}

const NARROWS =
  /\b(?:since|after|before|until|between|newer|older|latest|newest|recent\w*|last|past|weeks?|months?|years?|days?|only|just|upgrad\w+|break\w*|secur\w+|deprecat\w+|\d+\.\d+)\b/i;
