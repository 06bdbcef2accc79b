import type { Request, Response } from 'express';
import type { Channel } from '../../../channels/channel.ts';
import type { ApiContext } from '../../context.ts';
import { requireChannel } from '../../http/authenticate.ts';
import { prefersHtml } from '../../http/prefers-html.ts';
import { holdDocument, sendDocument } from '../../http/send-document.ts';
import type { HeldDocument } from '../../http/send-document.ts';
import { invalidParameter } from '../list-takes.ts';
import { buildMcpTool } from './build-mcp-tool.ts';
import { buildOpenApi } from './build-openapi.ts';
import { describeChannel } from './describe-channel.ts';
import { renderMarkdown } from './render-markdown.ts';
import { PAGE_HEADERS, renderPage } from './render-page.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Format = 'openapi' | 'mcp' | 'markdown' | 'page';

/** `GET spec`: the channel's interface document, in the format that is asked for; a browser that names none gets a page. */
export const getSpec = (context: ApiContext) => {
  const held = new Map<string, HeldDocument>();
  return (request: Request, response: Response) => {
    const channel = requireChannel(context, String(request.params.slug));
    const isPage = prefersHtml(request, response) && request.query.format === undefined;
    const format = isPage ? 'page' : parseFormat(request.query.format);
    if (isPage) response.set(PAGE_HEADERS);
    const key = `${channel.card.slug} ${format}`;
    const document = held.get(key) ?? BUILDERS[format](channel, context.baseUrl);
    held.set(key, document);
    sendDocument(request, response, document);
  };
};

const BUILDERS: Record<Format, (channel: Channel, baseUrl: string) => HeldDocument> = {
  openapi: (channel, baseUrl) => holdDocument(JSON_TYPE, JSON.stringify(buildOpenApi(channel, baseUrl))),
  mcp: ({ card }) => holdDocument(JSON_TYPE, JSON.stringify(buildMcpTool(card))),
  markdown: (channel, baseUrl) =>
    holdDocument('text/markdown; charset=utf-8', renderMarkdown(describeChannel(channel, baseUrl))),
  page: (channel, baseUrl) =>
    holdDocument('text/html; charset=utf-8', renderPage(channel.card.name, describeChannel(channel, baseUrl))),
};

function parseFormat(value: unknown): Exclude<Format, 'page'> {
  if (value === undefined) return 'openapi';
  if (value === 'openapi' || value === 'mcp' || value === 'markdown') return value;
  throw invalidParameter('format', 'must be openapi, mcp or markdown');
}
