import type { Span } from './span.ts';
import { CORRECTING } from './vocabulary/correcting-words.ts';
import { MONTH_NAMES } from './vocabulary/month-names.ts';
import { anyPhrase } from './word-lists.ts';

/**
 * The text with what its writer takes back put right: in "since September... no wait, since October" the month, in "3 miles, sorry I meant
 * kilometers" the unit. What stands behind the words of a correction replaces the last value of the same sort before them; where no sort has a
 * value on both sides the text stays as it is.
 */
export function applyCorrections(text: string): string {
  let corrected = text;
  for (const hit of [...text.matchAll(CUE)].toReversed()) {
    const cue = { start: startOf(text, hit.index), end: hit.index + hit[0].length };
    corrected = putRight(corrected, cue) ?? corrected;
  }
  return corrected;
}

const CUE = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyPhrase(CORRECTING)})(?![\p{L}\d])[\s,;:.…–—-]*`, 'giu');

/** Where the words of a correction begin with what parts them from the value before: marks, and `edit:`. */
function startOf(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - NEAR), at);
  return at - (/(?:[\s,;:.…(–—*-]|edit:)+$/iu.exec(before)?.[0].length ?? 0);
}

/** As far as a value may stand from the words of the correction. */
const NEAR = 80;

const UNIT =
  'miles?|mi|kilomet(?:er|re)s?|km|met(?:er|re)s?|yards?|minutes?|days?|weeks?|months?|years?|meilen?|millas?|milles?';
const NUMBER = String.raw`(?:\d+/\d+|\d+(?:[.,]\d+)*)`;
const VERSION = String.raw`v?\d+(?:\.\d+)+`;
/** Sorts of values, the longer before those that are part of them. */
const SORTS: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\d.])${VERSION}\s*(?:-{1,2}>|→|=>|to|[-–])\s*${VERSION}(?![\d.]*\d)`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d./])${NUMBER}[ -]?(?:${UNIT})(?![\p{L}\d])`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:\d{1,2}\.? )?(?:${MONTH_NAMES.trim().split(/\s+/).join('|')})(?: \d{1,2}(?!\d))?(?:,? (?:19|20)\d{2})?)(?![\p{L}\d])`,
    'giu',
  ),
  /(?<![\p{L}\d.])\d{4}-\d{2}(?:-\d{2})?(?![\d-])/gu,
  /(?<![\p{L}\d.])v?\d+(?:\.\d+)+(?![\d.]*\d)/gu,
  /(?<![\p{L}\d.-])(?:19|20)\d{2}(?![\p{L}\d-])/gu,
  new RegExp(String.raw`(?<![\p{L}])(?:${UNIT})(?![\p{L}])`, 'giu'),
  // A model or an age group, "AB-12C", "U12".
  /(?<![\p{L}\d.-])\p{L}{1,4}-?\d{1,5}\p{L}?(?![\p{L}\d-])/gu,
  // A number, or a size of children's clothes.
  /(?<![\p{L}\d.-])\d+[TtMm]?(?![\p{L}\d-]|\.\d)/gu,
];

function putRight(text: string, cue: Span): string | null {
  const behind = /^[^\n.!?]*(?:[.!?](?=\S)[^\n.!?]*)*/u.exec(text.slice(cue.end, cue.end + NEAR))?.[0] ?? '';
  const before = text.slice(Math.max(0, cue.start - NEAR), cue.start);
  for (const sort of SORTS) {
    const [right] = behind.matchAll(sort);
    const wrong = [...before.matchAll(sort)].at(-1);
    if (!right || !wrong) continue;
    const start = cue.start - before.length + wrong.index;
    const end = cue.end + right.index + right[0].length;
    return `${text.slice(0, start)}${right[0]}${text.slice(start + wrong[0].length, cue.start)}${text.slice(end)}`;
  }
  return null;
}
