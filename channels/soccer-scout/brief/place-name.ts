import { rolesIn } from '../../reading/languages.ts';
import { isPlacePart, isRegion, regionAhead } from './place-evidence.ts';
import { findStop, isVocabulary } from './place-words.ts';
import { findRegion, toEnglish } from './regions.ts';

/** No place name is longer; what follows is not looked at. */
const LONGEST_NAME = 160;

/**
 * How far a place name goes: to the end of the sentence or a word that runs on, and behind a comma only with what tells where the rest is: whoever is
 * named there is no part of it ("in Norden, Tamsin is 9").
 */
export function lengthOf(rest: string): number {
  const text = rest.slice(0, LONGEST_NAME);
  const whole = text.slice(0, findStop(text));
  let end = 0;
  const parts = [...whole.matchAll(/,?[^,]*/g)];
  const isCased = /^[^,]*\p{Lu}/u.test(whole);
  for (const [at, { 0: part, index }] of parts.entries()) {
    const words = part.replace(/^,/, '');
    const length = lengthOfPart(words);
    const tells = (more: string): boolean => isPlacePart(more, isCased);
    // "4 Elm Street, Norden, Ohio": a town that the next part tells of.
    const next = parts[at + 1]?.[0].slice(1) ?? '';
    const isTown = /^\s*[\p{Lu}\d]/u.test(words) && isRegion(next.slice(0, lengthOfPart(next)));
    const isMore = end === 0 || tells(words.slice(0, length)) || isTown;
    const region = isMore || end === 0 ? 0 : regionAhead(words);
    // "Norden, Ohio Tamsin is 9"
    if (region > 0) return index + part.length - words.length + region;
    if (part === '' || length === 0 || !isMore) break;
    end = index + part.length - words.length + length;
    if (length < words.trimEnd().length) break;
  }
  return end;
}

/** The words of one name between commas. A name with capitals ends before a small word, unless more of it stands behind that one. */
function lengthOfPart(part: string): number {
  const words = [...part.matchAll(/\S+/g)];
  const first = words.findIndex(([word]) => word.toLowerCase() !== 'the');
  const isCased = /^["“'*_(]*\p{Lu}\p{L}*\p{Ll}|^\p{Lu}+\d|^\p{Lu}\.|^(?:NYC|NE|NW|SE|SW|DC)$/u.test(
    words[first]?.[0] ?? '',
  );
  const isHouse = /^\d/.test(words[first]?.[0] ?? '');
  const end = words.findIndex(([word], at) => {
    if (at <= first) return false;
    if (/^\d{1,2}$/.test(word)) return true;
    if (JOINTS.test(word))
      return !isPlacePart(
        words
          .slice(at + 1)
          .map(([next]) => next)
          .join(' '),
        isCased,
      );
    if (!isCased || /^[^\p{Ll}]/u.test(word) || isHouse || STREETS.test(word)) return false;
    return !PARTICLES.test(
      words
        .slice(at, at + 3)
        .map(([next]) => next)
        .join(' '),
    );
  });
  const last = end < 0 ? words.at(-1) : words[end - 1];
  return last ? last.index + last[0].length : 0;
}
const STREETS = /^(?:street|st|avenue|ave|road|rd|lane|ln|park|square|school)$/;
const JOINTS = /^(?:and|und|et|y|e|oraz)$/iu;
const PARTICLES =
  /^(?:(?:de|del|de la|de los|da|do|di|of|of the|am|an der|upon|on|sur|ob der|in|in the|en|em|à|au|d|la|le|the|los|las) |d['’])\p{Lu}/u;

/** Capitals elsewhere than at the start of a sentence: the writer uses them, so a place has one. */
export const hasCapitals = (text: string): boolean => /[^.!?\n\s]\s+\p{Lu}\p{Ll}/u.test(text);

const AROUND = '(?:the )?(?:city|town|village|neighbou?rhood|area|vicinity|middle|cent(?:er|re)|heart) of';
const LEAD = new RegExp(
  `^(?:[\\s,.'"“”*_]|(?:the|location|place|town|address) (?=\\p{Lu})|(?:downtown|greater|metro|either|${AROUND}) )*`,
  'iu',
);
const TAIL =
  /(?:[\s,.'"“”*_/|]|\s(?:[Aa]rea|[Mm]etro|[Rr]egion|please|and|or|of|in|at|near|the|to|on|by|preferably|usa|USA))*$/;

/** The range of a place name without the words and marks around it; null where nothing is left. */
export function trimName(text: string, start: number, end: number): { start: number; end: number } | null {
  const words = text.slice(start, end);
  const lead = LEAD.exec(words)?.[0].length ?? 0;
  const tail = TAIL.exec(words.slice(lead))?.[0].length ?? 0;
  const range = { start: start + lead, end: end - tail };
  return range.end - range.start >= 2 ? range : null;
}

/** The words for the geocoder: commas between the levels, states by their full names, ZIP+4 as ZIP. */
export function toQuery(words: string): string {
  return words
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\bzip(?: ?code)?:?\s*/gi, '')
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/,? (?:in(?: the)?|en|em) (?=\p{Lu}|\d)/gu, ', ')
    .replace(/^([\p{Ll}\d'’ -]+?) in (?=\p{Ll}[\p{Ll} ]*$)/u, '$1, ')
    .replace(/(?:,\s*|\s)([A-Z]{2})(?=$|,|\s+\d{5}\b)/g, (whole, code: string) =>
      findRegion(code) ? `, ${findRegion(code)}` : whole,
    )
    .replace(/,? (?:au|aux|auf|nel|nella|no|na) (?=\p{Lu})/gu, ', ')
    .replace(/\bD\.C\.?/g, 'District of Columbia')
    .replace(/\s*,\s*/g, ', ')
    .replace(/,\s\d{1,2}$/, '')
    .replace(/(?<![\s,.])[\s,.]+$/, '')
    .trim()
    .split(', ')
    .map((part) => toEnglish(part))
    .join(', ');
}

/** "alder falls or, 2 miles": where nobody uses capitals, two letters that end a phrase behind a name are a state, as the post writes it. */
export const withStates = (text: string): string =>
  hasCapitals(text)
    ? text
    : text.replace(STATE_AT_END, (whole, before: string, code: string) =>
        findRegion(code.toUpperCase()) && !isCommon(before) ? whole.slice(0, -2) + code.toUpperCase() : whole,
      );
const STATE_AT_END = /(?<![\p{L}\d'’-])(\p{L}{3,20}),? (\p{Ll}{2})(?=(?:,? \d{5})?(?:[.,;!?\n]|$)|,? \d{5}(?!\d))/gu;
/** The same anywhere behind a name, for codes that are no words of the languages of briefs: "nr alder falls az 4 my son". */
export const withSureStates = (text: string): string =>
  hasCapitals(text)
    ? text
    : text.replace(SURE_STATE, (whole, before: string) =>
        isCommon(before) ? whole : whole.slice(0, -2) + whole.slice(-2).toUpperCase(),
      );
const SURE_STATE =
  /(?<![\p{L}\d'’-])(\p{L}{3,20}),? (?:az|ak|ct|dc|fl|ga|il|ks|ky|md|mn|ms|mt|nc|nd|nh|nj|nm|nv|ny|ri|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)(?![\p{L}\d'’-])/gu;
const isCommon = (word: string): boolean => isVocabulary(word) || rolesIn('en', word.toLowerCase()).size > 0;
