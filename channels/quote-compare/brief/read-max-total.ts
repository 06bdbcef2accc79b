import { Big } from 'big.js';
import { CURRENCY, currencyOf } from '../reading/currency.ts';
import type { Stated } from './stated.ts';

/** A ceiling in decimal notation; the currency is null where the brief names none. */
export interface MaxTotal {
  amount: string;
  currency: string | null;
}

const MONEY = `(?<sign>${CURRENCY})?\\s?(?<amount>(?<!\\d)(?:\\d{1,3}(?:[,.'’]\\d{3}){1,6}(?:[.,]\\d{1,2})?|\\d{1,20}(?:[.,]\\d{1,2})?))(?<kilo>\\s?k\\b)?\\s?(?<after>${CURRENCY})?(?![\\w%-]|[.,]\\d)`;
const CEILING = [
  new RegExp(
    `\\b(?:max(?:imum)?\\.?(?: (?:total|spend|budget|cost|price|landed(?: total| cost)?|order))?|budget|not[- ]to[- ]exceed|nte|no more than|not more than|not over|(?:not |n['’]t )go over|approved(?: amount| budget| spend)?|authori[sz]ed(?: amount| spend| up to)?|not above|no higher than|no over|at most|up to|under|below|less than|ceiling|cap(?:ped)?|limit|spend(?:ing)?(?: limit| cap| ceiling| (?:any )?more than| over| above)?|(?:must )?stay (?:under|below|within)|(?:total )?(?:must )?not exceed|within)(?: (?:is|of|at|on|for|the|total|landed|all[- ]in|delivered|a|budget|spend|order))*\\s*(?:[:=]|<=?|≤)?\\s*${MONEY}`,
    'gi',
  ),
  new RegExp(`(?<![\\w<>=])(?:<=?|≤)\\s*${MONEY}`, 'gi'),
  new RegExp(
    `${MONEY}\\s*(?:max(?:imum)?\\b|limit|budget|ceiling|cap\\b|tops|or less|or under|all[- ]in max|to spend|available|bucks\\b)`,
    'gi',
  ),
];

/** The most that the caller will pay for everything together; null where the brief names no such amount. */
export function readMaxTotal(brief: string): Stated<MaxTotal> | null {
  for (const pattern of CEILING) {
    for (const hit of brief.matchAll(pattern)) {
      const { sign, after, amount = '', kilo } = hit.groups ?? {};
      const isMoney =
        sign ||
        after ||
        /^\s*(?:bucks|all[- ]in|landed|delivered|total|altogether)\b/i.test(brief.slice(hit.index + hit[0].length)) ||
        kilo !== undefined ||
        /total|budget|spend|bucks|exceed|nte|cost|price|landed/i.test(hit[0]) ||
        (/^(?:max|limit|cap|ceiling|(?:under|below|less than)\s*\d)/i.test(hit[0]) &&
          Number(amount.replace(/\D/g, '')) >= 50);
      if (
        !isMoney ||
        (!sign &&
          !after &&
          /^\s*(?:days?|weeks?|wks?|business|working|calendar|pcs|ea|ft|units?|lbs?|in\b|mm|psi|bar\b|volts?|amps?|hp\b|kw\b|watts?|rpm|cfm|gpm|degrees?|kg|boxes|rolls|hours?|hrs|minutes|miles|percent)/i.test(
            brief.slice(hit.index + hit[0].length),
          ))
      )
        continue;
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

function plainAmount(raw: string, isThousands: boolean): string {
  const decimals = /[.,](\d{1,2})$/.exec(raw)?.[1] ?? '';
  const whole = (decimals ? raw.slice(0, -decimals.length - 1) : raw).replace(/\D/g, '');
  if (!isThousands) return `${whole}.${decimals.padEnd(2, '0')}`;
  return new Big(`${whole}.${decimals || '0'}`).times(1000).toFixed(2);
}
