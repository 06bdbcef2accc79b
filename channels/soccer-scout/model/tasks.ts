import type { Finding, FindingDraft } from '#contracts/evidence.ts';
import type { ModelTasks } from '../../model/model-tasks.ts';
import { readPage } from '../../model/prompts/read-page.ts';
import { card } from '../card.ts';
import { extractWith } from '../extract.ts';
import { isSoccerPage } from '../programme/line-topics.ts';
import { briefRecords } from './brief-records.ts';
import { Passages } from './passage.ts';
import type { Passage } from './passage.ts';
import { PASSAGES } from './prompts.ts';

/** What a model may add: a brief in odd words, and programs that a page tells about in running text. */
export const tasks: ModelTasks<Passage> = {
  records: briefRecords,
  read: {
    prompt: readPage(card.slug, PASSAGES),
    schema: Passages,
    pick: ({ pages }, { findings }) =>
      pages.filter(
        ({ origin, requestId, layer }) =>
          origin === 'web' &&
          isSoccerPage(`${layer.title ?? ''} ${layer.text}`) &&
          isIncomplete(findings.filter(({ id }) => id.startsWith(`program:${requestId}:`))),
      ),
    extract: extractWith,
  },
};

/** No program on a soccer page, or none with ages, or none with a fee. */
const isIncomplete = (programmes: (Finding | FindingDraft)[]): boolean =>
  programmes.every(({ value }) => value['ages'] === null) ||
  programmes.every(({ value }) => Array.isArray(value['fees']) && value['fees'].length === 0);
