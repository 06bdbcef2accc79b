import type { Column, Table } from '#contracts/table.ts';
import type { Json } from '#contracts/json.ts';
import { type Html, type HtmlPart, html } from '../../http/html.ts';
import { type Sorting, sayName, strip, table } from '../components.ts';

/** A text column with longer ones is given room. */
const LONG_CHARS = 40;

/** The table of a take, in its own order or sorted by a column of the address. */
export function renderTakeTable(
  { columns, rows, summary }: Table,
  sorting: Sorting | undefined,
  address: (to: Sorting) => string,
): Html {
  const column = columns.find(({ key }) => key === sorting?.by);
  const isLong = (key: string) => rows.some((row) => String(row[key] ?? '').length > LONG_CHARS);
  const shown = column && sorting ? sortRows(rows, column, sorting.direction) : rows;
  return html`${strip(Object.entries(summary).map(([name, value]) => [sayName(name), renderValue(value, undefined)] as const))}
${table(
  columns.map(({ key, label, type, unit }) => ({
    label: unit ? `${label} (${unit})` : label,
    sort: key,
    isNumber: type === 'number' || type === 'money',
    isUnbroken: type === 'date',
    isWide: type === 'text' && isLong(key),
  })),
  shown.map((row) => columns.map((each) => renderValue(row[each.key] ?? null, each.type))),
  { caption: 'Rows', sorting, address },
)}`;
}

function sortRows(rows: Table['rows'], { key, type }: Column, direction: 'asc' | 'desc'): Table['rows'] {
  const isNumeric = type === 'number' || type === 'money';
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[key] ?? null, other[key] ?? null];
    // What is not known stands last, whichever way it is sorted.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = isNumeric
      ? Number(a) - Number(b)
      : JSON.stringify(a).localeCompare(JSON.stringify(b), 'en', { numeric: true });
    return order * sign;
  });
}

function renderValue(value: Json, type: Column['type'] | undefined): HtmlPart {
  if (value === null) return html`<span class="quiet">–</span>`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return type === 'link' || /^https?:\/\/\S+$/.test(value) ? renderLink(value) : value;
  if (Array.isArray(value)) return renderList(value);
  return Object.entries(value)
    .map(([name, each]) => `${sayName(name)}: ${typeof each === 'object' ? JSON.stringify(each) : String(each)}`)
    .join(', ');
}

/** A long list is folded: a row stays a row. */
function renderList(values: readonly Json[]): Html {
  if (values.length === 0) return html`<span class="quiet">none</span>`;
  const list = html`<ul>${values.slice(0, 50).map((each) => html`<li>${renderValue(each, undefined)}</li>`)}</ul>`;
  const isLong = JSON.stringify(values).length > 160;
  return isLong
    ? html`<details><summary>${values.length} ${values.length === 1 ? 'entry' : 'entries'}</summary>${list}</details>`
    : list;
}

/** An address of a page leads there only if it is one of the web's. */
export function renderLink(address: string): HtmlPart {
  if (!/^https?:\/\//.test(address)) return address;
  return html`<a href="${address}" rel="noopener noreferrer nofollow">${address.replace(/^https?:\/\//, '').slice(0, 60)}</a>`;
}
