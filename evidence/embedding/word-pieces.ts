/** Longer words are no words of a vocabulary. */
const LONGEST_WORD = 100;

/**
 * Cuts a text into the word pieces of a vocabulary, as uncased BERT does: folded, split at spaces and punctuation, each word by its longest
 * known beginnings (`##` marks what goes on). A word that cannot be cut is left out.
 * @returns numbers of the pieces
 */
export function cutWordPieces(text: string, vocabulary: ReadonlyMap<string, number>): number[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '');
  const words = folded.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}\p{C}]/gu) ?? [];
  return words.flatMap((word) => (word.length > LONGEST_WORD ? [] : cutWord(word, vocabulary)));
}

function cutWord(word: string, vocabulary: ReadonlyMap<string, number>): number[] {
  const pieces: number[] = [];
  let start = 0;
  while (start < word.length) {
    let end = word.length;
    let piece: number | undefined;
    for (; end > start; end -= 1) {
      piece = vocabulary.get((start > 0 ? '##' : '') + word.slice(start, end));
      if (piece !== undefined) break;
    }
    if (piece === undefined) return [];
    pieces.push(piece);
    start = end;
  }
  return pieces;
}
