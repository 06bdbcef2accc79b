import type { TextSpan } from '../../reading/span.ts';
import { regionAhead } from './place-evidence.ts';

/** Behind the name of a town, which of those that are called so is meant. */
export interface Which extends TextSpan {
  region: string;
}

/** How the languages of briefs say "the one in", by language. */
const ONE_IN = {
  en: String.raw`the (?:one|city|town|place)(?: (?:up|down|over|out|back))? in|(?:that['’]?s|[Ii] mean|meaning) in`,
  de: 'das in|die in|dem in|den in|jenes in',
  fr: String.raw`celui (?:du|de la|des|de l['’]|de|dans le|dans la|en|au)|celle (?:du|de la|de|dans le|en|au)`,
  es: String.raw`el de|la de|el que está en|la que está en|el del`,
  it: String.raw`quello (?:nel|nello|in|del|della)|quella (?:nel|nello|in|del|della)`,
  pt: String.raw`o do|o da|o de|a do|a de|aquele (?:no|na|em|do)|a que fica (?:no|na|em)`,
  nl: 'die in|dat in|degene in|het in',
  pl: 'ten w|to w|tego w|tym w',
};
const REGION = String.raw`(?<region>\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2})`;
const WHICH = new RegExp(
  String.raw`(?<=\p{Lu}[\p{L}.'’-]{2,})[\s,;(–—-]{1,5}(?:(?:also|ich meine|nämlich|je veux dire|quiero decir|cioè|quer dizer|namelijk|czyli)[\s,]{1,2})?(?:${Object.values(ONE_IN).join('|')}) ?${REGION}`,
  'gu',
);
/** "Portland, the Maine one" */
const WHICH_ONE = new RegExp(String.raw`(?<=\p{Lu}[\p{L}.'’-]{2,})[\s,;(–—-]{1,5}the ${REGION} one(?!\p{L})`, 'gu');

/** The clauses that say so, each from the end of the name before it to the end of its state or country. */
export const readWhich = (text: string): Which[] =>
  [...text.matchAll(WHICH), ...text.matchAll(WHICH_ONE)].flatMap((hit) => {
    const words = hit.groups?.['region'] ?? '';
    const length = regionAhead(words);
    if (length === 0) return [];
    const isAll = length === words.length;
    const end = isAll ? hit.index + hit[0].length : hit.index + hit[0].lastIndexOf(words) + length;
    return [{ start: hit.index, end, region: words.slice(0, length) }];
  });
