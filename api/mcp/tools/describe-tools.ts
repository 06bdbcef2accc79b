import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { EventDoc, ToolDoc } from '#contracts/tool.ts';
import { defineTool } from '../define-tool.ts';

export const describeToolsTool = defineTool({
  name: 'describe_tools',
  title: 'Describe the tools',
  description:
    'Documents every tool of this server, or one: parameters and results as JSON Schema, scope and role, rate limit, cache window, dry run, webhook events, error codes; and the catalogue of webhook events. Use it before a tool that is not familiar, or to learn what an error code means. It reads nothing of the operator.',
  kind: 'read',
  access: 'operator',
  scope: 'mcp:read',
  ratePerMinute: 30,
  cacheSeconds: 600,
  errors: ['not_found'],
  parameters: z.strictObject({
    tool: z.string().min(1).max(64).optional().describe('Name of one tool; all of them where it is left out'),
  }),
  result: z.strictObject({
    dry_run: z.boolean().describe('Whether every write of this server is a dry run'),
    tools: z.array(ToolDoc),
    events: z.array(EventDoc).describe('Events that a webhook may be told of'),
  }),
  async run({ catalogue, isDryRun }, { tool }) {
    const tools = catalogue.tools.filter(({ name }) => tool === undefined || name === tool);
    if (tools.length === 0) {
      const names = catalogue.tools.map(({ name }) => name).join(', ');
      throw new AppError('not_found', `There is no tool of that name. There are ${names}.`);
    }
    return { dry_run: isDryRun, tools, events: catalogue.events };
  },
});
