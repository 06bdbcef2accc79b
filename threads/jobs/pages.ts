import type { Lane, ReadPage } from '#contracts/page.ts';
import { unpackPage } from '../packed-page.ts';
import type { PackedPage } from '../packed-page.ts';

/** A page of a take on its way into a thread. */
export type PackedRead = Omit<ReadPage, 'body' | 'layer'> & { packed: PackedPage; lane: Lane };

export const unpackRead = ({ packed, lane: _lane, ...read }: PackedRead): ReadPage => ({
  ...read,
  ...unpackPage(packed),
});

/** The page without its text. */
export const recordOf = ({ packed: _packed, lane: _lane, ...record }: PackedRead): Omit<ReadPage, 'body' | 'layer'> =>
  record;
