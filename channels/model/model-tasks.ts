import type { z } from 'zod';
import type { Prompt } from '#contracts/model-port.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Brief, PlanDraft } from '#contracts/plan.ts';
import type { Extraction, ExtractInput } from '../channel.ts';
import type { PlacedRecord, RecordSlots } from './record-slots.ts';

/** What a model may add to a channel's rules (docs/models.md). Each part is optional: without it that part of the work is by rules alone. */
export interface ModelTasks<P = never> {
  records?: RecordsTask;
  read?: ReadTask<P>;
  /** Opens the answer; see write-lead.ts for what holds of each sentence. */
  lead?: LeadTask;
}

/** The sentences of the pages that an answer opens with. */
export interface LeadTask {
  prompt: Prompt;
  /** Key of the cell that is named before each. */
  names: string;
}

/** Words of a brief that a model names, beside what the rules read (read-records.ts). */
export interface RecordsTask {
  prompt: Prompt;
  slots: RecordSlots;
  /** The brief without what is about its writer, as long as it is. */
  show(brief: Brief): string;
  /**
   * The plan from both readings, with `readBy` and the words that the model alone read in `reading.said`; null where the rules' plan stands.
   * Nothing that the rules read without doubt is lost.
   */
  fill(input: FillInput): PlanDraft | null;
}

export interface FillInput {
  brief: Brief;
  /** The plan by rules. */
  draft: PlanDraft;
  /** The brief as the model saw it; places of the records are in it. */
  text: string;
  records: PlacedRecord[];
  /** Numbers of things of which a record did not stand in it. */
  partial: ReadonlySet<number>;
}

/** Passages that the rules missed on pages. `P` is one passage. */
export interface ReadTask<P> {
  prompt: Prompt;
  schema: z.ZodType<{ passages: P[] }>;
  /** Pages that are worth it, the most promising first: those that the rules read whole are not. */
  pick(input: ExtractInput, byRules: Extraction): ReadPage[];
  /** Reads the pages again with what the model pointed out. A quote that is not on its page becomes a finding that falls, and is counted. */
  extract(input: ExtractInput, passages: PagePassages<P>[]): Extraction;
}

export interface PagePassages<P> {
  page: string;
  passages: P[];
}
