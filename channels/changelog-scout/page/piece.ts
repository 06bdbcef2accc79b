import type { Span } from '../text/span.ts';

/**
 * A line of thought on a page, in page order: a heading (`level` from 1; `looks` tells apart headings that are set in different ways), a
 * list item (`level` is its depth from 1), a paragraph (`level` is the depth of the item that it belongs to, 0 outside lists) or a table row.
 * Code, rules and link definitions are no pieces. The span holds the words without marks.
 */
export interface Piece extends Span {
  kind: 'heading' | 'item' | 'text' | 'row';
  level: number;
  looks: string;
  /** Columns of white space before it. */
  indent: number;
  /** A blank line, or the start of the text, stands before it. */
  isApart: boolean;
  /** A rule stands before it. */
  isRuled?: true;
  /** Number of the table of releases that it stands in. */
  table?: number;
  /** Cells of its row that say in a word or two what it belongs to. */
  labels?: readonly Span[];
  /** What its column is called, where that is a kind of change. */
  label?: string;
  /** Its row says that everybody still waits for the release that it names. */
  isPending?: true;
  /** Its row gives days of several places. */
  isPlaced?: true;
}
