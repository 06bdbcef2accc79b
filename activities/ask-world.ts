import type { FetchedPage, FetchFailure } from '../outbound/fetch-outcome.ts';
import type { OutsideRequest } from './ask-source.ts';
import type { StageContext } from './run-stage.ts';

/** What a source answers in a screening: its set brings it, and nothing leaves the process. */
export async function askWorld(
  { channel, think }: Pick<StageContext, 'channel' | 'think'>,
  request: OutsideRequest,
): Promise<FetchedPage | FetchFailure> {
  const answer = await think('answer-screened', { channel: channel.card.slug, request }, { key: request.id });
  if ('code' in answer) return { kind: 'failure', isTransient: false, ...answer };
  const { body, mediaType, url, status = 200 } = answer;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(body);
  return { kind: 'page', url, redirects: [], status, headers: { 'content-type': mediaType }, body: bytes };
}
