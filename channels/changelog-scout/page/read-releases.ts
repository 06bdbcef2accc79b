import { cueList } from '../../reading/cue-list.ts';
import { findDayOrder } from '../dates/find-dates.ts';
import type { WrittenDate } from '../dates/find-dates.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { splitSentences } from '../text/sentences.ts';
import { slice } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { chooseHeads } from './choose-heads.ts';
import type { Head } from './head.ts';
import { findDateBelow, findToldBelow, firstLine, isBadge } from './date-below.ts';
import { readDateLine } from './date-lines.ts';
import { dayUnderYear, HALF_DAY } from './day-under-year.ts';
import { withoutOutlineNumbers } from './outline-numbers.ts';
import { readStatus, saysTakenBack } from './head-words.ts';
import { expandTables } from './expand-tables.ts';
import { endOfReleases, endsOfPosts, headingsOver, withoutThoseElsewhere } from './end-of-releases.ts';
import { findUnread } from './find-unread.ts';
import { findListedDates, keyOf } from './listed-dates.ts';
import { joinSections } from './section-heads.ts';
import { splitInline } from './split-inline.ts';
import { findSingleHead } from './single-release.ts';
import { orderOf } from './page-reading.ts';
import type { PageReading, Release, ReleaseDate } from './page-reading.ts';
import type { Piece } from './piece.ts';
import { versionNumbers } from '../versions/compare-versions.ts';
import { withPackagedUpdates } from './packaged-updates.ts';
import { isKindBadge } from './no-change.ts';
import { pieceAbove } from './post-heads.ts';
import { readEntries } from './read-entries.ts';

/** A release on its way: its head, the pieces under it, and its date with the line that gives it. */
interface Draft {
  head: Head;
  body: Piece[];
  date: WrittenDate | null;
  dateLine: Span | null;
  isPending?: true;
  isPlaced?: true;
  year?: Piece;
}

