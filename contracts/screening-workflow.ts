/** What the workflow of a screening and its activities hand each other: ids and names, never a brief or an answer. */
export interface ScreenedChannel {
  operatorId: string;
  channel: string;
}

export interface BegunScreening extends ScreenedChannel {
  screeningId: string;
  /** Names of the briefs. */
  briefs: string[];
}

export interface ScreenedTake extends ScreenedChannel {
  screeningId: string;
  brief: string;
  /** From 1. */
  attempt: number;
}

/** How many expectations an answer was held against, and how many of them it met. */
export interface HeldTake {
  expected: number;
  met: number;
}

/** Word of a reference for every channel that is screened. */
export const ALL_CHANNELS = 'all';
