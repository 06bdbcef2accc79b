import type { Asked } from '../asked.ts';
import { NAMED, scoreItem, type ItemScore } from './score-item.ts';

export interface Chosen {
  items: Asked[];
  /** Named beside what is asked about: nothing is looked up for them. */
  aside: Asked[];
  /** The same, where the brief says why. */
  ruledOut: Asked[];
}

/** Parts what is asked about from what is only mentioned, by how each thing stands among the others. */
export function leaveAside(all: readonly Asked[]): Chosen {
  (globalThis as any).__dbg?.(all);
  const scored = all.map((item, at) => ({
    item,
    score: !item.standing || isCompleted(item, all[at + 1]) ? CERTAIN : scoreItem(item.standing),
  }));
  const kept = scored.filter(({ score }) => isKept(score, scored.filter((other) => other.score !== score)));
  const isStrong = kept.some(({ score }) => score.identity >= NAMED);
  if (!isStrong) return { items: [...all], aside: [], ruledOut: [] };
  const left = scored.filter((one) => !kept.includes(one));
  return {
    items: kept.map(({ item }) => item),
    aside: left.filter(({ score }) => !score.isReasoned).map(({ item }) => item),
    ruledOut: left.filter(({ score }) => score.isReasoned).map(({ item }) => item),
  };
}

/** "My husband's bicycle, a Lumo": the next name says whose make it is. */
const isCompleted = ({ standing }: Asked, next: Asked | undefined): boolean =>
  next?.standing !== undefined &&
  next.standing.isSecond &&
  !next.standing.hasThing &&
  (next.standing.hasBrand || next.standing.isIndefinite) &&
  standing?.hasThing === true &&
  !standing.hasBrand &&
  !standing.hasCode;

const CERTAIN: ItemScore = { identity: 4, position: 1, isReasoned: false };

/** What nothing says more of than what kind of thing it is, or nobody knows, has to stand as a thing of its own does where others are named whole. */
function isKept({ identity, position }: ItemScore, others: readonly { score: ItemScore }[]): boolean {
  const named = others.filter(({ score }) => score.identity >= NAMED).length;
  const share = others.length === 0 ? 0 : named / others.length;
  return identity + position - (1.5 * share * Math.max(0, NAMED - identity)) / NAMED >= LEAST;
}
const LEAST = 1.1;
