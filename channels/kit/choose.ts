import { overlaps } from '../reading/span.ts';
import { WEIGHTS } from './slot.ts';
import type { Candidate } from './slot.ts';

export interface Proposal extends Candidate<unknown> {
  slot: string;
}

export interface Choice {
  /** In the order of the brief; no two overlap. */
  chosen: Proposal[];
  /** Pairs that claim the same words with the same right: the first was chosen. */
  clashes: [Proposal, Proposal][];
}

/**
 * Chooses among the proposals for all slots: what has more to speak for it goes first, of equals the longer and then the earlier one, and what
 * overlaps a choice falls.
 */
export function choose(proposals: readonly Proposal[]): Choice {
  const ranked = proposals.toSorted(
    (a, b) => WEIGHTS[b.weight] - WEIGHTS[a.weight] || b.end - b.start - (a.end - a.start) || a.start - b.start,
  );
  const chosen: Proposal[] = [];
  const clashes: Choice['clashes'] = [];
  for (const proposal of ranked) {
    const rival = chosen.find((each) => overlaps(each, proposal));
    if (!rival) chosen.push(proposal);
    else if (isEqual(rival, proposal)) clashes.push([rival, proposal]);
  }
  return { chosen: chosen.toSorted((a, b) => a.start - b.start), clashes };
}

/** The same words, equally well founded, and read as something else. */
const isEqual = (a: Proposal, b: Proposal): boolean =>
  a.start === b.start &&
  a.end === b.end &&
  a.weight === b.weight &&
  (a.slot !== b.slot || JSON.stringify(a.value) !== JSON.stringify(b.value));
