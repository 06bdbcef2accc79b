/** Longest paste that is looked through for JSON (characters). */
const LONGEST = 200_000;

/**
 * A text whose JSON records (an array of flat objects, or one of them) stand as a table with bars, their members as headings. Words around
 * them stay. A text without such records comes back as it is.
 */
export function tableOfJson(text: string): string {
  const start = text.search(/[[{]\s*["{]/);
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1;
  if (start < 0 || end <= start || text.length > LONGEST) return text;
  const records = recordsIn(text.slice(start, end));
  if (!records) return text;
  const heads = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = [heads, ...records.map((record) => heads.map((head) => cellOf(record[head])))];
  const table = rows.map((cells) => `| ${cells.map((cell) => cell.replace(/[|\n]/g, ' ')).join(' | ')} |`);
  return [text.slice(0, start), ...table, text.slice(end)].filter((part) => part.trim() !== '').join('\n');
}

type Flat = Record<string, unknown>;

function recordsIn(written: string): Flat[] | null {
  const parsed = parse(written);
  const found = Array.isArray(parsed) ? parsed : listWithin(parsed);
  return found !== null && found.length > 0 && found.every(isFlat) ? found : null;
}

function parse(written: string): unknown {
  try {
    // Reason: JSON.parse answers any.
    return JSON.parse(written) as unknown;
  } catch {
    return null;
  }
}

/** `{"items": […]}`, or one record by itself. */
function listWithin(parsed: unknown): unknown[] | null {
  if (typeof parsed !== 'object' || parsed === null) return null;
  const lists = Object.values(parsed).filter((value): value is unknown[] => Array.isArray(value));
  if (lists.length === 1 && lists[0]?.every(isFlat)) return lists[0];
  return isFlat(parsed) ? [parsed] : null;
}

const isFlat = (value: unknown): value is Flat =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((member) => typeof member !== 'object' || member === null);

const cellOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
