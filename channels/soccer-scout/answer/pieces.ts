import type { ComposedSentence, Derivation } from '#contracts/evidence.ts';

/** Words of our own: a heading, a restated question, what is not known. Carries no claim about the world. */
export const say = (text: string): ComposedSentence => ({
  text,
  isFactual: false,
  findings: [],
  rows: [],
  derivations: [],
});

interface Carried {
  findings?: string[];
  rows?: number[];
  derivations?: Derivation[];
}

/** A claim with what carries it. */
export const claim = (text: string, { findings = [], rows = [], derivations = [] }: Carried): ComposedSentence => ({
  text,
  isFactual: true,
  findings,
  rows,
  derivations,
});

/** A passage of a page in quotation marks, without its emphasis and the punctuation at its end. */
export function quoted(passage: string): string {
  const plain = passage
    .replace(/[*_]{2,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `“${plain.replace(/[\s.,;:]+$/, '')}”`;
}

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
