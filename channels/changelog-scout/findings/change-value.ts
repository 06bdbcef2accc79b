import type { JsonObject } from '#contracts/json.ts';
import type { Kind } from '../kinds/kind.ts';

/** What a finding about one change holds. Its quotes and headings are the finding's citations. */
export interface ChangeValue {
  about: 'change';
  target: number;
  page: string;
  product: string | null;
  version: string;
  /** ISO day or month, or null; `dateWords` and `dateWitness` are what it follows from. */
  date: string | null;
  dateWords: string[];
  dateWitness: string | null;
  isDayFirst?: true;
  kind: Kind;
  by: string;
  isRevert: boolean;
  quote: string;
  /** The change in plain words; `changeParts` are what stands before it and itself when it is joined of several. */
  change: string;
  changeParts: string[];
  link: string | null;
  /** Place among the newest first of its product. */
  age: number;
  rank: number;
  /** The brief does not ask for its release, but after what it names. */
  isOutside?: true;
  /** Numbers of advisories and issues in the quote. */
  marks: string[];
}

/** What a finding about one page holds: what it lists. */
export interface PageValue {
  about: 'page';
  target: number;
  page: string;
  versions: string[];
  undated: string[];
  /** Headings of sections that hold nothing released, as written. */
  notReleased: string[];
  isOldestFirst: boolean;
  newest: {
    version: string;
    date: string | null;
    dateWords: string[];
    dateWitness: string | null;
    isDayFirst?: true;
  }[];
  /** Releases that the page takes back, with its words. */
  takenBack?: { version: string; said: string }[];
  /** Releases with a date, in page order; of a page with more heads than are cited, the newest alone. */
  dated: { version: string; date: string }[];
}

export const toJson = (value: ChangeValue | PageValue): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

/** Findings carry what this channel put into them. */
export const isChange = (value: JsonObject): boolean => value['about'] === 'change';
export const changeOf = (value: JsonObject): ChangeValue => value as unknown as ChangeValue;
export const pageOf = (value: JsonObject): PageValue => value as unknown as PageValue;
