import type { AgUiMessage } from '#contracts/ag-ui-event.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import type { Db } from '../../db/connect.ts';
import type { TakeRef } from '../../db/queries/pages.ts';
import { findEvents } from '../../db/queries/take-events.ts';
import { outputMessageId, toolCallIdOf, toolResultIdOf } from './map-events.ts';

/** A thread is given back whole up to this many characters, and this many takes; of a longer one, its newest takes. */
const THREAD_CHARS = 4_000_000;
const THREAD_TAKES = 200;
const EVENTS_AT_ONCE = 1_000;

/** The messages of earlier takes of a thread, oldest first, as a front end that followed all of them holds them. */
export async function findThreadMessages(
  db: Db,
  { operatorId, takeIds }: { operatorId: string; takeIds: string[] },
): Promise<AgUiMessage[]> {
  const newestFirst: AgUiMessage[][] = [];
  let left = THREAD_CHARS;
  for (const takeId of takeIds.slice(-THREAD_TAKES).toReversed()) {
    const messages = await findTakeMessages(db, { operatorId, takeId });
    left -= JSON.stringify(messages).length;
    if (left < 0) break;
    newestFirst.push(messages);
  }
  return newestFirst.toReversed().flat();
}

async function findTakeMessages(db: Db, ref: TakeRef): Promise<AgUiMessage[]> {
  const fold = createMessageFold();
  for (let after = 0; ;) {
    const events = await findEvents(db, { ...ref, after, limit: EVENTS_AT_ONCE });
    for (const event of events) fold.add(event);
    if (events.length < EVENTS_AT_ONCE) return fold.messages;
    after = events.at(-1)!.seq;
  }
}

/** The messages without those that stand there already: a run that was repeated under a new id shows its brief once. */
export function dropRepeated(messages: AgUiMessage[]): AgUiMessage[] {
  const ids = new Set<string>();
  return messages.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** The messages that one take's events amount to: those that a front end makes of their frames (AG-UI 1.0, client state). */
export function createMessageFold(): { messages: AgUiMessage[]; add(event: TakeEvent): void } {
  const messages: AgUiMessage[] = [];
  let takeId = '';
  return { messages, add };

  function add(event: TakeEvent): void {
    switch (event.type) {
      case 'take.accepted':
        ({ takeId } = event);
        // An answer that came as `resume` is no message of the front end's.
        if (event.run && event.run.resumed.length === 0)
          messages.push({ id: event.run.messageId, role: 'user', content: event.notes });
        return;
      case 'tool.called': {
        const id = toolCallIdOf(takeId, event.callId);
        const call = {
          id,
          type: 'function' as const,
          function: { name: event.tool, arguments: JSON.stringify(event.args) },
        };
        messages.push({ id, role: 'assistant', toolCalls: [call] });
        return;
      }
      case 'tool.returned': {
        const toolCallId = toolCallIdOf(takeId, event.callId);
        const called = messages.findIndex(({ id }) => id === toolCallId);
        const id = toolResultIdOf(toolCallId);
        messages.splice(called + 1, 0, { id, toolCallId, role: 'tool', content: JSON.stringify(event.result) });
        return;
      }
      case 'sentence.written': {
        const id = outputMessageId(takeId);
        const written = messages.findLast((message) => message.id === id);
        if (written) written.content += event.text;
        else messages.push({ id, role: 'assistant', content: event.text });
        return;
      }
      default:
    }
  }
}
