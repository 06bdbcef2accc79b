/** What a column of a table holds, by its heading: a name as it stands, or a code that needs its label before it. */
const HEADINGS: [RegExp, string | null][] = [
  [/^(?:#|no\.?|nr\.?|row|line|qty|quantity|count|price|notes?|category|kind|type|date added|owner)$/i, ''],
  [/^(?:model (?:no\.?|number|#)|model\/item|item (?:no\.?|number|#)|sku|part (?:no\.?|number))$/i, 'model'],
  [/^(?:upc|ean|gtin|bar ?code)(?: (?:code|no\.?|number))?$/i, 'UPC'],
  [/^(?:lot|batch)(?:[ /]*(?:no\.?|number|code|batch|#))*$/i, 'lot'],
  [/^(?:serial|s\/n|sn)(?: (?:no\.?|number|#))?$/i, 'serial number'],
  [/^vin$/i, 'VIN'],
  [/^size$/i, 'size'],
  [/^(?:best by|best before|use by|sell by|exp(?:iry|iration)?\.?(?: date)?)$/i, 'best by'],
  [/^(?:state|bought in|store|where bought|purchased(?: in)?)$/i, 'bought in'],
  [
    /^(?:item|product|name|brand|maker|manufacturer|make|model|year|model year|vehicle|description|detail|details|what|trim|colou?r|flavou?r)(?: name)?$/i,
    null,
  ],
];

/** Cells that only say what sort of thing stands beside them. */
const SORT = /^(?:\d{1,3}[.)]?|car|truck|suv|van|vehicle|product|food|drug|medicine|item|toy|other|n\/?a|none|-+|—)$/i;

/** Says which one it is, whatever the column is called. */
const YEAR = /^(?:19|20)\d{2}$/;

/**
 * Rows of a table (bars, tabs, or commas and semicolons without blanks) as one text each, codes with their labels before them; null
 * where the text is no table.
 */
export function tableRows(text: string): string[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const mark of ['|', '\t', ';', ',']) {
    const rows = lines.map((line) => cellsOf(line, mark));
    const first = rows.findIndex((cells) => cells !== null);
    if (first < 0) continue;
    const table = rows.slice(first).filter((cells) => cells !== null);
    if (table.length < 2 || table.length < rows.length - first) continue;
    const [head = [], ...body] = table;
    const labels = head.map(headingOf);
    const hasHead = labels.filter((label) => label !== undefined).length * 2 > head.length;
    // Commas and semicolons part sentences too: only a heading makes columns of them.
    if (!hasHead && (mark === ',' || mark === ';')) continue;
    const kept = (hasHead ? body : table).filter((cells) => !cells.every((cell) => /^:?-*:?$/.test(cell)));
    const found = kept.map((cells) => join(cells, hasHead ? labels : [])).filter((row) => /[\p{L}\d]/u.test(row));
    if (found.length > 0) return found;
  }
  return null;
}

function cellsOf(line: string, mark: string): string[] | null {
  if ((mark === ',' || mark === ';') && /[,;] /.test(line)) return null;
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(mark)
    .map((cell) => cell.trim());
  return cells.length >= (mark === ',' || mark === ';' ? 3 : 2) ? cells : null;
}

function headingOf(cell: string): string | null | undefined {
  return HEADINGS.find(([pattern]) => pattern.test(cell.replace(/[*_:]/g, '').trim()))?.[1];
}

function join(cells: string[], labels: (string | null | undefined)[]): string {
  const names: string[] = [];
  const codes: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const label = labels[index];
    if (cell === '' || (label === '' && !YEAR.test(cell)) || SORT.test(cell)) continue;
    if (label) codes.push(`${label} ${cell}`);
    else names.push(cell);
  }
  return [names.join(' '), ...codes].filter(Boolean).join(', ');
}
