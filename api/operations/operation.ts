import type { RequestHandler } from 'express';
import type { z } from 'zod';
import type { ErrorCode } from '#contracts/errors.ts';
import type { ApiContext } from '../context.ts';
import type { HeaderName } from './headers.ts';

/** One route of the channel surface, as routing, specs and docs know it. What is in no operation is neither routed nor documented. */
export interface Operation {
  /** With the channel's number after it, its operation id in the channel's document (`roll_take_43`). */
  name: string;
  /** Its operation id in the document of all channels. */
  id: string;
  method: 'get' | 'post';
  /** Below `{base_url}/api/public`; members in braces. */
  path: `/${string}`;
  summary: string;
  description: string;
  /** Whether a feed key or station key is needed. */
  needsKey: boolean;
  parameters: readonly Parameter[];
  body?: z.ZodType;
  answers: readonly Answer[];
  /** What it can end in beside what every operation can (see `errorsOf`). */
  errors: readonly ErrorCode[];
  /** What answers it; the documents are made of all operations. */
  handle(context: ApiContext, operations: readonly Operation[]): RequestHandler;
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  schema: z.ZodType;
  description: string;
}

export interface Answer {
  status: 200 | 202 | 204 | 304;
  description: string;
  bodies: readonly Body[];
  headers: readonly HeaderName[];
}

export interface Body {
  mediaType:
    | 'application/json'
    | 'text/markdown'
    | 'text/plain'
    | 'text/event-stream'
    | 'application/zip'
    | 'image/png';
  /** Of the whole body, or of the data of each event of a stream. Absent: text. */
  schema?: z.ZodType;
}

/** Codes that an operation can end in, its own and those of its kind. */
export function errorsOf(operation: Operation): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      'invalid_request',
      ...operation.errors,
      ...(isOfChannel(operation) ? (['unknown_channel'] as const) : []),
      'rate_limited',
      ...(operation.needsKey ? (['unauthorized', 'unavailable'] as const) : []),
      'method_not_allowed',
      'headers_too_large',
      'internal',
    ]),
  ];
}

export const isOfChannel = ({ path }: Operation): boolean => path.startsWith('/channel/{slug}');
