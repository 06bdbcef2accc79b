import { anyOf } from '../../reading/phrases.ts';
import { MONEY_WORDS, PAID_WORDS } from '../../reading/vocabulary/payment-words.ts';

const MONEY = String.raw`\d[\d.,]*\s${anyOf({ all: MONEY_WORDS })}`;
const PAID = anyOf(PAID_WORDS);

/** What somebody was charged elsewhere, or paid before: no number in it counts anything that is asked for. */
export const CHARGED_BEFORE = [
  /\b(?:quoted|charged|paid|costs?) (?:me |us )?(?:about |around )?[$€£]?\d[\d.,]*(?: for [^\n,.;)]{2,60})?/gi,
  // "61 Euro gezahlt", "pagábamos unos 40 euros"
  new RegExp(String.raw`(?<![\p{L}\d.,])${MONEY}\s${PAID}(?!\p{L})`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})${PAID}\s(?:\p{L}+\s){0,3}${MONEY}(?!\p{L})`, 'giu'),
];
