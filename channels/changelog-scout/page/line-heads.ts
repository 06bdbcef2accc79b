import type { DayOrder } from '../../../evidence/read-date.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import { slice } from '../text/span.ts';
import { isReleasedBy } from './date-lines.ts';
import type { Head } from './head.ts';
import { isAnnounced } from './head-words.ts';
import { readHeads } from './read-heads.ts';
import type { Piece } from './piece.ts';

/** Lines without a heading's marks, of the kind and indent of which most head a release. */
export function bestLines(text: string, pieces: Piece[], order?: DayOrder): Head[] {
  const candidates = readHeads(text, pieces, (piece) => canHead(text, piece), order).filter(
    (head) => isSure(head, pieces[head.at]!) || isReleasedBelow(text, head, pieces),
  );
  const groups = Map.groupBy(candidates, ({ at }) => looksOf(text, pieces[at]!));
  const ranked = [...groups.values()]
    .map((heads) => keepCoherent(heads, pieces))
    .toSorted((a, b) => weigh(b) - weigh(a));
  const [best = []] = ranked;
  if (best.length <= 1 && !best.some(({ version, date, at }) => version && (date || at < 3))) return [];
  const own = new Set(best);
  const looks = new Set(best.map(({ at }) => looksOf(text, pieces[at]!)));
  const isSigned = ({ version, date, at }: Head): boolean =>
    version === null && date !== null && looks.has(looksOf(text, pieces[at]!)) && SIGNED.test(slice(text, pieces[at]!));
  const further = candidates.filter(
    (head) => !own.has(head) && (isNamedLine(text, head, pieces[head.at]!) || isSigned(head)),
  );
  const all = [...best, ...further].toSorted((a, b) => a.at - b.at);
  return further.length > 0 && isInOrder(all, 0.9) ? all : best;
}

/** A version and a title, with the line below that says who released it. */
function isReleasedBelow(text: string, { version, at }: Head, pieces: readonly Piece[]): boolean {
  const [piece, next] = [pieces[at]!, pieces[at + 1]];
  const isFirst = version !== null && !/[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.start + version.start));
  return isFirst && next?.kind === 'text' && isReleasedBy(slice(text, next).split('\n')[0] ?? '');
}

/** Set otherwise than most, but a line that says by its word or date that it heads a release. */
function isNamedLine(text: string, { version, date }: Head, piece: Piece): boolean {
  return (
    version !== null &&
    piece.kind === 'text' &&
    (date !== null || (/[._]/.test(version.text) && NAMED.test(slice(text, piece))))
  );
}

/** Ends with who wrote an entry. */
const SIGNED = /<[^<>\s]+@[^<>\s]+>\s*$/;

const NAMED = /^(?:(?:release notes|summary|changes|news) (?:for|in|of) |(?:version|release)\s)/i;

/** A number without a dot heads no list item unless it is all of it. */
function isSure({ isExact, version, product, date }: Head, { kind }: Piece): boolean {
  if (!isExact || !version || /[._]/.test(version.text) || date) return isExact;
  return product === null || kind === 'text';
}

/** Lines that head releases name one product, or hardly any, and count one way; lines of a commit log do neither. A table of several series counts as it likes. */
function keepCoherent(heads: Head[], pieces: Piece[]): Head[] {
  const versioned = heads.filter(({ version }) => version);
  if (versioned.length < 2)
    return versioned.length === 1 && heads.length < 3 ? versioned : heads.filter(({ version }) => !version);
  const own = withoutTitle(ofOwnProducts(versioned));
  const distinct = new Set(own.map(({ version, product }) => `${product ?? ''} ${version!.text}`));
  const numbers = new Set(own.map(({ version }) => version!.text));
  if (distinct.size * 2 <= own.length || (numbers.size * 2 <= own.length && own.length > 3)) return [];
  const isTable = own.every(({ at }) => pieces[at]!.looks === 'cell');
  // What is still to come stands above or below the others, and need have no day.
  const out = own.filter(({ status }) => status === 'released');
  return isTable || isInOrder(out, 0.7) || out.every(({ date, line }) => date ?? line) ? own : [];
}

/** `What's new in Merganser 12` over dated lines of 12.3 and 12.2 names their series. */
function withoutTitle(heads: Head[]): Head[] {
  const [first, ...rest] = heads;
  const isTitle = first !== undefined && !first.date && rest.length > 1 && rest.every(({ date }) => date);
  return isTitle && !/[._]/.test(first.version?.text ?? '.') ? rest : heads;
}

/** Whether the versions count one way, up or down, in that share of steps. */
function isInOrder(heads: Head[], share: number): boolean {
  const versions = heads.flatMap(({ version }) => version?.text ?? []);
  const steps = versions.slice(1).map((version, index) => Math.sign(compareVersions(versions[index]!, version)));
  const [down, up] = [steps.filter((step) => step >= 0).length, steps.filter((step) => step <= 0).length];
  return Math.max(down, up) >= steps.length * share;
}

/** Heads without those of a product that is named once or twice beside one that is named most of the time. */
export function ofOwnProducts(heads: Head[]): Head[] {
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
  if (piece.kind === 'heading' || piece.looks === 'hanging' || piece.level > (piece.kind === 'item' ? 1 : 0))
    return false;
  const words = slice(text, piece);
  if (words.length > 140 || words.includes('\n')) return false;
  return piece.kind !== 'text' || isBold(words) || !/[,;?!]$/.test(words) || isAnnouncedLine(words);
}

/** `Heron 3.1 is out!` */
const isAnnouncedLine = (words: string): boolean => isAnnounced(words.replace(/^.*\d(?=[^\d]*$)/, ''));

function looksOf(text: string, { kind, indent, looks, start, end }: Piece): string {
  return kind === 'text' && isBold(text.slice(start, end)) ? 'bold' : `${kind} ${looks} ${Math.min(indent, 12)}`;
}

const isBold = (words: string): boolean => /^(?:\*\*|__)[^*_]+(?:\*\*|__)\W*(?:\([^)]*\)|[^*\n]{0,40})$/.test(words);
