/** Response headers of the channel surface. */
export const HEADERS = {
  'x-request-id': { type: 'string', description: 'Names the request; the log line has it' },
  'x-take-id': { type: 'string', format: 'uuid', description: 'The take that the answer is about' },
  location: { type: 'string', format: 'uri', description: 'Where the take is' },
  'idempotency-replayed': {
    type: 'string',
    const: 'true',
    description: 'The request did not create this take: it was accepted before under the same `Idempotency-Key`',
  },
  etag: { type: 'string', description: 'Strong; send it as `If-None-Match`' },
  'cache-control': { type: 'string', description: 'How long the answer may be kept' },
  'content-disposition': { type: 'string', description: 'The name to save it under' },
  vary: { type: 'string', description: '`Accept`: a browser gets a page' },
  allow: { type: 'string', description: 'The methods that the address has' },
  'www-authenticate': { type: 'string', description: 'How to authenticate' },
  'retry-after': { type: 'string', pattern: '^[0-9]+$', description: 'Seconds after which to ask again' },
  ratelimit: { type: 'string', description: 'What is left of the minute: `"key";r=LEFT;t=SECONDS`' },
  'ratelimit-policy': { type: 'string', description: 'Requests of a key in a minute: `"key";q=REQUESTS;w=60`' },
} as const;

export type HeaderName = keyof typeof HEADERS;

/** Of an answer to whoever has a key. */
export const OF_CALLER = ['x-request-id', 'ratelimit', 'ratelimit-policy'] as const;

/** Of an answer about one take. */
export const OF_TAKE = ['x-take-id', ...OF_CALLER] as const;
