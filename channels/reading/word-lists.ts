/** Words in small letters, parted by blanks, as a set; `s?` behind one stands for it with and without. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) => (word.endsWith('s?') ? [word.slice(0, -2), word.slice(0, -1)] : [word])),
  );
}

/** Phrases parted by commas as the source of a pattern, the longest first; a blank in one stands for none, a hyphen or blanks. */
export function anyPhrase(phrases: string): string {
  return phrases
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[\\s-]{0,3}'))
    .join('|');
}

/** Words parted by commas as the source of a pattern, the longest first; dots in one may be left out, as may its blanks, and a star stands for any ending. */
export function anyWord(words: string): string {
  return words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/[+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('.', '\\.?')
        .replaceAll('*', '\\w*')
        .replace(/(?<!&) /g, ' ?'),
    )
    .join('|');
}
