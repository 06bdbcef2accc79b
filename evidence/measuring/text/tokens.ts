/** A piece of a text. `gap`: white space stands before it. */
export interface Token {
  kind: 'number' | 'vulgar' | 'word' | 'mark' | 'break';
  text: string;
  /** In lower case; for words that are looked up. */
  lower: string;
  start: number;
  end: number;
  gap: boolean;
}

/** Vulgar fractions of Unicode, by the fraction that they show. */
const VULGAR: Record<string, readonly [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
};

export const vulgarOf = (text: string): readonly [number, number] | undefined => VULGAR[text];

const SPACED_GROUPS = /\d{1,3}(?:[\u00a0\u202f\u2009]\d{3})+(?:[.,]\d+)?(?!\d)/y;
const PLAIN_NUMBER = /\d+(?:[.,]\d+)*|[.,]\d+/y;
const WORD = /\p{L}[\p{L}\p{M}]*/uy;
/** Shops put marks of writing direction between names and numbers. */
const SPACE = /(?:[^\S\n]|[\u200b\u200e\u200f\u2060])+/y;
const LINE_END = /\n+/y;

/** A text as tokens in its order; white space but line ends is left out. Linear in the text. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let gap = false;
  while (at < text.length) {
    const space = matchAt(SPACE, text, at);
    if (space) {
      at += space.length;
      gap = true;
      continue;
    }
    const { kind, piece } = readPiece(text, at);
    tokens.push({ kind, text: piece, lower: piece.toLowerCase(), start: at, end: at + piece.length, gap });
    at += piece.length;
    gap = false;
  }
  return tokens;
}

function readPiece(text: string, at: number): { kind: Token['kind']; piece: string } {
  const lineEnd = matchAt(LINE_END, text, at);
  if (lineEnd) return { kind: 'break', piece: lineEnd };
  const number = matchAt(SPACED_GROUPS, text, at) ?? matchAt(PLAIN_NUMBER, text, at);
  if (number && (/\d/.test(number[0]!) || !/\d/.test(text[at - 1] ?? ''))) return { kind: 'number', piece: number };
  const word = matchAt(WORD, text, at);
  if (word) return { kind: 'word', piece: word };
  const piece = String.fromCodePoint(text.codePointAt(at)!);
  return { kind: vulgarOf(piece) ? 'vulgar' : 'mark', piece };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
