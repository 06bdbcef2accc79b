import { share } from './check.ts';
import type { Check } from './check.ts';

/** Share of the table cells that should be filled and are; without a table, whether anything was claimed. */
export const checkCompleteness: Check = ({ cells, claims }) => {
  const kept = claims.filter(({ isKept }) => isKept);
  if (!cells)
    return {
      score: kept.length > 0 ? 1 : 0,
      why: kept.length > 0 ? 'no table was due' : 'nothing was claimed',
      evidence: [],
    };
  const evidence = kept.filter(({ kind }) => kind === 'row').map(({ id }) => id);
  return { score: share(cells.filled, cells.due), why: `${cells.filled} of ${cells.due} cells filled`, evidence };
};
