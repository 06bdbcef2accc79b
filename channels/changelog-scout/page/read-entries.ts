import { cueList } from '../../reading/cue-list.ts';
import { tellsOfChange } from '../kinds/classify.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { maskCode, maskMarkup } from '../text/mask-markup.ts';
import { slice, squeeze } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { isAnnouncement, readDateLine } from './date-lines.ts';
import type { Entry } from './page-reading.ts';
import type { Piece } from './piece.ts';

/**
 * The changes that the pieces of one release state, in page order: items, table rows and paragraphs, each with the sections and the items
 * above it. Thanks, downloads, checksums, names of authors and lines that are only an address are no changes.
 */
export function readEntries(text: string, body: Piece[]): Entry[] {
  const entries: Entry[] = [];
  const sections: { level: number; span: Span; skips: ((words: string) => boolean) | null; isLeadIn: boolean }[] = [];
  let parents: { level: number; span: Span }[] = [];
  let leadIn: Span | null = null;
  for (const [index, piece] of body.entries()) readPiece(piece, body[index + 1]);
  return entries;

  function readPiece(piece: Piece, next: Piece | undefined): void {
    const words = maskMarkup(slice(text, piece)).trim();
    if (piece.kind === 'heading') return openSection(piece, piece.level, words);
    if (piece.kind === 'text' && piece.level === 0 && isPlainSection(piece, words, next))
      return openSection(piece, PLAIN_LEVEL, words);
    const raw = slice(text, piece);
    const last = entries.at(-1);
    if (last && POTENTIAL.test(words)) {
      last.label = 'breaking';
      return;
    }
    if (sections.some(({ skips }) => skips?.(words)) || !isChange(words, raw)) return;
    if (piece.kind === 'text' && piece.level > 0 && AUTHORS.test(raw)) return;
    if (piece.kind === 'text') return readText(piece, words);
    if (piece.kind === 'row') {
      if (!isTabular(words)) push(piece, []);
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
    if (!(hasChildren && (isLabel(words) || isGroup(words) || isOnlyCode(slice(text, piece))))) push(piece, above);
    parents.push({ level: piece.level, span: piece });
  }

  function readText(piece: Piece, words: string): void {
    if (piece.level === 0) {
      if (parents.length > 0 && sections.at(-1)?.isLeadIn) sections.pop();
      parents = [];
      leadIn = null;
    }
    const isLeadIn = words.endsWith(':') && words.length < 200;
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
      ...(piece.labels && { fields: piece.labels.map((label) => slice(text, label)) }),
    });
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
        (sectionKind(words) !== null && (words.endsWith(':') || words.split(/\s+/).length <= 4)) ||
        (next.kind === 'item' && isGroup(words)))
    );
  }
}

/** What Tcl and Erlang write under a change that may break somebody. */
const POTENTIAL = /^\W*potential incompatibility\W*$/i;
/** A line that leads elsewhere and heads nothing, though a list may follow it. */
const LINK_LINE = /^(?:full changelog|all commits|(?:compare|view) (?:changes|commits|diff))\b/i;
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

/** `parser`, `traverse` over a list says where, not what. */
const isOnlyCode = (raw: string): boolean => raw.includes('`') && !/\p{L}/u.test(maskCode(raw));

function isChange(words: string, raw: string): boolean {
  if (!/[\p{L}]{2}/u.test(words) && !/`(?!https?:)[^`]*\p{L}{2}[^`]*`/u.test(raw) && !/(?:GHSA|CVE)-/.test(raw))
    return false;
  if (WITHIN_PAGE.test(raw)) return false;
  const squeezed = squeeze(words);
  return (
    !NO_CHANGE.some((pattern) => pattern.test(squeezed)) &&
    (!/\d{4}/.test(raw) || (readDateLine(raw) === null && !isAnnouncement(raw)))
  );
}

