import { share } from './check.ts';
import type { Check } from './check.ts';

/** Of the things that more than one page says something about, the share on which they agree. Left out where nothing can be compared. */
export const checkContradictions: Check = ({ agreements = [] }) => {
  if (agreements.length === 0) return { score: null, why: 'no two pages speak of the same', evidence: [] };
  const agreed = agreements.filter(({ isAgreed }) => isAgreed);
  const open = agreements.filter(({ isAgreed }) => !isAgreed).map(({ about }) => about);
  return {
    score: share(agreed.length, agreements.length),
    why:
      open.length === 0 ? `pages agree on all ${agreements.length}` : `pages differ on ${open.slice(0, 3).join('; ')}`,
    evidence: agreements.flatMap(({ findings }) => findings),
  };
};
