import type { Expectation } from '#contracts/screening.ts';
import type { Prior, TakeResponse } from '#contracts/take.ts';
import type { FetchSource } from '../../test/support/roll-offline.ts';
import type { SaidRecord } from './recorded/recorded-cases.ts';

/** A brief with what a right answer holds. */
export interface EvaluatedCase {
  /** The part of the set that it belongs to: means are shown per group. */
  group: string;
  id: string;
  notes: string;
  prior?: Prior | null;
  acceptedAt: string;
  fetchSource: FetchSource;
  judge(take: TakeResponse): Expectation[];
  /** What a model that reads well says of the brief. */
  said?: SaidRecord[];
}
