import type { Need } from '../need.ts';
import { createNeedMatcher } from '../reading/need-matcher.ts';
import { splitUnits } from '../reading/text-units.ts';

/** What a brief asks for, and what it only says in passing with a number: the quotes tell the two apart. */
export interface ConfirmedNeeds {
  needs: Need[];
  /** Read like a need, and spoken of by no quote while another is: told, and held against nobody. */
  passing: Need[];
}

/**
 * Vendors answer the same brief. A counted thing without a part number that no quote speaks of ("two coats", "14 pt"), or that stands only
 * in lines that are about another need, describes; it is not asked for by itself.
 */
export function confirmNeeds(needs: Need[], quotes: readonly { text: string }[]): ConfirmedNeeds {
  if (needs.length < 2 || quotes.length === 0 || needs.every(({ codes }) => codes.length > 0))
    return { needs, passing: [] };
  const matcher = createNeedMatcher(needs);
  const own = new Set<Need>();
  for (const { text } of quotes)
    for (const { start, end } of splitUnits(text)) {
      const matches = matcher.match(text.slice(start, end));
      const [best] = matches;
      for (const match of matches)
        if (match.by !== 'words' || match === best || match.score === best?.score) own.add(match.need);
    }
  const isPassing = (need: Need): boolean => need.codes.length === 0 && !own.has(need);
  const passing = needs.filter(isPassing);
  return passing.length === needs.length
    ? { needs, passing: [] }
    : { needs: needs.filter((need) => !isPassing(need)), passing };
}
