import type { Block } from '#contracts/page.ts';

export interface Range {
  start: number;
  end: number;
}

export type Container =
  | { kind: 'quote' }
  /** `content`: columns that its lines are indented by. `isEmpty`: nothing stands in it yet. */
  | { kind: 'item'; content: number; block: Block; isEmpty: boolean };

export type Leaf =
  /** `block` is null for the first text of an item, which is the item's own. */
  | { kind: 'paragraph'; start: number; end: number; lastLine: number; block: Block | null }
  | { kind: 'fence'; mark: string; block: Block }
  | { kind: 'code'; block: Block }
  | { kind: 'html'; until: RegExp | null; start: number; end: number }
  | { kind: 'table' };

/** What a scan has found, and what is still open. */
export interface BlockState {
  /** Ordered by start, outer before inner. */
  blocks: Block[];
  /** Stretches whose inline marks count: links are looked for there and nowhere else. */
  inline: Range[];
  /** Stretches of raw HTML. */
  html: Range[];
  /** Link definitions by their normal label. */
  definitions: Map<string, string>;
  containers: Container[];
  leaf: Leaf | null;
  /** Where the text of the last line that was not blank ends. */
  lastEnd: number;
}

export function createBlockState(): BlockState {
  return { blocks: [], inline: [], html: [], definitions: new Map(), containers: [], leaf: null, lastEnd: 0 };
}

export function pushBlock(state: BlockState, block: Block): Block {
  for (let index = state.containers.length - 1; index >= 0; index -= 1) {
    const holder = state.containers[index];
    if (holder?.kind !== 'item') continue;
    // What stands around an item that holds something holds it too.
    if (!holder.isEmpty) break;
    holder.block.start = Math.min(holder.block.start, block.start);
    holder.isEmpty = false;
  }
  state.blocks.push(block);
  return block;
}

export function closeLeaf(state: BlockState): void {
  const { leaf } = state;
  state.leaf = null;
  if (leaf?.kind === 'html') state.html.push({ start: leaf.start, end: leaf.end });
  if (leaf?.kind !== 'paragraph') return;
  if (leaf.block) leaf.block.end = leaf.end;
  state.inline.push({ start: leaf.start, end: leaf.end });
}

/** Closes the leaf, and the containers from `index` on. */
export function closeFrom(state: BlockState, index: number): void {
  closeLeaf(state);
  for (const container of state.containers.splice(index)) {
    if (container.kind === 'item') container.block.end = Math.max(container.block.start, state.lastEnd);
  }
}

/** A line of text: the next one of the open paragraph, or the first of a new one. */
export function addText(state: BlockState, { start, end }: Range): void {
  if (state.leaf?.kind === 'paragraph') {
    state.leaf.end = end;
    state.leaf.lastLine = start;
    return;
  }
  closeLeaf(state);
  const holder = state.containers.at(-1);
  const isItemText = holder?.kind === 'item' && holder.isEmpty;
  if (isItemText) {
    holder.block.start = start;
    holder.isEmpty = false;
  }
  const block = isItemText ? null : pushBlock(state, { kind: 'paragraph', start, end });
  state.leaf = { kind: 'paragraph', start, end, lastLine: start, block };
}
