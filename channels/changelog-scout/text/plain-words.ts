import { maskMarkup } from './mask-markup.ts';

/** A quote as a cell shows it: its words without markup. `parts` are the stretches that stand in the quote as they are, in order. */
export interface PlainWords {
  text: string;
  parts: string[];
}

/** The words of a quote, without the numbers of issues, commits and names at its end, cut at a word when longer than `limit`. */
export function plainWords(quote: string, limit: number): PlainWords {
  const source = quote.slice(0, limit * 6);
  const masked = withoutReferences(maskMarkup(source, { isForReading: true }));
  const shown = /[\p{L}\p{N}]/u.test(masked) ? masked : source.replace(/[<>]/g, ' ');
  const pieces = stretches(source, shown);
  const text = tidy(pieces.map(({ lead, words }) => lead + words).join(''));
  if (text.length <= limit) return { text, parts: pieces.map(({ words }) => words) };
  return cut(pieces, limit);
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

const REFERENCE =
  /(?:\( {0,9}\)|\( {0,9}(?:#\d{1,9}|[0-9a-f]{7,40}|@[\w-]{1,40}|[\w-]{1,20}[#!]\d{1,9})(?:[ ,;]{1,9}(?:#\d{1,9}|[0-9a-f]{7,40}|@[\w-]{1,40}))*[ ,]{0,200}\)|(?:by |thanks,? )?@[\w-]{1,40}|(?:in )?https?:\/\/\S{1,120}\/(?:pull|issues|commit|merge_requests)\/\S{1,60}|\b(?:closes|fixes) #\d{1,9}|,)$/i;

interface Stretch {
  /** What stands between the one before and this: blanks and marks that are no words. */
  lead: string;
  words: string;
}

/** Runs of the quote that no mark was taken out of; runs without a letter or digit become what joins the others. */
function stretches(quote: string, masked: string): Stretch[] {
  const found: Stretch[] = [];
  let [run, lead] = ['', ''];
  const end = (): void => {
    const words = run.trim();
    if (/[\p{L}\p{N}]/u.test(words)) {
      found.push({ lead: tidyLead(lead + /^\s*/.exec(run)![0]), words: words.replace(/\s+/g, ' ') });
      lead = /\s*$/.exec(run)![0];
    } else lead += run;
    run = '';
  };
  for (let at = 0; at < masked.length; at += 1) {
    const isTaken = masked[at] === ' ' && !/\s/.test(quote.charAt(at));
    if (isTaken) end();
    else run += masked.charAt(at);
  }
  end();
  const last = found.at(-1);
  if (last && /^[\s)\]'".!?]+$/.test(lead)) last.words += lead.replace(/[^)'".!?]/g, '');
  return found;
}

/** Only blanks and marks that a list of words may have between its members. */
const tidyLead = (lead: string): string => lead.replace(/[^\s,;:.·•|/()"'–—&+-]/g, '').replace(/\s+/g, ' ');

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ (?=[),.;:](?:\s|$))/g, '')
    .trim();
}

function cut(pieces: Stretch[], limit: number): PlainWords {
  const kept: Stretch[] = [];
  let length = 0;
  for (const piece of pieces) {
    const room = limit - length - piece.lead.length - 1;
    if (piece.words.length <= room) {
      kept.push(piece);
      length += piece.lead.length + piece.words.length;
      continue;
    }
    const words = piece.words.slice(0, Math.max(0, room)).replace(/\s+\S*$/, '');
    if (words.length > 20 || kept.length === 0) kept.push({ lead: piece.lead, words: `${words}…` });
    break;
  }
  return { text: tidy(kept.map(({ lead, words }) => lead + words).join('')), parts: kept.map(({ words }) => words) };
}
