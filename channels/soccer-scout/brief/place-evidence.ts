import { LANGUAGES } from '../../reading/languages.ts';
import { anyPhrase, wordSet } from '../../reading/word-lists.ts';
import { endsWithState, findRegion, isExonym, isState } from './regions.ts';
import { isPartOfCountry, isTown } from './town-names.ts';

/**
 * Whether words say by themselves that they are a place: a postal code, the number of a house, a state or country behind a name, a noun for places, or a
 * town that is known by its name. Every other name may be a person's.
 */
export function isToldPlace(words: string): boolean {
  const [first = '', ...rest] = words.split(/,| (?:in|en|em) (?=\p{Lu})/u).map((part) => part.trim());
  return isPrecisePlace(words) || isTown(first) || hasPlaceNoun(first) || rest.some((part) => isTown(part));
}

/** The same by figures, or by the state or country that it is in. */
export function isPrecisePlace(words: string): boolean {
  const [first = '', ...rest] = words.split(',').map((part) => part.trim());
  const isCased = /\p{Lu}/u.test(words);
  return (
    POSTAL.test(words) ||
    (/^\d{1,5}[a-z]? /.test(first) && hasPlaceNoun(first)) ||
    rest.some(isRegion) ||
    (isCased ? endsInRegion(words) : endsWithState(words) || endsInRegion(words))
  );
}

/** Whether a part of an address between commas tells where the parts before it are. */
export const isPlacePart = (part: string, isCased: boolean): boolean => {
  const words = part.trim().replace(/^(?:in|en|em) /i, '');
  if (isCased && !/^[\p{Lu}\d]/u.test(words)) return false;
  if (!isCased && /^\p{Ll}{2}$/u.test(words)) return findRegion(words.toUpperCase()) !== undefined;
  return POSTAL.test(words) || isRegion(words) || isTown(words) || hasPlaceNoun(words) || endsInRegion(words);
};

/** A state, a part of a country or a country, with a postal code behind it or not. */
export function isRegion(part: string): boolean {
  const words = part.trim().replace(ZIP_BEHIND, '').replace(/\.$/, '');
  return (
    findRegion(words) !== undefined ||
    isState(words) ||
    isExonym(words) ||
    isPartOfCountry(words) ||
    isCountry(words) ||
    NATIONS.test(words)
  );
}

/** Length of a state or country at the start of words, up to three of them; 0 where there is none. */
export function regionAhead(words: string): number {
  const ends = Array.from(words.matchAll(/[^\s,]+/g), ({ index, 0: word }) => index + word.length).slice(0, 3);
  return ends.findLast((end) => isRegion(words.slice(0, end))) ?? 0;
}

function endsInRegion(words: string): boolean {
  const parts = words.replace(ZIP_BEHIND, '').split(/[\s,()]+/);
  return [1, 2, 3].some((length) => parts.length > length && isRegion(parts.slice(-length).join(' ')));
}

const NATIONS = /^(?:U\.?S\.?A?|UK|uk|usa|U\.K)$/;
const ZIP_BEHIND = /[ ,]+\d{5}(?:-\d{4})?$/;
/** Postal codes of the United States and most of Europe, Great Britain, Canada, the Netherlands, Poland and Portugal. */
const POSTAL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d` +
    String.raw`|\d{4} [A-Z]{2}|^(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{4}) \p{Lu}\p{Ll}+)(?![\p{L}\d])`,
  'u',
);

export const isPostal = (words: string): boolean => POSTAL.test(words);

/** Names of countries in the languages of briefs, as the Common Locale Data Repository has them; some are the names of people, too. */
let countries: ReadonlySet<string> | undefined;
const isCountry = (words: string): boolean => (countries ??= countryNames()).has(words.toLowerCase());

function countryNames(): ReadonlySet<string> {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const names = [...LANGUAGES, 'ru', 'uk'].flatMap((language) => {
    const spoken = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => spoken.of(code)?.toLowerCase() ?? []);
  });
  return new Set(names.filter((name) => !NAMES_TOO.has(name)));
}
const NAMES_TOO = wordSet('chad jordan israel kenya');

/** Behind a name: what it is a name of. Those that families are called as well count beside a longer name, or the name of a town. */
const NOUNS =
  wordSet(`street st avenue ave av road rd lane ln drive dr boulevard blvd highway hwy parkway pkwy terrace square sq plaza
  stadium arena center centre complex college university campus mall station airport playground gym falls springs heights
  beach city county township borough district village town valley island creek canyon harbor harbour bay point mesa junction slope end side
  rue place boulevard quartier stade calle avenida barrio colonia parque estadio piazza viale corso parco praça bairro plein laan weg straat allee
  straße strasse platz ulica osiedle район улица проспект`);
const NOUNS_TOO = wordSet('park hill hills lake field fields hall grove woods court way ridge river gardens garden');
const LEADS = wordSet(
  'new san santa los las el fort ft mount mt port saint st ste lake cape north south east west upper lower bad',
);
const INFLECTED = new RegExp(`\\p{L}{3,}(?:${anyPhrase('straße,strasse,str.,platz,allee,straat,plein,laan')})$`, 'iu');

/** "Mill Pond Road", "Alder Falls", "Fort Norden": a noun for places in a name of several words. */
export function hasPlaceNoun(words: string): boolean {
  const parts = words.toLowerCase().split(/\s+/);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return INFLECTED.test(words);
  const isLed = /^\p{Lu}/u.test(words) && LEADS.has((parts[0] ?? '').replace(/\.$/, ''));
  return (
    parts.some((part) => NOUNS.has(part.replace(/\.$/, ''))) ||
    isLed ||
    (parts.length > 2 &&
      (NOUNS_TOO.has(last) || (isTown(last) && parts.slice(1, -1).some((part) => NOUNS_TOO.has(part))))) ||
    parts.some((part) => INFLECTED.test(part))
  );
}

/** "Hill Park": of two words, the second is one that families are called, too. */
export const isFamilyNameToo = (words: string): boolean =>
  !hasPlaceNoun(words) && NOUNS_TOO.has(words.toLowerCase().split(/\s+/).at(-1) ?? '');
