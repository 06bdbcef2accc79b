import { lineSpans } from '../../reading/span.ts';
import { findLabels } from '../reading/labels.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { CALLER, isQuote, named, tidy } from './quote-body.ts';
import { firmIn } from './firm-in-head.ts';
import { hasPrices } from './quote-mails.ts';

/** A line that may open a quote, by its form. */
interface Head {
  start: number;
  end: number;
  /** What the line says without its marks. */
  words: string;
  /** Its place in a list, where it counts. */
  mark: string | null;
}

/** Forms of heads, the surest first. In each, `words` are those of the head. */
const FORMS = [
  // "--- PaperDirect ---", "== Acme ==", "[Acme]", "**Acme**", "## Acme"
  /^\s*(?:[-=*_~#•>]{2,}\s*(?=\S)(?<words>[^\s=*_~#•>-].*?)\s*[-=*_~#•<]{2,}:?|\[(?<boxed>[^[\]]+)\]:?|#{1,6}\s+(?<headed>\S.*))\s*$/u,
  // "From: Tessa @ Loring Furnishings"
  /^\s*(?:from|vendor|supplier|company|bidder|seller|firm|von|lieferant|anbieter|firma|fournisseur|de|proveedor|fornitore|leverancier|fornecedor|dostawca|leverantör)\s*(?:#?\d)?\s*:\s*(?<words>\S.*)$/iu,
  // "1) Gem State Coatings, quote #4471", "(b) Acme"
  /^\s*[(*_]{0,3}(?<mark>\d{1,2}|[a-j])[.):\]]{1,2}[*_]{0,2}\s+(?<words>\p{L}.*)$/iu,
  // "Acme Supply:"
  /^\s*[*_]{0,2}(?<words>\p{L}[^:\n]{1,60}?)[*_]{0,2}\s*:[*_]{0,2}\s*$/u,
];
const NUMBERED = FORMS[2];

/** Quotes of which each stands below a line of the same form, whatever form that is. */
export function byParallelHeads(text: string): SplitNotes {
  const lines = lineSpans(text);
  for (const form of FORMS) {
    const heads = lines.flatMap(({ start, end }) => headOf(text, { start, end }, form) ?? []);
    const split = isList(heads, form) ? splitAt(text, heads) : null;
    if (split) return split;
  }
  return { brief: text.trim(), quotes: [] };
}

function headOf(text: string, { start, end }: { start: number; end: number }, form: RegExp): Head | null {
  const groups = form.exec(text.slice(start, end))?.groups;
  const words = (groups?.words ?? groups?.boxed ?? groups?.headed ?? '').trim();
  const opening = words.split(/[,(–—]| - /, 1)[0] ?? '';
  const isName =
    /\p{L}{2}/u.test(opening) &&
    words.length <= 110 &&
    !hasPrices(opening) &&
    !CALLER.test(words) &&
    roleOfHeading(opening) === null &&
    !findLabels(opening).some((label) => label.start === 0);
  return isName ? { start, end, words, mark: groups?.mark?.toLowerCase() ?? null } : null;
}

/** Whether heads can be those of several vendors: no two say the same, and those that count do so once, from the first on. */
function isList(heads: readonly Head[], form: RegExp): boolean {
  const marks = heads.map(({ mark }) => mark);
  const counted = [
    heads.map((_head, at) => String(at + 1)),
    heads.map((_head, at) => String.fromCharCode(97 + at)),
  ].some((count) => count.every((mark, at) => mark === marks[at]));
  return (
    heads.length > 1 &&
    heads.length <= MOST_QUOTES &&
    new Set(heads.map(({ words }) => words.toLowerCase())).size === heads.length &&
    (form !== NUMBERED || counted)
  );
}

/** A brief compares six at most; a few more are counted for the caller. */
const MOST_QUOTES = 12;

/** The quotes below heads; null where one of them states no price. */
function splitAt(text: string, heads: readonly Head[]): SplitNotes | null {
  const bodies = heads.map(({ end }, at) => text.slice(end, heads[at + 1]?.start ?? text.length));
  const last = bodies.pop() ?? '';
  const tail = tailOf(last);
  bodies.push(last.slice(0, last.length - tail.length));
  if (!bodies.every((body, at) => isQuote(`${heads[at]?.words}\n${body}`))) return null;
  const quotes = heads.map(({ words }, at) => {
    const body = tidy(`${words}\n${bodies[at]}`);
    return named(body, firmIn(words));
  });
  const brief = [text.slice(0, heads[0]?.start), tail].map((part) => part.trim()).filter(Boolean);
  return { brief: brief.join('\n\n'), quotes };
}

/** What the caller adds below the last quote: last paragraphs that speak of the comparison and state no price. */
function tailOf(body: string): string {
  const paragraphs = body.split(/(?=\n[ \t]*\n)/);
  const from = paragraphs.findLastIndex((paragraph) => hasPrices(paragraph) || !CALLER.test(paragraph)) + 1;
  return from === 0 ? '' : paragraphs.slice(from).join('');
}