/** Reads releases off the pieces of a text: heads, dates on lines of their own, and what stands under each head. */
export function readReleases(text: string, found: readonly Piece[]): PageReading {
  const shown = findDayOrder(text);
  const order = shown?.order;
  const plain = withPackagedUpdates(text, withoutOutlineNumbers(text, [...found]));
  const pieces = splitInline(text, expandTables(text, plain), order);
  const heads = withoutThoseElsewhere(text, pieces, chooseHeads(text, pieces, order));
  if (heads.length === 0) takeSingle();
  forgetCounted(heads);
  const overs = headingsOver(pieces);
  const overOf = ({ at }: Head): Piece | null => (overs[at] == null ? null : pieces[overs[at]]!);
  /** Whether releases stand under more than one heading. */
  const areApart = new Set(heads.map(overOf).map((over) => over && slice(text, over))).size > 1;
  const above = findDatesAbove();
  const first = heads[0] ? pieces[heads[0].at]!.start : 0;
  const hasSeries = heads.some(({ version }) => versionNumbers(version?.text ?? '').length > 2);
  const listed = findListedDates(text, plain, { before: first, order });
  /** Badges over the heads of cards, which name the kind of what stands there. */
  const badges = new Map(heads.flatMap((head) => badgeOver(head).map((badge) => [head, badge] as const)));
  const lines = new Set([...[...above.values()].map(({ dateLine }) => dateLine), ...badges.values()]);
  const end = endOfReleases(text, pieces, heads);
  const ends = endsOfPosts(text, pieces, heads, end);
  const drafts = heads.map((head, index) => draftOf(head, ends[index]!));
  const isOut = ({ head, body, isPending }: Draft): boolean =>
    head.status === 'released' &&
    !isPending &&
    (head.version !== null || head.date !== null || head.isPost === true) &&
    !isWithdrawn(body) &&
    !isElsewhereTold({ head, body });
  const out = drafts.filter(isOut);
  const products = productsOf(out.map(({ head }) => head));
  const own = products.find((name) => products.every((other) => other.startsWith(name)))?.toLowerCase();
  const releases = joinSections(
    text,
    out.map((draft) => releaseOf(draft, products.length > 1)),
  );
  const notReleased = drafts
    .filter((draft) => !isOut(draft))
    .map(({ head }) => pieces[head.at]!)
    .map(({ start, end }) => ({ start, end }));
  const unread = findUnread(text, { pieces, releases, notReleased, behind: pieces.slice(end) });
  const halfDays = out.flatMap(({ date, body: [first] }) => (date || !first || !isHalfDay(first) ? [] : [first]));
  return {
    product: products.length === 1 ? (products[0] ?? null) : null,
    releases,
    notReleased,
    unread: { ...unread, days: halfDays.map(({ start, end }) => ({ start, end })) },
  };

  /** A day that stands without a year, which nothing over it gives: the release is dated, and not to be read. */
  function isHalfDay(piece: Piece): boolean {
    return piece.kind === 'text' && piece.end - piece.start < 40 && HALF_DAY.test(slice(text, piece));
  }

  function draftOf(head: Head, end: number): Draft {
    const all = pieces.slice(head.at + 1, end).filter((piece) => !lines.has(piece));
    const told = head.version ? null : findToldBelow(text, all, order);
    if (told) return { head, body: told.rest, date: told.date, dateLine: told.line };
    const below = findDateBelow(text, all, { head: pieces[head.at]!, order });
    if (below?.isPending) return { head, body: below.rest, date: null, dateLine: null, isPending: true };
    const isByMonth = head.version !== null && head.date?.iso.length === 7 && below?.date.iso.length === 10;
    const placed = below?.isPlaced && { isPlaced: true as const };
    if (isByMonth) return { head, body: below.rest, date: below.date, dateLine: below.line, ...placed };
    if (head.date) return { head, body: all, date: head.date, dateLine: pieces[head.at]! };
    const over = above.get(head);
    if (over) return { head, body: all, ...over };
    if (below) return { head, body: below.rest, date: below.date, dateLine: below.line, ...placed };
    const group = head.group;
    const inTable = group ? undefined : listed.get(keyOf(head.version?.text ?? ''));
    if (inTable) return { head, body: all, ...inTable };
    const [first, ...rest] = all;
    const under = group || first?.kind !== 'text' ? null : dayUnderYear(text, pieces, { at: head.at + 1, overs });
    if (under && first) return { head, body: rest, dateLine: first, ...under };
    return { head, body: all, date: group?.date ?? null, dateLine: group ? pieces[group.at]! : null };
  }

  function takeSingle(): void {
    const single = findSingleHead(text, pieces);
    if (!single) return;
    pieces.splice(single.head.at, 1, single.piece, ...(single.rest ? [single.rest] : []));
    heads.push(single.head);
  }

  /** Dates in lines over the versions, over versions in items the items of that day between, where most heads without a date have one there, from the first on. */
  function findDatesAbove(): Map<Head, { date: WrittenDate; dateLine: Piece }> {
    const undated = heads.filter(({ date }) => !date);
    let last: Piece | undefined;
    const lineOver = pieces.map((piece) => {
      const line = last;
      if (piece.kind !== 'item') last = piece;
      return line;
    });
    const found = undated.flatMap((head) => {
      const line = pieces[head.at]!.kind === 'item' ? lineOver[head.at] : pieceAbove(text, pieces, head.at);
      const date = line ? readDateLine(slice(text, line), order) : null;
      const isMonthOver = line?.kind === 'heading' && date?.iso.length === 7;
      return line && date && line.kind !== 'item' && !isMonthOver ? [[head, { date, dateLine: line }] as const] : [];
    });
    const first = undated.find(({ status }) => status === 'released');
    const isHabit = found.length * 2 > undated.length && found.some(([head]) => head === first);
    return new Map(isHabit ? found : []);
  }

  /** `The changelog of v1.8 is in the v1.8 branch`: a series whose releases stand on another page. */
  function isElsewhereTold({ head, body }: Pick<Draft, 'head' | 'body'>): boolean {
    const [only, ...others] = body;
    const isSeries = !head.date && hasSeries && versionNumbers(head.version?.text ?? '').length <= 2;
    return (
      isSeries &&
      only?.kind === 'text' &&
      others.length === 0 &&
      ELSEWHERE.test(maskMarkup(slice(text, only)).slice(0, 240))
    );
  }

  function isWithdrawn(body: Piece[]): boolean {
    const [first] = body;
    if (first?.kind === 'text' && NOT_OUT.test(maskMarkup(slice(text, firstLine(text, first))))) return true;
    return (
      first !== undefined &&
      body.length <= 2 &&
      first.end - first.start < 80 &&
      readStatus(slice(text, first)) === 'withdrawn' &&
      !/^\W*[\p{L} -]{2,20}:|\bskipped (?!release|version)\p{L}/u.test(slice(text, first))
    );
  }

  function releaseOf({ head, body, date, dateLine, isPlaced, year = head.year }: Draft, hasScopes: boolean): Release {
    const piece = pieces[head.at]!;
    const named = head.version ?? head.date ?? { start: 0, end: piece.end - piece.start };
    const isOwn = head.version?.joint === '' && head.product?.toLowerCase() === own;
    const scope = hasScopes && head.version && !isOwn ? scopeBefore(slice(text, piece), head) : 0;
    const versionSpan = { start: piece.start + named.start - scope, end: piece.start + named.end };
    const line = dateLine && dateLine.start !== piece.start ? [dateLine] : [];
    const badges = body.slice(0, 4).filter((one) => isBadge(slice(text, one)));
    const channels = body.flatMap((one) => one.labels ?? []);
    const isPre =
      [piece, ...line, ...badges].some((one) => EARLY.test(slice(text, one))) ||
      channels.some((one) => EARLY_CHANNEL.test(slice(text, one)));
    const takenBack = takenBackIn(piece, body);
    return {
      ...(isPre && { isPre }),
      ...(takenBack && { takenBack }),
      ...((isPlaced || piece.isPlaced) && { isPlaced: true as const }),
      version: slice(text, versionSpan).replaceAll('\\.', '.'),
      versionSpan,
      product: hasScopes && !isOwn ? head.product : null,
      date: date && dateLine ? datedBy(date, dateLine, year) : null,
      heads: [piece, ...line].map(({ start, end }) => ({ start, end })),
      link: null,
      entries: readEntries(text, takenBack ? body.filter(({ end }) => end !== takenBack.end) : body).map((entry) => ({
        ...entry,
        sections: [...lineOf(head), ...kindOf(head), ...entry.sections],
        ...(head.line && { fields: [head.line, ...(entry.fields ?? [])] }),
      })),
    };
  }

  /** The head, or the sentence in the first texts below it, that says that the release was taken back. */
  function takenBackIn(head: Piece, body: readonly Piece[]): Span | null {
    if (saysTakenBack(maskMarkup(slice(text, head)), 'head')) return { start: head.start, end: head.end };
    const below = body.slice(0, 2).flatMap((one) => (one.kind === 'text' ? splitSentences(text, one) : []));
    return below.find((sentence) => saysTakenBack(maskMarkup(slice(text, sentence)), 'below')) ?? null;
  }

  /** The heading over a release that names which of several lines of releases it is of: `## Firmware` beside `## App`. */
  function lineOf(head: Head): Span[] {
    const over = overOf(head);
    return over && areApart && /\p{L}/u.test(slice(text, over)) && sectionKind(maskMarkup(slice(text, over))) === null
      ? [{ start: over.start, end: over.end }]
      : [];
  }

  function badgeOver({ at, isPost }: Head): Piece[] {
    const over = pieces[at - 1];
    return isPost && over?.kind === 'text' && isKindBadge(slice(text, over)) ? [over] : [];
  }

  function kindOf(head: Head): Span[] {
    const badge = badges.get(head);
    return badge ? [{ start: badge.start, end: badge.end }] : [];
  }

  /** Units that the product takes right before the version: with several products on a page it is a part of the name. */
  function scopeBefore(line: string, { version, product }: Head): number {
    const before = line.slice(0, version!.start);
    const at = product ? before.lastIndexOf(product) : -1;
    return at >= 0 && /^(?:@|\/|[-_]|\s+v?)$/.test(before.slice(at + product!.length)) ? before.length - at : 0;
  }

  /** Products that the heads name side by side. A product that was renamed over time is still one. */
  function productsOf(all: Head[]): string[] {
    const groups = Map.groupBy(all, ({ product }) => product?.toLowerCase() ?? '');
    const named = [...groups].filter(([name, own]) => name !== '' && own.length * 12 >= all.length);
    const names = all.map(({ product }) => product?.toLowerCase() ?? '');
    const switches = names.filter((name, index) => index > 0 && name !== names[index - 1]).length;
    const versions = all.map(({ version }) => version?.text ?? '');
    const isTwice = new Set(versions).size < versions.length;
    const isJoined = named.length > 1 && all.every(({ version }) => (version?.joint ?? '') !== '');
    const isSeveral =
      switches > named.length ||
      (isJoined && switches >= named.length) ||
      (isTwice && named.length > 1) ||
      (named.length > 1 && named.every(([name]) => SCOPED.test(name))) ||
      all.every(({ version }) => version?.joint === '@');
    const [most] = named.toSorted((a, b) => b[1].length - a[1].length);
    return (isSeveral ? named : most ? [most] : []).map(([, own]) => own[0]?.product ?? '');
  }

  /** A date in numbers that no other date of the page explains stays unread: it could be either of two days. */
  function datedBy({ iso, written, isAmbiguous }: WrittenDate, { start, end }: Span, year?: Piece): ReleaseDate | null {
    if (isAmbiguous && !shown) return null;
    return {
      iso,
      written,
      span: { start, end },
      ...orderOf(isAmbiguous ? shown : undefined),
      ...(year && { year: { start: year.start, end: year.end } }),
    };
  }
}

