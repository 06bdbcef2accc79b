import { partOf, STATES } from './part-words.ts';
import { ABOUT } from './qualifying-words.ts';
import { BEHIND_NAME, isLetter, nameOf, ONLY_BEHIND } from './size-names.ts';
import type { Token } from './tokens.ts';
import { PRIMES, unitOf } from './unit-words.ts';

/** A name before a number: the word or letter that says it, and the part or state that stands between the two. */
export interface NameBefore {
  word: string;
  /** First token of the name. */
  from: number;
  /** What stands between the name and the number: `rim`, `without base`; null where it names no part. */
  part: string | null;
}

/** `height of about`, `Höhe:`, `L =`, `Height (cm):`, `O.D.`, `Height without base` before a number. `floor`: the first token that is free. */
export function readNameBefore(tokens: readonly Token[], at: number, floor: number): NameBefore | null {
  const phrase = readPhrase(tokens, at, floor);
  const end = phrase?.from ?? at;
  for (let back = end - 1; back >= Math.max(floor, end - 8); back -= 1) {
    const { kind, lower, text } = tokens[back]!;
    if (kind === 'word' || text === 'Ø' || text === '⌀' || text === '∅') {
      const found = nameAt(tokens, back, end, floor);
      if (found) return { ...found, part: phrase?.part ?? null };
    }
    // `Diam. (rim)`: the point of the abbreviation.
    if (phrase && !(text === '.' && back === end - 1)) return null;
    const isBetween = phrase !== null || BEHIND_NAME.has(lower) || ABOUT.has(lower) || unitOf(lower) !== undefined;
    if (kind === 'break' ? back < end - 1 : !isBetween) return null;
  }
  return null;
}

const INNER = new Set(['inner', 'inside', 'internal', 'interior', 'innerer']);

function nameAt(tokens: readonly Token[], at: number, end: number, floor: number): Omit<NameBefore, 'part'> | null {
  const { lower, text } = tokens[at]!;
  if (nameOf(lower) !== undefined && !ONLY_BEHIND.has(lower)) {
    const isInner = nameOf(lower) === 'diameter' && at > floor && INNER.has(tokens[at - 1]!.lower);
    return isInner ? { word: 'id', from: at - 1 } : { word: text, from: at };
  }
  if (!isLetter(lower) || !isLabel(tokens, at, end)) return null;
  // `O.D.` and `I.D.` are two letters each.
  const [dot, letter] = [tokens[at - 1], tokens[at - 2]];
  if (lower === 'd' && at - 2 >= floor && dot?.text === '.' && !dot.gap && /^[oi]$/.test(letter!.lower))
    return { word: `${letter!.text}d`, from: at - 2 };
  return { word: text, from: at };
}

/** A letter names a size where nothing but a mark is between it and the number, and no word before makes it an initial. */
function isLabel(tokens: readonly Token[], letter: number, number: number): boolean {
  const isNear = tokens
    .slice(letter + 1, number)
    .every(({ text }) => /^[.:=]$/.test(text) || ABOUT.has(text.toLowerCase()) || unitOf(text.toLowerCase()));
  return isNear && (tokens[letter]!.gap || letter === 0 || tokens[letter - 1]!.kind !== 'word');
}

const AT = new Set(['at', 'of', 'am', 'der', 'des', 'du', 'de', 'del', 'della', 'van']);
const BESIDE = new Set([
  'with',
  'without',
  'including',
  'excluding',
  'incl',
  'excl',
  'mit',
  'ohne',
  'avec',
  'sans',
  'con',
  'senza',
  'sin',
]);
const ARTICLES = new Set([
  'the',
  'a',
  'an',
  'its',
  'this',
  'la',
  'le',
  'l',
  'der',
  'den',
  'dem',
  'el',
  'il',
  'het',
  'de',
]);

/** ` at the rim:`, ` without base`, ` (rim)`, ` of the vase is` between a name and a number. */
function readPhrase(
  tokens: readonly Token[],
  at: number,
  floor: number,
): { part: string | null; from: number; isBracket: boolean } | null {
  let last = at - 1;
  while (last > floor && (/^[:=]$/.test(tokens[last]!.text) || isLinking(tokens[last]!))) last -= 1;
  const isBracket = tokens[last]?.text === ')';
  if (isBracket) last -= 1;
  let first = last;
  while (first > floor && last - first < 2 && tokens[first]?.kind === 'word' && !isStart(tokens[first - 1]!))
    first -= 1;
  const words = tokens.slice(first, last + 1);
  if (first < floor || words.length === 0 || words.some(({ kind }) => kind !== 'word')) return null;
  let lead = first - 1;
  while (lead > floor && ARTICLES.has(tokens[lead]!.lower) && !BESIDE.has(tokens[lead]!.lower)) lead -= 1;
  const before = tokens[lead];
  const part = partOf(words.at(-1)!.lower);
  if (isBracket) {
    if (before?.text === '(' && (part !== null || STATES.has(words[0]!.lower)))
      return { part: words.length === 1 && part !== null ? part : shown(words), from: lead, isBracket };
    const isBeside = BESIDE.has(before?.lower ?? '') && tokens[lead - 1]?.text === '(' && part !== null;
    return isBeside ? { part: `${before!.lower} ${part}`, from: lead - 1, isBracket } : null;
  }
  if (!before || lead < floor) return null;
  if (BESIDE.has(before.lower))
    return part === null ? null : { part: `${before.lower} ${part}`, from: lead, isBracket };
  if (AT.has(before.lower) && words.every(({ lower }) => nameOf(lower) === undefined && unitOf(lower) === undefined))
    return { part, from: lead, isBracket };
  return null;
}

const shown = (words: readonly Token[]): string => words.map(({ lower }) => lower).join(' ');
const isLinking = ({ lower }: Token): boolean =>
  ['is', 'was', 'are', 'ist', 'est', 'es', 'è'].includes(lower) || ABOUT.has(lower);
/** Whether the words of a phrase begin behind a token. */
const isStart = ({ kind, lower }: Token): boolean =>
  kind !== 'word' || AT.has(lower) || BESIDE.has(lower) || ARTICLES.has(lower);

/** Letters and names that label other sizes of the line: beside `W.` a `D.` is the depth. */
export function labelsNear(tokens: readonly Token[], at: number): string[] {
  let [from, to] = [at, at];
  while (from > 0 && at - from < REACH && tokens[from - 1]!.kind !== 'break') from -= 1;
  while (to < tokens.length && to - at < REACH && tokens[to]!.kind !== 'break') to += 1;
  const labels: string[] = [];
  for (let near = from; near < to; near += 1) {
    const { kind, lower, text } = tokens[near]!;
    if (kind !== 'word') continue;
    const name = nameOf(lower);
    const letter = name === undefined ? text : name === 'depth' && lower.startsWith('pr') ? 'p' : LETTER_OF[name];
    if (letter === undefined || (name === undefined && !isLetter(lower))) continue;
    if (name !== undefined || isAtNumber(tokens, near)) labels.push(letter);
  }
  return labels;
}

const REACH = 40;
const LETTER_OF: Record<string, string> = { height: 'h', width: 'w' };

/** Whether a letter stands before a number or behind a unit. */
function isAtNumber(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  while (/^[.:=]$/.test(tokens[next]?.text ?? '')) next += 1;
  const before = tokens[at - 1];
  const isBehindUnit =
    before !== undefined && (unitOf(before.lower) !== undefined || PRIMES[before.text] !== undefined);
  return tokens[next]?.kind === 'number' || tokens[next]?.kind === 'vulgar' || isBehindUnit;
}
