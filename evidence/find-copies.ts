/** Words that are compared at a time: as many as two texts hardly share by chance. */
const SHINGLE = 5;
/** Shingles of a text that are compared at most: a sample by hash, the same of each text. */
const SAMPLE = 4_096;
/** A text with fewer says too little to be told from another by. */
const FEWEST = 20;
/** Share of the shorter text's shingles that the longer one has as well. What differs is what sites put around a text. */
const SAME = 0.8;

/**
 * Pages that say what an earlier one of them says, each with the SHA-256 of that one: the same text on two hosts is one source. By the containment
 * of word shingles (Broder 1997), so that a copy among other menus is found, and one that goes on after it as well.
 */
export function findCopies(
  pages: readonly { sha256: string }[],
  textOf: (sha256: string) => string | undefined,
): Map<string, string> {
  const copies = new Map<string, string>();
  const kept: { sha256: string; sketch: Sketch }[] = [];
  for (const sha256 of new Set(pages.map((page) => page.sha256))) {
    const text = textOf(sha256);
    const sketch = text === undefined ? null : sketchOf(text);
    if (!sketch) continue;
    const first = kept.find((other) => isSame(other.sketch, sketch));
    if (first) copies.set(sha256, first.sha256);
    else kept.push({ sha256, sketch });
  }
  return copies;
}

/** Hashes of shingles that are multiples of `step`, a power of two. */
interface Sketch {
  hashes: ReadonlySet<number>;
  step: number;
}

function sketchOf(text: string): Sketch | null {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => hash(word.toLowerCase()));
  const hashes = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    hashes.add(words.slice(at, at + SHINGLE).reduce((sum, word) => Math.imul(sum ^ word, PRIME) >>> 0, BASIS));
  if (hashes.size < FEWEST) return null;
  let step = 1;
  while (hashes.size / step > SAMPLE) step *= 2;
  return thin({ hashes, step: 1 }, step);
}

const thin = ({ hashes, step }: Sketch, wanted: number): Sketch =>
  wanted <= step
    ? { hashes, step }
    : { hashes: new Set([...hashes].filter((each) => each % wanted === 0)), step: wanted };

function isSame(one: Sketch, other: Sketch): boolean {
  const step = Math.max(one.step, other.step);
  const [a, b] = [thin(one, step).hashes, thin(other, step).hashes];
  const shorter = Math.min(a.size, b.size);
  const shared = [...a].filter((each) => b.has(each)).length;
  return shorter >= FEWEST && shared >= SAME * shorter;
}

/** FNV-1a, 32 bits. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

function hash(word: string): number {
  let sum = BASIS;
  for (let at = 0; at < word.length; at += 1) sum = Math.imul(sum ^ word.charCodeAt(at), PRIME) >>> 0;
  return sum;
}
