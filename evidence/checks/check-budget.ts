import type { Check } from './check.ts';

/** 1 when nothing was left undone; each thing left undone takes half of what remains. */
export const checkBudget: Check = ({ undone, sources }) => {
  const left = sources.filter(({ failure }) => failure === 'budget').map(({ requestId }) => requestId);
  const count = Math.max(undone.length, left.length);
  return { score: 0.5 ** count, why: count === 0 ? 'nothing was left undone' : `${count} left undone`, evidence: left };
};
