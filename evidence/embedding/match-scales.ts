/**
 * Texts in pairs that say the same in other words, each pair about something else: what an embedder makes of them tells how far apart its cosines
 * lie. Ours.
 */
const PAIRS: readonly (readonly [string, string])[] = [
  ['A silver teapot with an ebony handle', 'A pot for tea, made of silver, its grip of dark wood'],
  ['The pressed leaf of an English oak', 'A dried specimen of oak foliage'],
  ['A short sword in a leather scabbard', 'A small blade with its sheath of hide'],
  ['A portrait of a lady, painted on ivory', 'A miniature painting of a woman'],
  ['A longcase clock that strikes the hours', 'A grandfather clock with a chime'],
  ['Three glass bottles from a pharmacy', 'Medicine flasks of glass, a set of three'],
  ['A fossil ammonite cut in half', 'The petrified shell of a sea creature, halved'],
  ['A rug of wool with a geometric pattern', 'A woven carpet, its design of lines and squares'],
];

export const SCALE_TEXTS: readonly string[] = PAIRS.flat();

/** Mean cosines of texts that mean the same, and of texts that have nothing to do with each other. */
export interface CosineRange {
  alike: number;
  apart: number;
}

/** The range of an embedder, by its vectors of SCALE_TEXTS, each of length 1. */
export function measureRange(vectors: readonly Float32Array[]): CosineRange {
  const alike: number[] = [];
  const apart: number[] = [];
  for (let a = 0; a < vectors.length; a += 2)
    for (let b = 1; b < vectors.length; b += 2) (b === a + 1 ? alike : apart).push(cosine(vectors[a]!, vectors[b]!));
  return { alike: mean(alike), apart: mean(apart) };
}

/** Embedders that keep the two closer together than that tell nothing. */
const LEAST_RANGE = 0.02;

/**
 * By what the cosines of one embedder are multiplied, and what is added, to lie where another's do: weights that were settled for the one hold for
 * both. Null for an embedder that takes everything for the same.
 */
export function matchRanges(own: CosineRange, other: CosineRange): { factor: number; offset: number } | null {
  if (!(own.alike - own.apart >= LEAST_RANGE)) return null;
  const factor = (other.alike - other.apart) / (own.alike - own.apart);
  return { factor, offset: other.apart - factor * own.apart };
}

const cosine = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
