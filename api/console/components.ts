import { type Html, type HtmlPart, html } from '../http/html.ts';

export interface TableColumn {
  /** Empty over what needs no name: links and buttons. */
  label: string;
  isNumber?: boolean;
  /** Long text: has room enough to be read, and a line of its own where rows are stacked. */
  isWide?: boolean;
  /** Says what it is of where rows are stacked, as a number does: one of several times. */
  isNamed?: boolean;
  /** Stays on one line: dates, codes. */
  isUnbroken?: boolean;
  /** The name by which the server sorts; absent: not sortable. */
  sort?: string;
}

export interface Sorting {
  by: string;
  direction: 'asc' | 'desc';
}

interface TableOptions {
  sorting?: Sorting | undefined;
  /** Where the same table is, sorted otherwise. */
  address?: (sorting: Sorting) => string;
  caption?: string;
  /** On narrow screens each row stands as a block of its own; for cells that need no head over them. */
  isStacked?: boolean;
}

/** A table that scrolls on narrow screens. Where it can be sorted, the heads are links and say how it is (aria-sort). */
export function table(
  columns: readonly TableColumn[],
  rows: readonly (readonly HtmlPart[])[],
  { sorting, address, caption, isStacked = false }: TableOptions = {},
): Html {
  const head = columns.map((column) => {
    if (column.label === '') return html`<td></td>`;
    const isSorted = column.sort !== undefined && sorting?.by === column.sort;
    const next: Sorting = {
      by: column.sort ?? '',
      direction: isSorted && sorting.direction === 'asc' ? 'desc' : 'asc',
    };
    const label =
      column.sort === undefined || !address
        ? column.label
        : html`<a href="${address(next)}">${column.label}${isSorted && ARROWS[sorting.direction]}</a>`;
    const sorted = isSorted && html` aria-sort="${sorting.direction === 'asc' ? 'ascending' : 'descending'}"`;
    return html`<th scope="col"${column.isNumber && NUMBER}${sorted}>${label}</th>`;
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption ?? 'Table'}"><table${isStacked && STACKED}>
<thead><tr>${head}</tr></thead>
<tbody>${rows.map(
    (row) => html`<tr>${row.map((cell, index) => html`<td${attributesOf(columns[index], isStacked)}>${cell}</td>`)}</tr>
`,
  )}</tbody>
</table></div>`;
}

const NUMBER = html` class="number"`;
const WIDE = html` class="wide"`;
const UNBROKEN = html` class="unbroken"`;
const STACKED = html` class="stacked"`;
const ARROWS = { asc: html` <span aria-hidden="true">▲</span>`, desc: html` <span aria-hidden="true">▼</span>` };

/** A number or a time that stands among others, its head not over it, says what it is of. */
function attributesOf(column: TableColumn | undefined, isStacked: boolean): HtmlPart {
  const label = isStacked && (column?.isNumber || column?.isNamed) && html` data-label="${column.label}"`;
  if (column?.isNumber) return html`${NUMBER}${label}`;
  if (column?.isNamed) return label;
  if (column?.isWide) return WIDE;
  return column?.isUnbroken && UNBROKEN;
}

/** What stands where there is nothing yet: why, and what to do about it. */
export const empty = (words: HtmlPart): Html => html`<p class="empty">${words}</p>`;

/** The way to the next page of a list, and back to its first. */
export const pager = (next: string | null, first: string | null = null): Html | undefined =>
  next === null && first === null
    ? undefined
    : html`<nav class="pager" aria-label="More">${first !== null && html`<a href="${first}">← Newest</a>`}${next !== null && html`<a href="${next}" rel="next">Older →</a>`}</nav>`;

/** A time as people say it, the exact one on hover. */
export function time(at: Date | string | null): Html {
  if (at === null) return html`<span class="quiet">–</span>`;
  const exact = new Date(at);
  return html`<time datetime="${exact.toISOString()}" title="${exact.toISOString().replace('T', ' ').replace('Z', ' UTC')}" data-relative>${sayTime(exact)}</time>`;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

function sayTime(at: Date): string {
  const seconds = (at.getTime() - Date.now()) / 1_000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return relative.format(Math.round(seconds / size), unit);
}

/** `byLink` as people write it. */
export const sayName = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** An id in short, copied whole by one click. */
export const copyable = (text: string, shown = text): Html =>
  html`<code title="${text}">${shown}</code>${copyButton(text, text)}`;

/** Copies a text that is shown beside it; `name` says to a screen reader which. */
export const copyButton = (text: string, name: string): Html =>
  html`<button type="button" class="copy" data-copy="${text}" aria-label="Copy ${name}">copy</button>`;

export const shortId = (id: string): Html => copyable(id, id.slice(0, 8));

const TONES: Record<string, 'good' | 'fair' | 'poor' | 'quiet'> = {
  live: 'good',
  finished: 'good',
  approved: 'good',
  delivered: 'good',
  handed_over: 'good',
  active: 'good',
  succeeded: 'good',
  passed: 'good',
  met: 'good',
  needs_input: 'fair',
  pending_review: 'fair',
  queued: 'fair',
  waiting: 'fair',
  paused: 'fair',
  failed: 'poor',
  refused: 'poor',
  given_up: 'poor',
  quarantined: 'poor',
  rejected: 'poor',
  denied: 'poor',
  disabled: 'poor',
  cancelled: 'quiet',
};

export const badge = (state: string): Html =>
  html`<span class="badge ${TONES[state] ?? 'fair'}">${state.replaceAll('_', ' ')}</span>`;

const GRADE_TONES: Record<string, string> = { A: 'good', B: 'good', C: 'fair', D: 'poor', F: 'poor' };

export const grade = (letter: string | null | undefined): Html =>
  letter ? html`<span class="grade ${GRADE_TONES[letter]}">${letter}</span>` : html`<span class="quiet">–</span>`;

export interface FieldOptions {
  label: string;
  name: string;
  /** Where several forms of a page have a field of this name; else the name. */
  id?: string;
  value?: string;
  type?: string;
  error?: string | undefined;
  hint?: HtmlPart;
  rows?: number;
  isRequired?: boolean;
}

/** A labelled field that keeps what was typed, with what is wrong beside it. */
export function field({
  label,
  name,
  id = name,
  value = '',
  type = 'text',
  error,
  hint,
  rows,
  isRequired = false,
}: FieldOptions): Html {
  const attributes = html` id="${id}" name="${name}"${isRequired && REQUIRED}${error !== undefined && html` aria-invalid="true" aria-describedby="${id}-error"`}`;
  return html`<label for="${id}">${label}</label>
${rows === undefined ? html`<input type="${type}"${attributes} value="${value}">` : html`<textarea${attributes} rows="${rows}">${value}</textarea>`}
${hint && html`<small>${hint}</small>`}
${error !== undefined && html`<p role="alert" id="${id}-error">${error}</p>`}`;
}

const REQUIRED = html` required`;

/** A choice among few. */
export const select = (
  label: string,
  name: string,
  options: readonly (readonly [string, string])[],
  chosen = '',
): Html =>
  html`<label>${label} <select name="${name}">${options.map(([value, words]) => html`<option value="${value}"${value === chosen && SELECTED}>${words}</option>`)}</select></label>`;

const SELECTED = html` selected`;

type Fact = readonly [name: string, what: HtmlPart];

const known = (pairs: readonly Fact[]) => pairs.filter(([, value]) => value !== undefined && value !== false);

/** Pairs of a name and what it is, one a line. */
export const facts = (pairs: readonly Fact[]): Html =>
  html`<dl class="facts">${known(pairs).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** The same of short ones, side by side. */
export const strip = (pairs: readonly Fact[]): Html | undefined =>
  known(pairs).length === 0
    ? undefined
    : html`<dl class="strip">${known(pairs).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
