import { StartError } from './start-error.ts';

/** Ends in a StartError where the running installation has no such channel. */
export async function checkChannel(baseUrl: string, slug: string): Promise<void> {
  const answer = await fetch(`${baseUrl}/api/public/channels`).catch((cause: unknown) => {
    throw new StartError(`The API does not answer at ${baseUrl}`, { cause });
  });
  const { channels } = (await answer.json()) as { channels: { slug: string }[] };
  if (channels.some((channel) => channel.slug === slug)) return;
  throw new StartError(`There is no channel ${slug}; there are ${channels.map((channel) => channel.slug).join(', ')}`);
}
