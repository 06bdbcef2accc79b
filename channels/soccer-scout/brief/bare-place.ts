import { rolesIn } from '../../reading/languages.ts';
import { hasCapitals, lengthOf, trimName } from './place-name.ts';
import { isNowhere, isVocabulary, PHRASE_END } from './place-words.ts';
import { endsWithState, US_STATES } from './regions.ts';

/** Words that may name the place of a brief; the heavier the surer. */
export interface Candidate {
  start: number;
  end: number;
  weight: number;
}

/** Without an anchor: the first run of comma-parted words that are no words about soccer, families or searching. */
export function readBare(text: string): Candidate | null {
  const ends = [...text.matchAll(PHRASE_END)].map((mark) => ({ end: mark.index, next: mark.index + mark[0].length }));
  const phrases = [0, ...ends.map(({ next }) => next)].map((from, index) => ({
    from,
    to: ends[index]?.end ?? text.length,
  }));
  const found = phrases.flatMap(({ from, to }) => {
    const commas = [...text.slice(from, to).matchAll(/,/g)].map((comma) => from + comma.index + 1);
    return [from, ...commas].flatMap((start) => readBareAt(text, start, to) ?? []);
  });
  return [...found, ...townsOfStates(text)].toSorted((a, b) => b.weight - a.weight || a.start - b.start)[0] ?? null;
}

/** "shes seven alder falls oregon nothing more than a mile": in a text in small letters, up to three words before the name of a state that are no words of such briefs. */
function townsOfStates(text: string): Candidate[] {
  if (hasCapitals(text.replaceAll('\u0001', ''))) return [];
  return [...text.matchAll(STATE_NAMES)].flatMap((hit) => {
    const run = /(?:[\p{L}'’-]+[ ,]{1,2}){1,3}$/u.exec(text.slice(Math.max(0, hit.index - 60), hit.index))?.[0] ?? '';
    const words = [...run.matchAll(/[\p{L}'’-]+/gu)];
    const last = words.findLastIndex(([word]) => isVocabulary(word));
    // Behind "my son" stands his name.
    const isKin = last >= 0 && rolesIn('en', words[last]?.[0].toLowerCase() ?? '').has('people');
    const first = words[last + (isKin && last + 2 < words.length ? 2 : 1)];
    const end = hit.index + hit[0].length;
    return first ? [{ start: hit.index - run.length + first.index, end, weight: 2 }] : [];
  });
}
const STATE_NAMES = new RegExp(
  `(?<![\\p{L}])(?:${[...US_STATES.values()].join('|')})(?:,? \\d{5})?(?![\\p{L}\\d])`,
  'giu',
);

function readBareAt(text: string, from: number, to: number): Candidate | null {
  const words = [...text.slice(from, to).matchAll(/[^\s,]+/g)];
  // Where the writer uses capitals, a name begins with one.
  const isCased = hasCapitals(text.replaceAll('\u0001', ''));
  const first = words.findIndex(([word]) => !isVocabulary(word) && (!isCased || /^[^\p{Ll}]/u.test(word)));
  if (first < 0) return null;
  const start = from + (words[first]?.index ?? 0);
  const range = trimName(text, start, start + lengthOf(text.slice(start, to)));
  if (!range) return null;
  const name = text.slice(range.start, range.end);
  if (isNowhere(name) || (/^\d+$/.test(name) && !/^\d{5}$/.test(name))) return null;
  const isNamed = /^[\p{Lu}\d]/u.test(name);
  // A sentence that merely remains is no place: a lower-case one has to be short, and to stand alone or end with a state.
  if (!isNamed && (name.split(/\s+/).length > 4 || ((first > 0 || from > 0) && !endsWithState(name)))) return null;
  return { ...range, weight: Number(isNamed) + Number(isPrecise(name) || endsWithState(name)) * 2 };
}

/** With a ZIP, a state behind a comma or the number of a house. */
export const isPrecise = (words: string): boolean => /\b\d{5}\b|,\s*\p{Lu}|^\d+ \p{L}/u.test(words);
