import { describe, expect, it } from 'vitest';
import { text } from '../spec/block.ts';
import { renderMarkdown } from '../spec/render-markdown.ts';
import { buildCatalogue } from './describe-tools.ts';
import { documentTools } from './document-tools.ts';
import { TOOLS } from './tools/index.ts';

describe('docs/tools.md', () => {
  it('is what the tools say today (vitest -u writes it)', async () => {
    const document = renderMarkdown([
      text('<!-- Written by api/mcp/document-tools.test.ts from api/mcp/tools. -->'),
      ...documentTools(buildCatalogue(TOOLS)),
    ]);

    await expect(document).toMatchFileSnapshot('../../docs/tools.md');
  });
});

describe('every tool', () => {
  it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s says all that a client and a model need',
    (name, tool) => {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(tool.description).toMatch(/Use it /);
      for (const [parameter, schema] of Object.entries(tool.parameters.shape))
        expect(schema.description, `${name}.${parameter}`).toBeTruthy();
      expect(tool.parameters.safeParse({ nobody: 1 }).success).toBe(false);
    },
  );

  it('has the kind, access, limit and cache window of the interface document', () => {
    const rows = TOOLS.map((tool) => [
      tool.name,
      tool.kind,
      tool.access,
      tool.ratePerMinute,
      tool.kind === 'read' ? tool.cacheSeconds : null,
    ]);

    expect(rows).toEqual([
      ['describe_tools', 'read', 'operator', 30, 600],
      ['search_library', 'read', 'operator', 20, 120],
      ['list_specimens', 'read', 'operator', 30, 60],
      ['list_runs', 'read', 'operator', 30, 30],
      ['review_queue', 'read', 'admin', 30, 30],
      ['review_specimen', 'write', 'admin', 20, null],
      ['list_webhooks', 'read', 'operator', 30, 15],
      ['register_webhook', 'write', 'operator', 10, null],
      ['delete_webhook', 'write', 'operator', 10, null],
    ]);
  });
});
