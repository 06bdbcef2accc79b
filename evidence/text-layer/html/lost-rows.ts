import { ROWS } from './choose-lane.ts';
import type { LaneFilter } from './lane-filters.ts';
import { type HtmlNode, isElement, visit } from './tree.ts';

/** What the article lane holds of a page. */
export interface KeptPart {
  root: HtmlNode;
  leftOut: ReadonlySet<HtmlNode>;
  /** All texts of what is not left out are kept. */
  isWhole: boolean;
}

/**
 * Whether the article lane can lack as many rows as tell: `rows` that stand outside of it, in something that it leaves out, or that the two lanes write
 * differently, since either leaves something out of them. To know this costs less than to write both lanes.
 */
export function mayLoseRows(
  rows: readonly HtmlNode[],
  { isFurniture, root, leftOut, isWhole }: KeptPart & { isFurniture: LaneFilter },
): boolean {
  if (rows.length < ROWS || !isWhole) return rows.length >= ROWS;
  let lost = 0;
  /** Of what stands around rows; many have the same. */
  const keeps = new Map<HtmlNode, boolean>([[root, true]]);
  for (const row of rows) {
    if (!isKept(row) || !isWritten(row)) lost += 1;
    if (lost >= ROWS) return true;
  }
  return false;

  function isKept(element: HtmlNode): boolean {
    const path: HtmlNode[] = [];
    let at: HtmlNode | null = element;
    for (; at && !keeps.has(at); at = at.parent) path.push(at);
    let isIn = at !== null && keeps.get(at)!;
    for (const each of path.toReversed()) {
      isIn &&= !leftOut.has(each);
      keeps.set(each, isIn);
    }
    return isIn;
  }

  /** Whether neither lane leaves out anything of a row. */
  function isWritten(row: HtmlNode): boolean {
    let isSame = true;
    visit(row, {
      enter: (node) => {
        if (isSame && isElement(node)) isSame = !leftOut.has(node) && !isFurniture(node);
        return isSame;
      },
    });
    return isSame;
  }
}
