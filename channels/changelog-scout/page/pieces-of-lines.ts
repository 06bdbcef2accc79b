import { maskMarkup } from '../text/mask-markup.ts';
import { slice, trimSpan } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { readDateLine } from './date-lines.ts';
import { isDatedReleaseLine, isReleaseLine } from './release-head.ts';
import {
  BOLD_LINE,
  DAY_FIRST,
  headsCount,
  headsList,
  isLabelled,
  kindApart,
  KEY,
  KEYED,
  MARKED,
  NAMED_RELEASE,
  opensCount,
  SECTION_LINE,
  VERSION_FIRST,
} from './line-starts.ts';
import { CODE_DIRECTIVE, isNoise, LISTING, OTHER_HEADING, readHeadingMark } from './line-marks.ts';
import { readItemMark, turnWiki, UNDERLINE } from './line-marks.ts';
import { codeAt, isLegend, readLegend } from './legend.ts';
import { findHanging, splitLines } from './lines.ts';
import type { Line } from './lines.ts';
import { namesColumns } from './no-change.ts';
import { findOutline } from './outline-lines.ts';
import type { Piece } from './piece.ts';
import { readQuoted } from './quoted-lines.ts';
import { findSheetEdges } from './sheet-edges.ts';
import { findThreads, isChatHead, isGreeting, isStamped } from './small-talk.ts';
import { findTables, isBarred } from './table-lines.ts';

/**
 * Pieces of a text that is written in lines: Markdown, reStructuredText, Emacs outlines, wiki headings, `* `, `o ` and `*) ` lists, GNU NEWS
 * and plain text. More forgiving than a Markdown parser where changelogs are sloppy: headings without a blank, lists at any indent, a
 * version alone on its line above what belongs to it.
 */
