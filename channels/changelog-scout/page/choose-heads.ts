import type { DayOrder } from '../../../evidence/read-date.ts';
import { compareVersions, versionNumbers } from '../versions/compare-versions.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice } from '../text/span.ts';
import { readReleaseHead } from './release-head.ts';
import type { ReleaseHead } from './release-head.ts';
import type { Piece } from './piece.ts';

/** A piece that heads a release, a day, or what is not released yet. `group` is the head above it that gives its day. */
export interface Head extends ReleaseHead {
  /** Index of the piece. */
  at: number;
  group: Head | null;
}

/**
 * Picks the pieces of a page that head its releases. Headings come first; where there are none, the kind of line that heads most: a
 * version alone on its line, in bold, as a list item or a row. A heading of a series, of a day with releases under it, or of another
 * product's version inside a release heads nothing itself.
 */
export function chooseHeads(text: string, pieces: Piece[], order?: DayOrder): Head[] {
  const headings = readHeads(text, pieces, ({ kind }) => kind === 'heading', order);
  const versioned = headings.filter(({ version }) => version);
  const lines = bestLines(text, pieces, order);
  const fromLines = lines.filter(({ version }) => version).length;
  if (versioned.length === 0 && fromLines === 0) return headings.length > 0 ? headings : lines;
  if (fromLines > versioned.length * 4 + 2 || versioned.length === 0)
    return mergeHeads(
      lines,
      headings.filter(({ version }) => !version),
    );
  return settleLevels(
    headings
      .filter(({ version }) => !version)
      .concat(ofOwnProducts(versioned))
      .toSorted((a, b) => a.at - b.at),
    pieces,
  );
}

function readHeads(text: string, pieces: Piece[], wanted: (piece: Piece) => boolean, order?: DayOrder): Head[] {
  return pieces.flatMap((piece, at) => {
    if (!wanted(piece)) return [];
    const head = readReleaseHead(slice(text, piece), order);
    return head ? [{ ...head, at, group: null }] : [];
  });
}

/** Lines without a heading's marks, of the kind and indent of which most head a release. */
function bestLines(text: string, pieces: Piece[], order?: DayOrder): Head[] {
  const candidates = readHeads(text, pieces, (piece) => canHead(text, piece), order).filter((head) =>
    isSure(head, pieces[head.at]!),
  );
  const groups = Map.groupBy(candidates, ({ at }) => looksOf(text, pieces[at]!));
  const ranked = [...groups.values()].map(keepCoherent).toSorted((a, b) => weigh(b) - weigh(a));
  const [best = []] = ranked;
  if (best.length <= 1 && !best.some(({ version, date, at }) => version && (date || at < 3))) return [];
  const further = candidates.filter((head) => !best.includes(head) && isNamedLine(text, head, pieces[head.at]!));
  const all = [...best, ...further].toSorted((a, b) => a.at - b.at);
  return further.length > 0 && isInOrder(all, 0.9) ? all : best;
}

/** Set otherwise than most, but a line that says by its word or date that it heads a release. */
function isNamedLine(text: string, { version, date }: Head, piece: Piece): boolean {
  return (
    version !== null &&
    piece.kind === 'text' &&
    (date !== null || /^(?:release notes for )?(?:version|release)\s/i.test(slice(text, piece)))
  );
}

/** A number without a dot heads no list item unless it is all of it. */
function isSure({ isExact, version, product, date }: Head, { kind }: Piece): boolean {
  if (!isExact || !version || /[._]/.test(version.text) || date) return isExact;
  return product === null || kind === 'text';
}

/** Lines that head releases name one product, or hardly any, and count one way; lines of a commit log do neither. */
function keepCoherent(heads: Head[]): Head[] {
  const versioned = heads.filter(({ version }) => version);
  if (versioned.length < 2)
    return versioned.length === 1 && heads.length < 3 ? versioned : heads.filter(({ version }) => !version);
  const own = ofOwnProducts(versioned);
  const distinct = new Set(own.map(({ version, product }) => `${product ?? ''} ${version!.text}`));
  const numbers = new Set(own.map(({ version }) => version!.text));
  if (distinct.size * 2 <= own.length || (numbers.size * 2 <= own.length && own.length > 3)) return [];
  return isInOrder(own, 0.7) || own.every(({ date }) => date) ? own : [];
}

