import { EventType } from './event-type.ts';
import type { AgUiEvent } from './event-type.ts';

/** Keeps count of what a run has open: a run may only finish when all of it is closed. */
export interface OpenItems {
  startStep(name: string): AgUiEvent;
  finishStep(name: string): AgUiEvent;
  /** Opens the message unless it is open. */
  startText(messageId: string): AgUiEvent[];
  addText(delta: string): AgUiEvent;
  endText(): AgUiEvent[];
  /** Closes everything, the message before the steps. */
  closeAll(): AgUiEvent[];
  /** Opens again, in another stream, what is open in this one. */
  reopen(): AgUiEvent[];
}

export function createOpenItems(): OpenItems {
  const steps = new Set<string>();
  let messageId: string | undefined;
  return { startStep, finishStep, startText, addText, endText, closeAll, reopen };

  function startStep(stepName: string): AgUiEvent {
    steps.add(stepName);
    return { type: EventType.STEP_STARTED, stepName };
  }

  function finishStep(stepName: string): AgUiEvent {
    steps.delete(stepName);
    return { type: EventType.STEP_FINISHED, stepName };
  }

  function startText(id: string): AgUiEvent[] {
    if (messageId !== undefined) return [];
    messageId = id;
    return [{ type: EventType.TEXT_MESSAGE_START, messageId, role: 'assistant' }];
  }

  function addText(delta: string): AgUiEvent {
    return { type: EventType.TEXT_MESSAGE_CONTENT, messageId, delta };
  }

  function endText(): AgUiEvent[] {
    if (messageId === undefined) return [];
    const ended = messageId;
    messageId = undefined;
    return [{ type: EventType.TEXT_MESSAGE_END, messageId: ended }];
  }

  function closeAll(): AgUiEvent[] {
    return [...endText(), ...[...steps].map(finishStep)];
  }

  function reopen(): AgUiEvent[] {
    const opened = [...steps].map((stepName): AgUiEvent => ({ type: EventType.STEP_STARTED, stepName }));
    if (messageId === undefined) return opened;
    return [...opened, { type: EventType.TEXT_MESSAGE_START, messageId, role: 'assistant' }];
  }
}
