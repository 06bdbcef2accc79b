import type { ComposedSentence, Derivation } from '#contracts/evidence.ts';

/** What connects sentences: headings, remarks about this take and its method. */
export const connect = (text: string): ComposedSentence => ({
  text,
  isFactual: false,
  findings: [],
  rows: [],
  derivations: [],
});

export interface Ground {
  findings?: string[];
  rows?: number[];
  derivations?: Derivation[];
}

/** A sentence that its findings and rows have to carry. */
export function state(text: string, { findings = [], rows = [], derivations = [] }: Ground): ComposedSentence {
  return { text, isFactual: true, findings, rows, derivations };
}

/** How many there are, derived from the list of them. */
export const countOf = (cell: string, of: string[]): Derivation => ({
  cell,
  rule: 'count',
  from: of,
  value: of.length,
});

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
