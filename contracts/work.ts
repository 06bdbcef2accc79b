/** Work that follows from what has happened: each is a workflow of its own, started by the dispatcher from the outbox. */
export const WORK_KINDS = ['deliver_webhook', 'hand_off_specimen', 'roll_canary', 'screen_channels'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Task queue of deliveries, beside that of the takes: a storm of the one never starves the other. Names that Temporal knows, like those of the workflows. */
export const DELIVERY_QUEUE = 'deliveries';

/** Workflow of each kind, and its id: a second start of the same work finds the first. */
export const WORK_WORKFLOWS: Record<WorkKind, { workflow: string; idPrefix: string }> = {
  deliver_webhook: { workflow: 'deliverWebhook', idPrefix: 'delivery' },
  hand_off_specimen: { workflow: 'handOffSpecimen', idPrefix: 'courier' },
  roll_canary: { workflow: 'rollCanary', idPrefix: 'canary-now' },
  screen_channels: { workflow: 'screenChannels', idPrefix: 'screening-now' },
};

/** What such a workflow is started with: references only, parts of it joined by colons. */
export interface WorkInput {
  operatorId: string;
  reference: string;
}

/**
 * The ids of a reference and its round: `<event>:<subscription>`, with `:<round>` behind it from the second time on that somebody asked
 * for the delivery. Throws where it is none of so many ids.
 */
export function parseReference(reference: string, count: number): { ids: string[]; round: number } {
  const parts = reference.split(':');
  const round = parts.length > count ? Number(parts[count]) : 1;
  if (parts.length < count || parts.length > count + 1 || !Number.isInteger(round))
    throw new Error(`no reference of ${count} ids: ${reference}`);
  return { ids: parts.slice(0, count), round };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Time before each attempt, from the end of the one before (Standard Webhooks; INTERFACE, part 2, Webhooks): 75 hours in all. */
export const ATTEMPT_DELAYS_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
export const MAX_RETRY_AFTER_MS = 24 * HOUR;

/** One attempt to deliver or hand over. */
export interface AttemptInput extends WorkInput {
  /** From 1, within the round. */
  attempt: number;
  /** Planned time from the end of this attempt to the next; null: this is the last. */
  nextInMs: number | null;
}

export type AttemptResult =
  | { outcome: 'delivered' }
  /** `nextInMs` is what was planned, or longer where the receiver asked for that. */
  | { outcome: 'failed'; detail: string; nextInMs: number | null }
  /** Nobody is to be told any more. */
  | { outcome: 'stopped'; detail: string }
  /** The receiver has as many requests as it may have at once: the same attempt again, then. Histories of earlier releases say no time. */
  | { outcome: 'busy'; retryInMs?: number };
