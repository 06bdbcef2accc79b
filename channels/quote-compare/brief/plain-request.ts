import { plainCounters, plainMeasures } from '../../reading/plain-measures.ts';
import { anyOf } from '../../reading/phrases.ts';
import { plainNumbers } from '../../reading/plain-numbers.ts';

/** A brief in which numbers, measures and counts are written one way, and no stop of a short form ends a sentence; every character else keeps its place. */
export function plainRequest(text: string): string {
  return (
    plainNumbers(plainCounters(plainMeasures(text)))
      .replace(/^([ \t]*)[*](?= )/gm, '$1-')
      .replace(/[*_`]/g, ' ')
      // The stop of "250 ea. P/N" ends no sentence, dot leaders lead to a quantity.
      .replace(ABBREVIATED, (word) => `${word.slice(0, -1)} `)
      .replace(SHORT_BEFORE_NUMBER, (word) => `${word.slice(0, -1)} `)
      .replace(ALTOGETHER, (words, qty: string) => `${`qty ${qty}`.padEnd(words.length - 1)};`)
      .replace(/\.{3,}|(?<=\s)\.(?:\s\.)+/g, (dots) => ' '.repeat(dots.length))
      .replace(LISTED_IN_BRACKETS, (words) => `;${words.slice(1, -1)};`)
  );
}

const ABBREVIATED =
  /(?<=\d\s?)(?:ea|pcs?|stk|st|szt|uds?|un(?:id)?|pz|ks|nos|cx|opak|qty|approx|sq|ft|lbs?)\.(?=\s+(?:P\/N|p\/n|[a-z]|[A-Z][\w-]*\d|\())/g;

/** "1.200 Stk. Scheiben", where nouns have capitals, and "Gr. 4", "drg no. 7": stops that end no sentence. */
const SHORT_BEFORE_NUMBER =
  /(?<=\d\s{0,3})(?:stk|stck|st|szt|uds?|un(?:id)?|pzs?|pzas?|cx|opak)\.(?=\s+\p{L})|(?<!\p{L})(?:gr|nr|no|art|ref|rev|dia|typ|fig)\.(?=\s*\d|\s+\p{Lu}[\p{L}-]*\d)/giu;

/** "The replies for the mugs (1,500 mugs GR-30 + 10 crates BR-40)": two counted parts or more, told in brackets. */
const LISTED_IN_BRACKETS =
  /\((?:[^()\n]*?(?<![\p{L}\d.,-])\d[\d.,]*\s(?:x\s)?[^()\n\d]{0,40}\p{Lu}[\p{L}\d]*(?:-\d+|(?<=\d))(?![\d.,]*\d)){2}[^()\n]*\)/gu;

/** "Polo shirts PS-10, 120 altogether": how many of what stands before. */
const ALTOGETHER = new RegExp(
  `(?<=\\p{L}[^.;\\n]{2,80}[,:–—-]? )(\\d[\\d,.]*) ${anyOf({
    en: 'altogether|all told|in all|in total',
    de: 'insgesamt|gesamt|zusammen',
    fr: 'au total|en tout',
    es: 'en total|en conjunto',
    it: 'in totale|in tutto',
    nl: 'in totaal|totaal',
    pt: 'no total|ao todo',
    pl: 'łącznie|razem|w sumie',
  })}(?!\\p{L})`,
  'giu',
);
