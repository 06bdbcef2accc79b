import { phrasePattern } from '../../reading/phrases.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { findUnread } from '../../reading/unread-words.ts';
import type { Candidate, Proposer, Weight } from '../slot.ts';

/**
 * What stands right before a noun of the field, from the first to the last word of it that is no talk: `marsh fever trials`, `Acme's 10-K`,
 * `marsh fever, phase 3 trials`. `field` are words that belong to the noun (`recent`, `phase`). It goes back no further than the sentence.
 * `names` says that they are names: of several words the last with capitals are read.
 */
export function ahead<T>(
  nouns: string,
  read: (words: string) => T | null,
  { field = '', names = false, weight = 'listed', when = () => true }: Form = {},
): Proposer<T> {
  const noun = new RegExp(phrasePattern({ nouns }).source, 'giu');
  const known = wordSet(field);
  return ({ text }) =>
    Array.from(text.matchAll(noun)).flatMap((hit): Candidate<T>[] => {
      const piece = when(text.slice(hit.index + hit[0].length)) ? pieceBefore(text, hit.index, known) : null;
      const span = piece && names ? nameIn(text, piece) : piece;
      const value = span && read(text.slice(span.start, span.end).replace(/['’]s?$/u, ''));
      return span && value !== null ? [{ ...span, value, weight }] : [];
    });
}

interface Form {
  field?: string;
  names?: boolean;
  weight?: Weight;
  /** Of what follows the noun. */
  when?: (rest: string) => boolean;
}

/** Between what is named and its noun: what begins another part of the sentence. */
const APART = /\b(?:before|after|because|while|she|he|they|we|i|who|that|which|an?|the|my|your)\b/i;

function nameIn(text: string, { start, end }: Span): Span {
  const words = Array.from(text.slice(start, end).matchAll(/\S+/g));
  const first = words[words.findLastIndex(([word]) => !/^[\p{Lu}\d&]/u.test(word)) + 1];
  return first ? { start: start + first.index, end } : { start, end };
}

/** Characters before a noun in which what it is about is looked for. */
const REACH = 120;
/** Ends a sentence, and what a comma, a colon or brackets part. */
const SENTENCE = /(?:[!?;]|(?<!(?<!\p{L})\p{Lu}|\b(?:Inc|Corp|Co|Ltd|St))\.)(?:\s|$)|[\n|\u0001]/gu;
const PIECE = /[,:()[\]]\s*/g;

function pieceBefore(text: string, end: number, known: ReadonlySet<string>): Span | null {
  const from = Math.max(0, end - REACH);
  const last = [...text.slice(from, end).matchAll(SENTENCE)].at(-1);
  const begin = last ? from + last.index + last[0].length : from;
  const marks = [...text.slice(begin, end).matchAll(PIECE)];
  const starts = [begin, ...marks.map((mark) => begin + mark.index + mark[0].length)];
  const ends = [...marks.map((mark) => begin + mark.index), end];
  return starts
    .map((start, at) => ({ start, end: ends[at] ?? end }))
    .toReversed()
    .reduce<Span | null>((found, piece) => found ?? contentOf(text, piece, known), null);
}

/** From the first to the last word that carries content. */
function contentOf(text: string, piece: Span, known: ReadonlySet<string>): Span | null {
  const words = text.slice(piece.start, piece.end);
  const found = findUnread(words, { used: [], aside: [], known }).filter((one) => /\p{L}/u.test(one.words));
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  if (APART.test(words.slice(last.end))) return null;
  return trimSpan(text, { start: piece.start + first.start, end: piece.start + last.end });
}
