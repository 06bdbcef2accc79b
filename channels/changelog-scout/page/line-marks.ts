import { sectionKind } from '../kinds/section-kind.ts';
import type { Piece } from './piece.ts';

/** A heading is short; longer lines are not looked at, so that a hostile one stays cheap. */
const LONGEST = 600;

/** A line of one mark over and over, as it stands under or over a heading, or as a rule. */
export const UNDERLINE = /^([=\-~^"'`+*#:.<>_!$%&,/;?@\\|·–—])\1+$/;

export interface HeadingMark {
  level: number;
  looks: string;
  /** Where the words begin and end on the line. */
  at: number;
  to: number;
}

/** The heading that a line is by its own marks: `## 1.0`, `== 1.0 ==`, `=== 1.0`, Textile's `h2. 1.0`, BBCode's `[h2]1.0[/h2]`, and `** 1.0` in an Emacs outline. */
export function readHeadingMark(line: string, isOutline: boolean): HeadingMark | null {
  if (line.length > LONGEST) return null;
  const atx = /^( {0,3}(#{1,6})(?:[ \t\u00a0]+|(?<=##)(?=[[\dvV])))(\S.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line);
  if (atx) return mark(atx, '#');
  const wiki = /^((={1,6})[ \t]+)(\S.*?)(?:[ \t]*=+)?[ \t]*$/.exec(line);
  if (wiki) return mark(wiki, '=');
  const textile =
    /^(\s{0,3}h([1-6])\.[ \t]+)(\S.*?)[ \t]*$/.exec(line) ??
    /^(\s{0,3}\[h([1-6])\]\s*)(\S.*?)\s*\[\/h\2\]\s*$/i.exec(line);
  if (textile)
    return {
      level: Number(textile[2]),
      looks: `h${textile[2]}.`,
      at: textile[1]!.length,
      to: textile[1]!.length + textile[3]!.length,
    };
  const framed = /^([-*~_+]{3,40}[ \t]+)(\S.{0,80}?)[ \t]+[-*~_+]{3,40}\s*$/.exec(line);
  if (framed && (/\d/.test(framed[2]!) || sectionKind(framed[2]!) !== null))
    return {
      level: /\d/.test(framed[2]!) ? 1 : 7,
      looks: 'framed',
      at: framed[1]!.length,
      to: framed[1]!.length + framed[2]!.length,
    };
  const summary =
    /^(\s{0,3}(?:<details[^<>]{0,80}>\s*)?<summary>\s*(?:<(?:b|strong|h\d)>)?)([^<]{1,200})(?:<\/(?:b|strong|h\d)>)?\s*<\/summary>\s*$/i.exec(
      line,
    );
  if (summary)
    return { level: 6, looks: 'summary', at: summary[1]!.length, to: summary[1]!.length + summary[2]!.length };
  const outline = isOutline ? /^((\*{1,4})[ \t]+)(\S.*?)[ \t]*$/.exec(line) : null;
  return outline && isOutlineHeading(outline) ? mark(outline, '*') : null;
}

function mark([, lead = '', signs = '', words = '']: RegExpExecArray, looks: string): HeadingMark {
  return { level: signs.length, looks: `${looks}${signs.length}`, at: lead.length, to: lead.length + words.length };
}

/** `=== Title ===` over `== Section ==` over `= 1.2 =`: as WordPress has them, more signs are higher. */
export function turnWiki(pieces: Piece[]): void {
  const own = pieces.filter(({ kind, looks }) => kind === 'heading' && /^=[1-6]$/.test(looks));
  const levels = own.map(({ level }) => level);
  const most = Math.max(...levels);
  if (most < 3 || levels[0] !== most || Math.min(...levels) > 1 || levels.indexOf(most, 1) > 0) return;
  for (const piece of own) piece.level = most + 1 - piece.level;
}

/** One star also makes lists; it heads a release or a short title. Deeper ones that run on are items of GnuTLS's kind. */
function isOutlineHeading([, , signs = '', words = '']: RegExpExecArray): boolean {
  if (signs.length === 1) return words.length < 80 && !/[.;,]$/.test(words) && /\d|^[A-Z][\w ]+$/.test(words);
  return words.length < 72 && !/[.;,]$/.test(words) && !/^\S+: /.test(words);
}

export interface ItemMark {
  looks: string;
  at: number;
  /** Columns of the mark and the blank behind it. */
  width: number;
  /** Too much like the words of a paragraph to end one by itself. */
  needsBreak: boolean;
}

/** The list item that a line begins: bullets, `*) `, `!) `, `o `, `. `, `[*]`, numbers and letters, BIND's `5678.	[bug]`. */
export function readItemMark(line: string): ItemMark | null {
  const bullet = /^(\s*)([*!]\)|[-*+•·‣◦▪▸●○–—]|\*{2,3}(?= [A-Za-z'"`‘“]))(\s+(?:\[[ xX]\]\s+)?)(?=\S)/.exec(line);
  if (bullet) return item(bullet, false);
  const bb = /^(\s*)(\[\*\])(\s*)(?=[^\s[\]])/.exec(line);
  if (bb) return item(bb, false);
  // AsciiDoc: a term and what is said of it.
  const term = /^(\s*)([\p{L}\d][\p{L}\d_.#-]{0,40}::)(\s+)(?=\S)/u.exec(line);
  if (term) return { looks: '::', at: term[1]!.length, width: 2, needsBreak: false };
  const letter = /^(\s*)(o|\.)(\s+)(?=[\p{Lu}`'"*[\d])/u.exec(line) ?? /^(\s{2,})(o|\.)(\s+)(?=\S)/.exec(line);
  if (letter) return item(letter, true);
  const ordered = /^(\s*)(\(?\d{1,5}[.)]|\(?[a-z]{1,2}[.)])(\s+)(?=[\p{Lu}\p{Ll}`'"*[(\d])/u.exec(line);
  return ordered && !/^\s*\(?(?:e|i|vs|etc|no)\.$/.test(`${ordered[1]}${ordered[2]}`) ? item(ordered, true) : null;
}

function item([whole, , sign = '']: RegExpExecArray, needsBreak: boolean): ItemMark {
  return {
    looks: /\d/.test(sign) ? '1' : /[a-z]/.test(sign) ? 'a' : sign,
    at: whole.length,
    width: whole.trimStart().length,
    needsBreak,
  };
}

/** A line of nothing but marks of BBCode that open or close a block. */
const BB_BLOCK = /^(?:\[\/?(?:o?list|spoiler|center|left|quote|code|hr|table|t[rhd])(?:=[^\]\n]{0,80})?\]\s*)+$/i;

/** Lines that no reader sees as words: anchors, link definitions, directives, labels and checksums. */
export function isNoise(words: string): boolean {
  if (/^<a\s[^>]*>\s*(<\/a>)?$/i.test(words) || /^<\/?(details|summary|div|br|p|ul|hr)\b[^>]*>$/i.test(words))
    return true;
  if (
    BB_BLOCK.test(words) ||
    /^\[(?:discrete|float|horizontal|abstract)\]$|^\[\[Category:[^\]]{1,80}\]\]$/i.test(words)
  )
    return true;
  if (/^\[\[[\w.-]{1,80}\]\]$|^\[(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/.test(words)) return true;
  if (
    /^\[[^\]]+\]:\s*\S+/.test(words) ||
    /^(?:sha-?\d{1,3}|md5)(?: ?sums?|\s*\([^()]{1,200}\))?\s*[:=]\s*[\da-f.…]{8,128}$/i.test(words)
  )
    return true;
  // The number of a page.
  if (/^[-–—] ?\d{1,4} ?[-–—]$/.test(words)) return true;
  return (
    /^\.\. (?:_|include|contents|towncrier|currentmodule|module|toctree|versionadded::|versionchanged::|only::|:)/i.test(
      words,
    ) || /^-\*-.*-\*-$/.test(words)
  );
}

/** Headings with numbers in another notation: where they are, a star makes lists. */
export const OTHER_HEADING = /^(?:#{1,4}|={1,4}) .*\d/;

/** Directives of reStructuredText whose lines are no words. */
export const CODE_DIRECTIVE = /^\.\. (?:code|code-block|sourcecode|parsed-literal|highlight|image|figure|raw|math)::/i;

/** What AsciiDoc writes over code between lines of hyphens. */
export const LISTING = /^\[(?:source|listing)\b[^\]\n]{0,60}\]$/;
