import { cueList } from '../../reading/cue-list.ts';
import { isDocumentTitle } from '../reading/name-score.ts';
import { lineSpans } from '../../reading/span.ts';
import { firmIn } from './firm-in-head.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { ADDRESSED, CALLER, isQuote, tidy } from './quote-body.ts';
import { hasPrices } from './prices.ts';
import { ARROW } from './list-marks.ts';
import { isOfNeed } from './of-need.ts';
import { FORMS, isMarked, openingIn } from './quote-openings.ts';
import type { Opening } from './quote-openings.ts';

/** Quotes of which each stands at or below a line of the same form: of the forms that fit the surest. */
export const byOpenings = (text: string): SplitNotes => splitsByOpenings(text)[0] ?? { brief: text.trim(), quotes: [] };

/** The same for every form that fits, the surest first. */
export function splitsByOpenings(text: string): SplitNotes[] {
  const lines = lineSpans(text);
  const isBlank = (at: number): boolean => {
    const line = lines[at];
    const words = line ? text.slice(line.start, line.end) : '';
    return /^[\s>]*[-–—=*_~]*\s*$/.test(words) || ADDRESSED.test(words) || isDocumentTitle(words);
  };
  // "• Acme" over "   – crown $1,285": the outer line of a nested list opens what stands below it.
  const indentOf = (at: number): number => {
    const line = lines[at];
    return line ? (BULLET.exec(text.slice(line.start, line.end))?.groups?.indent?.length ?? -1) : -1;
  };
  // "from my sheet:", "…, which is cheaper?": the caller has said what there is to say.
  const isLeadIn = (at: number): boolean => /^\s*\p{L}.*[?:]\s*$/u.test(lineAt(at));
  const lineAt = (at: number): string => text.slice(lines[at]?.start ?? 0, lines[at]?.end ?? 0);
  const isPriced = (at: number): boolean => hasPrices(lineAt(at));
  const isCallers = (at: number): boolean => CALLER.test(lineAt(at));
  const blanksOf = (at: number): number => /^[ \t]*(?=\S)/.exec(lineAt(at))?.[0].length ?? -1;
  // "-> 14,10 € per sack" above and below a line that has no such mark: that one opens what is marked.
  const isMarkedLine = (at: number): boolean => ITEM_MARK.test(lineAt(at));
  const isOuter = (at: number): boolean =>
    (indentOf(at) >= 0 && (indentOf(at) < indentOf(at + 1) || indentOf(at) + 1 < blanksOf(at + 1))) ||
    (!isMarkedLine(at) && isMarkedLine(at + 1) && isMarkedLine(at - 1));
  return FORMS.flatMap((form) => {
    const found = lines.flatMap(({ start, end }, at) => {
      const around = {
        isFirst: isBlank(at - 1) || isOuter(at) || isLeadIn(at - 1),
        isFollowed: !isBlank(at + 1),
        isBetween: isPriced(at + 1) && (isPriced(at - 1) || isCallers(at - 1)),
      };
      const opening = openingIn(text.slice(start, end), form, around);
      return opening ? [{ ...opening, start, end, isFirst: around.isFirst }] : [];
    });
    return splitAt(text, choose(text, found)) ?? [];
  });
}

const ITEM_MARK = new RegExp(`^\\s*(?:${ARROW}|[•·▪◦*+>–-])\\s*\\S`, 'u');
const BULLET = /^(?<indent>[ \t]*)[•·▪◦*–-][ \t]+\S/u;

/** Those of one form that can be of several vendors: who counts does so from the first on; no name stands twice or is of what is needed. */
function choose(text: string, found: readonly Opening[]): Opening[] {
  // "=== mail 1 ===" beside "=== chat ===": a mark that not all have counts none of them.
  const isRuled = found.some(({ form, mark }) => form === 'ruled' && mark === null);
  const marked = isRuled ? [] : found.filter(({ mark, form }) => mark !== null && isMarked(form));
  if (marked.length > 0) {
    const counts = [(at: number) => String(at + 1), (at: number) => String.fromCharCode(97 + at)];
    const runs = counts.map((count) => {
      const run: Opening[] = [];
      for (const opening of marked) if (opening.mark === count(run.length)) run.push(opening);
      return run;
    });
    return runs.toSorted((a, b) => b.length - a.length)[0] ?? [];
  }
  const preamble = text.slice(0, found[0]?.start ?? 0);
  const times = Map.groupBy(found, ({ name }) => name.toLowerCase());
  // Below heads that stand alone, a line right under another is one of its items.
  const hasHeads = found.filter(({ rest }) => rest === '').length > 1;
  const own = found.filter(
    ({ name, rest, isFirst }) =>
      (name === '' || times.get(name.toLowerCase())?.length === 1) &&
      !isOfNeed(name, preamble) &&
      (!hasHeads || rest === '' || isFirst),
  );
  // A line with nothing that a vendor offers below it is no head.
  return own.filter(({ start, rest }, at) => {
    const offer = text.slice(start, own[at + 1]?.start ?? text.length);
    return isQuote(offer) || (at > 0 && rest !== '' && /\d{3}/.test(offer));
  });
}

