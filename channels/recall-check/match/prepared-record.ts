import type { Cited } from '../sources/answer.ts';
import type { RecallRecord } from '../sources/record.ts';
import { readWords } from './compare-words.ts';
import type { TextWords } from './compare-words.ts';
import { partLeftOut } from './left-out.ts';
import { readLimits } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Entry } from './entry.ts';

/** A recall made ready to be compared with many products: what is read from its texts is read once, and only when it is needed. */
export interface PreparedRecord {
  record: RecallRecord;
  entries: PreparedEntry[];
}

export interface PreparedEntry extends Entry {
  /** Words of this product and of the texts about all products of the recall. */
  words(): TextWords;
  /** The same with what the recall leaves out. */
  wholeWords(): TextWords;
  limits(): Limits;
}

export function prepareRecord(record: RecallRecord): PreparedRecord {
  return {
    record,
    entries: entriesOf(record).map((entry) => ({
      ...entry,
      words: once(() => wordsOf([...entry.texts, ...record.context])),
      wholeWords: once(() => wordsOf([...entry.texts, ...entry.leftOut, ...record.context])),
      limits: once(() => readLimits(record, entry)),
    })),
  };
}

const wordsOf = (texts: Cited[]): TextWords => readWords(texts.map(({ text }) => text).join('\n'));

/** FSIS lists its products one by one; the other agencies describe theirs in texts that belong together. */
function entriesOf(record: RecallRecord): Entry[] {
  if (record.source !== 'FSIS' || record.isListElsewhere) return [entryOf(record.products, record.details)];
  return record.products.map((item) => entryOf([item], [item]));
}

function entryOf(products: Cited[], limiting: Cited[]): Entry {
  const [texts, details] = [products, limiting].map((all) => all.map((cited) => partLeftOut(cited)));
  return {
    texts: (texts ?? []).flatMap(({ about }) => about),
    details: (details ?? []).flatMap(({ about }) => about),
    leftOut: [...(texts ?? []), ...(details ?? [])].flatMap(({ leftOut }) => leftOut),
  };
}

function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => (kept ??= { value: read() }).value;
}
