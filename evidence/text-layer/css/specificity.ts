import type { CssNode, List } from 'css-tree';

/** Ids, classes and types of a selector as one number that compares (Selectors 4, 17). */
export function specificityOf(selector: CssNode): number {
  const [ids, classes, types] = count(selector);
  return cap(ids) * 1_000_000 + cap(classes) * 1_000 + cap(types);
}

const cap = (count: number): number => Math.min(count, 999);

type Counts = [ids: number, classes: number, types: number];

function count(node: CssNode): Counts {
  switch (node.type) {
    case 'IdSelector':
      return [1, 0, 0];
    case 'ClassSelector':
    case 'AttributeSelector':
      return [0, 1, 0];
    case 'TypeSelector':
      return node.name === '*' ? [0, 0, 0] : [0, 0, 1];
    case 'PseudoElementSelector':
      return [0, 0, 1];
    case 'PseudoClassSelector':
      return countPseudo(node.name.toLowerCase(), node.children);
    case 'Selector':
      return node.children.reduce<Counts>((sum, part) => add(sum, count(part)), [0, 0, 0]);
    case 'SelectorList':
      return node.children.reduce<Counts>((most, part) => larger(most, count(part)), [0, 0, 0]);
    case 'Nth':
      return node.selector ? count(node.selector) : [0, 0, 0];
    default:
      return [0, 0, 0];
  }
}

function countPseudo(name: string, children: List<CssNode> | null): Counts {
  if (name === 'where') return [0, 0, 0];
  const inner = children?.reduce<Counts>((most, part) => larger(most, count(part)), [0, 0, 0]) ?? [0, 0, 0];
  return name === 'is' || name === 'not' || name === 'has' || name === 'matches' ? inner : add([0, 1, 0], inner);
}

const add = (one: Counts, other: Counts): Counts => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];

function larger(one: Counts, other: Counts): Counts {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 || one[at]! > other[at]! ? one : other;
}
