import type { Screening } from '#contracts/screening.ts';
import { channels } from '../index.ts';
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
