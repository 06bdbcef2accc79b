import { type Placed, placed } from './ages/read-age-statements.ts';
import type { Line } from './page-lines.ts';

/** An item and those inside it: "Herons", and inside it ages, a time and a fee. */
interface ListGroup {
  head: Line;
  members: Line[];
}

/** The item around a line of a list with all that it holds; null where the line is no item inside another. */
function groupAround(lines: Line[], index: number): ListGroup | null {
  const line = lines[index];
  if (line?.kind !== 'item') return null;
  let from = index;
  while (from >= 0 && lines[from]?.kind === 'item' && (lines[from]?.depth ?? 0) >= line.depth) from -= 1;
  const head = lines[from];
  if (head?.kind !== 'item') return null;
  const end = lines.findIndex((other, at) => at > from && (other.kind !== 'item' || other.depth <= head.depth));
  return { head, members: lines.slice(from + 1, end < 0 ? undefined : end) };
}

/** The ages that the items beside a line state, where the item around them states none: they are those of the group. */
export function agesBeside(lines: Line[], index: number): Placed[] {
  const group = groupAround(lines, index);
  if (!group || placed(group.head).length > 0) return [];
  return group.members.filter((member) => member !== lines[index]).flatMap(placed);
}

/** Where the words about a group begin, which says how it is called: "Herons 5 and 6 years old". Null where the line stands for itself. */
export function headOf(lines: Line[], index: number): Line | null {
  const group = groupAround(lines, index);
  return group && group.members[0] === lines[index] && group.head.text.length <= LONGEST_HEAD ? group.head : null;
}

const LONGEST_HEAD = 60;
