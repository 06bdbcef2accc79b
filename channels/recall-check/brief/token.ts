import type { Role } from '../../reading/languages.ts';
import type { TextSpan } from '../../reading/span.ts';
import type { WordKind } from '../words/kinds-of-words.ts';

/**
 * What a word of a brief is. `thing`: the brief says by it what something is. `name`: a name, or a word that nobody listed and that is written
 * as one. `plain`: an unlisted word in small letters among words with capitals. `either`: a thing in one place and talk in another.
 */
export type TokenClass =
  | 'mark'
  | 'talk'
  | 'either'
  | 'weak'
  | 'thing'
  | 'name'
  | 'plain'
  | 'number'
  | 'code'
  | 'month'
  | 'store'
  | 'taken';

export interface Token extends TextSpan {
  text: string;
  lower: string;
  class: TokenClass;
  roles: ReadonlySet<Role>;
  kinds: ReadonlySet<WordKind>;
  /** In English where the brief has it in another language or misspelt; empty for what its first word stands for. */
  english: string | null;
  isBrand: boolean;
  isCapital: boolean;
  /** A line ends right before it. */
  isLineStart: boolean;
}

/** A word by which a thing is said to be what it is. */
export const isThing = ({ kinds, class: own }: Token): boolean =>
  (own === 'thing' || own === 'either') && [...kinds].some((kind) => kind !== 'weak' && kind !== 'describing');
