import type { ModelTasks } from '../../model/model-tasks.ts';
import { readPage as readPagePrompt } from '../../model/prompts/read-page.ts';
import { writeLead } from '../../model/prompts/write-lead.ts';
import { card } from '../card.ts';
import { extractWith } from '../extract.ts';
import { readPage } from '../page/read-page.ts';
import { briefRecords } from './brief-records.ts';
import { measureUnreadProse } from './unread-prose.ts';
import { Passages } from './passage.ts';
import type { Passage } from './passage.ts';
import { LEAD, PASSAGES } from './prompts.ts';

/** Running text that makes a page worth a question. */
const ENOUGH = 120;

/** What a model may add: filters in odd words, changes that a page tells in running text, an opening. */
export const tasks: ModelTasks<Passage> = {
  records: briefRecords,
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