/** An entry of a table of contents: nothing but a link to a place on the same page. */
const WITHIN_PAGE = /^\W*\[[^\]\n]{1,200}\]\(#[^()\s]{0,200}\)\W*$/;

const NO_CHANGE = [
  /^\d[\d.,]*\s?(?:bytes?|octets?|[kmg]i?[bo])\W*$/i,
  /^(?:full |older )?(?:change ?log|release notes)\W*$|^full changelog\b|^see (?:the )?(?:full )?(?:changelog|diff|commits?|milestone)\b.{0,40}$|^(?:view|compare) (?:changes|commits|diff)/i,
  /^\[ [^\]]+ \]$|^(?:reported|signed-off|co-authored|reviewed|tested|acked|suggested|helped|approved|cherry[- ]picked)[- ]?(?:by|from)\b/i,
  /^(?:thanks|thank you|kudos|many thanks|special thanks|contributors?|credits|committers?|authors?)\b(?: to| go)?[\s:,@]/i,
  /\bmade their first contribution\b/i,
  /^(?:subscribe to|follow us|sign up|join us|read the announcement|read more|learn more)\b.{0,120}$/i,
  cueList(
    String.raw`
  ^(?:please )?(?:see|refer to|check|read) (?:the |our |also )?.{0,90}\b(?:for {word1}|(?:complete|full) (?:list|listing|changelog))\b.{0,60}$
`,
    {
      words: {
        word1: String.raw`
    details|a (?:complete|full|detailed)|more|the (?:complete|full)|further|all|(?:the )?(?:previous|earlier|older|prior)
  `,
      },
    },
  ),
  /^(?:please )?(?:see|read|refer to|check)\b.{0,200}\b(?:upgrade|upgrading|migration) (?:guide|notes?)\b.{0,60}\bfor any\b/i,
  /^(?:release[sd]?|date|release date)\s*:?$/i,
  /^\W*(?:older|newer|previous|next|more|load more|show more|all|back to top|permalink|edit this page|share|copy link)(?: (?:posts?|releases?|versions?|entries|updates?|page|notes?))?\W*$/i,
  /^\d{1,6} (?:comments?|replies|reactions|likes|views|shares)$/i,
  /^(?:questions|feedback|problems|bugs)\b[^@]{0,40}\?[^@]{0,30}@\S+$|^(?:please )?(?:write|mail|e-?mail|contact)\b[^@]{0,30}@/i,
  /^(?:edit(?:ed)?|updated?|corrected)\b.{0,40}: ?(?:spelling|typos?|wording|formatting|(?:broken |dead )?links?)\W*$/i,
  /^-+$|^[\w./-]{1,120}\.(?:ya?ml|md|rst|txt|patch|diff)$/i,
  /^see (?:the |our )?[\w. -]{0,40}\b(?:change ?log|log|history|changes|release notes)\W*$/i,
  cueList(
    String.raw`
  ^\W*{word1}(?: (?:yet|so far|in this (?:release|version)|for this (?:release|version)))?\W*$
`,
    {
      words: {
        word1: String.raw`
    none|n\/a|nothing(?: (?:yet|here|new|to (?:report|see|note)))*|placeholder|reserved|tbd|tba|keine|aucune?|ninguno|nessuno
  `,
      },
    },
  ),
];

/** `*Ada Example*` under a change: who made it. */
const AUTHORS = /^(?:[*_]{1,2}\p{Lu}[^*_\n]{1,60}[*_]{1,2}(?:,| and| &)?\s*)+$/u;

/** Rows of hashes and file names, and the row that only names columns. */
function isTabular(words: string): boolean {
  if (/\b[0-9a-f]{32,}\b/i.test(words)) return true;
  const cells = words
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  return cells.every((cell) =>
    /^(?:version|date|release|changes?|description|type|notes?|issue|pr|author|filename|size|pull request|commit|category|severity|component)s?$/i.test(
      cell,
    ),
  );
}
