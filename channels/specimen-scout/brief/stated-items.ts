import { readClauses } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { isOneOf, kindOf, lastThingIn, nameIn } from './name-of-thing.ts';
import type { Kind, Name } from './name-of-thing.ts';
import type { NamedItem } from './named-item.ts';

type Title = NamedItem & { kind: Kind; isAsked: boolean; isApart: boolean };

/**
 * Things that running text or a list without marks names with their sizes (`Walnut table, 24 x 18 in. Bronze figure H. 31 cm`), or whose names stand above
 * their sizes. Sizes behind a name are that thing's until another thing is named; a part (`the seat`) goes with its thing.
 */
export function readStatedItems(text: string): NamedItem[] {
  const items: NamedItem[] = [];
  const sizes = new Set<string>();
  /** Things that were spoken of without a size: `the lamp` is one of them later, and no part. */
  const spokenOf: string[] = [];
  let title: Title | null = null;
  const begin = ({ name, nameStart, start }: NamedItem): void => {
    const before = items.at(-1);
    if (before) before.end = start;
    items.push({ name, nameStart, start, end: text.length });
    sizes.clear();
  };
  for (const clause of readClauses(text)) {
    if (clause.size === null) {
      const next = titleOf(text, clause);
      if (next?.kind === 'thing' && !HAVING.test(text.slice(sentenceStart(text, clause.start), clause.end)))
        spokenOf.push(next.name);
      if (next === null || (title !== null && !next.isAsked && (title.isAsked || !next.isApart))) continue;
      if (title?.isAsked) begin(title);
      title = next;
      continue;
    }
    const told: string | undefined = title?.name ?? items.at(-1)?.name;
    const subject = subjectOf(text, clause, told, spokenOf);
    const isOther = subject !== null && (told === undefined || (subject.isThing && !isOneOf(subject.name, told)));
    // A line between sizes names another thing where sizes are said again: 45 cm high, then 9 in high.
    const isNext = items.length === 0 || title?.isApart || clause.sizes.some((size) => sizes.has(size));
    if (title && (title.isAsked || (!isOther && isNext))) begin(title);
    if (isOther) begin(subject);
    for (const size of clause.sizes) sizes.add(size);
    title = null;
  }
  if (title?.isAsked) begin(title);
  return items;
}

/** What follows is a thing's own: `a cabinet with a shelf and a drawer`. */
const HAVING = /\b(?:with|has|having|including|includes|for|avec|mit|con|com|met)\b/i;

const sentenceStart = (text: string, at: number): number =>
  Math.max(...['. ', '! ', '? ', '\n'].map((end) => text.lastIndexOf(end, at - 1) + 1));

/** A name that sizes may follow: of a line, or of a sentence that asks. */
function titleOf(text: string, { start, end, isApart }: Clause): Title | null {
  const { found, kind } = namedBy(text, start, end);
  if (found === null || kind === 'none' || (kind === 'part' && !found.isAsked)) return null;
  return { name: found.name, nameStart: found.at, start, end, kind, isAsked: found.isAsked, isApart };
}

/** The name that words begin with, or else the last thing that they speak of with an article (`We took in a card table`). */
function namedBy(text: string, start: number, end: number): { lead: string; found: Name | null; kind: Kind } {
  const whole = readName(text, start, end);
  const last = whole.kind === 'none' ? lastThingIn(whole.lead) : null;
  return last === null ? whole : readName(text, start + last, end);
}

function readName(text: string, start: number, end: number): { lead: string; found: Name | null; kind: Kind } {
  const lead = text.slice(start, end);
  const found = nameIn(lead);
  return { lead, found: found && { ...found, at: start + found.at }, kind: found ? kindOf(found.name, lead) : 'none' };
}

/** What the words before the first size name. Beside `Vase: …`, `Bowl: …` is a thing too. */
function subjectOf(
  text: string,
  { start, end, size }: Clause,
  told: string | undefined,
  spokenOf: readonly string[],
): (NamedItem & { isThing: boolean }) | null {
  const { lead, found, kind } = namedBy(text, start, size!);
  const isCaption = told?.includes(' ') === false && /^\s*\p{Lu}\p{L}+:\s*$/u.test(lead);
  const isNamed = found !== null && spokenOf.some((name) => isOneOf(found.name, name));
  const isThing = kind === 'thing' || isNamed || (isCaption && kindOf(`one ${found?.name}`, lead) === 'thing');
  return found === null || kind === 'none' ? null : { name: found.name, nameStart: found.at, start, end, isThing };
}