export function readPiecesOfLines(text: string, range: Span): Piece[] {
  const pieces: Piece[] = [];
  const lines = readQuoted(splitLines(text, range), text);
  const isOutline =
    lines.some((line) => line.text.includes('-*- outline -*-')) ||
    (lines.some((line) => /^\*{2,3} \S/.test(line.text)) && !lines.some((line) => OTHER_HEADING.test(line.text)));
  const underlines: string[] = [];
  const items: { indent: number; content: number }[] = [];
  let open: Piece | null = null;
  /** Lines of the open piece so far. */
  let height = 0;
  let fence: string | null = null;
  /** Column of the directive whose code is being passed over. */
  let directive: number | null = null;
  let isApart = true;
  let isRuled = false;
  let overline: string | null = null;

  /** The paragraph that a line is read in has lines that hang, and where it ends. */
  let hanging = { is: false, end: 0 };

  const legend = readLegend(text);
  const outline = findOutline(lines);
  const { rows, aside, tails } = findTables(lines);
  const beside = new Set([...aside, ...findThreads(lines), ...findSheetEdges(lines)]);
  for (const [index, line] of lines.entries()) {
    if (line.start >= hanging.end) hanging = findHanging(lines, index);
    readLine(line, lines[index + 1]);
  }
  close();
  turnWiki(pieces);
  return pieces.filter(({ start, end }) => end > start);

  function readLine(line: Line, next: Line | undefined): void {
    const words = line.text.trim();
    if (fence !== null) {
      if (words === fence || (words.startsWith(fence) && /^(`+|~+)$/.test(words))) fence = null;
      return;
    }
    if (words === '') return blankLine();
    if (directive !== null && line.indent > directive) return;
    directive = CODE_DIRECTIVE.test(words) ? line.indent : null;
    if (directive !== null) return close();
    const mark = /^(`{3,}|~{3,})/.exec(words)?.[1];
    if (mark && !isUnderline(line) && !(/^(`+|~+)$/.test(words) && isOverline(words, next))) {
      close();
      fence = mark;
      return;
    }
    if (/^-{4,}$/.test(words) && open && LISTING.test(slice(text, open))) {
      pieces.pop();
      open = null;
      fence = words;
      return;
    }
    if (beside.has(line)) return close();
    if (UNDERLINE.test(words) && !rows.has(line)) return readRule(line, words, next);
    if (isNoise(words) || isChatHead(words) || (legend.size > 0 && isLegend(line.text))) return close();
    if (readHeading(line) || readItem(line)) return;
    readText(line, words, next);
  }

  function blankLine(): void {
    close();
    isApart = true;
  }

  function isUnderline({ text: written, indent }: Line): boolean {
    const words = written.trim();
    if (open?.kind !== 'text' || height > 1 || indent > 4 || !UNDERLINE.test(words)) return false;
    const above = slice(text, open);
    // AsciiDoc opens a block like that: `[IMPORTANT]` over `====`.
    if (/^\[[^\]\n]{1,60}\]$/.test(above)) return false;
    if (/^[`~]/.test(words)) return words.length >= 3 && words.length + 1 >= above.length;
    if (words.length >= 3 && isReleaseLine(maskMarkup(above))) return true;
    return words.length >= 3 ? words.length + 12 >= above.length : above.length < 24 && /^[=-]/.test(words);
  }

  function isOverline(words: string, next: Line | undefined): boolean {
    return (
      next !== undefined &&
      next.text.trim() !== '' &&
      !UNDERLINE.test(next.text.trim()) &&
      next.text.trim().length <= words.length + 2
    );
  }

  function readRule(line: Line, words: string, next: Line | undefined): void {
    if (!open || !isUnderline(line)) {
      const isLoneItem = /^[-*+]$/.test(words);
      close();
      overline = !isLoneItem && isOverline(words, next) ? words.charAt(0) : null;
      isRuled = !isLoneItem;
      return;
    }
    joinRuled(open);
    const looks = `${overline ?? ''}${words.charAt(0)}`;
    Object.assign(open, { kind: 'heading', looks, level: underlineLevel(looks) });
    close();
    overline = null;
  }

  /** Between two rules the second line goes on with the head of a release: `taken back on 2 October` below its day. */
  function joinRuled(last: Piece): void {
    const above = pieces.at(-2);
    const isHead = overline !== null && above?.kind === 'text' && isReleaseLine(maskMarkup(slice(text, above)));
    if (!isHead || !/^\s*\n[ \t]*$/.test(text.slice(above.end, last.start))) return;
    above.end = last.end;
    pieces.pop();
    open = above;
  }

  function underlineLevel(looks: string): number {
    if (!underlines.includes(looks)) underlines.push(looks);
    return underlines.indexOf(looks) + 1;
  }

  function readHeading(line: Line): boolean {
    if (codeAt(legend, line.text)) return false;
    const own = outline.get(line);
    const heading = own ? { ...own, looks: 'numbered', to: line.text.length } : readHeadingMark(line.text, isOutline);
    if (!heading) return false;
    close();
    items.length = 0;
    push(
      'heading',
      { start: line.start + heading.at, end: line.start + heading.to },
      { level: heading.level, looks: heading.looks, indent: line.indent },
    );
    close();
    return true;
  }

  function readItem(line: Line): boolean {
    const mark = codeMark(line.text) ?? readItemMark(line.text);
    if (!mark) return false;
    const isHeaded = open !== null && height === 1 && headsCount(slice(text, open), line, open.indent);
    const continues = open?.kind === 'text' && !isApart && mark.needsBreak && !isHeaded && !opensCount(lines, line);
    if (continues) return false;
    close();
    while (items.length > 0 && line.indent <= (items.at(-1)?.indent ?? 0)) items.pop();
    items.push({ indent: line.indent, content: line.indent + mark.width });
    const span = { start: line.start + mark.at, end: line.end };
    push('item', span, { level: items.length, looks: mark.looks, indent: line.indent });
    return true;
  }

  /** `F  Crash on empty folders`: the code of a legend is a part of what it stands before. */
  function codeMark(line: string): ReturnType<typeof readItemMark> {
    const code = codeAt(legend, line);
    return code && { looks: 'code', at: /^\s*/.exec(line)![0].length, width: code.length, needsBreak: false };
  }

  function readText(line: Line, words: string, next: Line | undefined): void {
    const above = pieces.at(-1);
    if (tails.has(line) && above?.kind === 'row') {
      above.end = line.start + line.text.trimEnd().length;
      return;
    }
    // `[Fixed]` on a line of its own begins a section, whatever stands above it.
    if (SECTION_LINE.test(words)) close();
    const isRow = isBarred(words) || rows.has(line);
    if (isRow) {
      close();
      if (!/^[|\s:=-]+$/.test(words)) push('row', line, { level: 0, looks: '|', indent: line.indent });
      return close();
    }
    const isUnderlined = next !== undefined && UNDERLINE.test(next.text.trim()) && isReleaseLine(maskMarkup(line.text));
    if (
      open &&
      !isUnderlined &&
      !(open.kind === 'item' && headsList(line, { indent: open.indent, words: slice(text, open).trim() }, next)) &&
      continues(open, line)
    ) {
      open.end = line.end;
      height += 1;
      return;
    }
    const isNumber = /^\W*\d+\W*$/.test(words) || !/\d/.test(words);
    const looks = open && isHung(open, line) && isNumber ? 'hanging' : 'text';
    close();
    while (items.length > 0 && line.indent <= (items.at(-1)?.indent ?? 0)) items.pop();
    if (isApart && isReleaseLine(maskMarkup(line.text))) items.length = 0;
    const isKeyed =
      KEYED.test(line.text) &&
      (KEYED.test(next?.text ?? '') || (above !== undefined && isListHead(slice(text, above))));
    if (isKeyed) push('item', line, { level: items.length + 1, looks: 'key', indent: line.indent });
    else push('text', line, { level: items.length, looks, indent: line.indent });
    const kind = open?.kind === 'text' ? kindOf(line, above) : null;
    if (open && kind) open.label = kind;
  }

  /** The kind that a line sets apart, as those above it do. */
  function kindOf(line: Line, above: Piece | undefined): string | null {
    return kindApart(line, above ? { words: text.slice(above.start, above.start + 60), indent: above.indent } : null);
  }

  /** A line goes on the piece above it unless that was a release of its own or the indent goes back over it. */
  function continues(piece: Piece, line: Line): boolean {
    const isFirst = height === 1;
    const above = isFirst ? slice(text, piece) : '';
    if (
      piece.kind === 'text' &&
      isFirst &&
      isReleaseLine(maskMarkup(above)) &&
      (line.indent > piece.indent || !isApart)
    ) {
      return !(line.indent > piece.indent || endsWhole(above) || isReleaseLine(maskMarkup(line.text)));
    }
    if (isStamped(line.text) || isHung(piece, line) || BOLD_LINE.test(line.text) || SECTION_LINE.test(above.trim()))
      return false;
    if (line.indent <= piece.indent && (isTalk(line.text) || (piece.kind === 'text' && isFirst && isTalk(above))))
      return false;
    if (piece.kind === 'item' && isFirst && isDatedReleaseLine(maskMarkup(above))) return false;
    if (piece.kind === 'item' && line.indent <= piece.indent && KEY.test(line.text)) return false;
    if (piece.kind === 'text' && kindOf(line, piece)) return false;
    if (isLabelled(line.text) && (piece.kind === 'text' || isLabelled(text.slice(piece.start, piece.start + 60))))
      return false;
    if (
      KEYED.test(line.text) &&
      (KEYED.test(text.slice(piece.start, piece.start + 40)) || (isFirst && namesColumns(above)))
    )
      return false;
    if (MARKED.test(line.text) && MARKED.test(text.slice(piece.start, piece.start + 4))) return false;
    if (piece.kind === 'text' && isFirst && readDateLine(above) && isReleaseLine(maskMarkup(line.text))) return false;
    if (piece.kind === 'text' && isFirst && /:\s*$/.test(above) && line.indent > piece.indent) return false;
    if (piece.kind === 'item' && line.indent <= piece.indent && isReleaseLine(maskMarkup(line.text))) return false;
    if (piece.kind !== 'text') return true;
    if (DAY_FIRST.test(line.text)) return false;
    const isAgain = VERSION_FIRST.test(text.slice(piece.start, piece.start + 40));
    if (VERSION_FIRST.test(line.text) && (isAgain || isDatedReleaseLine(maskMarkup(line.text)))) return false;
    const isOut = piece.level === 0 && line.indent < piece.indent;
    return !((isOut || NAMED_RELEASE.test(line.text)) && isReleaseLine(maskMarkup(line.text)));
  }

  function isHung(piece: Piece, { indent }: Line): boolean {
    return hanging.is && piece.kind === 'text' && piece.level === 0 && indent <= piece.indent;
  }

  function endsWhole(above: string): boolean {
    return !/[,;(&-]$/.test(above.trim());
  }

  function push(kind: Piece['kind'], span: Span, rest: Pick<Piece, 'level' | 'looks' | 'indent'>): void {
    open = { kind, ...trimSpan(text, span), ...rest, isApart, ...(isRuled && { isRuled }) };
    pieces.push(open);
    isApart = isRuled = false;
    height = 1;
  }

  function close(): void {
    if (open) Object.assign(open, trimSpan(text, open));
    open = null;
  }
}

/** A greeting or thanks that begins with a capital stands for itself: it goes on no item, and nothing goes on with it. */
const isTalk = (line: string): boolean => /^\s*[^\p{L}\d]*\p{Lu}/u.test(line) && isGreeting(line.trim());

/** What a line with the number of an issue stands below in a list of them. */
const isListHead = (above: string): boolean => KEYED.test(above) || namesColumns(above);
