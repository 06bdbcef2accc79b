import type { WorkInput } from './work.ts';

/** Place in all libraries: operators by their id, in a library its passages by their number. */
export interface LibraryPlace {
  operatorId: string;
  documentId: string;
}

/** What a rebuild is started with; `reference` is the model's `provider/model`. */
export interface EmbedLibraryInput extends WorkInput {
  /** Where an earlier run of the same rebuild stopped; absent: at the beginning. */
  after?: LibraryPlace;
}

export type EmbedBatchResult =
  /** `after`: where the next batch begins; null: there is none. `left`: passages of this batch that the provider did not take. */
  | { state: 'embedded'; count: number; left: number; after: LibraryPlace | null }
  /** The provider does not take the key, does not know the model, or answers with something else. The next rebuild asks again. */
  | { state: 'refused'; detail: string }
  /** This worker is configured for another model, or for none. */
  | { state: 'other_model' };
