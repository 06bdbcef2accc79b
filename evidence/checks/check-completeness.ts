import { share } from './check.ts';
import type { Check } from './check.ts';

/** Share of the table cells that should be filled and are, cells of dropped rows included; without a table, whether anything was claimed. */
export const checkCompleteness: Check = ({ cells, claims }) => {
  const rows = claims.filter(({ kind, isKept }) => kind === 'row' && isKept);
  const evidence = rows.map(({ id }) => id);
  if (cells.due > 0)
    return { score: share(cells.filled, cells.due), why: `${cells.filled} of ${cells.due} cells filled`, evidence };
  const sentences = claims.filter(({ isKept }) => isKept);
  return {
    score: sentences.length > 0 ? 1 : 0,
    why: sentences.length > 0 ? 'no table cell was due' : 'nothing was claimed',
    evidence,
  };
};
