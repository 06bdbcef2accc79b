import type { Need } from '../need.ts';
import type { OrderRecords } from '../model/order-records.ts';
import type { SplitNotes } from './pasted-quote.ts';

/** A brief taken apart by records, every one of which was found on it. */
export interface PlacedOrder {
  /** Why the records do not stand; null where they do. */
  fault: string | null;
  split: SplitNotes;
  needs: Need[];
  limits: OrderRecords['limits'];
}
