import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import { CURRENCY, currencyOf } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import {
  AT_MOST,
  AT_MOST_BEHIND,
  CAN_SPEND,
  EXCEEDING,
  HAS_TO_COVER,
  MORE_THAN,
} from '../../reading/vocabulary/deadline-words.ts';
import type { Stated } from './stated.ts';

/** A ceiling in decimal notation; the currency is null where the brief names none. */
export interface MaxTotal {
  amount: string;
  currency: string | null;
}

const IN_WORDS = `(?<worded>(?<!\\p{L})${COUNT_WORD}(?: (?:hundred|thousand))?) (?<named>dollars|bucks|euros?|pounds|usd|eur|gbp)\\b`;
const MONEY = `(?:${IN_WORDS}|(?<sign>${CURRENCY})?\\s?(?<amount>(?<!\\d)(?:\\d{1,3}(?:[,.'’ ]\\d{3}){1,6}(?:[.,]\\d{1,2})?|\\d{1,2}(?:,\\d{2}){1,3},\\d{3}|\\d{1,20}(?:[.,]\\d{1,2})?))(?:[.,](?:--?|–))?(?<kilo>\\s?k\\b)?\\s?(?<after>${CURRENCY})?(?![\\w%-]|[.,]\\d))`;
/** In English both stand before the amount. */
const abroad = ({ en: _, ...byLanguage }: Record<string, string>): string => anyOf(byLanguage);
const CEILING = [
  ignoringCase(
    `\\b(?:max(?:imum)?\\.?(?: (?:total|spend|budget|cost|price|landed(?: total| cost)?|order))?|budget|not[- ]to[- ]exceed|nte|no more than|not more than|not over|(?:not|can['’]?t|cannot|don['’]t) go over|anything (?:over|above)|(?:the )?most (?:we|i) can (?:pay|spend|afford)|spending (?:authority|limit)|(?:approved|sanctioned|allotted|allocated)(?: amount| budget| spend| limit| sum)?|authori[sz]ed(?: amount| spend| up to)?|not above|no higher than|no over|at most|up to|under|below|less than|ceiling|cap(?:ped)?|limit|spend(?:ing)?(?: limit| cap| ceiling| (?:any )?more than| over| above)?|(?:must )?stay (?:under|below|within)|(?:total )?(?:must )?not (?:exceed|cross|surpass|go (?:above|beyond))|within|presupuesto(?: m[áa]ximo)?|m[áa]ximo|massimo|budget max(?:imal|imum)?|maximal|höchstens|jusqu['’]à|hasta)(?: (?:is|of|at|on|for|the|total|sanctioned|landed|all[- ]in|delivered|a|budget|spend|order|this|that|it|job|project|us|me))*\\s*(?:[:=]|<=?|≤)?\\s*${MONEY}`,
    'gu',
  ),
  ignoringCase(
    `(?<!\\p{L})${anyOf(AT_MOST)}(?:\\s+${anyOf(CAN_SPEND)})?\\s*:?\\s*(?:ca\\. |etwa |environ |circa |około |die |den |de |les |los |os )?${MONEY}`,
    'gu',
  ),
  ignoringCase(`${MONEY},?\\s*(?:ttc |ht |brutto |netto )?${anyOf(AT_MOST_BEHIND)}(?!\\p{L})`, 'gu'),
  // "Mehr als 9.500 € gibt der Rat nicht her", "más de 900 € no podemos gastar"
  ignoringCase(
    `(?<!\\p{L})${abroad(MORE_THAN)}\\s${MONEY}(?:,?\\s[\\p{L}'’]+){0,8}?,?\\s${abroad(NEGATIONS)}(?!\\p{L})`,
    'gu',
  ),
  // "M. le Maire ne veut pas dépasser 1 700 €", "no queremos pasar de 900 €"
  ignoringCase(
    `(?<!\\p{L})${abroad(NEGATIONS)}(?:\\s[\\p{L}'’]+){0,5}?\\s${anyOf(EXCEEDING)}\\s(?:les |los |las |i |gli |de |die |den |dos )?${MONEY}`,
    'gu',
  ),
  // "Darf 1.700 € nicht übersteigen", "900 € à ne pas dépasser"
  ignoringCase(`${MONEY}\\s(?:[\\p{L}'’]+\\s){0,2}?${abroad(NEGATIONS)}\\s${anyOf(EXCEEDING)}(?!\\p{L})`, 'gu'),
  // "The parents gave us $900 for it and that has to cover the delivery"
  ignoringCase(`${MONEY}(?:,?\\s[\\p{L}'’]+){0,5}?\\s${anyOf(HAS_TO_COVER)}(?!\\p{L})`, 'gu'),
  ignoringCase(`(?<![\\w<>=])(?:<=?|≤)\\s*${MONEY}`, 'gu'),
  ignoringCase(
    `${MONEY}\\s*(?:(?:is|are) (?:the|our|my) )?(?:max(?:imum)?\\b|limit|budget|ceiling|cap\\b|tops|or less|or under|all[- ]in max|to spend|available|(?:is )?(?:what|all) we(?:['’]ve| have) (?:got|left|budgeted)|in the (?:kitty|pot|budget)|set aside|bucks\\b|for (?:this|it|the job|the lot|everything)(?=\\s*[,.;!)]))`,
    'gu',
  ),
];

