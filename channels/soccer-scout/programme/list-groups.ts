import type { AgeMeaning } from './ages/age-meaning.ts';
import { genderOfGroup, type Placed, placed } from './ages/read-age-statements.ts';
import { isAboutOthers } from './line-topics.ts';
import type { Line } from './page-lines.ts';
import { readFees } from './read-fees.ts';

/** An item and those inside it: "Herons", and inside it ages, a time and a fee. */
interface ListGroup {
  head: Line;
  members: Line[];
}

/** The item around a line of a list with all that it holds; null where the line is no item inside another. */
function groupAround(lines: Line[], index: number): ListGroup | null {
  const line = lines[index];
  if (line?.kind !== 'item') return null;
  const before = lines.slice(Math.max(0, index - MOST_MEMBERS), index);
  const head = before.findLast((other) => other.kind !== 'item' || other.depth < line.depth);
  if (head?.kind !== 'item') return null;
  const from = index - before.length + before.lastIndexOf(head) + 1;
  const behind = lines.slice(from, from + MOST_MEMBERS + 1);
  const size = behind.findIndex((other) => other.kind !== 'item' || other.depth <= head.depth);
  const members = size < 0 ? behind : behind.slice(0, size);
  return members.length > MOST_MEMBERS ? null : { head, members };
}

/** An item that holds more is no group. */
const MOST_MEMBERS = 12;

/** The ages that the items beside a line state, where the item around them states none: they are those of the group. */
export function agesBeside(lines: Line[], index: number): Placed[] {
  const group = groupAround(lines, index);
  if (!group || placed(group.head).length > 0) return [];
  return group.members.filter((member) => member !== lines[index]).flatMap(placed);
}

/** Where the words about a group begin, which says how it is called: "Herons 5 and 6 years old". Null where the line stands for itself. */
export function headOf(lines: Line[], index: number, text: string): Line | null {
  const [line, before] = [lines[index], lines[index - 1]];
  // "Next Step. 4-year-olds, on their own."
  const isCalled = before?.kind === 'text' && line?.kind === 'text' && CALLED.test(before.text);
  if (isCalled && !text.slice(before.end, line.start).includes('\n')) return before;
  const group = groupAround(lines, index);
  return group && group.members[0] === lines[index] && group.head.text.length <= LONGEST_HEAD ? group.head : null;
}

const CALLED = /^\p{Lu}[\p{L}'’& -]{2,30}[.:]$/u;
const LONGEST_HEAD = 60;

/** "U14 Girls train on Tuesdays. $140.": what a sentence of the same paragraph says before of girls or boys alone. */
export function squadBefore(lines: Line[], index: number, text: string): Placed[] {
  for (let at = index; at > 0 && index - at < MOST_MEMBERS; at -= 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (line?.kind !== 'text' || before?.kind !== 'text' || text.slice(before.end, line.start).includes('\n'))
      return [];
    const ages = placed(before);
    if (ages.length > 0) return ages.every((one) => genderOfGroup(one) !== null) ? ages : [];
  }
  return [];
}

/**
 * For lines that say neither whom they are for: the ages of the lines above them, where ages and fees take turns ("Ages 3–4", "$80", "Ages
 * 5–7", "$95") and no two groups overlap.
 */
export function agesAbove(lines: Line[]): ReadonlyMap<Line, Placed[]> {
  const above = new Map<Line, Placed[]>();
  const groups: { ages: Placed[]; hasFee: boolean }[] = [];
  for (const line of lines.filter(({ kind }) => kind !== 'row')) {
    const ages = isAboutOthers(line.text) ? [] : placed(line);
    const hasFee = readFees(line, '').some(({ isSideCost }) => !isSideCost);
    if (ages.length > 0 && hasFee) return NONE;
    const open = groups.at(-1);
    if (ages.length > 0 && (!open || open.hasFee)) groups.push({ ages, hasFee: false });
    else if (ages.length > 0) open?.ages.push(...ages);
    else if (hasFee && !open) return NONE;
    else if (open) {
      open.hasFee ||= hasFee;
      above.set(line, open.ages);
    }
  }
  const isRegular = groups.length > 1 && groups.length <= MOST_GROUPS && groups.every(({ hasFee }) => hasFee);
  if (!isRegular) return NONE;
  const isApart = groups.every(({ ages }, at) => groups.slice(at + 1).every((other) => areApart(ages, other.ages)));
  return isApart ? above : NONE;
}

const MOST_GROUPS = 40;
const NONE: ReadonlyMap<Line, Placed[]> = new Map();

/** Whether no age is in both. */
export const areApart = (some: Placed[], others: Placed[]): boolean =>
  some.every(({ meaning }) => others.every((other) => !doOverlap(meaning, other.meaning)));

/** More than that the end of one is the beginning of the other. */
function doOverlap(a: AgeMeaning, b: AgeMeaning): boolean {
  if (a.kind === 'births' && b.kind === 'births')
    return (a.from ?? '') < (b.to ?? '9') && (b.from ?? '') < (a.to ?? '9');
  if (a.kind === 'births' || b.kind === 'births' || a.kind !== b.kind) return false;
  return (a.min ?? 0) < (b.max ?? 99) && (b.min ?? 0) < (a.max ?? 99);
}

/** Lines back that are searched for what a line stands inside. */
const FARTHEST_PARENT = 60;

/** The items that a line stands inside, and the line before it that ends with a colon; nearest first. */
export function parentsOf(lines: Line[], index: number): Line[] {
  const line = lines[index];
  if (!line) return [];
  const parents: Line[] = [];
  let depth = line.depth;
  for (let at = index - 1; at >= Math.max(0, index - FARTHEST_PARENT) && depth >= 0; at -= 1) {
    const other = lines[at];
    if (!other || other.kind === 'row') continue;
    const isAround = other.kind === 'item' && other.depth < depth;
    // "Equipment:" with items inside it says nothing about the item after it.
    const isEmptied = other.depth === line.depth && (lines[at + 1]?.depth ?? 0) > other.depth;
    const introduces =
      /:\W*$/.test(other.text) &&
      other.depth <= line.depth &&
      !isEmptied &&
      parents.every((inner) => inner.depth > other.depth);
    if (!isAround && !introduces) continue;
    parents.push(other);
    depth = other.depth === 0 ? -1 : Math.min(depth, other.depth);
  }
  return parents;
}
