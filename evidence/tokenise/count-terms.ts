import { cutPassages } from './cut-passages.ts';
import { guessLanguage } from './guess-language.ts';
import { createTokeniser } from './tokenise.ts';

/** A text as the index keeps it: the number of terms of each passage, and for each term the passages that hold it, and how often. */
export interface CountedText {
  lengths: number[];
  terms: CountedTerm[];
}

interface CountedTerm {
  term: string;
  passages: number[];
  counts: number[];
}

/** What is indexed of a document: `head` (a title, an address) is a passage of its own, the first. `language` is what the page states. */
export interface IndexedText {
  head: string;
  text: string;
  language: string | null;
}

export function countTerms({ head, text, language }: IndexedText): CountedText {
  const tokenise = createTokeniser(guessLanguage(text, language));
  const passages = [head, ...cutPassages(text)].map(tokenise);
  const terms = new Map<string, CountedTerm>();
  for (const [at, passage] of passages.entries()) for (const term of passage) countTerm(terms, term, at);
  return { lengths: passages.map(({ length }) => length), terms: [...terms.values()] };
}

function countTerm(terms: Map<string, CountedTerm>, term: string, passage: number): void {
  const known = terms.get(term);
  if (!known) terms.set(term, { term, passages: [passage], counts: [1] });
  else if (known.passages.at(-1) === passage) known.counts[known.counts.length - 1]! += 1;
  else {
    known.passages.push(passage);
    known.counts.push(1);
  }
}
