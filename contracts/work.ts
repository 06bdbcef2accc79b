/** Work that follows from what has happened: each is a workflow of its own, started by the dispatcher from the outbox. */
export const WORK_KINDS = ['deliver_webhook', 'hand_off_specimen'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Task queues beside that of the takes, so that a storm of the one kind never starves the other. */
export const DELIVERY_QUEUE = 'deliveries';
export const BACKGROUND_QUEUE = 'background';

/** What such a workflow is started with: references only. */
export interface WorkInput {
  operatorId: string;
  /** Id of what is delivered or handed over; with `round` behind a colon from the second time on that somebody asked for it. */
  reference: string;
}
