import type { Channel } from '../../../channels/channel.ts';

const places = new URL(import.meta.url).searchParams.getAll('of');

/** The channels of a test, which its address names: `MODULE NAME` each. */
export const channels: ReadonlyMap<string, Channel> = new Map(
  await Promise.all(
    places.map(async (place) => {
      const [module, name] = place.split(' ') as [string, string];
      const { [name]: channel } = (await import(module)) as Record<string, Channel>;
      return [channel!.card.slug, channel!] as const;
    }),
  ),
);
