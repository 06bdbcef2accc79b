import { z } from 'zod';
import { ChannelCard } from './channel-card.ts';

const { slug, name, status, access, trade, summary, inputs, outputs, credits } = ChannelCard.shape;

/** A channel as the directory lists it. */
export const ListedChannel = z
  .strictObject({
    slug,
    number: z.string(),
    name,
    status,
    access: access.describe('`own_key` runs on a credential of the caller with an outside provider'),
    trade: trade.describe('Made for a trade'),
    summary,
    inputs,
    outputs,
    credits: credits.describe('Price of a take'),
    links: z.strictObject({ spec: z.url(), agui: z.url(), take: z.url() }),
  })
  .meta({ id: 'ListedChannel' });
export type ListedChannel = z.infer<typeof ListedChannel>;

/** Answer of `GET channels` (interface document, part 2, Channels). The stats are counted. */
export const Directory = z
  .strictObject({
    stats: z.strictObject({
      live: z.int().nonnegative(),
      open: z.int().nonnegative(),
      ownKey: z.int().nonnegative(),
      trades: z.int().nonnegative(),
    }),
    channels: z.array(ListedChannel),
  })
  .meta({ id: 'Directory' });
export type Directory = z.infer<typeof Directory>;