/** The most that the caller will pay for everything together; null where the brief names no such amount. */
export function readMaxTotal(brief: string): Stated<MaxTotal> | null {
  for (const pattern of CEILING) {
    for (const hit of brief.matchAll(pattern)) {
      const { sign, after, amount = '', kilo, worded, named } = hit.groups ?? {};
      const inWords = worded ? amountInWords(worded) : null;
      if (inWords)
        return {
          value: { amount: inWords, currency: currencyOf(named ?? '') },
          words: hit[0],
          start: hit.index,
          end: hit.index + hit[0].length,
        };
      const isMoney =
        sign ||
        after ||
        /^\s*(?:bucks|all[- ]in|landed|delivered|total|altogether)\b/i.test(brief.slice(hit.index + hit[0].length)) ||
        kilo !== undefined ||
        /total|budget|spend|bucks|exceed|nte|cost|price|landed|sanctioned|kitty/i.test(hit[0]) ||
        (/^(?:max|limit|cap|ceiling|(?:under|below|less than)\s*\d)/i.test(hit[0]) &&
          Number(amount.replace(/\D/g, '')) >= 50);
      if (!isMoney || (!sign && !after && OTHER_UNIT.test(brief.slice(hit.index + hit[0].length)))) continue;
      return {
        value: { amount: plainAmount(amount, kilo !== undefined), currency: currencyOf(sign ?? after ?? '') },
        words: hit[0],
        start: hit.index,
        end: hit.index + hit[0].length,
      };
    }
  }
  return null;
}

/** The count and, where it is not part of it, the hundred or thousand behind it: "three thousand", "twenty-five hundred". */
export const factorsInWords = (words: string): string[] => words.trim().split(/ (?=hundred|thousand)/i);

function amountInWords(words: string): string | null {
  const times: Record<string, number> = { hundred: 100, thousand: 1000 };
  const factors = factorsInWords(words.toLowerCase()).map((word) => times[word] ?? parseCountWord(word));
  return factors.every((factor) => factor !== null)
    ? factors.reduce((product, factor) => product.times(factor), new Big(1)).toFixed(2)
    : null;
}

function plainAmount(raw: string, isThousands: boolean): string {
  const decimals = /[.,](\d{1,2})$/.exec(raw)?.[1] ?? '';
  const whole = (decimals ? raw.slice(0, -decimals.length - 1) : raw).replace(/\D/g, '');
  if (!isThousands) return `${whole}.${decimals.padEnd(2, '0')}`;
  return new Big(`${whole}.${decimals || '0'}`).times(1000).toFixed(2);
}

/** A number of these is no money. */
const OTHER_UNIT = cueList(
  String.raw`
    days?|weeks?|wks?|business|working|calendar|pcs|ea|ft|units?|lbs?|in\b|mm|psi|bar\b|volts?|amps?|hp\b|kw\b
    watts?|rpm|cfm|gpm|degrees?|kg|boxes|rolls|hours?|hrs|minutes|miles|percent
  `,
  { before: String.raw`^\s*` },
);
