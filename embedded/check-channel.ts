import type { Directory } from '#contracts/directory.ts';
import { StartError } from './start-error.ts';

/** Ends in a StartError where the running installation has no such channel. */
export async function checkChannel(baseUrl: string, slug: string): Promise<void> {
  const channels = await fetchChannels(baseUrl);
  if (channels.some((channel) => channel.slug === slug)) return;
  throw new StartError(`There is no channel ${slug}; there are ${channels.map((channel) => channel.slug).join(', ')}`);
}

/** The channels of the running installation. Ends in a StartError where its API does not answer. */
export async function fetchChannels(baseUrl: string): Promise<Directory['channels']> {
  const answer = await fetch(`${baseUrl}/api/public/channels`).catch((cause: unknown) => {
    throw new StartError(`The API does not answer at ${baseUrl}`, { cause });
  });
  // Of our own API.
  return ((await answer.json()) as Directory).channels;
}
