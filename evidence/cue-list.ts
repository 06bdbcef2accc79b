/**
 * Cues as one pattern: each line holds some, parted by bars as in a pattern, and stands for itself. `before` and `after` frame every cue; `{name}`
 * stands for one of the `words` of that name. Blanks at the ends of lines are none of theirs.
 */
export function cueList(
  lines: string,
  {
    flags = 'i',
    before = '',
    after = '',
    words = {},
  }: { flags?: string; before?: string; after?: string; words?: Readonly<Record<string, string>> } = {},
): RegExp {
  const cues = Object.entries(words).reduce(
    (source, [name, list]) => source.replaceAll(`{${name}}`, () => `(?:${joined(list)})`),
    joined(lines),
  );
  return new RegExp(before === '' && after === '' ? cues : `${before}(?:${cues})${after}`, flags);
}

const joined = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('|');