/** Whether the versions count one way, up or down, in that share of steps. */
function isInOrder(heads: Head[], share: number): boolean {
  const versions = heads.flatMap(({ version }) => version?.text ?? []);
  const steps = versions.slice(1).map((version, index) => Math.sign(compareVersions(versions[index]!, version)));
  const [down, up] = [steps.filter((step) => step >= 0).length, steps.filter((step) => step <= 0).length];
  return Math.max(down, up) >= steps.length * share;
}

/** Heads without those of a product that is named once or twice beside one that is named most of the time. */
function ofOwnProducts(heads: Head[]): Head[] {
  const groups = Map.groupBy(heads, ({ product }) => product?.toLowerCase() ?? '');
  const most = Math.max(...[...groups.values()].map(({ length }) => length));
  if (most < heads.length * 0.5 && most < 3)
    return heads.filter(({ product }) => !product || product.split(' ').length < 2);
  return heads.filter(({ product, date }) => {
    const count = groups.get(product?.toLowerCase() ?? '')?.length ?? 0;
    if (!date && count < most && (product?.split(' ').length ?? 0) > 3) return false;
    return count > 2 || count * 8 >= most || (date !== null && count * 20 >= most);
  });
}

const weigh = (heads: Head[]): number =>
  heads.filter(({ version }) => version).length * 2 + heads.filter(({ date }) => date).length + heads.length;

function canHead(text: string, piece: Piece): boolean {
  if (piece.kind === 'heading' || piece.level > (piece.kind === 'item' ? 1 : 0)) return false;
  const words = slice(text, piece);
  if (words.length > 140 || words.includes('\n')) return false;
  return piece.kind !== 'text' || isBold(words) || !/[,;?!]$/.test(words);
}

function looksOf(text: string, { kind, indent, looks, start, end }: Piece): string {
  return kind === 'text' && isBold(text.slice(start, end)) ? 'bold' : `${kind} ${looks} ${Math.min(indent, 12)}`;
}

const isBold = (words: string): boolean => /^(?:\*\*|__)[^*_]+(?:\*\*|__)\W*(?:\([^)]*\)|[^*\n]{0,40})$/.test(words);

function mergeHeads(lines: Head[], others: Head[]): Head[] {
  return [...lines, ...others.filter(({ status }) => status !== 'released')].toSorted((a, b) => a.at - b.at);
}

function settleLevels(heads: Head[], pieces: Piece[]): Head[] {
  const product = commonest(
    heads.flatMap(({ version, product: name }) => (version ? [name?.toLowerCase() ?? ''] : [])),
  );
  const dropped = new Set<Head>();
  const grouping = new Set<Head>();
  const above: Head[] = [];
  for (const head of heads) {
    const level = pieces[head.at]!.level;
    while (above.length > 0 && pieces[above.at(-1)!.at]!.level >= level) above.pop();
    const parent = above.at(-1);
    if (parent && head.version) {
      if (!parent.version) {
        if (parent.date) grouping.add(parent);
        head.group = parent.date ? parent : null;
      } else if (isSame(head, parent) || isForeign(head, parent, product)) {
        dropped.add(head);
        continue;
      } else if (isSeriesOf(parent, head)) {
        grouping.add(parent);
        head.group = parent.group;
      }
    } else if (parent?.version && !head.version && head.status === 'released') {
      dropped.add(head);
      continue;
    }
    above.push(head);
  }
  return heads.filter((head) => !dropped.has(head) && !(grouping.has(head) && (!head.version || !head.date)));
}

const isSame = (head: Head, parent: Head): boolean =>
  head.version?.text.replace(/^v/i, '') === parent.version?.text.replace(/^v/i, '') &&
  (head.product ?? '') === (parent.product ?? '');

/** `### Node 18.0` inside `## 2.4.0`: somebody else's version. */
function isForeign(head: Head, parent: Head, product: string): boolean {
  const name = head.product?.toLowerCase() ?? '';
  return name !== '' && name !== product && name !== (parent.product?.toLowerCase() ?? '');
}

function isSeriesOf(parent: Head, head: Head): boolean {
  const [series, numbers] = [versionNumbers(parent.version?.text ?? ''), versionNumbers(head.version?.text ?? '')];
  return series.length < numbers.length && series.every((number, at) => number === numbers[at]);
}

function commonest(names: string[]): string {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
}

/** The words of a piece with markup blanked, for reading a line that may be a date or a status. */
export const wordsOf = (text: string, piece: Piece): string => maskMarkup(slice(text, piece));
