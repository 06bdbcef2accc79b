import { GAP_MARK } from '../../../evidence/text-layer/gap-mark.ts';
import type { Shown } from './read-shown.ts';

export interface Compared {
  sentences: number;
  /** Sentences that are shown and do not stand so in the layer. */
  lost: string[];
  /** Words of the layer that are not shown. */
  kept: string[];
}

/** Whether every sentence of a page's main part stands in its text layer word by word, and the layer has no word that the page does not show. */
export function compareSentences({ main, all }: Shown, layer: string): Compared {
  const text = ` ${fold(layer)} `;
  const sentences = main
    .split(/\n|\t|(?<=[.!?])\s/)
    .map(fold)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const shown = new Set(wordsOf(fold(all)));
  return {
    sentences: sentences.length,
    lost: sentences.filter((sentence) => !text.includes(` ${sentence} `)),
    kept: wordsOf(fold(layer)).filter((word) => !shown.has(word)),
  };
}

/** Figures and signs above the line as those in it, white space as one, case aside: a sheet may set words in capitals. */
const fold = (text: string): string =>
  text.replaceAll(GAP_MARK, '').normalize('NFKC').replaceAll('\u2212', '-').replace(/\s+/g, ' ').trim().toLowerCase();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
