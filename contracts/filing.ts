import type { MeasuredDimension } from './measurement.ts';
import type { SearchableChunk } from './library-search.ts';
import type { SpecimenStatus } from './specimen.ts';

/** Why a specimen is quarantined (interface document, part 4, The library). */
export const QUARANTINE_REASONS = ['no_scale', 'readings_disagree', 'implausible_size', 'low_confidence'] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

/**
 * What a channel that measures makes of one thing of the world, before it is filed. It stands on one page: quotes of its readings have their
 * place in the text layer of that page, regions are of its picture.
 */
export interface SpecimenDraft {
  /** Scientific name, or the item's name for what is no organism. */
  species: string;
  commonName: string | null;
  item: string;
  /** What search finds it by: words of its source. */
  content: string;
  /** Darwin Core terms of an organism. */
  taxon: Record<string, string>;
  /** In the order of QUARANTINE_REASONS. */
  reasons: QuarantineReason[];
  page: { sha256: string; url: string | null };
  dimensions: MeasuredDimension[];
  /** Id of the take's still that shows the measurements; null where none does. */
  stillId: string | null;
}

/** A draft as it went into the library, or as it was there already. */
export interface FiledSpecimen {
  specimenId: string;
  status: SpecimenStatus;
  /** It was not there before. */
  isNew: boolean;
}

/** A specimen on its way into the library, with what it is known and found by. */
export interface Filing extends SpecimenDraft {
  specimenId: string;
  status: SpecimenStatus;
  confidence: number;
  /** By dimension and reading; null for what was computed from other readings. */
  evidenceKeys: (string | null)[][];
  chunks: SearchableChunk[];
  /** Words of its names, each with a term that it is indexed by. */
  names: [word: string, term: string][];
}
