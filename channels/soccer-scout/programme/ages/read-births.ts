import { type AgeHit, type AgeMeaning, collectHits, TO } from './age-meaning.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const DAY = `(?:${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+(?:19|20)\\d\\d|\\d{1,2}/\\d{1,2}/(?:19|20)?\\d\\d(?!\\d)|(?:19|20)\\d\\d-\\d\\d-\\d\\d)`;
const YEAR = '(?:19|20)\\d\\d';
const BORN = '\\b(?:born|birth\\s?dates?|dates? of birth|dob)\\b[^.;\\n\\d]{0,24}?';

const DAYS = new RegExp(
  `${BORN}(?<from>${DAY})(?:${TO}(?<to>${DAY}))?(?<later>\\s*(?:or|and|&) (?:later|after|younger))?(?<earlier>\\s*(?:or|and|&) (?:earlier|before|older))?`,
  'gi',
);
const YEARS = new RegExp(
  `(?:\\b(?:born(?: in| between| from| during| the| years?)*|birth\\s?years?(?: of)?|years? of birth|jahrg[aä]nge?)\\s*:?\\s*(?<from>${YEAR})(?:s\\b)?(?:(?:${TO}|\\s*,\\s*)(?<to>${YEAR}|\\d\\d(?![\\d/])))*|(?<![\\d/$])\\b(?<yearFrom>${YEAR})(?:${TO}(?<yearTo>${YEAR}|\\d\\d(?![\\d/])))?s?(?=\\s+(?:birth\\s?years?|born|boys|girls)\\b))(?<later>\\s*(?:or|and|&) (?:later|younger|after))?(?<earlier>\\s*(?:or|and|&) (?:earlier|older|before))?`,
  'gi',
);

/** Birth years and birthday ranges that a text states. A date of figures is read month first unless that is no month. */
export function readBirths(text: string): AgeHit[] {
  return [...collectHits(text, DAYS, readDays), ...collectHits(text, YEARS, readYears)];
}

function readDays(
  { from, to, later, earlier }: Record<string, string | undefined>,
  match: RegExpExecArray,
): AgeMeaning | null {
  const first = toIso(from ?? '');
  const last = to ? toIso(to) : null;
  if (!first) return null;
  const words = match[0].toLowerCase();
  if (last) return { kind: 'births', from: first < last ? first : last, to: first < last ? last : first };
  if (later || /on or after|after|since/.test(words)) return { kind: 'births', from: first, to: null };
  if (earlier || /on or before|before|\bby\b/.test(words)) return { kind: 'births', from: null, to: first };
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

function toIso(words: string): string | null {
  if (/^\d{4}-/.test(words)) return words;
  const figures = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})$/.exec(words);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    const year = (figures[3] ?? '').length === 2 ? 2000 + Number(figures[3]) : Number(figures[3]);
    return first > 12 ? build(year, second, first) : build(year, first, second);
  }
  const named = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})\D*?(\d{4})$/i.exec(words);
  return named ? build(Number(named[3]), MONTHS.indexOf((named[1] ?? '').toLowerCase()) + 1, Number(named[2])) : null;
}

function build(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
