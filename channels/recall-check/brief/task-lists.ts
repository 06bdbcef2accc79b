/** "- recall check …" with the things in deeper lines, among entries that are other tasks. */
const ENTRY = /^([ \t]*)(?:[-*•–▪◦·]|\[[ x]?\]|\d{1,2}[.)])[ \t]+(?=\S)/;
/** Also where a letter is missing. */
const RECALL = /(?<!\p{L})(?:recal|rückruf|rueckruf|rappel|richiam|retirad[ao]|recolh|terugroep|wycofa)/iu;
const LEAST_THINGS = 2;

/**
 * Of a list of tasks of which one is the check for recalls, the things below that one become the list, behind what stands above it; the other tasks are lines beside it. Any
 * other text stays as it is.
 */
export function listOfTask(text: string): string {
  const lines = text.split('\n');
  const entries = lines.flatMap((line, at) => (ENTRY.test(line) ? [at] : []));
  const level = Math.min(...entries.map((at) => indentOf(lines[at] ?? '')));
  const tasks = entries.filter((at) => indentOf(lines[at] ?? '') === level);
  const [task, ...others] = tasks.filter((at) => RECALL.test(lines[at] ?? ''));
  if (task === undefined || others.length > 0 || tasks.length < 2) return text;
  const rest = lines.slice(task + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) <= level);
  const things = rest.slice(0, end < 0 ? rest.length : end).filter((line) => line.trim() !== '');
  if (things.length < LEAST_THINGS) return text;
  const plain = (from: number, to?: number): string[] =>
    lines.slice(from, to).map((line) => line.replace(ENTRY, '').trim());
  const below = end < 0 ? [] : plain(task + 1 + end);
  const list = things.map((line) => `- ${line.replace(ENTRY, '').trim()}`);
  return [...plain(0, task + 1), ...list, '', ...below].join('\n');
}

const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
