import { Parser, type Token } from 'parse5';
import { canHoldElements, flattenDepth } from './flatten-depth.ts';
import { type Built, TREE_ADAPTER } from './tree-adapter.ts';
import type { HtmlNode } from './tree.ts';

/** Elements that are open at once: four for each level that `flattenDepth` leaves, as tables have, and those that end by themselves among them. */
const MAX_OPEN = 1_200;

/** The tree of HTML as browsers build it (HTML 13.2, by parse5). Tags that would nest deeper than any page does are passed over; their texts stay. */
export function parseTree(source: string): HtmlNode {
  return BoundedParser.parse<Built>(flattenDepth(source), { treeAdapter: TREE_ADAPTER, scriptingEnabled: true });
}

/** The parser looks through the elements that are open at every tag, so that depth costs its square. */
class BoundedParser extends Parser<Built> {
  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.stackTop < MAX_OPEN || !canHoldElements(token.tagName)) super.onStartTag(token);
  }
}
