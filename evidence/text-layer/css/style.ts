import type { Colour } from './read-colour.ts';

/** What of an element's computed style decides what is seen of it, and where it stands. */
export interface Style {
  display: string;
  /** It stands beside its siblings, as items of a flexible box or a grid do. */
  isItem: boolean;
  /** `visibility`, inherited: its own text is there, and that of children unless they say otherwise. */
  isVisible: boolean;
  /** Nothing of the subtree is seen. */
  isGone: boolean;
  /** Pixels, inherited. */
  fontSize: number;
  /** Letters are drawn in no colour, inherited. */
  isClear: boolean;
  /** Of letters, inherited; null where it is not known. */
  colour: Colour | null;
  /** What is behind letters, inherited; null where it is not known. */
  surface: Colour | null;
  /** Letters cannot be told from what is behind them. */
  isSameColour: boolean;
  /** What is left of 1 by all the boxes around: a box of half of it in one of half is a quarter. */
  opacity: number;
  /** Letters are drawn as dots, over one another, or against their order: inherited. */
  isMasked: boolean;
  keepsSpace: boolean;
  keepsLines: boolean;
  /** It stands above or below the line. */
  raised: 'sup' | 'sub' | null;
  isStruck: boolean;
  before: string;
  after: string;
  variables: ReadonlyMap<string, string>;
}

/** Letters below this size are not read by anybody. */
export const LEAST_FONT = 3;

/** Whether text that stands directly in the element is seen. */
export const showsText = ({ isVisible, isGone, fontSize, isClear, isSameColour, isMasked }: Style): boolean =>
  isVisible && !isGone && fontSize >= LEAST_FONT && !isClear && !isSameColour && !isMasked;
