import { labelsNear, readNameBefore } from './name-before.ts';
import { ABOUT, TIMES } from './qualifying-words.ts';
import type { Chain } from './read-chain.ts';
import { BEHIND_NAME, isLetter, nameOf, namesOfLetters } from './size-names.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './unit-words.ts';

export interface Naming {
  /** One of each item; null where the text does not say. */
  names: (string | null)[];
  /** Tokens that name this chain and none before or behind it. */
  from: number;
  to: number;
  /** The part that the name before it says: `diameter at rim`. */
  part: string | null;
}

/**
 * Names the sizes of a chain: by the label at each of them, by a line of labels before or behind the chain (`H x W x D: …`, `… (L x W x H)`), or, for
 * a single size, by the name before it. `floor` is the first token that no earlier chain has taken.
 */
export function nameChain(tokens: readonly Token[], chain: Chain, floor: number): Naming {
  const count = chain.items.length;
  const whole = { from: chain.from, to: chain.to, part: null };
  const before = readNameBefore(tokens, chain.from, floor);
  const near = labelsNear(tokens, chain.from);
  const labels = chain.items.map(({ label }) => label);
  if (labels.some((label) => label !== null)) {
    const isLed = count > 1 && before !== null;
    const own = namesOfLabels(isLed && labels[0] === null ? [before.word, ...labels.slice(1)] : labels, near);
    if (own.some((name) => name !== null)) return { ...whole, names: own, from: isLed ? before.from : chain.from };
  }
  const behind = readLabels(tokens, chain.to, count);
  if (behind) return { ...whole, names: namesOfLabels(behind.labels, []), to: behind.to };
  const ahead = count > 1 ? readLabelsBefore(tokens, chain.from, floor, count) : null;
  if (ahead) return { ...whole, names: namesOfLabels(ahead.labels, []), from: ahead.from };
  if (!before) return { ...whole, names: labels.map(() => (isInHands(tokens, chain) ? 'height' : null)) };
  const isRound = nameOf(before.word.toLowerCase()) === 'diameter';
  if (isRound && count > 1) return { ...whole, names: ['diameter', ...labels.slice(1)], from: before.from };
  if (count > 1) return { ...whole, names: labels.map(() => null) };
  const names = namesOfLabels([before.word], near);
  return names[0] === null ? { ...whole, names } : { ...whole, names, from: before.from, part: before.part };
}

/** `14.2 hh`: hands high. */
const isInHands = (tokens: readonly Token[], { to }: Chain): boolean => tokens[to - 1]?.lower === 'hh';

function namesOfLabels(labels: readonly (string | null)[], near: readonly string[]): (string | null)[] {
  const named = namesOfLetters(
    labels.flatMap((label) => label ?? []),
    near,
  );
  let at = 0;
  return labels.map((label) => (label === null ? null : named[at++]!));
}

interface Labels {
  labels: string[];
  from: number;
  to: number;
}

/** `(H x W x D)`, `HxWxD`, `(height x width)`, `(L/W/H)` behind a chain. */
function readLabels(tokens: readonly Token[], at: number, count: number): Labels | null {
  const isBracket = tokens[at]?.text === '(' || tokens[at]?.text === '[';
  const found = labelsAt(tokens, isBracket ? at + 1 : at);
  if (found?.labels.length !== count || (count === 1 && !isBracket)) return null;
  const isClosed = /^[)\]]$/.test(tokens[found.to]?.text ?? '');
  if (!isClosed && /^[:=]$/.test(tokens[found.to]?.text ?? '')) return null;
  return { ...found, to: found.to + (isBracket && isClosed ? 1 : 0) };
}

/** The same before it, with marks, units or `in`/`is` between. */
function readLabelsBefore(tokens: readonly Token[], at: number, floor: number, count: number): Labels | null {
  for (let start = Math.max(floor, at - 16); start < at; start += 1) {
    const found = labelsAt(tokens, start);
    if (found?.labels.length !== count) continue;
    const between = tokens.slice(found.to, at);
    if (
      between.every(
        ({ lower, kind }) =>
          kind === 'break' ||
          BEHIND_NAME.has(lower) ||
          ABOUT.has(lower) ||
          lower === 'in' ||
          unitOf(lower) !== undefined,
      )
    ) {
      return found;
    }
  }
  return null;
}

function labelsAt(tokens: readonly Token[], at: number): Labels | null {
  const labels: string[] = [];
  let to = at;
  for (;;) {
    const token = tokens[to];
    if (token?.kind !== 'word' && !/^[Ø⌀∅]$/.test(token?.text ?? '')) break;
    const letters = splitLetters(token!.text);
    if (letters) labels.push(...letters);
    else if (nameOf(token!.lower)) labels.push(token!.text);
    else break;
    to += 1;
    if (tokens[to]?.text === '.' && !tokens[to]!.gap) to += 1;
    if (!TIMES.has(tokens[to]?.lower ?? '') && !/^[/,]$/.test(tokens[to]?.text ?? '')) break;
    to += 1;
  }
  return labels.length === 0 ? null : { labels, from: at, to };
}

/** `HxWxD` is one word; `H` is one letter. */
function splitLetters(word: string): string[] | null {
  const letters = word.split(/x/i);
  return letters.every((letter) => isLetter(letter.toLowerCase())) ? letters : null;
}
