import type { ScreenedAnswer, ScreenedBrief, Screening } from '#contracts/screening.ts';
import type { Prior } from '#contracts/take.ts';
import { endsAs } from './expectation.ts';

/**
 * A brief that is there for the rules that no other brief of the set reaches: it names no more than how its take ends, for what it comes to is held to
 * the answer that the same release gave before (docs/decisions/0063).
 */
export interface ReachingBrief {
  notes: string;
  state: string;
  prior?: Prior | undefined;
  /** Served under its address, to this brief alone. */
  page?: { url: string; mediaType: string; body: string } | undefined;
}

/** A set with such briefs in it, and the pages that they are about. */
export function reachFurther(screening: Screening, briefs: readonly ReachingBrief[]): Screening {
  const pages = new Map<string, ScreenedAnswer>(briefs.flatMap(({ page }) => (page ? [[page.url, page]] : [])));
  return {
    ...screening,
    briefs: [...screening.briefs, ...briefs.map(screenReaching)],
    answer: (request) => (request.kind === 'page' && pages.get(request.url)) || screening.answer(request),
  };
}

const screenReaching = ({ notes, prior, state }: ReachingBrief, index: number): ScreenedBrief => ({
  name: `reaching ${index + 1}`,
  notes,
  prior: prior ?? null,
  hold: (take) => [endsAs(state, take)],
});
