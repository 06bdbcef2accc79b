import { getStaticTable } from './static-table.ts';
import { cutWordPieces } from './word-pieces.ts';

/** What a text means, by the mean of its word pieces: a vector of length 1, or of zeros for a text without a known piece. */
export function embedText(text: string, table = getStaticTable()): Float32Array {
  const { dimensions, factors, values } = table;
  const sum = new Float32Array(dimensions);
  for (const row of cutWordPieces(text, table.vocabulary)) {
    const factor = factors[row]!;
    for (let at = 0; at < dimensions; at += 1) sum[at]! += values[row * dimensions + at]! * factor;
  }
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => value / length);
}
