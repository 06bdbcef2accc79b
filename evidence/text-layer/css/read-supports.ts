import type { CssNode } from 'css-tree';

/** Whether a condition of `@supports` holds: a browser of today has every declaration and selector that is asked for. */
export function matchesSupports(node: CssNode | null): boolean {
  const condition = node?.type === 'AtrulePrelude' ? node.children.first : node;
  if (condition?.type !== 'Condition') return condition !== null && condition !== undefined;
  let isNegated = false;
  let holds: boolean | null = null;
  let joint = 'and';
  for (const part of condition.children.toArray()) {
    if (part.type === 'Identifier') {
      const word = part.name.toLowerCase();
      if (word === 'not') isNegated = true;
      else joint = word;
      continue;
    }
    const is = matchesSupports(part) !== isNegated;
    isNegated = false;
    holds = holds === null ? is : joint === 'or' ? holds || is : holds && is;
  }
  return holds ?? true;
}
