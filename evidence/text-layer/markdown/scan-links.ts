import type { PageLink } from '#contracts/page.ts';
import { absoluteLink } from '../absolute-link.ts';
import type { NoteLength } from '../length-limit.ts';
import { normalLabel } from './open-leaf.ts';
import { createCodeSpans } from './code-spans.ts';

interface LinkScope {
  definitions: Map<string, string>;
  base: string | null;
  noteLength: NoteLength;
}

/** Unclosed brackets beyond this many are text: nobody nests links so deep, and a run of them stays cheap. */
const MAX_OPEN = 40;

/** The links of one stretch of Markdown: inline, by reference, in angle brackets, and bare addresses. Offsets count from its start. */
export function scanLinks(text: string, { definitions, base, noteLength }: LinkScope): PageLink[] {
  const links: PageLink[] = [];
  if (!/[[<]|https?:/.test(text)) return links;
  const codeSpanEnd = createCodeSpans(text);
  const open: number[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at];
    if (char === '\\') at += 2;
    else if (char === '`') at = codeSpanEnd(at) ?? skipRun(text, at);
    else if (char === '[') {
      if (open.length < MAX_OPEN) open.push(at);
      at += 1;
    } else if (char === ']') at = closeBracket(at);
    else if (char === '<') at = readAngle(at);
    else if (char === 'h' && isAddressStart(text, at)) at = readBare(at);
    else at += 1;
  }
  return links.toSorted((left, right) => left.start - right.start || right.end - left.end);

  function closeBracket(at: number): number {
    const start = open.pop();
    if (start === undefined) return at + 1;
    const target = readTarget(text, start, at, definitions);
    if (target === null) return at + 1;
    if (text[start - 1] !== '!') add(start + 1, at, target.href);
    return target.next;
  }

  function readAngle(at: number): number {
    const match = /^<(https?:\/\/[^\s<>]*)>/i.exec(text.slice(at, at + 2_100));
    if (!match) return at + 1;
    add(at + 1, at + match[0].length - 1, match[1] ?? '');
    return at + match[0].length;
  }

  function readBare(at: number): number {
    const found = /^https?:\/\/[^\s<>"`\]]+/i.exec(text.slice(at, at + 2_100))?.[0];
    if (!found) return at + 1;
    const address = trimAddress(found);
    add(at, at + address.length, address);
    return at + address.length;
  }

  function add(start: number, end: number, href: string): void {
    const absolute = end > start ? absoluteLink(href, base) : null;
    if (absolute === null) return;
    noteLength(absolute);
    links.push({ start, end, href: absolute });
  }
}

const BLANKS = String.raw`[ \t\r\n]`;
const TARGET = String.raw`<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*)`;
const TITLE = String.raw`(?:"[^"]*"|'[^']*'|\([^()]*\))`;
/** What follows the words of an inline link (CommonMark 6.3). The blanks before the target are taken as a whole: they could be split at each. */
const INLINE = new RegExp(
  String.raw`^\((?:(?=(${BLANKS}*))\1(?:${TARGET})(?:${BLANKS}+${TITLE})?|${BLANKS}+${TITLE})${BLANKS}*\)`,
);

function readTarget(
  text: string,
  start: number,
  close: number,
  definitions: Map<string, string>,
): { href: string; next: number } | null {
  const after = text.slice(close + 1, close + 3_000);
  const inline = INLINE.exec(after);
  if (inline)
    return {
      href: (inline[2] ?? inline[3] ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1'),
      next: close + 1 + inline[0].length,
    };
  const reference = /^\[([^[\]]*)\]/.exec(after);
  const label = reference?.[1] ? reference[1] : text.slice(start + 1, close);
  const href = label.length < 1_000 ? definitions.get(normalLabel(label)) : undefined;
  return href === undefined ? null : { href, next: close + 1 + (reference?.[0].length ?? 0) };
}

/** A bare address ends before the punctuation of its sentence, and before a bracket that it did not open (GFM 6.9). */
function trimAddress(found: string): string {
  let end = found.length;
  let unopened = count(found, ')') - count(found, '(');
  for (;;) {
    const last = found.charAt(end - 1);
    if (`?!.,:*_~'"`.includes(last)) end -= 1;
    else if (last === ')' && unopened > 0) {
      end -= 1;
      unopened -= 1;
    } else {
      const start = last === ';' ? entityBefore(found, end) : end;
      if (start === end) return found.slice(0, end);
      end = start;
    }
  }
}

/** Where an entity that ends there begins; the end itself where there is none. */
function entityBefore(text: string, end: number): number {
  let at = end - 2;
  while (/[a-z0-9]/i.test(text.charAt(at))) at -= 1;
  return at < end - 2 && text[at] === '&' ? at : end;
}

function count(text: string, char: string): number {
  return text.split(char).length - 1;
}

function isAddressStart(text: string, at: number): boolean {
  return (text.startsWith('https://', at) || text.startsWith('http://', at)) && !/\w/.test(text[at - 1] ?? ' ');
}

function skipRun(text: string, from: number): number {
  let at = from;
  while (text[at] === '`') at += 1;
  return at;
}
