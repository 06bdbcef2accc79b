import type { Request, Response } from 'express';
import type { ChannelCard } from '#contracts/channel-card.ts';
import type { ApiContext } from '../context.ts';

/** `GET /api/public/channels`: every channel, and what there is of them, counted. No key is needed. */
export const getDirectory = (context: ApiContext) => (_request: Request, response: Response) => {
  response.set('cache-control', 'public, max-age=60');
  response.json(
    buildDirectory(
      [...context.channels.values()].map(({ card }) => card),
      context.baseUrl,
    ),
  );
};

export function buildDirectory(cards: ChannelCard[], baseUrl: string) {
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
