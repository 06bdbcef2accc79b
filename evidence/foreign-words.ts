import { textForms } from './compare-text.ts';

/**
 * The first word of a text that says something its ground does not, or null. Stricter than `findUnstated`, which lets a channel's own wording
 * pass: here every word of substance has to stand in a passage, in whatever ending. For briefs that a model restated.
 */
export function findForeignWord(
  text: string,
  passages: readonly string[],
  allowed: ReadonlySet<string> = new Set(),
): string | null {
  const known = new Set(passages.flatMap(wordsOf));
  const byStart = Map.groupBy(known, (word) => word.slice(0, LEAST));
  for (const word of wordsOf(text)) {
    if (PLAIN.has(word) || allowed.has(word) || known.has(word)) continue;
    if (!(byStart.get(word.slice(0, LEAST)) ?? []).some((other) => isSameWord(word, other))) return word;
  }
  return null;
}

/** Letters that two forms of one word share at least, and the share of the longer one that they make up. */
const LEAST = 4;
const SHARE = 0.55;

function isSameWord(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= LEAST && shared >= SHARE * longest;
}

function wordsOf(text: string): string[] {
  return textForms(text).flatMap((form) => form.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
}

/** Words that claim nothing by themselves. Negations are here because they are looked at on their own. */
const PLAIN: ReadonlySet<string> = new Set(
  `a about above after again all already also although among an and another any are as at be because been before being below between both but by
can cannot could did do does doing done down during each either else ever every few for from further
get gets give gives given go goes had has have having he her here his how however i if in into is it its itself just
let lets like made make makes many may me might mine more most much must my near neither never no none nor not nothing now
of off on once one only onto or other others our out over own per please rather release said same say says see she should since so some still such
t s d ll re ve m than that the their them then there these they this those though through to together too under until up upon us use uses used
version very via was we well were what when where whether which while who whose why will with within without would yet you your`
    .split(/\s+/)
    .filter(Boolean),
);
