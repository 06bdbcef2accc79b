import { buildStoredTake } from '../../evidence/recheck/build-stored-take.ts';
import type { TakeRecord } from '../../evidence/recheck/build-stored-take.ts';
import { tellStamped } from '../../evidence/time-stamp/tell-stamped.ts';
import type { StampedTake } from '../../evidence/time-stamp/tell-stamped.ts';

export type Stamping = Pick<TakeRecord, 'takeId' | 'createdAt' | 'outputs' | 'trace'> & Pick<StampedTake, 'pages'>;

/** What an authority is to stamp of a take that is about to end. */
export const stampedOf = ({ pages, ...record }: Stamping): Uint8Array =>
  tellStamped({ ...buildStoredTake({ ...record, frozen: undefined, pages: [], citations: [] }), pages });
