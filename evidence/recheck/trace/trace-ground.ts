import type { CheckedAnswer } from '../../check-composition.ts';
import type { RemadePage } from '../recheck-pages.ts';
import type { StoredTake } from '../stored-take.ts';

/** What the log of a stored take is held against. */
export interface TraceGround {
  stored: StoredTake;
  remade: ReadonlyMap<string, RemadePage>;
  /** The answer as it was checked again, where there is one. */
  answer: CheckedAnswer | null;
}
