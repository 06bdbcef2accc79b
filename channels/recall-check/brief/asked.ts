import type { Standing } from './item-scores/standing.ts';

/** One thing that a brief asks about, in words. */
export interface Asked {
  /** The caller's own words for it. */
  asked: string;
  /** The same for the readers: things in English, where it was bought told as such. */
  text: string;
  /** Whether something says what it is: a name, a code, or a word for a thing. */
  isSure: boolean;
  /** Something of it is written as a name, is a known brand, or a code. */
  isNamed: boolean;
  /** Words of the text, folded, that are a translation or a guess. */
  soft: string[];
  /** Words of it, folded, that nobody listed, where the brief is in another language than the registers: each may be a name, or what the thing is called there. */
  unsure: string[];
  /** All that the brief says where it names the thing: from the one before it, or the start of its line, up to the next. Compared, and never sent. */
  around: string;
  /** Words of the text, in lower case, that are sent to no register. */
  held: string[];
  /** How it stands in the brief, where that is known. */
  standing?: Standing;
}
