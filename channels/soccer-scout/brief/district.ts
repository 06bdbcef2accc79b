import type { Language } from '../../reading/languages.ts';
import type { TextSpan } from '../../reading/span.ts';

/** Words for a part of a town that stand before its name, by language. */
const NOUNS: Record<Language, string> = {
  en: 'neighbou?rhood|borough|district|suburb|quarter',
  de: 'stadtteil|ortsteil|stadtviertel|viertel|stadtbezirk|bezirk|kiez',
  fr: 'quartier|faubourg',
  es: 'barrio|colonia|distrito|urbanización',
  it: 'quartiere|rione|contrada',
  nl: 'wijk|stadswijk|stadsdeel|buurt',
  pl: 'dzielnica|dzielnicy|dzielnicę|osiedle|osiedlu',
  pt: 'bairro|freguesia',
};
const NOUN = `(?:${Object.values(NOUNS).join('|')})`;
const PREPOSITION =
  '(?:(?:in|im|in der|en el|en la|en|dans le|à|nel|al|no|na|in de|we?) )?(?:(?:the|der|dem|le|la|el|il|o|de|het) )?';
const OF = '(?: (?:of|von|de|del|della|di|do|da|van))?';
/** Capitals, whatever the case of the words round them is taken for. */
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:[ -]\p{Lu}[\p{L}\p{M}'’.-]*){0,2}`;

const TOWN_BETWEEN = /^ (?:neighbou?rhood|district|borough|section|area|part) (?:of|in) $/i;
const NOUN_BETWEEN = new RegExp(`^,? \\(?${PREPOSITION}${NOUN}${OF},? ["“„«]?$`, 'iu');
const NAMED = new RegExp(`^${NAME}`, 'u');
const BEHIND = new RegExp(`^(?:, | \\(|,? (?!\\p{L}+ (?:of|in) ))${PREPOSITION}${NOUN}${OF} ["“„«]?(?=\\p{L})`, 'iu');
const NOUN_BEHIND = new RegExp(
  `^,? \\(?(?:the )?(?<name>${NAME}) (?:[Nn]eighbou?rhood|[Dd]istrict|[Bb]orough|[Ss]ection)(?!\\p{L})`,
  'u',
);
/** "The Norden neighborhood of", "im Stadtteil Norden in" right before a town. */
const BEFORE_TOWN = [
  new RegExp(`(?<name>${NAME}) (?:neighbou?rhood|district|borough|section|area|part) (?:of|in) $`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:${initials(NOUN)}|${NOUN})${OF} ["“„«]?(?<name>${NAME})["”“»]?,? (?:in|à|de|en|di|a|em|do|van|we?) $`,
    'u',
  ),
];

/** "Stadtteil" as well as "stadtteil", of which no letter of the name is taken for another. */
function initials(words: string): string {
  return words.replace(/(?<=[(|:])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Part of a town that a brief names beside the town, with all the words that say so. */
export interface District extends TextSpan {
  name: string;
}

/** Right behind a town, as "Norden, dzielnica Süd", or right before it, as "the South neighborhood of Norden"; null where none is named. */
export function findDistrict(text: string, town: TextSpan): District | null {
  const rest = text.slice(town.end, town.end + 80);
  const lead = BEHIND.exec(rest)?.[0].length ?? -1;
  const name = lead < 0 ? undefined : NAMED.exec(rest.slice(lead))?.[0];
  if (name !== undefined) return { start: town.start, end: town.end + lead + name.length, name };
  const named = NOUN_BEHIND.exec(rest);
  if (named) return { start: town.start, end: town.end + named[0].length, name: named.groups?.['name'] ?? '' };
  const from = Math.max(0, town.start - 80);
  const before = BEFORE_TOWN.map((form) => form.exec(text.slice(from, town.start))).find((hit) => hit !== null);
  const own = before?.groups?.['name'];
  return before && own !== undefined
    ? { start: from + before.index + before[0].indexOf(own), end: town.end, name: own }
    : null;
}

/** Whether what stands between a town and a name behind it says that the name is a part of the town. */
export const isDistrictOf = (between: string): boolean => NOUN_BETWEEN.test(between) && !isTownOf(between);

/** Whether what stands between a name and a town behind it says that the name is a part of the town. */
export const isTownOf = (between: string): boolean => TOWN_BETWEEN.test(between);
