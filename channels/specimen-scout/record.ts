import type { Json, JsonObject } from '#contracts/json.ts';

/** Where a record states sizes: a range of its page's text, and the sentence that says it where the text holds but values. */
export interface StatedRange {
  start: number;
  end: number;
  says: string | null;
  /** What of the thing it is the size of, where the record says so in a member of its own. */
  part: string | null;
}

/** One thing that a page tells of: what `measure` measures. It stands on one page. */
export interface SpecimenRecord {
  kind: 'record';
  page: string;
  url: string | null;
  /** Address of the record for people, where the page states one. */
  link: string | null;
  item: string;
  species: string;
  commonName: string | null;
  taxon: Record<string, string>;
  content: string;
  ranges: StatedRange[];
  isPicture: boolean;
  /** Largest size of the species that a source states, in inches, and the words that say so. */
  largest: { inches: number; says: string } | null;
}

export const toValue = (record: SpecimenRecord): JsonObject => record as unknown as Record<string, Json>;
/** The record that a finding's value holds; null for other findings. */
export const recordOf = (value: JsonObject): SpecimenRecord | null =>
  value['kind'] === 'record' ? (value as unknown as SpecimenRecord) : null;
