import { findLabels } from '../../reading/labels.ts';
import { findAmounts, findTimes } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { readLines } from './paste-lines.ts';
import type { PasteLine } from './paste-lines.ts';

/** A word of a paste: five letters of it at most stand for it, so that its forms count as one. */
export interface Word {
  at: number;
  stem: string;
  /** In small letters, or counted by a number before it. */
  isLow: boolean;
  size: number;
}

/** What the search for offers knows of a text. */
export interface Paste {
  text: string;
  lines: PasteLine[];
  amounts: Amount[];
  words: Word[];
  /** Typed without capitals. */
  isLow: boolean;
  /** Where it speaks of carriage, tax or time. */
  terms: number[];
  /** Places of each stem, in order. */
  places: ReadonlyMap<string, Word[]>;
}

export const stemOf = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 5);

export function readPaste(text: string): Paste {
  const words = [...text.matchAll(/\p{L}{3,}/gu)].map(({ index, 0: word }) => ({
    at: index,
    stem: stemOf(word),
    isLow: /^\p{Ll}/u.test(word) || /\d\s$/.test(text.slice(Math.max(0, index - 2), index)),
    size: word.length,
  }));
  const places = new Map<string, Word[]>();
  for (const word of words) places.set(word.stem, [...(places.get(word.stem) ?? []), word]);
  const terms = [...findLabels(text).map(({ start }) => start), ...findTimes(text)];
  const starts = [...text.matchAll(/(?:^|[\n.!?]\s+)[^\p{L}\n]{0,4}(\p{L})/gu)].map(([, first = '']) => first);
  const isLow = starts.filter((first) => /\p{Ll}/u.test(first)).length > starts.length * 0.7;
  return { text, terms, isLow, lines: readLines(text), amounts: findAmounts(text), words, places };
}

/** How much of what can be an amount stands between two places. */
export const amountsIn = ({ amounts }: Paste, start: number, end: number): number =>
  amounts.reduce((sum, { at, weight }) => (at >= start && at < end ? sum + weight : sum), 0);

/** Whether an amount with a sign or cents stands between two places. */
export const hasMoneyIn = ({ amounts }: Paste, start: number, end: number): boolean =>
  amounts.some(({ at, weight }) => at >= start && at < end && weight >= 0.8);

/** The line that holds a place. */
export const lineAt = ({ lines }: Paste, at: number): PasteLine | undefined =>
  lines.findLast(({ start }) => start <= at);
