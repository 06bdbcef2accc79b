import { rollOffline } from './roll-offline.ts';
import { quoteCompare } from '../../channels/quote-compare/quote-compare.ts';

/** What a take on notes says of each vendor ("Acme 12.00"), and whom it recommends. Nothing is fetched. */
export async function answerOf(notes: string): Promise<{ rows: string[]; recommended: unknown }> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes,
    acceptedAt: '2026-11-28T10:00:00Z',
    fetchSource: () => Promise.reject(new Error('nothing is fetched')),
  });
  return {
    rows: (take.table?.rows ?? []).map(({ vendor, landedTotal }) => `${String(vendor)} ${String(landedTotal)}`),
    recommended: take.table?.summary.recommended,
  };
}
