import { LRUCache } from 'lru-cache';
import { textForms } from './compare-text.ts';

/**
 * A stretch of a sentence that is a quote but for a word or two in the middle: three words as they stand in a passage, then up to three words
 * changed, left out, put in or swapped, then three words as they go on there. Null where there is none. A claim may say things in
 * its own words; words almost of the page, with a "not" more or less, are a quote that was tampered with. Leaving out what has no words
 * (an issue number, a reference) changes nothing.
 */
export function findNearMiss(sentence: string, passages: readonly string[]): string | null {
  const said = wordsOf(sentence);
  if (said.length < 2 * FLANK) return null;
  const stood = passages.map(readPassage);
  for (const passage of stood) {
    if (passage.words.length < 2 * FLANK) continue;
    for (const { from, to } of brokenRuns(said, passage)) {
      const stretch = said.slice(from, to).join(' ');
      if (!stood.some(({ whole }) => whole.includes(` ${stretch} `))) return stretch;
    }
  }
  return null;
}

interface ReadPassage {
  words: string[];
  /** The words in a row, with a blank before and behind each. */
  whole: string;
  /** Where runs of FLANK words begin, by their words. */
  places: Map<string, number[]>;
}

/** Every sentence and cell of an answer is held to the same passages. Counted in characters. */
const read = new LRUCache<string, ReadPassage>({
  max: 2_000,
  maxSize: 4_000_000,
  sizeCalculation: (_, passage) => passage.length + 1,
});

function readPassage(passage: string): ReadPassage {
  const known = read.get(passage);
  if (known) return known;
  const words = wordsOf(passage);
  const places = new Map<string, number[]>();
  for (let at = 0; at + FLANK <= words.length; at += 1) {
    const key = flank(words, at);
    const before = places.get(key);
    if (before) before.push(at);
    else places.set(key, [at]);
  }
  const result = { words, whole: ` ${words.join(' ')} `, places };
  read.set(passage, result);
  return result;
}

/** Words that have to agree before and after the gap, and the most that may differ in it. */
const FLANK = 3;
const GAP = 3;

function wordsOf(text: string): string[] {
  return (
    textForms(text)
      .at(-1)
      ?.match(/[\p{L}\p{N}\p{M}]+(?:['’.,:/-][\p{L}\p{N}\p{M}]+)*/gu) ?? []
  );
}

function* brokenRuns(said: string[], { words: stood, places }: ReadPassage): Generator<{ from: number; to: number }> {
  for (let from = 0; from + FLANK <= said.length; from += 1) {
    for (const start of places.get(flank(said, from)) ?? []) {
      if (from > 0 && start > 0 && said[from - 1] === stood[start - 1]) continue;
      let length = FLANK;
      while (
        from + length < said.length &&
        start + length < stood.length &&
        said[from + length] === stood[start + length]
      )
        length += 1;
      const gap = goesOn(said, from + length, stood, start + length);
      if (gap !== null) yield { from, to: from + length + gap + FLANK };
    }
  }
}

/** How many words of the sentence lie in the gap, when the passage goes on after it. */
function goesOn(said: string[], at: number, stood: string[], place: number): number | null {
  for (let own = 0; own <= GAP; own += 1) {
    for (let theirs = 0; theirs <= GAP; theirs += 1) {
      if (own + theirs === 0 || at + own + FLANK > said.length || place + theirs + FLANK > stood.length) continue;
      if (own === 0 && stood.slice(place, place + theirs).every((word) => !/\p{L}{2}/u.test(word))) continue;
      if (flank(said, at + own) === flank(stood, place + theirs)) return own;
    }
  }
  return null;
}

const flank = (words: string[], at: number): string => words.slice(at, at + FLANK).join(' ');
