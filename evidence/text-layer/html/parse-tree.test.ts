import { describe, expect, it } from 'vitest';
import { parseTree } from './parse-tree.ts';
import { findAll, type HtmlNode, textOf } from './tree.ts';

function depthOf(root: HtmlNode): number {
  const depths = new Map<HtmlNode, number>([[root, 0]]);
  for (const element of findAll(root, () => true)) depths.set(element, (depths.get(element.parent!) ?? 0) + 1);
  return Math.max(...depths.values());
}

describe('parseTree', () => {
  it.each([
    ['links and headings', (at: number) => `<a href=${at}><h1>${at} `],
    ['readings of no word', (at: number) => `<rt>${at} `],
    ['groups of no choice', (at: number) => `<optgroup>${at} `],
  ])('passes over %s that never end and would nest by the thousand, and keeps their texts', (_, write) => {
    const tree = parseTree(Array.from({ length: 3_000 }, (_element, at) => write(at)).join(''));
    expect(depthOf(tree)).toBeLessThan(1_300);
    expect(textOf(tree).trim().split(/\s+/)).toHaveLength(3_000);
  });

  it('leaves scripts beyond that what they are', () => {
    const tree = parseTree(`${'<rt>'.repeat(3_000)}<script>if (a<b) c()</script><img src=a>seen`);
    expect(findAll(tree, ({ name }) => name === 'script').map(textOf)).toEqual(['if (a<b) c()']);
    expect(findAll(tree, ({ name }) => name === 'img')).toHaveLength(1);
  });

  it('builds all of tables that nest as deep as tags may', () => {
    const tree = parseTree('<table><tr><td>x'.repeat(250));
    expect(findAll(tree, ({ name }) => name === 'td')).toHaveLength(250);
  });
});
