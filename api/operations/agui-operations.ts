import { AgUiEventSchema } from '#contracts/ag-ui-event.ts';
import { RunAgentInput } from '#contracts/run-agent-input.ts';
import { RATE_LIMIT_HEADERS } from './headers.ts';
import type { Operation } from './operation.ts';
import { LAST_FRAME_ID } from './parameters.ts';

const ofRun = ['x-take-id', 'x-request-id', ...RATE_LIMIT_HEADERS] as const;
const stream = { mediaType: 'text/event-stream', schema: AgUiEventSchema } as const;
const errors = [
  'invalid_request',
  'invalid_json',
  'not_acceptable',
  'body_too_large',
  'unsupported_media_type',
] as const;

/** Takes as runs of AG-UI. */
export const AGUI_OPERATIONS = {
  agui_run: {
    id: 'runAgui',
    method: 'post',
    path: '/channel/{slug}/agui',
    summary: 'Run as an AG-UI event stream',
    description:
      'The last user message is the brief. The same `runId` on the same thread attaches to the run that it started, from its first event or after `Last-Event-ID`. Leaving detaches; the run goes on.',
    needsKey: true,
    parameters: [LAST_FRAME_ID],
    body: RunAgentInput,
    answers: [
      {
        status: 200,
        description: 'Typed AG-UI events, from `RUN_STARTED` to one of `RUN_FINISHED` and `RUN_ERROR`',
        bodies: [stream],
        headers: ofRun,
      },
    ],
    errors: [...errors, 'credits_exhausted', 'archive_full', 'run_conflict'],
  },
  agui_connect: {
    id: 'connectAgui',
    method: 'post',
    path: '/channel/{slug}/agui/connect',
    summary: 'Come back to a thread',
    description:
      'For a front end that holds part of a thread, or nothing: the whole thread as messages, the state, what is open, then the live end of its last run.',
    needsKey: true,
    parameters: [],
    body: RunAgentInput,
    answers: [
      {
        status: 200,
        description: 'AG-UI events: `RUN_STARTED`, `MESSAGES_SNAPSHOT`, `STATE_SNAPSHOT`, then the live end',
        bodies: [stream],
        headers: ofRun,
      },
    ],
    errors: [...errors, 'not_found'],
  },
} as const satisfies Record<string, Operation>;
