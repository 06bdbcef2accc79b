import cors from 'cors';
import type { RequestHandler } from 'express';

/**
 * Lets front ends of any origin use the channel API: a feed key is sent by the program that has it, never by the browser on its own, so another
 * site gains nothing. Credentials of the browser are not allowed along.
 */
export const crossOrigin: RequestHandler = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id', 'prefer'],
  exposedHeaders: [
    'etag',
    'idempotency-replayed',
    'location',
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
    'x-request-id',
    'x-take-id',
  ],
  maxAge: 86_400,
});
