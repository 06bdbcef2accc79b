/** Lists of phrases, parted by commas, as one choice of a pattern; the longest come first. */
export const anyOf = (lists: readonly string[]): string =>
  lists
    .flatMap((list) => list.split(','))
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', String.raw`\s`))
    .join('|');
