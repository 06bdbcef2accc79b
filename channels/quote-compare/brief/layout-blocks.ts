import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { hasPrices, mayPrice } from './prices.ts';
import { isOfNeed } from './of-need.ts';
import { isVendor } from './quote-openings.ts';

/** A line and what stands below it farther to the right: a name, and what it offers. Null where there are no two of them. */
export function byIndents(text: string): SplitNotes | null {
  const lines = text.split('\n');
  const brief: string[] = [];
  const quotes: PastedQuote[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at] ?? '';
    let end = at + 1;
    while (end < lines.length && INDENTED.test(lines[end] ?? '')) end++;
    const body = lines.slice(at + 1, end).join('\n');
    const name = nameOf(head);
    if (hasPrices(body) && !INDENTED.test(head) && !mayPrice(head) && isVendor(name)) {
      quotes.push({ name, text: `${head.trim()}\n${body}` });
      at = end - 1;
    } else brief.push(head);
  }
  return quotes.length > 1 ? { brief: brief.join('\n').trim(), quotes } : null;
}
const INDENTED = /^(?: {2,}|\t)\s*\S/;

/** Lines one below the other that begin with a name in a column of its own, with its offer behind. Null where there are no three of them. */
export function byNamedLines(text: string): SplitNotes | null {
  const lines = text.split('\n');
  const read = lines.map((line) => NAMED_LINE.exec(line)?.groups);
  const said = lines.filter((_line, at) => read[at] === undefined).join('\n');
  const isOffer = (at: number): boolean => {
    const { name = '', offer = '' } = read[at] ?? {};
    return hasPrices(offer) && isVendor(name) && !isOfNeed(name, said);
  };
  const from = lines.findIndex((_line, at) => isOffer(at));
  let end = from;
  while (from >= 0 && end < lines.length && (isOffer(end) || lines[end]?.trim() === '')) end++;
  const quotes = read.slice(from, end).flatMap((groups) => {
    const { name = '', offer = '' } = groups ?? {};
    return groups ? [{ name, text: `${name}\n${offer}` }] : [];
  });
  const isListed = lines.slice(end).some((line) => hasPrices(line));
  return from >= 0 && quotes.length > 2 && !isListed
    ? { brief: [...lines.slice(0, from), ...lines.slice(end)].join('\n').trim(), quotes }
    : null;
}
const NAMED_LINE =
  /^\s*(?:[-*•]\s+)?(?<name>\p{Lu}[\p{L}\d&.'’-]*(?: (?:[\p{Lu}\d&][\p{L}\d&.'’-]*|and|of|the|und|et|de|la|di|van|y|e|i)){0,5})(?: {2,}|\t+)(?<offer>\S.*)$/u;

/** The name in a head: what stands before a remark on it in brackets, behind a dash, a comma or an exclamation. */
const nameOf = (head: string): string =>
  head
    .replace(/^[\s>*•_#-]*(?:\(?(?:\d{1,2}|[a-j])[.)]\s+)?(?:(?:from|von|de|da|van|od|från)\s?:\s*)?/iu, '')
    .split(/\s+[-–—]{1,2}\s+|\s*[([!:|]|,\s/u, 1)[0]!
    .replace(/^[\s*_#]+|[\s*_#.]+$/g, '');
