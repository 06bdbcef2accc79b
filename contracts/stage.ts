/** The seven stages of a take, in the order in which they run (DESIGN.md, The life of a take). */
export const STAGES = ['plan', 'crawl', 'recall', 'extract', 'measure', 'frame', 'grade'] as const;
export type StageName = (typeof STAGES)[number];

/** Readable name of a stage in a round, unique within a take: `crawl`, and `crawl#2` for the second round. */
export function stepName(stage: StageName, round = 1): string {
  return round > 1 ? `${stage}#${round}` : stage;
}

/** States of a take as `lifecycle.state` shows them (interface document, part 2, Takes). */
export const TAKE_STATES = [
  'queued',
  'planning',
  'gathering',
  'extracting',
  'measuring',
  'framing',
  'grading',
  'finished',
  'needs_input',
  'failed',
  'cancelled',
] as const;
export type TakeState = (typeof TAKE_STATES)[number];

/** The state that a take is in while a stage runs. */
export const STATE_OF_STAGE = {
  plan: 'planning',
  crawl: 'gathering',
  recall: 'gathering',
  extract: 'extracting',
  measure: 'measuring',
  frame: 'framing',
  grade: 'grading',
} as const satisfies Record<StageName, TakeState>;

export const END_STATES = ['finished', 'needs_input', 'failed', 'cancelled'] as const satisfies readonly TakeState[];
export type EndState = (typeof END_STATES)[number];
