import { z } from 'zod';
import { Specimen } from '#contracts/specimen.ts';
import { findReviewQueue } from '../../../db/queries/review.ts';
import { defineTool } from '../define-tool.ts';
import { buildPage, nextCursor, pageArguments, parseCursor } from './arguments.ts';

const QueuedSpecimen = z
  .strictObject({ ...Specimen.shape, owner: z.string().describe('E-mail address of whom it is of') })
  .meta({ id: 'QueuedSpecimen' });

export const reviewQueueTool = defineTool({
  name: 'review_queue',
  title: 'Show the review queue',
  description:
    'Shows specimens of all operators that wait for a decision, oldest first, each with its owner, the reasons why it was quarantined, and the evidence behind every dimension. Admins only. Use it before review_specimen. For specimens of the person alone, whatever their status, use list_specimens.',
  kind: 'read',
  access: 'admin',
  scope: 'mcp:admin',
  ratePerMinute: 30,
  cacheSeconds: 30,
  errors: [],
  parameters: z.strictObject(pageArguments({ most: 50, usual: 20 })),
  result: z.strictObject({
    specimens: z.array(QueuedSpecimen),
    ...nextCursor,
  }),
  async run({ trx, baseUrl }, { limit, cursor }) {
    const rows = await findReviewQueue(trx, { limit: limit + 1, after: parseCursor(cursor), baseUrl });
    const { shown, next } = buildPage(rows, limit, ({ at, specimen }) => ({ at, id: specimen.specimen_id }));
    return { specimens: shown.map(({ specimen, owner }) => ({ ...specimen, owner })), next_cursor: next };
  },
});
