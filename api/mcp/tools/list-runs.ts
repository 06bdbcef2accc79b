import { z } from 'zod';
import { PipelineRun } from '#contracts/specimen.ts';
import { findRuns } from '../../../db/queries/pipeline-runs.ts';
import { defineTool } from '../define-tool.ts';
import { buildPage, nextCursor, pageArguments, parseCursor } from './arguments.ts';

export const listRunsTool = defineTool({
  name: 'list_runs',
  title: 'List pipeline runs',
  description:
    "Lists the operator's pipeline runs, newest first: takes of channels that measure, each with its state, the stage at work, how many specimens it filed and how many of them were quarantined. Use it to see whether a run is through, or where specimens came from. It does not show the takes of other channels.",
  kind: 'read',
  access: 'operator',
  scope: 'mcp:read',
  ratePerMinute: 30,
  cacheSeconds: 30,
  errors: [],
  parameters: z.strictObject(pageArguments({ most: 50, usual: 10 })),
  result: z.strictObject({ runs: z.array(PipelineRun), ...nextCursor }),
  async run({ trx, operatorId, measuringChannels }, { limit, cursor }) {
    const page = { limit: limit + 1, after: parseCursor(cursor) };
    const rows = await findRuns(trx, { operatorId, channels: measuringChannels, ...page });
    const { shown, next } = buildPage(rows, limit, (row) => ({ at: row.created_at, id: row.run_id }));
    return { runs: shown, next_cursor: next };
  },
});
