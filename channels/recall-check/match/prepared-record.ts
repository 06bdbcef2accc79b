import type { RecallRecord } from '../sources/record.ts';
import { readWords } from './compare-words.ts';
import type { TextWords } from './compare-words.ts';
import { readLimits } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Entry } from './product-match.ts';

/** A recall made ready to be compared with many products: what is read from its texts is read once, and only when it is needed. */
export interface PreparedRecord {
  record: RecallRecord;
  entries: PreparedEntry[];
}

export interface PreparedEntry extends Entry {
  /** Words of this product and of the texts about all products of the recall. */
  words(): TextWords;
  limits(): Limits;
}

export function prepareRecord(record: RecallRecord): PreparedRecord {
  return {
    record,
    entries: entriesOf(record).map((entry) => ({
      ...entry,
      words: once(() => readWords([...entry.texts, ...record.context].map(({ text }) => text).join('\n'))),
      limits: once(() => readLimits(record, entry)),
    })),
  };
}

/** FSIS lists its products one by one; the other agencies describe theirs in texts that belong together. */
function entriesOf(record: RecallRecord): Entry[] {
  if (record.source !== 'FSIS' || record.isListElsewhere) return [{ texts: record.products, details: record.details }];
  return record.products.map((item) => ({ texts: [item], details: [item] }));
}

function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => (kept ??= { value: read() }).value;
}
