import { tellsOfChange } from '../kinds/classify.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { maskCode, maskMarkup } from '../text/mask-markup.ts';
import { slice, trimSpan } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { COLUMN, isChange, isKindBadge } from './no-change.ts';
import { isFooter } from './footer.ts';
import type { Entry } from './page-reading.ts';
import { SECTION_LINE } from './line-starts.ts';
import type { Piece } from './piece.ts';
import { isStamped } from './small-talk.ts';

/**
 * The changes that the pieces of one release state, in page order: items, table rows and paragraphs, each with the sections and the items
 * above it. Thanks, downloads, checksums, names of authors and lines that are only an address are no changes.
 */
export function readEntries(text: string, body: Piece[]): Entry[] {
  const entries: Entry[] = [];
  const sections: { level: number; span: Span; skips: ((words: string) => boolean) | null; isLeadIn: boolean }[] = [];
  let parents: { level: number; span: Span }[] = [];
  let leadIn: Span | null = null;
  for (const [index, piece] of body.entries()) {
    // A cell of keys says whose the change in the cell before it is.
    const isKeyCell = piece.table !== undefined && ONLY_KEYS.test(slice(text, piece));
    if (!isKeyCell || entries.at(-1)?.span.end !== body[index - 1]?.end) readPiece(piece, body[index + 1]);
  }
  return entries;

  function readPiece(piece: Piece, next: Piece | undefined): void {
    const words = maskMarkup(slice(text, piece)).trim();
    if (piece.kind === 'heading') return openSection(piece, piece.level, words);
    if (piece.kind === 'text' && piece.level === 0 && isPlainSection(piece, words, next))
      return openSection(piece, PLAIN_LEVEL, words);
    if (piece.looks === 'term' && next?.looks === 'definition' && isGroup(words))
      return openSection(piece, PLAIN_LEVEL + 1, words);
    const raw = slice(text, piece);
    if (piece.kind === 'text' && isStamped(raw) && !tellsOfChange(raw.replace(SAID, ''))) return;
    const last = entries.at(-1);
    if (last && POTENTIAL.test(words)) {
      last.label = 'breaking';
      return;
    }
    if (sections.some(({ skips }) => skips?.(words)) || !isChange(words, raw)) return;
    if (piece.kind === 'text' && ((piece.level > 0 && AUTHORS.test(raw)) || KEYS_OF.test(words) || isLoneBadge(words)))
      return;
    if (piece.kind === 'text') return isFooter(words) ? undefined : readText(piece, words);
    if (piece.kind === 'row') {
      if (piece.looks !== 'th' && !isTabular(words)) pushRow(piece);
      return;
    }
    parents = parents.filter(({ level }) => level < piece.level);
    const above = [...(leadIn ? [leadIn] : []), ...parents.map(({ span }) => span)];
    const hasChildren =
      next !== undefined &&
      next.kind !== 'heading' &&
      next.level > 0 &&
      next.kind === 'item' &&
      next.level > piece.level;
    // What an advisory is called says nothing more of what it stands below.
    const isSaidBelow = parents.length > 0 || (next?.kind === 'text' && next.level >= piece.level);
    if (isSaidBelow && ONLY_KEYS.test(words)) {
      if (parents.length === 0) parents.push({ level: piece.level, span: piece });
      return;
    }
    if (!(hasChildren && (isLabel(words) || isGroup(words) || isPath(words) || isOnlyCode(slice(text, piece)))))
      push(piece, above);
    parents.push({ level: piece.level, span: piece });
  }

  function readText(piece: Piece, words: string): void {
    if (piece.level === 0) {
      if (parents.length > 0 && sections.at(-1)?.isLeadIn) sections.pop();
      parents = [];
      leadIn = null;
    }
    const isLeadIn = words.endsWith(':') && words.length < 200;
    if (piece.level > 0 && isLeadIn && isLabel(words)) {
      leadIn = piece;
      return;
    }
    if (isLeadIn && piece.level === 0) {
      if (words.split(/\s+/).length <= 4) closePlain();
      leadIn = piece;
    } else
      push(
        piece,
        parents.filter(({ level }) => level <= piece.level).map(({ span }) => span),
      );
  }

  /** `Themes:` ends what `Security:` began, though it names no kind. */
  function closePlain(): void {
    const last = sections.at(-1);
    if (last?.level === PLAIN_LEVEL && slice(text, last.span).endsWith(':')) sections.pop();
  }

  function openSection(span: Span, level: number, words: string): void {
    while (sections.length > 0 && (sections.at(-1)?.level ?? 0) >= level) sections.pop();
    sections.push({
      level,
      span,
      skips: skippedBy(words),
      isLeadIn: level === PLAIN_LEVEL && words.endsWith(':') && words.split(/\s+/).length > 4,
    });
    parents = [];
    leadIn = null;
  }

  function push(piece: Piece, above: Span[]): void {
    const isProse = piece.kind === 'text' || piece.end - piece.start > LONG_ITEM;
    entries.push({
      span: only(piece),
      isProse,
      ...(piece.kind === 'text' && piece.looks === 'text' && { isText: true as const }),
      parents: above.map(only),
      sections: sections.map(({ span }) => only(span)),
      ...(piece.label && { label: piece.label }),
      ...(piece.labels && { fields: piece.labels.map((label) => slice(text, label)) }),
    });
  }

  /** `breaking | The old theme was removed`: a cell that is the name of a kind, before the one change of its row. */
  function pushRow(piece: Piece): void {
    const [, lead = '', kind = '', rest = ''] = LABELLED_ROW.exec(slice(text, piece)) ?? [];
    if (!isKindBadge(kind)) return push(piece, []);
    const start = piece.start + lead.length + kind.length;
    push(
      {
        ...piece,
        ...trimSpan(text, {
          start: start + /^[\s|]*/.exec(text.slice(start, piece.end))![0].length,
          end: start + rest.length,
        }),
      },
      [],
    );
    entries.at(-1)!.label = kind;
  }

  /** A short line that names a kind of change, or that is all bold, heads what follows without being marked as a heading. */
  function isPlainSection(piece: Piece, words: string, next: Piece | undefined): boolean {
    const raw = slice(text, piece);
    if (raw.includes('\n') || words.length > 64 || /[.;,]$|:\s+\S/.test(words) || LINK_LINE.test(words)) return false;
    const hasMore = next !== undefined && next.kind !== 'heading';
    const isBold = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(raw.trim());
    return (
      hasMore &&
      (isBold ||
        (sectionKind(words) !== null &&
          (SECTION_LINE.test(raw.trim()) ||
            words.endsWith(':') ||
            (words.split(/\s+/).length <= 4 && isName(words, next)))) ||
        (next.kind === 'item' && isGroup(words)))
    );
  }
}