/** A brief compares six at most; a few more are counted for the caller. */
const MOST_QUOTES = 12;

/** The quotes at openings; null where they are no list, or one of them states no price. */
export function splitAt(text: string, openings: readonly Opening[]): SplitNotes | null {
  const names = openings.map(({ name }) => name.toLowerCase()).filter(Boolean);
  if (openings.length < 2 || openings.length > MOST_QUOTES || new Set(names).size < names.length) return null;
  const bodies = openings.map(({ end }, at) => text.slice(end, openings[at + 1]?.start ?? text.length));
  const last = bodies.pop() ?? '';
  const tail = tailOf(openings.at(-1)?.rest ?? '', last);
  bodies.push(last.slice(0, last.length - tail.length));
  const shared = tail
    .split('\n')
    .map((line) => line.replace(QUESTION, '').trim())
    .filter((line) => OF_ALL.test(line));
  const quotes = openings.map(({ name, rest }, at) => {
    const body = [inLines(rest), bodies[at], ...shared].filter((part) => part?.trim()).join('\n');
    const firm = firmIn(name);
    const whole = tidy(`${name}\n${unquoted(body)}`);
    return { text: whole.toLowerCase().includes(firm.toLowerCase()) ? whole : `${firm}\n${whole}`, name: firm };
  });
  const priced = quotes.filter((quote) => isQuote(quote.text));
  if (priced.length < 2 || !quotes.every((quote) => /\d{2}|no[- ]bid|no quote/i.test(quote.text))) return null;
  const brief = [text.slice(0, openings[0]?.start), tail].map((part) => part.trim()).filter(Boolean);
  return { brief: brief.join('\n\n'), quotes };
}

const unquoted = (body: string): string => body.replace(/^[^\S\n]*(?:>[^\S\n]?)+/gm, '');

/** An offer that is told in one line, with a line for each of its parts: a comma or a dash behind a price ends one. */
function inLines(rest: string): string {
  const parts: string[] = [];
  for (const part of rest.split(PARTS)) {
    const last = parts.at(-1);
    if (last === undefined || hasPrices(last)) parts.push(part);
    else parts[parts.length - 1] = `${last} ${part}`;
  }
  // A charge that is told behind the price is a sentence of its own.
  return parts
    .map((part) => part.replace(/[,;]$/, ''))
    .join('\n')
    .replace(/(?<=\w)\n(?=(?:and then|then|plus|and on top|on top)\s)/giu, '.\n');
}

const PARTS =
  /(?<=[,;])\s+(?=\D|\S*[$€£]|\d+ ?(?:\/|an? |per )\p{L})|\s[–—-]\s(?=\p{L})|\s(?=(?:and )?(?:then (?:there['’]?s |a |an |they )|plus (?:a|an|there['’]?s) |on top (?:of that )?there['’]?s ))/u;

/** The question that ends a line. */
const QUESTION = /(?:^|(?<=[.!]\s))[^.!?]*\?\s*$/u;

/** What is said of all offers below the last one. */
export const OF_ALL = cueList(
  String.raw`
    all|both|none|either|every|alle|beides?|keiner?|tous|toutes|aucun\w*|todos|todas|ning[uú]n\w*|tutti|tutte|nessun\w*
    wszystkie|obie|żaden|geen|inga|alla
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);

/** What the caller adds below the last quote: last paragraphs that speak of the comparison or of all offers, and state no price. */
function tailOf(rest: string, body: string): string {
  const paragraphs = body.split(/(?=\n[ \t]*\n)|(?=\n[ \t]*\()/);
  const isOwn = (paragraph: string): boolean =>
    !hasPrices(paragraph) && (CALLER.test(paragraph) || OF_ALL.test(paragraph));
  const from = paragraphs.findLastIndex((paragraph) => !isOwn(paragraph)) + 1;
  return from === 0 && !hasPrices(rest) ? '' : paragraphs.slice(from).join('');
}
