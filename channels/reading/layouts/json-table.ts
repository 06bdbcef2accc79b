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
  const parsed = parse(text.slice(start, end));
  const lines = linesOf(parsed);
  if (lines) return [text.slice(0, start), ...lines, text.slice(end)].filter((part) => part.trim() !== '').join('\n');
  const records = recordsIn(parsed);
  if (!records) return text;
  const heads = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = [heads, ...records.map((record) => heads.map((head) => cellOf(record[head])))];
  const table = rows.map((cells) => `| ${cells.map((cell) => cell.replace(/[|\n]/g, ' ')).join(' | ')} |`);
  return [text.slice(0, start), ...table, text.slice(end)].filter((part) => part.trim() !== '').join('\n');
}

type Flat = Record<string, unknown>;

/** `{"site": "…", "things": ["…", "…"]}`: its other members as lines, then the strings as a list; null for anything else. */
function linesOf(parsed: unknown): string[] | null {
  const members = Array.isArray(parsed)
    ? []
    : Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {});
  const lists = Array.isArray(parsed) ? [parsed] : members.map(([, value]) => value).filter(Array.isArray);
  const [list, ...others] = lists;
  if (!list || others.length > 0 || list.length < 2 || !list.every((value) => typeof value === 'string')) return null;
  const beside = members.filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return [...beside.map(([key, value]) => `${key}: ${value}`), ...list.map((value) => `- ${value}`)];
}

function recordsIn(parsed: unknown): Flat[] | null {
  const found = (Array.isArray(parsed) ? parsed : listWithin(parsed))?.map(flattened);
  return found !== undefined && found.length > 0 && found.every(isFlat) ? found : null;
}

/** `{"holder": {"name": "…"}}` with the members of the member as its own: `holder`, or `holder phone`. */
function flattened(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      isFlat(value)
        ? Object.entries(value).map(([own, member]) => [own === 'name' ? key : `${key} ${own}`, member])
        : [[key, value]],
    ),
  );
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
  if (lists.length === 1 && lists[0]?.every((record) => isFlat(flattened(record)))) return lists[0];
  return isFlat(parsed) ? [parsed] : null;
}

const isFlat = (value: unknown): value is Flat =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((member) => typeof member !== 'object' || member === null);

const cellOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
