import { DATE_MARK, daysOf, markDates, readDates } from '../../read-dates.ts';
import { BORN_IN } from '../page-words.ts';
import { type AgeHit, type AgeMeaning, collectHits, TO } from './age-meaning.ts';

const YEAR = '(?:19|20)\\d\\d';
const BORN = '\\b(?:born|birth\\s?dates?|dates? of birth|dob)\\b[^.;\\n\\d]{0,24}?';

const DAYS = new RegExp(
  `${BORN}(?<from>${DATE_MARK}+)(?:${TO}(?<to>${DATE_MARK}+))?(?<later>\\s*(?:or|and|&) (?:later|after|younger))?(?<earlier>\\s*(?:or|and|&) (?:earlier|before|older))?`,
  'dgiu',
);
const BEFORE_YEAR =
  'in|between|from|during|the|years?|en|entre|de|im|zwischen|von|nel|nell|tra|dal|em|van|tussen|w|od|roku|birth';
const YEARS = new RegExp(
  `(?:(?<!\\p{L})${BORN_IN}(?:\\s(?:${BEFORE_YEAR}))*\\s*:?\\s*(?<from>${YEAR})(?:s\\b)?(?:(?:${TO}|\\s*,\\s*)(?<to>${YEAR}|\\d\\d(?![\\d/])))*|(?<![\\d/$])\\b(?<yearFrom>${YEAR})(?:${TO}(?<yearTo>${YEAR}|\\d\\d(?![\\d/])))?s?(?=\\s+(?:birth\\s?years?|born|boys|girls|urodzeni|geboren|rocznik)\\b|\\s\\((?:boys|girls|mixed|co-?ed)\\)))(?<later>\\s*(?:or|and|&) (?:later|younger|after))?(?<earlier>\\s*(?:or|and|&) (?:earlier|older|before))?`,
  'giu',
);

/** Birth years and birthday ranges that a text states. */
export function readBirths(text: string): AgeHit[] {
  const days = ANY.test(text) ? readDates(text).filter(({ year, day }) => year !== null && day !== null) : [];
  const dayAt = (span: [number, number] | undefined): string | null => {
    const date = span && days.find(({ start }) => start === span[0]);
    return date ? daysOf(date, date.year ?? 0).from : null;
  };
  const byDays = collectHits(markDates(text, days), DAYS, (found, { 0: words, indices }) =>
    readDays(dayAt(indices?.groups?.['from']), dayAt(indices?.groups?.['to']), found, words),
  );
  return [...byDays, ...collectHits(text, YEARS, readYears)];
}

const ANY = /\b(?:born|birth|dates? of birth|dob)/i;

function readDays(
  first: string | null,
  last: string | null,
  { later, earlier }: Record<string, string | undefined>,
  words: string,
): AgeMeaning | null {
  if (!first) return null;
  if (last) return { kind: 'births', from: first < last ? first : last, to: first < last ? last : first };
  if (later || /on or after|after|since/i.test(words)) return { kind: 'births', from: first, to: null };
  if (earlier || /on or before|before|\bby\b/i.test(words)) return { kind: 'births', from: null, to: first };
  return null;
}

function readYears(found: Record<string, string | undefined>): AgeMeaning | null {
  const from = found['from'] ?? found['yearFrom'];
  const to = found['to'] ?? found['yearTo'] ?? from;
  if (!from || !to) return null;
  const second = to.length === 2 ? Number(from.slice(0, 2) + to) : Number(to);
  const [first, last] = [Math.min(Number(from), second), Math.max(Number(from), second)];
  return {
    kind: 'births',
    from: found['earlier'] ? null : `${first}-01-01`,
    to: found['later'] ? null : `${last}-12-31`,
  };
}
