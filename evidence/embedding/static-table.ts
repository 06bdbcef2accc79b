import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vectors of word pieces: row `n` is `values` from `n * dimensions` on, times `factors[n]`. */
export interface StaticTable {
  /** Carried by every vector that is made with it. */
  model: string;
  dimensions: number;
  vocabulary: ReadonlyMap<string, number>;
  factors: Float32Array;
  values: Int8Array;
}

const FILE = join(import.meta.dirname, 'minilm-256.bin');

let table: StaticTable | undefined;

/** The table that `build_table.py` made of all-MiniLM-L6-v2 (Apache-2.0), read once. */
export const getStaticTable = (): StaticTable => (table ??= readTable(readFileSync(FILE)));

function readTable(file: Buffer): StaticTable {
  const [count, dimensions, length] = [file.readUInt32LE(0), file.readUInt32LE(4), file.readUInt32LE(8)];
  const pieces = file.toString('utf8', 12, 12 + length).split('\n');
  const factorsAt = 12 + length + ((4 - (length % 4)) % 4);
  const valuesAt = factorsAt + count * 4;
  const bytes = Uint8Array.from(file);
  return {
    model: 'static-minilm-256',
    dimensions,
    vocabulary: new Map(pieces.map((piece, row) => [piece, row])),
    factors: new Float32Array(bytes.buffer, factorsAt, count),
    values: new Int8Array(bytes.buffer, valuesAt, count * dimensions),
  };
}
