import { anyOf } from '../../reading/phrases.ts';
import { lineSpans } from '../../reading/span.ts';
import { OPENING_NOUNS } from '../../reading/vocabulary/order-words.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { CALLER, named, tidy } from './quote-body.ts';

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NOUN = anyOf(OPENING_NOUNS);
const MARK = String.raw`\d{1,2}|[A-J]|one|two|three|four|five|six|seven|eight|nine|ten|i{1,3}|iv|vi?`;
const HEADING = new RegExp(
  String.raw`^[\s#*_>=~<([-]*(?:(?:vendor|supplier)(?:'s)? )?(?<noun>${NOUN})s?\s*(?:#|no\.?|nr\.?|number)?\s*(?<mark>${MARK})(?![\w,.-]*\d)(?:\s*(?:of|\/)\s*(?<of>\d{1,2}))?(?=$|[\s:.)\]\-–—=*_~>(,])(?<rest>.*)$`,
  'iu',
);

interface Cut {
  start: number;
  bodyStart: number;
  heading: string;
  /** "1 of 3": how many there are. */
  of: number | null;
}

/** Headings that count 1, 2, 3 or A, B, C, each alone on its line or with a name and a colon behind it. */
export const byHeadings = (text: string): SplitNotes => cut(text, findCuts(text));

/** "Quote 1 of 3" to "Quote 3 of 3", or "Quote 1:" over each and nothing else in those lines: headings that count them all leave no doubt; null where they do not. */
export function byCountedHeadings(text: string): SplitNotes | null {
  const cuts = findCuts(text);
  const isBare = cuts.every(({ heading }) => !/[\p{L}\d]/u.test(heading));
  return cuts.length > 1 && (isBare || cuts.every((own) => own.of === cuts.length)) ? cut(text, cuts) : null;
}

function findCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  let style: string | null = null;
  for (const { start, end } of lineSpans(text)) {
    const line = text.slice(start, end);
    const hit = HEADING.exec(line);
    const rest = hit?.groups?.rest ?? '';
    if (!hit?.groups || !isHeadingRest(rest)) continue;
    const { number, kind: form } = ordinal(hit.groups.mark ?? '');
    // "Option 2" inside the first quote is no second quote.
    const kind = `${hit.groups.noun?.toLowerCase()} ${form}`;
    if (number !== cuts.length + 1 || (style !== null && kind !== style)) continue;
    style = kind;
    const inline = /^[\s*_)\]]{0,20}[:.)–—-]{1,20}\s*(?<name>\S.*)$/.exec(rest)?.groups?.name ?? '';
    const isInside = /\d[.,]\d{2}|@/.test(inline);
    cuts.push({
      start,
      bodyStart: isInside ? end - inline.length : Math.min(text.length, end + 1),
      heading: isInside ? '' : inline || rest,
      of: hit.groups.of === undefined ? null : Number(hit.groups.of),
    });
  }
  return cuts;
}

/** Nothing, a name, or a name in brackets; not the going on of a sentence. */
const isHeadingRest = (rest: string): boolean =>
  /^[\s*_:.)\]=~<>#-]*$/.test(rest) ||
  /^\s*[*_)\]]*\s*[:–—(,-]/.test(rest) ||
  (/^\s+\p{Lu}/u.test(rest) && rest.length < 60 && !/[.;]$/.test(rest.trim()));

function ordinal(mark: string): { number: number; kind: string } {
  const word = COUNTS.indexOf(mark.toLowerCase());
  if (word >= 0) return { number: word + 1, kind: 'word' };
  if (/^\d+$/.test(mark)) return { number: Number(mark), kind: 'digit' };
  const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi'].indexOf(mark.toLowerCase());
  if (roman >= 0 && mark.toUpperCase() !== 'I') return { number: roman + 1, kind: 'roman' };
  if (mark.toUpperCase() === 'I' && roman === 0) return { number: 1, kind: 'roman' };
  return { number: mark.toUpperCase().charCodeAt(0) - 64, kind: 'letter' };
}

function cut(text: string, cuts: Cut[]): SplitNotes {
  const quotes = cuts.map(({ bodyStart, heading }, index) =>
    named(tidy(text.slice(bodyStart, cuts[index + 1]?.start ?? text.length)), heading),
  );
  const last = quotes.at(-1);
  const tail = last ? splitTail(last.text) : null;
  if (last && tail) last.text = tail.quote;
  const head = text.slice(0, cuts[0]?.start ?? text.length);
  return {
    brief: [head.trim(), tail?.rest].filter(Boolean).join('\n\n'),
    quotes: quotes.filter(({ text: body }) => body !== ''),
  };
}

/** What the caller adds below the last quote, behind a ruled line or an end mark. */
function splitTail(body: string): { quote: string; rest: string } | null {
  const hit = /\n[^\S\n]{0,40}(?:[-=*_~#]{3}|<?\/?\s{0,9}end(?: of)? quotes?|`{3})[^\n]*\n(?<rest>[\s\S]+)$/i.exec(
    body,
  );
  const rest = hit?.groups?.rest ?? '';
  if (!hit || /\d[.,]\d{2}\b.*\n.*\d[.,]\d{2}\b/.test(rest) || !CALLER.test(rest)) return null;
  return { quote: tidy(body.slice(0, hit.index)), rest: rest.trim() };
}
