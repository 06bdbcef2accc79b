import { cueList } from '../../reading/cue-list.ts';
import { decodeHTMLStrict } from 'entities';
import { findNearMiss } from '../../../evidence/near-miss.ts';
import { indexValues } from '../../../evidence/stated-values.ts';
import { maskMarkup } from './mask-markup.ts';
import { squeeze } from './span.ts';

/**
 * A quote as a person reads it: without markup, without the numbers of issues, commits and names at its end, and cut at a word when longer
 * than `limit`. Where taking the marks off would change what stands there, the quote as it is.
 */
export function plainWords(quote: string, limit: number): string {
  const start = decodeHTMLStrict(quote.slice(0, limit * 6)).normalize('NFC');
  const source = start.replace(ROLES, '') || start;
  const words = withoutMarks(source, withoutReferences(maskMarkup(source, { isForReading: true })));
  const { hasText } = indexValues({ passages: [quote], hasLink: () => false });
  const read = [words, squeeze(source.replace(NAMED_ADDRESS, '$1')), squeeze(source)].map((text) => cutAt(text, limit));
  return read.find((text) => text !== '' && !/^https?:/i.test(text) && hasText(text)) ?? squeeze(quote);
}

/** A link of reStructuredText: `` `#12 <https://…>`_ ``. */
const NAMED_ADDRESS = /`([^`<>\n]{1,200}?)\s{0,9}<[^\s<>`]{1,400}>`__?(?![\p{L}\p{N}])/gu;

/** Words of a change behind those of what it belongs to, or alone where the two together would read like a quote that nobody wrote. */
export function behind(context: string[], own: string, quotes: string[]): string[] {
  const parts = [...context, own];
  return findNearMiss(joinWords(parts), quotes) === null ? parts : [own];
}

export const joinWords = (parts: string[]): string => parts.join(': ');

function cutAt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.replace(/\s+\S*$/, '').trimEnd()}…`;
}

/** Blanks for the references that a change ends with: `(#612) (05edef2)`, `by @name in <address>`, `closes #3`. */
function withoutReferences(masked: string): string {
  let end = masked.trimEnd().length;
  for (let round = 0; round < 12; round += 1) {
    const tail = masked.slice(Math.max(0, end - 300), end);
    const reference = REFERENCE.exec(tail)?.[0];
    if (reference === undefined || reference.length >= end) break;
    end = masked.slice(0, end - reference.length).trimEnd().length;
  }
  return masked.slice(0, end).padEnd(masked.length, ' ');
}

/** Numbers that reStructuredText marks with what they are of, at the end: `:pr:`5730``. */
const ROLES =
  /(?:[\s,]{0,9}:(?:pr|pull|issue|gh|ghsa|cve|user|commit|ticket|bug|bpo|rev)s?:`[^`\n]{1,60}`){1,9}[\s.]{0,9}$/i;

const REFERENCE = cueList(
  String.raw`
  \( {0,9}\)
  \( {0,9}(?:#\d{1,9}|[0-9a-f]{7,40}|@[\w-]{1,40}|[\w-]{1,20}[#!]\d{1,9})(?:[ ,;]{1,250}(?:#\d{1,9}|[0-9a-f]{7,40}|@[\w-]{1,40}|https?:\/\/[^\s,;]{1,160}))*[ ,]{0,200}\)
  (?:by |thanks,? )?@[\w-]{1,40}|(?:in )?https?:\/\/\S{1,120}\/(?:pull|issues|commit|merge_requests)\/\S{1,60}
  \b(?:closes|fixes) #\d{1,9}|,
`,
  { after: String.raw`$` },
);

/** The text without what was masked: marks go and leave nothing behind. */
function withoutMarks(source: string, masked: string): string {
  let words = '';
  for (let at = 0; at < masked.length; at += 1) {
    const isTaken = masked[at] === ' ' && !/\s/.test(source.charAt(at));
    if (!isTaken) words += masked.charAt(at);
  }
  return squeeze(words).replace(/ (?=[,.;:!?)\]]+(?: |$))/g, '');
}
