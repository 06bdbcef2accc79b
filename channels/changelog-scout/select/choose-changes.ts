import type { Change } from '../kinds/rule-changes.ts';
import { KINDS } from '../kinds/kind.ts';
import type { Kind } from '../kinds/kind.ts';
import type { Release } from '../page/page-reading.ts';

/** A change of a release of one target, with the place of its release among the newest first of its product. */
export interface Candidate {
  change: Change;
  release: Release;
  /** Index of the page among those that the take read. */
  page: number;
  target: number;
  age: number;
  /** The brief does not ask for its release, but after what it names. */
  isOutside?: true;
}

/** Most rows of a table: a page of a thousand changes stays readable, and its weighty ones are all in. */
export const MAX_ROWS = 400;
/** Releases whose changes come in full before smaller changes of older ones. */
export const NEWEST = 12;

export interface ChosenChanges {
  /** In the order of their ranks. */
  chosen: Candidate[];
  leftOut: number;
}

/**
 * Ranks candidates: what the brief asks after by name, what leads an answer, then the rest; of each newer releases first, and within a release by kind. When there are more than a table holds, what is kept is, in this
 * order: what the brief asks after by name, the newest releases' security fixes and breaking changes, those of older releases, the rest of the newest, older deprecations
 * and changes of behaviour, then the rest by age.
 */
export function chooseChanges(
  candidates: Candidate[],
  limit = MAX_ROWS,
  isAskedAfter: (candidate: Candidate) => boolean = () => false,
): ChosenChanges {
  const tiers = new Map(candidates.map((candidate) => [candidate, isAskedAfter(candidate) ? -1 : tier(candidate)]));
  const kept = new Set(
    candidates
      .toSorted(
        (a, b) => tiers.get(a)! - tiers.get(b)! || a.age - b.age || weight(a.change.kind) - weight(b.change.kind),
      )
      .slice(0, limit),
  );
  const chosen = candidates.filter((candidate) => kept.has(candidate)).toSorted(byRank(candidates, isAskedAfter));
  return { chosen, leftOut: candidates.length - chosen.length };
}

/** What a reader looks at before an upgrade: an answer leads with it, and so do its ranks. */
export const isLeading = ({ kind, isRevert }: Pick<Change, 'kind' | 'isRevert'>): boolean =>
  isUrgent(kind) || kind === 'deprecation' || isRevert;

/** Across products by date when every release has one, else one product after the other. */
function byRank(
  candidates: Candidate[],
  isAskedAfter: (candidate: Candidate) => boolean,
): (a: Candidate, b: Candidate) => number {
  const places = new Map(candidates.map((one) => [one, isAskedAfter(one) ? 0 : isLeading(one.change) ? 1 : 2]));
  const isDated = candidates.every(({ release }) => release.date !== null);
  return (a, b) => {
    const [left, right] = [a.release.date?.iso ?? '', b.release.date?.iso ?? ''];
    const apart =
      a.target === b.target
        ? a.age - b.age
        : isDated && left !== right
          ? right.localeCompare(left)
          : a.target - b.target;
    return places.get(a)! - places.get(b)! || apart || weight(a.change.kind) - weight(b.change.kind);
  };
}

const weight = (kind: Kind): number => KINDS.indexOf(kind);
const isUrgent = (kind: Kind): boolean => kind === 'security' || kind === 'breaking';

function tier({ change: { kind, isRevert }, age }: Candidate): number {
  if (age < NEWEST) return isUrgent(kind) || isRevert ? 0 : kind === 'other' ? 3 : 2;
  if (isUrgent(kind)) return 1;
  return kind === 'deprecation' || kind === 'behaviour-change' ? 4 : kind === 'other' ? 6 : 5;
}
