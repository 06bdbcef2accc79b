import { Big } from 'big.js';
import type { Need } from '../need.ts';
import { contains, overlaps } from '../../reading/span.ts';

/** A need before all of the brief are known. */
export type Draft = Omit<Need, 'id'>;

/** "two pallets of AB-100, 40 per pallet": the second says what the first holds. */
export function multiplyPacks(drafts: Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const packs = kept.at(-1);
    if (
      packs &&
      /^(?:per|to (?:a|the|each)|in (?:each|every))\s+\p{L}+$/iu.test(draft.part) &&
      draft.codes.length === 0
    )
      kept[kept.length - 1] = {
        ...packs,
        qty: new Big(packs.qty).times(draft.qty).toFixed(),
        qtyFrom: [packs.qtyFrom[0] ?? packs.qty, draft.qty],
        unit: 'each',
        end: draft.end,
      };
    else kept.push(draft);
  }
  return kept;
}

/** "S 25 / M 40 / L 30 = 95" beside 95 shirts: the sizes or colours that a counted thing comes in, which is no need of its own. */
export const withoutBreakdowns = (drafts: Draft[]): Draft[] =>
  drafts.filter(
    (draft) => !drafts.some((other) => other !== draft && other.qty === draft.qty && addsUp(draft.part, draft.qty)),
  );

/** Whether three or more labelled counts come to a sum. */
function addsUp(words: string, sum: string): boolean {
  const counts = [...words.matchAll(LABELLED)].map(({ groups }) => Number(groups?.count));
  return counts.length > 2 && counts.reduce((all, count) => all + count, 0) === Number(sum);
}
const LABELLED = /(?<![\p{L}\d])[\p{L}\d]{1,12}[ :]\s?(?<count>\d{1,5})(?=\s?(?:[/,;|=]|$))/gu;

/** The same part number named twice is one need; so is a line that only repeats another. */
export function mergeRepeats(drafts: Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const same = kept.find(
      (other) =>
        other.part.toLowerCase() === draft.part.toLowerCase() ||
        (draft.codes.length > 0 &&
          draft.codes.every((code) => other.codes.includes(code)) &&
          other.codes.length === draft.codes.length),
    );
    if (!same) kept.push(draft);
    else if (same.qty !== draft.qty && !contains(same, draft) && !overlaps(same, draft)) kept.push(draft);
  }
  return kept;
}