/** `Fixed` beside the head of the next card. */
const isLoneBadge = (words: string): boolean => !/\s/.test(words) && isKindBadge(words);

/** Nothing but keys of issues and advisories. */
export const ONLY_KEYS = /^\W*(?:(?:[A-Z][A-Z\d]{1,9}-\d[\w-]{0,20}|#\d{1,7})[\s,;:.)\]([]*)+$/;
/** `Own Id: OTP-19822 Aux Id: GH-9912`: whose keys these are. */
const KEYS_OF =
  /^\W*(?:(?:\p{L}+ ){0,2}(?:ids?|issues?|tickets?|refs?|bugs?|prs?)\s?:\s*(?:[A-Z]{2,10}-\d{1,9}|#\d{1,7})[\s,;]*)+$/iu;
/** What Tcl and Erlang write under a change that may break somebody. */
const POTENTIAL = /^\W*potential incompatibility\W*$/i;
/** A row of two cells. */
const LABELLED_ROW = /^([\s|]*)(\p{L}[\p{L} -]{1,24}?)(\s*[|\t]\s*[^|\t]+?)[\s|]*$/u;
/** A line that leads elsewhere and heads nothing, though a list may follow it. */
const LINK_LINE = /^(?:full changelog|all commits|(?:compare|view) (?:changes|commits|diff))\b/i;
/** `[2031-03-04 09:10] ada: ` before what somebody said in a chat. */
const SAID = /^\s*\[[^\]\n]{1,40}\]\s+(?:[^:\n]{1,40}:\s*)?/;
const PLAIN_LEVEL = 50;
/** Units from which an item is taken sentence by sentence. */
const LONG_ITEM = 500;
const only = ({ start, end }: Span): Span => ({ start, end });

/** Which words under a heading are no change: all of them under `Contributors`, and under `Docker image` those that do not tell of one. */
function skippedBy(heading: string): ((words: string) => boolean) | null {
  if (sectionKind(heading) !== 'skip') return null;
  return NAMES_THINGS.test(heading) ? (words) => !tellsOfChange(words) : () => true;
}

const NAMES_THINGS =
  /^\W*(?:downloads?|assets|artifacts|docker|container|images?|binaries|source code|install\w*|links|contents|index|statistics)\b/i;

/** `Added`, `Fixed bugs` name what follows; `Added async iterators` before another line is a change. */
const isName = (words: string, next: Piece): boolean =>
  next.kind === 'item' || !tellsOfChange(words) || !/\s/.test(words) || NAME_OF_MANY.test(words);
const NAME_OF_MANY =
  /\b(?:features?|fix(?:es|ed)?|changes?|bugs?|issues?|improvements?|enhancements?|updates?|additions?|notes?|functionality|stuff|things|items)$/i;

/** `Bug fixes:` over its own list says what the items are and is no change itself. */
function isLabel(words: string): boolean {
  const isName = words.split(/\s+/).length <= 3 && sectionKind(words) !== null;
  return words.length < 60 && (words.endsWith(':') || isName);
}

/** `Playback`, `Start screen` over a list: a part of the product, of which nothing is said. */
const isGroup = (words: string): boolean =>
  words.length < 40 &&
  /^[\p{Lu}\p{Lo}][\p{L}\d /&-]+$/u.test(words) &&
  words.split(/\s+/).length <= 3 &&
  !tellsOfChange(words);

/** `core`, `cli, types` over a list, where a page marks no code. */
const isPath = (words: string): boolean =>
  words.length < 80 && /^@?[a-z][\w./@-]*(?:, @?[a-z][\w./@-]*)*:?$/.test(words) && !tellsOfChange(words);

/** `parser`, `traverse` over a list says where, not what. */
const isOnlyCode = (raw: string): boolean => raw.includes('`') && !/\p{L}/u.test(maskCode(raw));

/** `*Ada Example*` under a change: who made it. */
const AUTHORS = /^(?:[*_]{1,2}\p{Lu}[^*_\n]{1,60}[*_]{1,2}(?:,| and| &)?\s*)+$/u;

/** Rows of hashes and file names, and the row that only names columns. */
function isTabular(words: string): boolean {
  if (/\b[0-9a-f]{32,}\b/i.test(words)) return true;
  const cells = words
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  return cells.every((cell) => COLUMN.test(cell));
}
