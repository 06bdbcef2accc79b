import { cueList } from '../../reading/cue-list.ts';
import type { DayOrder } from '../../../evidence/read-date.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice, trimSpan } from '../text/span.ts';
import { DAY_FIRST } from './line-starts.ts';
import type { Piece } from './piece.ts';
import { isReleaseLine, readReleaseHead } from './release-head.ts';
import type { ReleaseHead } from './release-head.ts';

/**
 * Lines that head a release and go on with what changed (`v1.3 - 2026-05-01 - Fixed login`, `go1.21.4 (released 2026-11-07) includes …`),
 * cut in two. With a date behind the version a single line is sure; without one it takes several that count one way, and no other heads.
 */
export function splitInline(text: string, pieces: Piece[], order?: DayOrder): Piece[] {
  const found = pieces.flatMap((piece, at) => {
    const isDeep = piece.level > (piece.kind === 'item' ? 1 : 0);
    const inline = piece.kind === 'heading' || isDeep ? null : readInline(text, piece, order);
    return inline ? [{ at, ...inline }] : [];
  });
  const hasHeadings = pieces.some(
    (piece) => piece.kind === 'heading' && readReleaseHead(slice(text, piece), order)?.version,
  );
  const hasLines =
    pieces.filter(
      (piece) =>
        piece.kind === 'text' && piece.end - piece.start < 110 && isReleaseLine(maskMarkup(slice(text, piece))),
    ).length > found.length;
  // A day alone heads a line where several lines begin so, and nothing else heads a release.
  const days = found.filter(({ head }) => !head.version);
  const isDaily = days.length > 1 && !hasHeadings;
  const dated = found.filter(
    ({ head, at }) => head.date && (head.version ? !hasHeadings || pieces[at]!.kind === 'text' : isDaily),
  );
  const isSure =
    !hasHeadings && !hasLines && found.length > 2 && isInOrder(found.flatMap(({ head }) => head.version?.text ?? []));
  const chosen = new Map((isSure ? found : hasLines ? [] : dated).map(({ at, length }) => [at, length]));
  if (chosen.size === 0) return pieces;
  return pieces.flatMap((piece, at) => (chosen.has(at) ? cut(text, piece, chosen.get(at)!) : [piece]));
}

/** What parts a release from what changed in it: a day in brackets or behind a mark, a mark alone, or a day of two figures a year and a gap. */
const INLINE = cueList(
  String.raw`
  \([^()\n]{6,40}\)
  [-–—:,/|]\s*[\p{L}\d,./ -]{6,28}?(?=\s[-–—:|]\s|:\s|\s{2,})
  (?=\s[-–—|]\s)|:(?=\s)
  \d{1,2}([/.-])\d{1,2}\1\d{2}(?=\s{2})
`,
  {
    flags: 'iu',
    before: String.raw`^(?:(?:version|release|build)\s+|[\p{L}][\p{L}\p{N}.+-]{0,20}\s+)?(?:go)?v?\d[\w.+~-]*\s*`,
  },
);

/** The release that the first units of a line name, and how many these are. A bare number counts issues as often as releases. */
function readInline(
  text: string,
  piece: Piece,
  order: DayOrder | undefined,
): { length: number; head: ReleaseHead } | null {
  const masked = maskMarkup(slice(text, piece).slice(0, 200)).split('\n')[0] ?? '';
  const lead = INLINE.exec(masked.trimStart()) ?? DAY_FIRST.exec(masked.trimStart());
  if (!lead || isReleaseLine(masked) || lead[0].length > masked.trim().length - 8) return null;
  const length = masked.length - masked.trimStart().length + lead[0].length;
  const head = readReleaseHead(masked.slice(0, length), order);
  const rest = slice(text, piece).slice(length);
  const isLater = !head?.date && readReleaseHead(masked.slice(0, 120), order)?.date != null;
  const isMore = (rest.match(/\p{L}{2,}/gu)?.length ?? 0) > 1;
  const isNumber = head?.version != null && !head.date && /^\d+$/.test(head.version.text);
  const isNamed = head?.version != null || (head?.date?.iso.length === 10 && MARKED.test(slice(text, piece)));
  return head && isNamed && head.isExact && !isNumber && !isLater && isMore ? { length, head } : null;
}

/** A day that stands out: in bold, or in brackets. */
const MARKED = /^\s*(?:[*_]{2}|\[)?\d/;

function cut(text: string, piece: Piece, length: number): Piece[] {
  const head = trimSpan(text, { start: piece.start, end: piece.start + length });
  const mark = /^[\s:|–—-]+/.exec(text.slice(piece.start + length, piece.end))?.[0].length ?? 0;
  const rest = trimSpan(text, { start: piece.start + length + mark, end: piece.end });
  return [
    { ...piece, ...head, kind: 'text', looks: 'inline', level: 0, indent: 0 },
    { ...piece, ...rest, kind: 'text', looks: 'text', level: 0 },
  ];
}

function isInOrder(versions: string[]): boolean {
  const steps = versions.slice(1).map((version, index) => Math.sign(compareVersions(versions[index]!, version)));
  return (
    Math.max(steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length) >= steps.length * 0.8
  );
}
