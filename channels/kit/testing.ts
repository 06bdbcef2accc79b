import type { Screening } from '#contracts/screening.ts';
import { channels } from '../index.ts';
import type { JsonObject } from '#contracts/json.ts';
import { plainBrief } from '../reading/plain-brief.ts';
import type { Reading } from './read-brief.ts';
import type { KitBrief } from './screening.ts';

/** The screenings of all channels of the kit: those whose folder has its briefs as `BRIEFS`. */
export async function KIT_SCREENINGS(): Promise<{ slug: string; screening: Screening; briefs: readonly KitBrief[] }[]> {
  const found = await Promise.all(
    [...channels.keys()].map(async (slug) => {
      const module = (await import(`../${slug}/screening.ts`)) as {
        screening: Screening;
        BRIEFS?: readonly KitBrief[];
      };
      return module.BRIEFS ? [{ slug, screening: module.screening, briefs: module.BRIEFS }] : [];
    }),
  );
  return found.flat();
}

/** What a channel reads of a brief on Monday 16 November 2026, and what it asks of sources and caller. */
export async function planOf(slug: string, notes: string) {
  const { reading, asks, sources } = await channels
    .get(slug)!
    .plan({ notes: plainBrief(notes), acceptedAt: '2026-11-16T09:00:00Z', skipRetrieval: false, prior: null });
  const sent = sources.flatMap((each) => (each.kind === 'api' ? [each] : []));
  // Reason: of the registry only the type of what is read is unknown.
  const { wanted, unread } = reading as Reading<JsonObject>;
  return { wanted, unread: unread.map(({ words }) => words), asks: asks.map(({ ask }) => ask), sent };
}
