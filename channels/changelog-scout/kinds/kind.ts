/** Kinds of a change, in the order in which a reader needs them (DESIGN.md, Table contract). */
export const KINDS = [
  'security',
  'breaking',
  'deprecation',
  'behaviour-change',
  'feature',
  'performance',
  'fix',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

/** What a change was ruled to be, and by what: a mark, a heading above it, its wording, or nothing. */
export interface Ruling {
  kind: Kind;
  by: 'mark' | 'heading' | 'wording' | 'nothing';
  /** It takes back an earlier change. */
  isRevert: boolean;
}

/**
 * What the name of a section, a label before a change (`[Fix]`, `feat:`) or a lead-in line says about the changes under it. `removal`,
 * `change` and `improvement` leave the last word to the wording; `skip` holds no changes (downloads, thanks); null says nothing.
 */
export type SectionKind = Kind | 'removal' | 'change' | 'improvement' | 'revert' | 'skip';
