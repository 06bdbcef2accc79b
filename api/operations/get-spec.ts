import { z } from 'zod';
import type { Channel } from '../../channels/channel.ts';
import { requireChannel } from '../http/authenticate.ts';
import { invalidParameter } from '../http/invalid-parameter.ts';
import { prefersHtml } from '../http/prefers-html.ts';
import { holdDocument, sendDocument } from '../http/send-document.ts';
import type { HeldDocument } from '../http/send-document.ts';
import { buildMcpTool } from '../spec/build-mcp-tool.ts';
import { buildOpenApi } from '../spec/build-openapi.ts';
import { describeChannel } from '../spec/describe-channel.ts';
import { renderMarkdown } from '../spec/render-markdown.ts';
import { PAGE_HEADERS, renderPage } from '../spec/render-page.ts';
import { NOT_MODIFIED } from './answers.ts';
import type { Operation, Parameter } from './operation.ts';
import { IF_NONE_MATCH } from './parameters.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Format = 'openapi' | 'mcp' | 'markdown' | 'page';

const FORMAT: Parameter = {
  in: 'query',
  name: 'format',
  schema: z.enum(['openapi', 'mcp', 'markdown']).default('openapi'),
  description:
    '`openapi`: OpenAPI 3.1.0. `mcp`: an MCP tool definition of the channel. `markdown`: for a person or a model',
};

/** `GET spec`: the channel's interface document, in the format that is asked for; a browser that names none gets a page. */
export const getSpec: Operation = {
  name: 'channel_spec',
  id: 'getSpec',
  method: 'get',
  path: '/channel/{slug}/spec',
  summary: 'Get this interface document',
  description: 'The channel’s interface in the format that is asked for.',
  needsKey: false,
  parameters: [FORMAT, IF_NONE_MATCH],
  answers: [
    {
      status: 200,
      description: 'The document; a browser that names no format, and prefers HTML, gets a page',
      bodies: [{ mediaType: 'application/json', schema: z.looseObject({}) }, { mediaType: 'text/markdown' }],
      headers: ['etag', 'cache-control', 'vary', 'x-request-id'],
    },
    NOT_MODIFIED,
  ],
  errors: ['invalid_request'],
  handle: (context, operations) => {
    const held = new Map<string, HeldDocument>();
    return (request, response) => {
      const channel = requireChannel(context, String(request.params.slug));
      const isPage = prefersHtml(request, response) && request.query.format === undefined;
      const format = isPage ? 'page' : parseFormat(request.query.format);
      if (isPage) response.set(PAGE_HEADERS);
      const key = `${channel.card.slug} ${format}`;
      const document = held.get(key) ?? BUILDERS[format](channel, operations, context.baseUrl);
      held.set(key, document);
      sendDocument(request, response, document);
    };
  },
};

const BUILDERS: Record<Format, (channel: Channel, operations: readonly Operation[], baseUrl: string) => HeldDocument> =
  {
    openapi: (channel, operations, baseUrl) =>
      holdDocument(JSON_TYPE, JSON.stringify(buildOpenApi(channel, operations, baseUrl))),
    mcp: ({ card }) => holdDocument(JSON_TYPE, JSON.stringify(buildMcpTool(card))),
    markdown: (channel, operations, baseUrl) =>
      holdDocument('text/markdown; charset=utf-8', renderMarkdown(describeChannel(channel, operations, baseUrl))),
    page: (channel, operations, baseUrl) =>
      holdDocument(
        'text/html; charset=utf-8',
        renderPage(channel.card.name, describeChannel(channel, operations, baseUrl)),
      ),
  };

function parseFormat(value: unknown): Exclude<Format, 'page'> {
  if (value === undefined) return 'openapi';
  if (value === 'openapi' || value === 'mcp' || value === 'markdown') return value;
  throw invalidParameter('format', 'must be openapi, mcp or markdown');
}
