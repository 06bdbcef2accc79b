import type { ProtocolVersion } from '#contracts/run-agent-input.ts';
import { stepName } from '#contracts/stage.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { ChannelIdentity } from '#contracts/take-so-far.ts';
import { isEnd } from '#contracts/take-event.ts';
import type { RunOrigin, TakeEvent } from '#contracts/take-event.ts';
import { EventType } from './event-type.ts';
import type { AgUiEvent } from './event-type.ts';
import { mapEnd } from './map-end.ts';
import { createOpenItems } from './open-items.ts';
import type { OpenItems } from './open-items.ts';

/** Turns the events of one take, in order from the first, into AG-UI events. */
export interface AgUiMapper {
  map(event: TakeEvent): AgUiEvent[];
  /** What is open after the events so far; a stream that is joined here opens it again. */
  open: OpenItems;
}

/** Ids of the messages of a take, the same in every stream that shows it. */
export const outputMessageId = (takeId: string): string => `${takeId}:output`;
export const toolCallIdOf = (takeId: string, callId: string): string => `${takeId}:${callId}`;
export const toolResultIdOf = (toolCallId: string): string => `${toolCallId}:result`;

/**
 * AG-UI as a pure function of the log (interface document, part 2, AG-UI): the same events give the same frames, live or replayed. The log
 * is in 1.0 form; what an older client cannot read is put in its words here.
 */
export function createAgUiMapper(options: {
  run: RunOrigin;
  channel: ChannelIdentity;
  protocolVersion: ProtocolVersion;
  takeId: string;
}): AgUiMapper {
  const { run, channel, takeId } = options;
  const open = createOpenItems();
  return { open, map: (event) => mapEvent(event).map((mapped) => ({ ...mapped, timestamp: Date.parse(event.at) })) };

  function mapEvent(event: TakeEvent): AgUiEvent[] {
    switch (event.type) {
      case 'take.accepted':
        return [
          {
            type: EventType.RUN_STARTED,
            threadId: run.threadId,
            runId: run.runId,
            protocolVersion: '1.0',
            ...(run.parentRunId !== undefined && { parentRunId: run.parentRunId }),
          },
          {
            type: EventType.STATE_SNAPSHOT,
            snapshot: { ...run.state, take: { ...foldTake([event], channel), creditsLeft: null } },
          },
        ];
      case 'stage.started':
        return [open.startStep(stepName(event.stage, event.round))];
      case 'stage.skipped': {
        const name = stepName(event.stage, event.round);
        return [open.startStep(name), open.finishStep(name)];
      }
      case 'tool.called':
        return mapToolCall(event, toolCallIdOf(takeId, event.callId));
      case 'tool.returned':
        return [mapToolResult(event, toolCallIdOf(takeId, event.callId))];
      case 'sentence.written':
        return [...open.startText(outputMessageId(takeId)), open.addText(event.text)];
      case 'stage.finished':
        return [
          ...(event.stage === 'frame' ? open.endText() : []),
          open.finishStep(stepName(event.stage, event.round)),
        ];
      case 'ask.raised':
        return [{ type: EventType.CUSTOM, name: 'channel.ask', value: { ...event.ask } }];
      default:
        return isEnd(event) ? [...open.closeAll(), ...mapEnd(event, { ...options })] : [];
    }
  }
}

/** A tool call is complete when it is logged, so its three events come together. */
function mapToolCall({ tool, args }: Extract<TakeEvent, { type: 'tool.called' }>, toolCallId: string): AgUiEvent[] {
  return [
    { type: EventType.TOOL_CALL_START, toolCallId, toolCallName: tool },
    { type: EventType.TOOL_CALL_ARGS, toolCallId, delta: JSON.stringify(args) },
    { type: EventType.TOOL_CALL_END, toolCallId },
  ];
}

function mapToolResult({ result }: Extract<TakeEvent, { type: 'tool.returned' }>, toolCallId: string): AgUiEvent {
  return {
    type: EventType.TOOL_CALL_RESULT,
    messageId: toolResultIdOf(toolCallId),
    toolCallId,
    role: 'tool',
    content: JSON.stringify(result),
  };
}
