import type { TextSpan } from '../../reading/span.ts';
import { findMake } from './makes.ts';
import { isHeadingAside } from './column-headings.ts';

/**
 * Numbers that whoever keeps a list gave its rows, at the heads of lines: "KLV-0931/01", "KLV-0931/02", where one head counts on; and "QX-40117," below a heading of such
 * numbers, wherever the lines of the table were broken.
 */
export function rowTags(text: string): TextSpan[] {
  const tags = Array.from(text.matchAll(COUNTED_ON));
  return [
    ...tags.filter(([, head]) => tags.filter(([, other]) => other === head).length > 1 || tags.length > FEW),
    ...belowHeading(text),
  ].map(({ 0: tag, index }) => ({ start: index, end: index + tag.length }));
}

const COUNTED_ON = /(?<=^[ \t]*(?:- )?)(\p{Lu}{2,5}-?\d{3,6})\/\d{1,3}(?=[\s/:])/gmu;
const FEW = 2;

function belowHeading(text: string): RegExpExecArray[] {
  const headings = Array.from(text.matchAll(FIRST_HEADING));
  const heading = headings.find(([, cell = '']) => isHeadingAside(cell) || REFERS.test(cell.trim()));
  if (!heading) return [];
  const cells = Array.from(text.matchAll(FIRST_CELL)).filter(({ index }) => index > heading.index);
  if (!isHeadingAside(heading[1] ?? '') && !countsOn(cells.map(([cell]) => cell))) return [];
  const shapes = cells.map(([cell]) => cell.replace(/\d/g, '0'));
  return cells.filter((_, at) => shapes.filter((shape) => shape === shapes[at]).length > FEW);
}

/** "PQR-014", "PQR-022", "PQR-031": the letters stay and the number grows, as no numbers of models do. */
function countsOn(cells: string[]): boolean {
  const numbers = cells.map((cell) => Number(/\d+$/.exec(cell)?.[0] ?? ''));
  const heads = new Set(cells.map((cell) => cell.replace(/\d+$/, '')));
  return heads.size === 1 && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}
/** Headings of numbers by which a row, or a model, is called. */
const REFERS =
  /^(?:ref(?:erence|erencia|\.)?|réf(?:érence|\.)?|id|code|key|kennung|kürzel|clave|código|codice|rif\.?|kenmerk|kod)$/iu;

/** The first cell of a line of headings: words and marks alone. */
const FIRST_HEADING = /^[ \t]*[|"]?[ \t]*(\p{L}[\p{L} .#]{1,20})"?[ \t]*[,;|\t](?=[\p{L} .#,;|"\t]+$)/gmu;
const FIRST_CELL = /(?<=^[ \t]*[|"]?[ \t]*)\p{L}{1,6}[-_ ]?\d{3,12}(?="?[ \t]*[,;|\t])/gmu;

/** "Tag: AB12-C" on a thing, once in the text: what is sewn or tied to it. Where several have tags, or a vehicle has one, somebody numbered them. */
export const isTagOfGoods = (text: string, { start, end }: TextSpan): boolean =>
  TAG.test(text.slice(start, end)) &&
  (text.match(/(?<!\p{L})tags?(?!\p{L})/giu) ?? []).length === 1 &&
  findMake(text.slice(text.lastIndexOf('\n', start) + 1, end)) < 0;
const TAG = /^[Tt]ag(?: is| says)?[ :]{1,2}(?=[A-Z\d-]*\d{2})(?![A-Z]+-?0)[A-Z]{2,}-?\d[A-Z\d-]{2,}$/;
