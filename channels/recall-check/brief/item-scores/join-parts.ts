import type { Asked } from '../asked.ts';
import type { Standing } from './standing.ts';

/** "Sleep mask – Acme, REF 12": where a line has two parts of which one says what it is and the other whose make or which one, they are one thing. */
export function joinParts(all: readonly Asked[]): Asked[] {
  const joined: Asked[] = [];
  for (const [at, item] of all.entries()) {
    const last = joined.at(-1);
    if (last && ((isPair(last, item) && !isRow(all, at)) || isApposed(last, item) || isAlias(last, item)))
      joined.splice(-1, 1, joinTwo(last, item));
    else joined.push(item);
  }
  return joined;
}

const isPair = ({ standing: first }: Asked, { standing: second }: Asked): boolean =>
  first !== undefined &&
  second !== undefined &&
  second.isBesideLast &&
  first.isHead &&
  !first.isAnchored &&
  !second.isAnchored &&
  !first.hasBrand &&
  !first.hasCode &&
  (first.hasThing || first.isMedicine) &&
  !second.hasThing &&
  (second.hasBrand || second.hasCode);

/** "Her mask, an Acme": the kind of thing, and behind an article whose make it is. */
const isApposed = ({ standing: first }: Asked, { standing: second }: Asked): boolean =>
  first !== undefined &&
  second !== undefined &&
  first.hasThing &&
  !first.hasBrand &&
  !first.hasCode &&
  !first.hasNamedThing &&
  second.isIndefinite &&
  second.isSecond &&
  !second.hasThing &&
  !second.isAnchored &&
  second.hasBrand &&
  /^,\s+\S+\s+$/u.test(second.before);

/** "…, also sold as Acme 12" */
const isAlias = ({ standing: first }: Asked, { standing: second }: Asked): boolean =>
  first?.hasThing === true && second?.isAlias === true && second.isSecond && !second.hasThing;

/** Three and more on a line are things of their own. */
const isRow = (all: readonly Asked[], at: number): boolean =>
  all[at + 1]?.standing?.isBesideLast === true || all[at - 1]?.standing?.isBesideLast === true;

const joinTwo = (first: Asked, second: Asked): Asked => ({
  ...first,
  asked: `${first.asked}, ${second.asked}`,
  text: `${first.text}, ${second.text}`,
  isNamed: true,
  soft: [...first.soft, ...second.soft],
  unsure: [...first.unsure, ...second.unsure],
  held: [...first.held, ...second.held],
  around: first.around.includes(second.around) ? first.around : `${first.around} ${second.around}`,
  ...(first.standing && second.standing && { standing: together(first.standing, second.standing) }),
});

const together = (first: Standing, second: Standing): Standing => ({
  ...first,
  hasBrand: first.hasBrand || second.hasBrand,
  hasCode: first.hasCode || second.hasCode,
  hasDetail: first.hasDetail || second.hasDetail,
  hasNamedThing: first.hasNamedThing || second.isWritten || second.hasBrand,
  behind: second.behind,
});
