import type { Channel } from '../../../channels/channel.ts';
import { channelsNamed } from './catalogue.ts';

const names = new URL(import.meta.url).searchParams.get('of')?.split(' ') ?? [];

/** The channels of a test, which its address names. */
export const channels: ReadonlyMap<string, Channel> = new Map(
  channelsNamed(names).map((channel) => [channel.card.slug, channel]),
);
