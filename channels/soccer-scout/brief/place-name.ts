import { rolesIn } from '../../reading/languages.ts';
import { findStop, isVocabulary } from './place-words.ts';
import { findRegion, toEnglish, US_STATES } from './regions.ts';

/** No place name is longer; what follows is not looked at. */
const LONGEST_NAME = 160;

/** How far a place name goes: to the end of the sentence or a word that runs on, with commas only before further names. */
export function lengthOf(rest: string): number {
  const text = rest.slice(0, LONGEST_NAME);
  const whole = text.slice(0, findStop(text));
  const isCased = hasCapitals(text);
  let end = 0;
  for (const part of whole.matchAll(/(,?)([^,]*)/g)) {
    if (part[0] === '') break;
    const isName =
      /^\s*(?:[\p{Lu}\d]|the\b)/u.test(part[2] ?? '') ||
      (end > 0 && !isCased && (part[2] ?? '').trim().split(/\s+/).length <= 3);
    if (end > 0 && !isName) break;
    if (end > 0 && isVocabulary((part[2] ?? '').trim().split(/\s+/)[0] ?? '')) break;
    end = part.index + part[0].length;
  }
  // "Alder Falls Oregon cerquita": behind the state a name goes on with capitals alone.
  return BEHIND_STATE.exec(text.slice(0, end))?.[1]?.length ?? end;
}
const BEHIND_STATE = new RegExp(`^(.*?[ ,](?:${[...US_STATES.values()].join('|')}))(?= \\p{Ll})`, 'u');

/** Capitals elsewhere than at the start of a sentence: the writer uses them, so a place has one. */
export const hasCapitals = (text: string): boolean => /[^.!?\n\s]\s+\p{Lu}\p{Ll}/u.test(text);

const LEAD =
  /^(?:[\s,.'"“”*_]|the (?=\p{Lu})|(?:downtown|greater|metro|either|(?:the )?(?:city|town|village|neighbou?rhood|area|vicinity|middle|cent(?:er|re)|heart) of) )*/iu;
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
    .replace(/,? (?:in|en|em) (?=\p{Lu}|\d)/gu, ', ')
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
