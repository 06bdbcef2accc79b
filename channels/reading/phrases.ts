/** Matches any phrase of a vocabulary (`a phrase|another`), by language, as whole words and whatever the blanks. */
export function phrasePattern(byLanguage: Record<string, string>): RegExp {
  const phrases = [...new Set(Object.values(byLanguage).flatMap((words) => words.split('|')))];
  const sources = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}])`, 'iu');
}
