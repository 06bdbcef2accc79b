import { z } from 'zod';

/** One answer on the way to a page, as it came over the wire. */
export const ExchangeHop = z.strictObject({
  method: z.string(),
  url: z.string().describe('The address that answered, without fragment'),
  at: z.iso.datetime(),
  status: z.int(),
  headers: z
    .array(z.tuple([z.string(), z.string().nullable()]))
    .describe('As they were sent; null for values that are kept back: cookies, credentials, and what is very long'),
});
export type ExchangeHop = z.infer<typeof ExchangeHop>;

/** How a page came: every answer up to the one that had it. */
export const PageExchange = z.strictObject({
  hops: z.array(ExchangeHop).min(1),
  raw: z
    .strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), byteLength: z.int() })
    .exactOptional()
    .describe(
      'The body of the last answer, where it came encoded or a browser has made another page of it; else it is the page',
    ),
  confirmed: z
    .array(ExchangeHop)
    .min(1)
    .exactOptional()
    .describe('What the origin answered when it was asked later whether the page still stands'),
});
export type PageExchange = z.infer<typeof PageExchange>;

/** How the page of a source request came, as an export has it. */
export const StoredResponse = PageExchange.extend({ requestId: z.string() });
export type StoredResponse = z.infer<typeof StoredResponse>;
