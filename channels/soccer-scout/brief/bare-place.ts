import { isNamedAsPerson } from './as-person.ts';
import { rolesIn } from '../../reading/languages.ts';
import { hasCapitals, lengthOf, trimName } from './place-name.ts';
import { isPrecisePlace, isRegion, isToldPlace } from './place-evidence.ts';
import { isNowhere, isVocabulary, PHRASE_END } from './place-words.ts';
import { endsWithState, US_STATES } from './regions.ts';

/** Words that may name the place of a brief; the heavier the surer. */
export interface Candidate {
  start: number;
  end: number;
  weight: number;
}

/** Without an anchor: the first run of words that say by themselves that they are a place, and of nobody's name. */
export function readBare(text: string, original = text): Candidate | null {
  // Where the writer uses capitals, a name begins with one.
  const isCased = hasCapitals(original);
  const ends = [...text.matchAll(PHRASE_END)].map((mark) => ({ end: mark.index, next: mark.index + mark[0].length }));
  const phrases = [0, ...ends.map(({ next }) => next)].map((from, index) => ({
    from,
    to: ends[index]?.end ?? text.length,
  }));
  const found = phrases.flatMap(({ from, to }) => {
    const commas = [...text.slice(from, to).matchAll(/,/g)].map((comma) => from + comma.index + 1);
    return [from, ...commas].flatMap((start) => readBareAt(text, { from: start, to, isCased }) ?? []);
  });
  const towns = townsOfStates(text).filter((town) => !isNamedAsPerson(text, town, 'bare'));
  return [...found, ...towns].toSorted((a, b) => b.weight - a.weight || a.start - b.start)[0] ?? null;
}

/** "shes seven alder falls oregon nothing more than a mile": up to three words in small letters before a state that are no words of such briefs. */
function townsOfStates(text: string): Candidate[] {
  return [...text.matchAll(STATE_NAMES), ...text.matchAll(STATE_CODES)].flatMap((hit) => {
    const run =
      /(?<![\p{L}'’-])(?:[\p{Ll}'’-]+[ ,]{1,2}){1,3}$/u.exec(text.slice(Math.max(0, hit.index - 60), hit.index))?.[0] ??
      '';
    const words = [...run.matchAll(/[\p{L}'’-]+/gu)];
    const last = words.findLastIndex(([word]) => isVocabulary(word));
    // Behind "my son" stands his name.
    const isKin = last >= 0 && rolesIn('en', words[last]?.[0].toLowerCase() ?? '').has('people');
    const first = words[last + (isKin && last + 2 < words.length ? 2 : 1)];
    const end = hit.index + hit[0].length;
    const isNamed = words.slice(last + 1).some(([word]) => rolesIn('en', word).size === 0);
    return first && isNamed ? [{ start: hit.index - run.length + first.index, end, weight: 2 }] : [];
  });
}
const STATE_NAMES = new RegExp(
  `(?<![\\p{L}])(?:${[...US_STATES.values()].join('|')})(?:,? \\d{5})?(?![\\p{L}\\d])`,
  'giu',
);
const STATE_CODES = new RegExp(
  `(?<![\\p{L}])(?:${[...US_STATES.keys()].join('|')})(?:,? \\d{5})?(?![\\p{L}\\d])`,
  'gu',
);

/** A letter or figure that the rules read: of other scripts nobody can tell a name from a word. */
const LATIN = /^["“'(*_]*[\p{sc=Latin}\d]/u;

function readBareAt(
  text: string,
  { from, to, isCased }: { from: number; to: number; isCased: boolean },
): Candidate | null {
  const words = [...text.slice(from, to).matchAll(/[^\s,]+/g)];
  const first = words.findIndex(
    ([word]) => !isVocabulary(word) && LATIN.test(word) && (!isCased || /^[^\p{Ll}]/u.test(word)),
  );
  if (first < 0) return null;
  const start = from + (words[first]?.index ?? 0);
  const range = trimName(text, start, start + lengthOf(text.slice(start, to)));
  if (!range) return null;
  const name = text.slice(range.start, range.end);
  if ((isCased && !/^[\p{Lu}\d]/u.test(name)) || isNowhere(name) || (/^\d+$/.test(name) && !/^\d{5}$/.test(name)))
    return null;
  const [, country = ''] = /^\s?\(([^)\n]{2,30})\)/.exec(text.slice(range.end)) ?? [];
  const isTold = isToldPlace(name) || isRegion(country);
  if (!isTold || isNamedAsPerson(text, range, isRegion(country) ? 'place' : 'bare')) return null;
  const isNamed = /^[\p{Lu}\d]/u.test(name);
  // A sentence that merely remains is no place: a lower-case one has to be short, and to stand alone or end with a state.
  if (!isNamed && (name.split(/\s+/).length > 4 || ((first > 0 || from > 0) && !endsWithState(name)))) return null;
  return { ...range, weight: Number(isNamed) + Number(isPrecisePlace(name)) * 2 };
}
