import { Big } from 'big.js';
import { findNumerals, readDecimalMark } from '../numerals.ts';
import type { DecimalMark } from '../numerals.ts';

interface Field {
  label: string;
  value: string;
  role: string;
}

/** What a form tells of one item: its fields, and the lines that they stand in. */
interface Item {
  from: number;
  end: number;
  fields: Field[];
}

/** What a row holds of an item, in the order of its columns. */
const ROLES = ['position', 'part', 'qty', 'unit', 'price', 'discount', 'ext'];

/**
 * The text with the items of a form ("Article: hinges", "Quantity: 25", "Unit price: 14.30", one below the other) as rows of one table under their labels,
 * so that what is read of tables holds for them: a discount is of its row, and an amount is a row's and no charge. Other lines stay.
 */
export function rowsOfFields(text: string, roleOf: (label: string) => string | null): string {
  const lines = text.split('\n');
  const mark = readDecimalMark(text);
  const written: string[] = [];
  for (let at = 0; at < lines.length;) {
    const items = itemsAt(lines, at, { roleOf, mark });
    const last = items.at(-1);
    if (last) written.push(...tableOf(items), ...(lines[last.end]?.trim() ? [''] : []));
    else written.push(lines[at] ?? '');
    at = last?.end ?? at + 1;
  }
  return written.join('\n');
}

function itemsAt(lines: readonly string[], start: number, form: Form): Item[] {
  const items: Item[] = [];
  for (let at = start; at < lines.length;) {
    const item = itemAt(lines, at, form);
    if (!item) break;
    items.push(item);
    at = item.end;
    while (items.length > 0 && at < lines.length && lines[at]?.trim() === '') at += 1;
  }
  return items;
}

interface Form {
  roleOf(label: string): string | null;
  mark: DecimalMark;
}

/** The item that a line opens: its name, then how many of it and for how much; null where it opens none. */
function itemAt(lines: readonly string[], from: number, { roleOf, mark }: Form): Item | null {
  const fields: Field[] = [];
  let at = from;
  const counted = PLACE.exec(lines[at] ?? '')?.groups;
  const name = (lines[at + 1] ?? '').trim();
  if (counted && roleOf(counted.label ?? '') === 'position' && name !== '' && !fieldOf(name, roleOf)) {
    fields.push({ label: counted.label ?? '', value: counted.place ?? '', role: 'position' });
    fields.push({ label: '', value: name, role: 'part' });
    at += 2;
  }
  for (; at < lines.length; at += 1) {
    // "Line 2 packing: 200 L drum": said of the thing, whatever it is called.
    const said = numbered(lines[at] ?? '', roleOf);
    const field = fieldOf(lines[at] ?? '', roleOf) ?? (said && fields.length > 0 ? detailOf(said, roleOf) : null);
    const part = fields.find(({ role }) => role === 'part');
    if (field?.role === 'detail' && part) {
      part.value = `${part.value}, ${field.value}`;
      continue;
    }
    const times = fields.filter(({ role }) => role === field?.role).length;
    if (!field || (fields.length === 0 && field.role !== 'part') || times > (field.role === 'part' ? 1 : 0)) break;
    if (field.role === 'part' && fields.some(({ role }) => role !== 'part' && role !== 'position')) break;
    if (field.role === 'ext' && !isAmountOf(fields, field, mark)) break;
    fields.push(field);
  }
  const isWhole = ['part', 'qty', 'price'].every((role) => fields.some((field) => field.role === role));
  return isWhole ? { from, end: at, fields } : null;
}

/** "Pos. 2", alone on its line. */
const PLACE = /^\s*(?<label>\p{L}{1,9}\.?|#)\s?(?<place>\d{1,3})[.:]?\s*$/u;
const FIELD = /^[ >*•-]*(?<label>[\p{L}%][\p{L} .°º%/'’()-]{0,30}?)(?:\s\d{1,2})?[ ]*(?::|\t)\s*(?<value>\S[^\t]*)$/u;

/** "Line 1 unit price: 31.50": the field without the place of its item; null where it names none. */
function numbered(line: string, roleOf: (label: string) => string | null): string | null {
  const { place = '', field = '' } = OF_PLACE.exec(line)?.groups ?? {};
  return ['position', 'part'].includes(roleOf(place) ?? '') ? field : null;
}
const OF_PLACE = /^[ >*•-]*(?<place>\p{L}{3,9}\.?)\s?\d{1,3}[ .:–-]+(?<field>\p{L}[^:]*:.*)$/u;

function detailOf(line: string, roleOf: (label: string) => string | null): Field | null {
  const { label = '', value = '' } = FIELD.exec(line)?.groups ?? {};
  return label === '' || roleOf(label) !== null ? null : { label, value: value.trim(), role: 'detail' };
}

function fieldOf(line: string, roleOf: (label: string) => string | null): Field | null {
  const { label = '', value = '' } = FIELD.exec(numbered(line, roleOf) ?? line)?.groups ?? {};
  const known = label === '' ? null : roleOf(label);
  // "Item: gate hinges": its name, where "Item: 2" is its place.
  const role = known === 'position' && /^\p{L}/u.test(value) ? 'part' : known;
  const isFigure = /^(?:\D{0,4}\d|\d)/.test(value);
  if (role === null || !ROLES.includes(role) || value.length > MOST_CHARS) return null;
  return role === 'part' || role === 'unit' || isFigure ? { label, value: value.trim(), role } : null;
}
const MOST_CHARS = 120;

/** How many for how much, less what is taken off; a sum of the whole offer is no amount of an item. */
function isAmountOf(fields: readonly Field[], amount: Field, mark: DecimalMark): boolean {
  const figures = (role: string): Big[] => {
    const value = role === 'ext' ? amount.value : (fields.find((field) => field.role === role)?.value ?? '');
    return findNumerals(value, mark).map((numeral) => numeral.value);
  };
  const [[price], [ext]] = [figures('price'), figures('ext')];
  if (!price || !ext) return false;
  const share = new Big(100).minus(figures('discount')[0] ?? 0).div(100);
  // "4 drums = 800 L": the price is for one of either.
  return figures('qty').some((qty) =>
    [1, 100, 1000].some((per) => qty.times(price).times(share).div(per).minus(ext).abs().lte('0.02')),
  );
}

function tableOf(items: readonly Item[]): string[] {
  const columns = ROLES.flatMap((role) => {
    const most = Math.max(...items.map(({ fields }) => fields.filter((field) => field.role === role).length));
    return Array.from({ length: most }, (_column, place) => ({ role, place }));
  });
  const cellOf = ({ fields }: Item, { role, place }: { role: string; place: number }): Field | undefined =>
    fields.filter((field) => field.role === role)[place];
  const head = columns.map((column) => items.map((item) => cellOf(item, column)?.label).find(Boolean) ?? 'Item');
  const rows = items.map((item) => columns.map((column) => cellOf(item, column)?.value ?? ''));
  return [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
