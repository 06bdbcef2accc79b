import { AgUiEventSchema } from '#contracts/ag-ui-event.ts';
import { TakeResponse } from '#contracts/take.ts';
import type { HeaderName } from './headers.ts';
import type { Answer, Body } from './operation.ts';

/** A take as it is answered. */
export const TAKE = { mediaType: 'application/json', schema: TakeResponse } as const satisfies Body;

/** Events of AG-UI. */
export const AGUI_EVENTS = { mediaType: 'text/event-stream', schema: AgUiEventSchema } as const satisfies Body;

/** What a body of AG-UI can end in. */
export const AGUI_ERRORS = [
  'invalid_request',
  'invalid_json',
  'not_acceptable',
  'body_too_large',
  'unsupported_media_type',
] as const;

/** The answer to one who still has a document that is the same for everybody. */
export const NOT_MODIFIED: Answer = {
  status: 304,
  description: 'What `If-None-Match` names still holds',
  bodies: [],
  headers: ['etag', 'cache-control', 'x-request-id'],
};

/** A body that a caller may hold on to, and the answer to one who still has it. */
export function cachedAnswers(
  description: string,
  mediaType: Body['mediaType'],
  headers: readonly HeaderName[],
  headersOf304 = headers,
): Answer[] {
  return [
    { status: 200, description, bodies: [{ mediaType }], headers: ['etag', 'cache-control', ...headers] },
    {
      status: 304,
      description: 'What `If-None-Match` names still holds',
      bodies: [],
      headers: ['etag', 'cache-control', ...headersOf304],
    },
  ];
}
