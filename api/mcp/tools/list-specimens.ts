import { z } from 'zod';
import { SPECIMEN_STATUSES, Specimen } from '#contracts/specimen.ts';
import { findSpecimens } from '../../../db/queries/specimens.ts';
import { defineTool } from '../define-tool.ts';
import { buildPage, nextCursor, pageArguments, parseCursor } from './arguments.ts';

export const listSpecimensTool = defineTool({
  name: 'list_specimens',
  title: 'List specimens',
  description:
    "Lists the operator's specimens, newest first, with their dimensions in inches, uncertainty, confidence and scale path. Use it to go through what there is, or through what has one review status. To find specimens by what they are, use search_library; evidence and other operators' specimens are in review_queue.",
  kind: 'read',
  access: 'operator',
  scope: 'mcp:read',
  ratePerMinute: 30,
  cacheSeconds: 60,
  errors: [],
  parameters: z.strictObject({
    status: z.enum(SPECIMEN_STATUSES).optional().describe('Only those with this review status'),
    ...pageArguments({ most: 50, usual: 20 }),
  }),
  result: z.strictObject({ specimens: z.array(Specimen), ...nextCursor }),
  async run({ trx, operatorId, baseUrl }, { status, limit, cursor }) {
    const after = parseCursor(cursor);
    const rows = await findSpecimens(trx, { operatorId, status, limit: limit + 1, after, baseUrl });
    const { shown, next } = buildPage(rows, limit, (row) => ({ at: row.created_at, id: row.specimen_id }));
    return { specimens: shown, next_cursor: next };
  },
});
