import type { ComposedRow, ComposedSentence, FallenRow } from './evidence.ts';
import type { Assessment } from './grade.ts';
import type { JsonObject } from './json.ts';
import type { StillWanted } from './still.ts';
import type { Column } from './table.ts';
import type { Ask, HeldDraft } from './take.ts';

/** A column of a channel's table. A judged column holds the channel's own ruling (a rank, a kind, a verdict) and needs no quote. */
export interface ChannelColumn extends Column {
  isJudged?: true;
  /** What its cells say is what a thing is called: it stands where the page says it, though the page takes the thing back (`2.1 (superseded)`). */
  isName?: true;
  /** A column that may honestly stay empty; the others count as gaps where they do. */
  isOptional?: true;
  /** A size without its sign: a discount of 50 stands on a page as `-50`. */
  isMagnitude?: true;
  /** What a sentence means that sets a limit against a row, or one row below another, where several columns have this type. */
  isMeasure?: true;
  /**
   * By value: the words by which sentences say it of a row (`is`), and behind "no" or "nothing" that there is none (`none`). The value `*` stands for
   * any, and an empty one for none: null, or a list without entries.
   */
  says?: Readonly<Record<string, { is?: readonly string[]; none?: readonly string[] }>>;
}

export interface ComposedTable {
  columns: ChannelColumn[];
  rows: ComposedRow[];
  summary: JsonObject;
}

export interface Composition {
  sentences: ComposedSentence[];
  table: ComposedTable | null;
  asks: Ask[];
  held: HeldDraft[];
  /** Sentences about what this take could not do, shown in `lifecycle.undone` beside those of the budget. */
  undone: string[];
  /** Ids of the sub-goals that were met, also by an archived empty answer. */
  metSubGoals: string[];
  assessments: Assessment[];
  /** Findings that the answer leaves out on purpose (not asked for, past the limit of rows). When given, others that nothing uses count as lost. */
  leftOut?: string[];
  /** Ids of requests that were answered with something else than their source documents: no answers, whatever their status. */
  spoiled?: string[];
  /** Stills beside the cards of passage and table that every answer gets. */
  stills?: StillWanted[];
  /** Rows of earlier tries at this answer; whoever composed it knew of them (`ComposeInput.fallen`). Not the channel's to write. */
  fallen?: FallenRow[];
  /** Nothing useful can be said: the take fails with this sentence, free of charge. */
  nothing?: string;
}
