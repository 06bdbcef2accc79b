import type { Cited } from '../sources/answer.ts';

/** One product of a record: its texts and those that limit it. */
export interface Entry {
  texts: Cited[];
  details: Cited[];
  /** What its text says is no part of the recall. */
  leftOut: Cited[];
}
