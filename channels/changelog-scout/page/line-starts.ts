import { sectionKind } from '../kinds/section-kind.ts';
import { readItemMark } from './line-marks.ts';
import type { Line } from './lines.ts';

/** A line that is bold from end to end names what follows. */
export const BOLD_LINE = /^\s{0,3}(\*\*|__)[^*_\n]{2,40}\1:?\s*$/;

/** A key of YAML: what follows belongs to it, and no more to the list above. */
export const KEY = /^\s*[a-z][a-z\d_-]{2,40}:(?:\s|$)/;

/** `Fixed: …` and on the next line `New: …`, or `[FIX] …` and `[NEW] …`: each line that begins with a kind of change is one. */
export function isLabelled(line: string): boolean {
  const [, plain, bracketed, , bold] =
    /^\s*(?:(\p{L}[\p{L} -]{1,24}?)\s?:|\[(\p{L}[\p{L} -]{1,24})\]|(\*\*|__)(\p{L}[\p{L} -]{1,24}?)(?::\3|\3\s?:))\s+\S/u.exec(
      line,
    ) ?? [];
  const label = plain ?? bracketed ?? bold;
  return label !== undefined && sectionKind(label) !== null;
}

/**
 * The kind that a line sets apart from what it says: `Fixed    Otters`, and `Security The port` in the same columns below it (`above`), where no more
 * than one blank is left. Null where it sets none apart.
 */
export function kindApart({ text, indent }: Line, above: { words: string; indent: number } | null): string | null {
  const lead = APART.exec(text.trimStart())?.[0] ?? APART.exec(above?.indent === indent ? above.words : '')?.[0] ?? '';
  const kind = text.slice(indent, indent + lead.length);
  const isApart = lead !== '' && /\s$/.test(kind) && /^\S/.test(text.slice(indent + lead.length));
  return isApart && sectionKind(kind.trim()) !== null ? kind.trim() : null;
}
const APART = /^\p{L}[\p{L} -]{1,24}?(?:\t+|\s{2,})(?=\S)/u;

/** Lines that each begin with a picture sign are a list. */
export const MARKED = /^\s{0,3}(?:\p{Extended_Pictographic}|\p{So}|[»›→►])/u;

/** Lines that each begin with a version are one release each. */
export const VERSION_FIRST = /^\s*(?:\d{4}-\d{2}-\d{2}[\s:,–—-]+)?(?:version |release )?v?\d+\.\d[\w.-]*[\s:,–—-]/i;

/** A line of a title that names the release: `Version 1.5.0`. */
export const NAMED_RELEASE = /^\s*(?:version|release)\s+v?\d[\w.+-]*\s*$/i;

/** Lines that each begin with the number of an issue, apart from what is said of it: `CL9-4388   LACP flapped`. */
export const KEYED = /^\s*(?:[A-Z][A-Z\d]{1,9}-\d{1,7}|[A-Z]{3}[a-z]{2}\d{5}|#?\d{4,8})(?:\s{2,}|\t|:\s|\s[–-]\s)\s*\S/;

/** A day and a version, and on the same line what changed: `2031-03-04 v3.1.0 find lost nests`. */
export const DAY_FIRST =
  /^\s*\[?(?:\d{4}-\d{2}-\d{2}|(?:19|20)\d{2}[01]\d[0-3]\d)\]?[\s:,–—-]+v?\d+(?:\.\d+)+[\w.+~-]*(?=[\s:–—-]+\S)/;

/** `[Fixed]`, `[!!! INCOMPATIBLE !!!]`: a line in brackets names a kind of change, as in CPAN's files. */
export const SECTION_LINE = /^\[[\s!*]{0,6}\p{L}[\p{L} /&-]{2,40}[\s!*]{0,6}\]$/u;

/** A few words that no mark ends, over `1.` set in below them: what is counted, though only one follows. */
export const headsCount = (above: string, line: Line, indent: number): boolean =>
  line.indent > indent &&
  /^\s*\(?1[.)]\s/.test(line.text) &&
  /^\p{Lu}[^.,;:!?]{2,60}:?$/u.test(above.trim()) &&
  above.trim().split(/\s+/).length < 8;

/** `1.` with `2.` below it in the same paragraph, at the same place: a list, though no blank line stands before it. */
export function opensCount(lines: readonly Line[], { text, start, indent }: Line): boolean {
  if (!/^\s*\(?1[.)]\s/.test(text)) return false;
  const at = lines.findIndex((one) => one.start === start);
  const end = lines.findIndex((one, index) => index > at && one.text.trim() === '');
  return lines
    .slice(at + 1, end < 0 ? undefined : end)
    .some((one) => one.indent === indent && /^\s*\(?2[.)]\s/.test(one.text));
}

const IN_CAPITALS = /^\s*(?=.*\p{Lu}{3})[\p{Lu}\d][\p{Lu}\p{M}\d &/'’-]{2,39}:?\s*$/u;
const isKindName = (words: string): boolean =>
  /^\p{Lu}[\p{L} &/()-]{2,39}:?$/u.test(words) && words.split(/\s+/).length < 4 && sectionKind(words) !== null;

/**
 * A line in capitals, with the name of a kind, or with a few words behind an item that ends like a sentence or is set in deeper, out at the edge over a list: it names what the list is
 * about and goes on nothing.
 */
export const headsList = (line: Line, { indent, words }: Above, next: Line | undefined): boolean =>
  line.indent <= indent &&
  (IN_CAPITALS.test(line.text) ||
    isKindName(line.text.trim()) ||
    ((line.indent < indent || /[.!?]$/.test(words)) && NAMES_PART.test(line.text.trim()))) &&
  next !== undefined &&
  readItemMark(next.text) !== null;

/** The item that a line stands below, and where it begins. */
interface Above {
  indent: number;
  words: string;
}
const NAMES_PART = /^\p{Lu}[\p{L}\d&/-]*(?: [\p{L}\d&/-]+){0,2}:?$/u;
