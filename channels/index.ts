import type { Channel } from './channel.ts';
import { changelogScout } from './changelog-scout/channel.ts';

/** Every channel there is. Adding one is a folder and a line here. */
const CHANNELS: readonly Channel[] = [changelogScout];

export const channels: ReadonlyMap<string, Channel> = new Map(CHANNELS.map((channel) => [channel.card.slug, channel]));
