/**
 * A list with columns of marks at its right, as who gets what is written down:
 *
 *                      H    W
 *     Acme lamp        x
 *     Zeta kettle           x
 *
 * Where the text says which column is meant ("I am W"), the things that are marked in another are ruled out. The marks and their heading are taken out.
 */
export function withoutOtherColumns(text: string): string {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => HEADING.test(line));
  const labels = Array.from((lines[head] ?? '').matchAll(/\S+/g), ({ 0: label, index }) => ({
    label,
    at: index + label.length / 2,
  }));
  const rows = lines.map((line, at) => (at > head ? MARKED.exec(line) : null));
  if (head < 0 || rows.filter((row) => row !== null).length < LEAST_ROWS) return text;
  const labelOf = (column: number): string =>
    labels.toSorted((a, b) => Math.abs(a.at - column) - Math.abs(b.at - column))[0]?.label ?? '';
  const meant = labels.find(({ label }) =>
    isMeant(label, lines.filter((_, at) => at !== head && !rows[at]).join('\n')),
  );
  return lines
    .map((line, at) => {
      const [, words = ''] = rows[at] ?? [];
      if (at === head) return '';
      if (words === '') return line;
      const own = labelOf(line.trimEnd().length - 1);
      return meant === undefined || own === meant.label ? `- ${words.trim()}` : `- (not the ${words.trim()})`;
    })
    .join('\n');
}

const LEAST_ROWS = 2;
/** Short labels far to the right, and nothing else. */
const HEADING = /^[ \t]{8,}\p{L}[\p{L}'’.]{0,11}(?: {2,}\p{L}[\p{L}'’.]{0,11}){1,4}[ \t]*$/u;
const MARKED = /^[ \t]*(?:[-*•] )?(\S.*?) {2,}[xX✓✔✗*][ \t]*$/u;

/** "I am W", "mine is the W column", "only the ones under W". */
const isMeant = (label: string, text: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${SAID})(?: (?:the|column|col\.?|der|die|das|la|le|el|il|de|a|o)){0,2} ["“']?${label.replace(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)}(?![\p{L}\d])`,
    'u',
  ).test(text);
const SAID =
  "I am|I['’]m|I['’]m the|we are|we['’]re|[Mm]ine (?:is|are)|[Mm]y column is|[Oo]nly|[Jj]ust|[Cc]heck|under|[Ii]ch bin|[Ww]ir sind|[Nn]ur|[Jj]e suis|[Ss]eulement|[Ss]oy|[Ss]omos|[Ss][oó]lo|[Ss]ono|[Ss]olo|[Ii]k ben|[Aa]lleen|[Ss]ou|[Jj]estem|[Tt]ylko";
