import type { z } from 'zod';
import type { ErrorCode } from '#contracts/errors.ts';
import type { HeaderName } from './headers.ts';

/** One route of the channel surface, as the routing, the specs and the docs all know it. */
export interface Operation {
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
