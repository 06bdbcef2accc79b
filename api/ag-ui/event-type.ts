import type { Json } from '#contracts/json.ts';

/** The event types that a channel emits (interface document, part 1, AG-UI event stream), and MESSAGES_SNAPSHOT, which `connect` adds. */
export const EventType = {
  RUN_STARTED: 'RUN_STARTED',
  STATE_SNAPSHOT: 'STATE_SNAPSHOT',
  STEP_STARTED: 'STEP_STARTED',
  STEP_FINISHED: 'STEP_FINISHED',
  TOOL_CALL_START: 'TOOL_CALL_START',
  TOOL_CALL_ARGS: 'TOOL_CALL_ARGS',
  TOOL_CALL_END: 'TOOL_CALL_END',
  TOOL_CALL_RESULT: 'TOOL_CALL_RESULT',
  TEXT_MESSAGE_START: 'TEXT_MESSAGE_START',
  TEXT_MESSAGE_CONTENT: 'TEXT_MESSAGE_CONTENT',
  TEXT_MESSAGE_END: 'TEXT_MESSAGE_END',
  CUSTOM: 'CUSTOM',
  RUN_FINISHED: 'RUN_FINISHED',
  RUN_ERROR: 'RUN_ERROR',
  MESSAGES_SNAPSHOT: 'MESSAGES_SNAPSHOT',
} as const;

/** An AG-UI event as it goes on the wire. Absent means absent: no member is null unless the protocol says so. */
export interface AgUiEvent {
  type: (typeof EventType)[keyof typeof EventType];
  [member: string]: Json | object | undefined;
}
