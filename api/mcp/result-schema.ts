import { z } from 'zod';
import type { Tool } from './define-tool.ts';

const schemas = new WeakMap<Tool, z.ZodObject>();

/** The schema of a tool's result, `cached` included. */
export function resultSchema(tool: Tool): z.ZodObject {
  const known = schemas.get(tool);
  if (known) return known;
  const schema = z.strictObject({
    cached: z.boolean().describe('Whether the answer was given before, within the cache window of the tool'),
    ...tool.result.shape,
  });
  schemas.set(tool, schema);
  return schema;
}
