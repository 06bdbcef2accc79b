import { headingOf, isHeadingAside } from './column-headings.ts';
import { rowOf } from './table-rows.ts';

/**
 * "Mfr: Acme   Desc: hedge trimmer   Model: HT-40   S/N: 0042": things of which each has its fields side by side on one line, as entries of a list, without the lines that count them.
 */
export function listFields(text: string): string {
  const lines = text.split('\n');
  const rows = lines.map(rowOfFields);
  if (rows.filter((row) => row !== null).length < 2) return text;
  return lines
    .flatMap((line, at) => {
      const row = rows[at] ?? null;
      if (row !== null) return [`- ${row}`];
      return COUNTED.test(line) && (rows[at + 1] ?? null) !== null ? [] : [line];
    })
    .join('\n');
}

/** The line as a row of a table; null where its parts are no fields, or none of them says what it is or who made it. */
function rowOfFields(line: string): string | null {
  const fields = line
    .trim()
    .split(/ {2,}|\t+/)
    .map((part) => FIELD.exec(part.replace(/^[-*•–] /, '')));
  if (fields.length < 3 || fields.some((field) => field === null)) return null;
  const cells = fields.map((field) => ({ label: headingOf(field?.[1] ?? ''), value: (field?.[2] ?? '').trim() }));
  const isKnown = cells.every(({ label }, at) => label !== undefined || isHeadingAside(fields[at]?.[1] ?? ''));
  const isOfThing = cells.some(({ label }) => label === 'name' || label === 'maker');
  if (!isKnown || !isOfThing) return null;
  // "S/N: plate unreadable"
  const told = cells.filter(({ label, value }) => !CODED.has(label ?? '') || /\d/.test(value));
  const row = rowOf(
    told.map(({ value }) => value),
    told.map(({ label }) => label),
  );
  return row === '' ? null : row;
}

const FIELD = /^(\p{L}[\p{L} ./#°º]{0,18}?)[ \t]?:[ \t]*(.*)$/u;
const CODED: ReadonlySet<string> = new Set(['model', 'UPC', 'lot', 'serial number', 'VIN']);
/** "EQUIPMENT LINE 2", "Gerät 2:" */
const COUNTED = /^[ \t]*\p{L}{2,20}(?: \p{L}{2,20}){0,2} (?:#|n[or]\.? ?|n[°º] ?)?\d{1,3}[ \t]*[:.)]?[ \t]*$/iu;