/** Where one version on the page counts on within its month (`2024.5.0`, `2024.5.1 (May 9, 2024)`), none of its kind is a day. */
function forgetCounted(heads: Head[]): void {
  const isDay = ({ version, date }: Head): boolean => date !== null && date.start === version?.start;
  const counted = heads.filter(({ version }) => /^v?(?:19|20)\d{2}\.\d{1,2}\.\d{1,3}$/.test(version?.text ?? ''));
  if (counted.every(isDay)) return;
  for (const head of counted) if (isDay(head)) head.date = null;
}

/** `@scope/name` names a package whatever stands around it. */
const SCOPED = /^@[^/\s]+\/\S+$/;

const ELSEWHERE = cueList(
  String.raw`
  found|see|available at|lives?|moved|kept|maintained|(?:is|are) (?:at|in|on)
`,
  {
    before: String.raw`^\W*(?:(?:the|all|older|for|this|its) .{0,60})?\b(?:change ?logs?|release notes|changes|history)\b.{0,60}\b`,
    after: String.raw`\b.{0,100}$`,
  },
);

/** What a head calls a release that is not final; CPAN's `TRIAL` stands in capitals. */
const EARLY = /\b(?:[Pp]re-?[Rr]elease|[Bb](?:eta|ETA)|[Pp]review|[Rr]elease [Cc]andidate|TRIAL|[Tt]rial release)\b/;

/** What a table calls the channel of a release that is not for everybody, in a cell of its own. */
const EARLY_CHANNEL = /^\W*(?:alpha|beta|rc|preview|nightly|canary|insiders?)\W*$/i;

const PENDING = String.raw`un-?released|not (?:yet )?released(?: yet)?|in development|in progress|to be (?:released|announced|determined)|tbd|tba|pending|coming(?:::)?(?:\W*v?[\d.]+)?(?: soon)?|x{2,4}[-/.]x{2}.*`;
/** A first line that says no more than that the release is not out. */
const NOT_OUT = new RegExp(String.raw`^\W*(?:(?:release date|released|date|status)\s*[:=]\s*)?(?:${PENDING})\W*$`, 'i');
