import { ABOUT, TIMES } from './qualifying-words.ts';
import type { Chain } from './read-chain.ts';
import { BEHIND_NAME, isLetter, nameOf, namesOfLetters, ONLY_BEHIND } from './size-names.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './unit-words.ts';

export interface Naming {
  /** One of each item; null where the text does not say. */
  names: (string | null)[];
  /** Tokens that name this chain and none before or behind it. */
  from: number;
  to: number;
}

/**
 * Names the sizes of a chain: by the label at each of them, by a line of labels before or behind the chain (`H x W x D: …`, `… (L x W x H)`), or, for
 * a single size, by the name before it. `floor` is the first token that no earlier chain has taken.
 */
export function nameChain(tokens: readonly Token[], chain: Chain, floor: number): Naming {
  const count = chain.items.length;
  const whole = { from: chain.from, to: chain.to };
  const before = readNameBefore(tokens, chain.from, floor);
  const labels = chain.items.map(({ label }) => label);
  if (labels.some((label) => label !== null)) {
    const own = namesOfLabels(count > 1 && before && labels[0] === null ? [before.word, ...labels.slice(1)] : labels);
    if (own.some((name) => name !== null))
      return { names: own, from: before && count > 1 ? before.from : chain.from, to: chain.to };
  }
  const behind = readLabels(tokens, chain.to, count);
  if (behind) return { names: namesOfLabels(behind.labels), from: chain.from, to: behind.to };
  const ahead = count > 1 ? readLabelsBefore(tokens, chain.from, floor, count) : null;
  if (ahead) return { names: namesOfLabels(ahead.labels), from: ahead.from, to: chain.to };
  const isRound = before !== null && nameOf(before.word.toLowerCase()) === 'diameter';
  if (isRound && count > 1) return { names: ['diameter', ...labels.slice(1)], from: before.from, to: chain.to };
  if (!before || count > 1) return { names: labels.map(() => null), ...whole };
  return { names: namesOfLabels([before.word]), from: before.from, to: chain.to };
}

function namesOfLabels(labels: readonly (string | null)[]): (string | null)[] {
  const named = namesOfLetters(labels.flatMap((label) => label ?? []));
  let at = 0;
  return labels.map((label) => (label === null ? null : named[at++]!));
}

/** `height of about`, `Höhe:`, `L =`, `Height (cm):` before a number. */
function readNameBefore(tokens: readonly Token[], at: number, floor: number): { word: string; from: number } | null {
  for (let back = at - 1; back >= Math.max(floor, at - 8); back -= 1) {
    const { kind, lower, text } = tokens[back]!;
    if (kind === 'word' || text === 'Ø' || text === '⌀' || text === '∅') {
      const isName = nameOf(lower) !== undefined && !ONLY_BEHIND.has(lower);
      if (isName || (isLetter(lower) && isLabel(tokens, back, at))) return { word: text, from: back };
    }
    const isBetween = BEHIND_NAME.has(lower) || ABOUT.has(lower) || unitOf(lower) !== undefined;
    if (kind === 'break' ? back < at - 1 : !isBetween) return null;
  }
  return null;
}

/** A letter names a size where nothing but a mark is between it and the number, and no word before makes it an initial. */
function isLabel(tokens: readonly Token[], letter: number, number: number): boolean {
  const isNear = tokens
    .slice(letter + 1, number)
    .every(({ text }) => /^[.:=]$/.test(text) || ABOUT.has(text.toLowerCase()));
  return isNear && (tokens[letter]!.gap || letter === 0 || tokens[letter - 1]!.kind !== 'word');
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
