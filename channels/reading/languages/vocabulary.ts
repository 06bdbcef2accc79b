/**
 * What the words of a language do in a brief, as lists of words in small letters, parted by blanks. A word that stands in none of them may be
 * a name or a thing. Sources: the closed word classes of each language's grammar, and the words by which people own, buy and ask.
 */
export interface Vocabulary {
  /** Articles and possessives, behind which a thing is named. */
  determiners: string;
  /** Join things of one kind: "and", "or", "also". */
  joiners: string;
  /** Stand within the name of a thing and behind it: "of", "with", "for", "in". */
  linkers: string;
  /** "is", "are", "was": what follows says what came before. */
  copulas: string;
  /** What does not go on: negations, and words for what was sold, returned or thrown away. */
  negations: string;
  gone: string;
  /** End what a negation rules out: "only", "but". */
  only: string;
  /** Buying and getting, before a place or a time. */
  buying: string;
  /** Before the place of a purchase. */
  at: string;
  /** Before the maker's name. */
  makers: string;
  /** People of the family and around it. */
  people: string;
  /** Greetings, and what a letter closes with. */
  greetings: string;
  closings: string;
  /** Illnesses and states of health: of no use to a register, and nobody's business. */
  health: string;
  /** Every other word that names nothing. */
  talk: string;
}
