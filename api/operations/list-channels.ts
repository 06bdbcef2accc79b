import type { ChannelCard } from '#contracts/channel-card.ts';
import { Directory } from '#contracts/directory.ts';
import { prefersHtml } from '../http/prefers-html.ts';
import { holdDocument, sendDocument } from '../http/send-document.ts';
import { describeDirectory } from '../spec/describe-directory.ts';
import { PAGE_HEADERS, renderPage } from '../spec/render-page.ts';
import { NOT_MODIFIED } from './answers.ts';
import type { Operation } from './operation.ts';
import { IF_NONE_MATCH } from './parameters.ts';

/** `GET /api/public/channels`: every channel, and what there is of them, counted. No key is needed. A browser gets a page. */
export const listChannels: Operation = {
  name: 'list_channels',
  id: 'listChannels',
  method: 'get',
  path: '/channels',
  summary: 'List every channel',
  description: 'The directory: every channel with what it takes, gives and costs, and counts of them.',
  needsKey: false,
  parameters: [IF_NONE_MATCH],
  answers: [
    {
      status: 200,
      description: 'The directory; a browser, which prefers HTML, gets a page',
      bodies: [{ mediaType: 'application/json', schema: Directory }],
      headers: ['etag', 'cache-control', 'vary', 'x-request-id'],
    },
    NOT_MODIFIED,
  ],
  errors: [],
  handle: (context) => {
    const cards = [...context.channels.values()].map(({ card }) => card);
    const directory = buildDirectory(cards, context.baseUrl);
    const json = holdDocument('application/json; charset=utf-8', JSON.stringify(directory));
    const page = holdDocument('text/html; charset=utf-8', renderPage('Channels', describeDirectory(directory)));
    return (request, response) => {
      const isPage = prefersHtml(request, response) && request.query.format === undefined;
      if (isPage) response.set(PAGE_HEADERS);
      sendDocument(request, response, isPage ? page : json);
    };
  },
};

export function buildDirectory(cards: ChannelCard[], baseUrl: string): Directory {
  const count = (is: (card: ChannelCard) => boolean) => cards.filter(is).length;
  return {
    stats: {
      live: count(({ status }) => status === 'live'),
      open: count(({ access }) => access === 'open'),
      ownKey: count(({ access }) => access === 'own_key'),
      trades: count(({ trade }) => trade),
    },
    channels: cards.map(({ slug, number, name, status, access, trade, summary, inputs, outputs, credits }) => {
      const path = `${baseUrl}/api/public/channel/${slug}`;
      const links = { spec: `${path}/spec`, agui: `${path}/agui`, take: `${path}/take` };
      return { slug, number: String(number), name, status, access, trade, summary, inputs, outputs, credits, links };
    }),
  };
}
