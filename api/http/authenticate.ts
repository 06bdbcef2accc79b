import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { hashFeedKey, isFeedKey } from '#contracts/feed-key.ts';
import type { Channel } from '../../channels/channel.ts';
import { findKey } from '../../db/queries/find-key.ts';
import type { ApiContext } from '../context.ts';
import type { KeyPrincipal } from '../principal.ts';

/** The holder of a key, and the channel that is called. */
export interface Caller extends KeyPrincipal {
  channel: Channel;
}

/** The channel of a path. Ends in unknown_channel. */
export function requireChannel({ channels }: Pick<ApiContext, 'channels'>, slug: string): Channel {
  const channel = channels.get(slug);
  if (!channel)
    throw new AppError(
      'unknown_channel',
      'No channel on that frequency. The directory at /api/public/channels lists them all.',
    );
  return channel;
}

/**
 * The holder of the bearer key of a request (interface document, Authentication). An unknown channel is told before the key is looked at; a
 * text without the form and checksum of a key is refused without asking the database. Throws unknown_channel, unauthorized, rate_limited.
 */
export async function authenticate(context: ApiContext, request: Request, response: Response): Promise<Caller> {
  const channel = requireChannel(context, String(request.params.slug));
  const key = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!key || !isFeedKey(key)) return refuse();
  const holder = await findKey(context.db, hashFeedKey(key));
  if (!holder || (holder.scope === 'channel' && holder.channel !== channel.card.slug)) return refuse();

  const { requests, resetsInSeconds } = holder;
  const left = Math.max(0, context.ratePerMinute - requests);
  // Fields of draft-ietf-httpapi-ratelimit-headers.
  response.set('ratelimit-policy', `"key";q=${context.ratePerMinute};w=60`);
  response.set('ratelimit', `"key";r=${left};t=${resetsInSeconds}`);
  if (requests > context.ratePerMinute) {
    throw new AppError('rate_limited', `This key may make ${context.ratePerMinute} requests a minute.`, {
      retryAfterSeconds: resetsInSeconds,
    });
  }
  return { kind: 'key', operatorId: holder.operatorId, credentialId: holder.keyId, channel };

  function refuse(): never {
    context.keyless.count(request);
    throw unauthorized();
  }
}

function unauthorized(): AppError {
  return new AppError(
    'unauthorized',
    'Send a feed key of this channel or a station key of its owner as a bearer token.',
  );
}
