import { isWithin } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import { findShortDays } from '../../../reading/short-days.ts';
import { findNumerals, isMoney, readDecimalMark } from '../../../reading/numerals.ts';
import { BELOW_HUNDRED } from '../../../reading/count-words.ts';
import { numberWords } from '../../../reading/number-words.ts';
import { ignoringCase, LATIN_LETTER } from '../../../reading/ignoring-case.ts';
import { BUDGET } from './offer-words.ts';
import { BEHIND_A_PRICE } from '../../../reading/vocabulary/spoken-offers.ts';
import { anyOf } from '../../../reading/phrases.ts';

/** A number of a paste, and how far it can be an amount: 1 with a sign or cents, less for a bare one. */
export interface Amount {
  at: number;
  weight: number;
}

const NUMBER = `(?:${BELOW_HUNDRED}|hundred|thousand|${numberWords()})`;
const SPOKEN = ignoringCase(`(?<!${LATIN_LETTER})${NUMBER}(?!${LATIN_LETTER})`, 'gu');
const SPOKEN_MONEY = ignoringCase(
  `^\\s*(?:(?:and|e|y|et)\\s)?(?:${NUMBER}|euros?|dollars?|cents?|pounds?|quid|bucks|pence|złot\\p{L}+|zł|reais|pesos|c[eê]nt\\p{L}+|centimes?)(?!\\p{L})`,
  'u',
);
/** Money without a sign. */
const MONEY_WORDS =
  /^\s?(?:pesos|reais|bucks|quid|pounds?|pence|rand|rupees|francs?|franken|kroner|coronas|soles)(?!\p{L})/iu;
/** Articles in many languages. */
const ARTICLE = /^(?:one|a|un|una|une|uno|um|uma|eine?|einer|einen|een|jeden|jedna)$/iu;
const DAYS = `day*|week*|wk*|tag*|woche*|werktag*|arbeitstag*|jour*|semaine*|día*|dia*|semana*|giorn*|gg|settiman*|dag*|werkdag*|dni|tygodni*`;
const TIMES =
  `day*|week*|month*|year*|hour*|hrs|h|wk*|min|tag*|woche*|monat*|stunde*|jour*|semaine*|mois|heure*|día*|semana*|mes*|giorn*|settiman*|dag*
    |dni|tygodni*|dias|mm|cm|m|kg|ml|l|km|gg|ans`.replace(/\s+/g, '');
/** Behind a number that counts days or sizes. */
const COUNTS_TIME = new RegExp(
  `^\\s?(?:[-–]\\s?\\d+\\s?)?(?:(?:working|business|calendar|full)\\s)?${anyOf({ all: TIMES })}(?![\\p{L}'’])`,
  'iu',
);

/** The numbers of a text that can be amounts, in order. */
export function findAmounts(text: string): Amount[] {
  const mark = readDecimalMark(text);
  const hasCommas = /\d,\d{2}(?!\d)/.test(text);
  const taken = [...findShortDays(text, mark), ...[...text.matchAll(RATE)].map((hit) => spanOf(hit))];
  const figures = findNumerals(text, mark).flatMap((numeral) => {
    if (isWithin(numeral, taken) || BUDGET.test(leadTo(text, numeral.start))) return [];
    const behind = text.slice(numeral.end, numeral.end + 24);
    if (numeral.isPercent) return [];
    const isTime = COUNTS_TIME.test(behind);
    if (isMoney(numeral))
      return [
        {
          at: numeral.start,
          weight:
            numeral.currency === null && (isTime || (hasCommas && isDay(text.slice(numeral.start, numeral.end))))
              ? 0.3
              : 1,
        },
      ];
    if (MONEY_WORDS.test(behind)) return [{ at: numeral.start, weight: 1 }];
    if (isTime || numeral.suffix !== '') return [];
    return [{ at: numeral.start, weight: bareWeight(text, numeral.start, behind) }];
  });
  const spoken = [...text.matchAll(SPOKEN)]
    .filter(([word]) => !ARTICLE.test(word))
    .map((hit) => ({
      at: hit.index,
      weight: SPOKEN_MONEY.test(text.slice(hit.index + hit[0].length, hit.index + hit[0].length + 24)) ? 0.8 : 0.15,
    }));
  return [...figures, ...spoken].toSorted((a, b) => a.at - b.at);
}

/** "1 GBP = 1.15 EUR": at what money is exchanged. */
const RATE = /(?<!\d)1(?:[.,]00)?\s?(?:\p{Sc}|\p{Lu}{3})\s?=\s?[^\n]{0,3}\d[\d.,]*\s?(?:\p{Sc}|\p{Lu}{3})?/gu;

/** The words right before a number, in its line and behind the number before it. */
const leadTo = (text: string, at: number): string => /[^\d\n]*$/u.exec(text.slice(Math.max(0, at - 24), at))?.[0] ?? '';

const spanOf = ({ index, 0: words }: RegExpExecArray): Span => ({ start: index, end: index + words.length });

/** "28.11" where decimals have a comma. */
const isDay = (words: string): boolean => /^(?:[0-2]?\d|3[01])\.(?:0[1-9]|1[0-2])$/.test(words);

/** A bare number counts things where it begins its line or a word follows; a price ends its clause, or is one for each. */
function bareWeight(text: string, start: number, behind: string): number {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (!/\p{L}/u.test(before) || /(?:[(#]|\d["”']?\s?[x×*])\s?$/iu.test(before)) return 0.05;
  if (PIECES.test(behind)) return 0.05;
  if (FOR_EACH.test(behind)) return 0.8;
  return /^\s*(?:[,.;/|+-]|$|\n)/u.test(behind) || FOR_THE.test(behind) || ON_TOP.test(before) ? 0.6 : 0.05;
}
/** Behind a count. */
const PIECES =
  /^\s?(?:stück|stk|stck|st|pcs?|pieces?|ea|szt|sztuk|pz|pezzi|uds?|unidades|un|ud|pièces?|pces?|stuks?|peças|nos|units?|sets?|pairs?|par|paar)(?!\p{L})/iu;
const ON_TOP = /(?:\+|plus|più|más|mais|zzgl\.?|dazu|en plus|extra)\s$/iu;
const EACH =
  'each|apiece|a piece|per|pro|je|por|al|alla|cada|cad|za|das stück|la pièce|par pers*|par personne|het stuk|per stuk|c/u';
const FOR_EACH = new RegExp(`^(?:\\s?/\\s?\\p{L}|\\s?${anyOf({ all: EACH })}(?!\\p{L}))`, 'iu');
const PER = 'the|le|la|les|l|o|a|à|para|das|der|die|het|de|el|p';
const FOR_THE = new RegExp(`^\\s?(?:${anyOf({ all: BEHIND_A_PRICE.en, more: PER })})(?!\\p{L})`, 'iu');

/** Where a number counts days or weeks. */
export const findTimes = (text: string): number[] => [...text.matchAll(TIME)].map(({ index }) => index);
const TIME = new RegExp(`\\d\\s?(?:(?:working|business|calendar|full)\\s)?${anyOf({ all: DAYS })}(?!\\p{L})`, 'giu');
