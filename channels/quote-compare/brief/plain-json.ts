/** An extract of a portal: objects in JSON as a person would write them, the name of the vendor first, its items as rows of a table. */
export function plainJson(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { index: at } of text.matchAll(/^[ \t]*[{[](?=\s*["{])/gm)) {
    if (at < from) continue;
    const end = closeOf(text, at);
    if (end < 0) break;
    const value = parsed(text.slice(at, end));
    const plain = value === null ? '' : inLines(value).join('\n');
    if (plain === '') continue;
    parts.push(text.slice(from, at), plain);
    from = end + (/^[ \t]*,/.exec(text.slice(end, end + 8))?.[0].length ?? 0);
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonFields = { [key: string]: Json };

function parsed(text: string): JsonFields | JsonFields[] | null {
  try {
    const value = JSON.parse(text) as Json;
    if (isFields(value)) return value;
    return Array.isArray(value) && value.length > 0 && value.every(isFields) ? value : null;
  } catch {
    return null;
  }
}

/** Where the bracket that opens at `at` is closed, outside of strings; -1 where it is not. */
function closeOf(text: string, at: number): number {
  let depth = 0;
  let isString = false;
  for (let index = at; index < text.length; index += 1) {
    const sign = text[index];
    if (isString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

const isFields = (value: Json): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inLines(value: JsonFields | JsonFields[]): string[] {
  if (Array.isArray(value)) return value.flatMap((fields) => [...inLines(fields), '']);
  const entries = Object.entries(value);
  const named = entries.find(([key, own]) => VENDOR.test(key) && typeof own === 'string');
  return [
    ...(named ? [String(named[1])] : []),
    ...entries.filter((entry) => entry !== named).flatMap(([key, own]) => fieldInLines(key, own)),
  ];
}
const VENDOR = /^(?:vendor|supplier|seller|company|bidder)(?:_?name)?$/i;

function fieldInLines(key: string, value: Json): string[] {
  if (isFields(value)) return inLines(value);
  if (!Array.isArray(value)) return value === null ? [] : [`${wordsOf(key)}: ${cellOf(key, value)}`];
  if (value.length === 0 || !value.every(isFields))
    return value.length === 0 ? [] : [`${wordsOf(key)}: ${value.map((own) => cellOf(key, own)).join(', ')}`];
  const keys = [...new Set(value.flatMap((row) => Object.keys(row)))];
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [row(keys.map(wordsOf)), ...value.map((own) => row(keys.map((name) => cellOf(name, own[name] ?? ''))))];
}

/** "leadDays" and "unit_price" in words; what counts days says so behind the number. */
const wordsOf = (key: string): string =>
  key
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/ ?(?:days|pct|percent)$/i, '')
    .replace(/^lead$/i, 'lead time') || key;

function cellOf(key: string, value: Json): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
  const written = MONEY.test(key) && Math.round(value * 100) / 100 === value ? value.toFixed(2) : String(value);
  if (/days$/i.test(key)) return `${written} days`;
  return /(?:pct|percent)$/i.test(key) ? `${written}%` : written;
}
const MONEY = /price|cost|ext|amount|total|freight|shipping|fee|tax|discount(?!_?p)|goods|subtotal/i;
