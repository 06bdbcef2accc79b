import { isDenied, isNegated } from '../../reading/denials.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LACKS, NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import {
  CAN_BE_TAKEN_BACK,
  GETS_BACK_STEMS,
  LEAVES_OUT,
  PRIVATE_BUYERS,
  TAX_CREDITS,
  TAKES_BACK,
  TAKES_IN,
  TAX_NAMES,
  WITHOUT_IT,
  WITHOUT_TAX,
  WITH_TAX,
} from '../../reading/vocabulary/tax-words.ts';
import type { Stated } from './stated.ts';

/** Whether the caller compares without tax, with it, or does not say. */
export interface TaxView {
  isNet: boolean;
  isGross: boolean;
}

const NET = phrasePattern(WITHOUT_TAX);
const GROSS = phrasePattern(WITH_TAX);
const TAX = anyOf(TAX_NAMES);
/** "Ignore GST", "leave the sales tax out". */
const LEFT_OUT = new RegExp(`(?<!\\p{L})${anyOf(LEAVES_OUT)}\\s+(?:(?:the|any|all)\\s+)?${TAX}(?!\\p{L})`, 'iu');
/** "VAT goes on top everywhere, so please compare without it." */
const LEFT_OUT_BEHIND = new RegExp(
  `(?<!\\p{L})${TAX}(?!\\p{L})[^.!?\\n]{1,60}(?<!\\p{L})${anyOf(WITHOUT_IT)}(?!\\p{L})`,
  'iu',
);
/** "Alles inkl. USt", "con IVA". */
const TAKEN_IN = new RegExp(
  `(?<!\\p{L})${anyOf(TAKES_IN)}\\s*(?:\\d{1,2}(?:[.,]\\d+)?\\s?%\\s*(?:(?:de|di|of|d['’])\\s?)?)?${TAX}(?!\\p{L})`,
  'iu',
);
/** "We claim the VAT back", "GST, I claim it back", "VAT we get back". */
const TAKEN_BACK = new RegExp(
  `(?<!\\p{L})(?:${anyOf(TAKES_BACK)}\\s+(?:(?:the|our|any|all)\\s+)?${TAX}|${TAX}(?:,|\\s(?:which|that|so|and|as))?\\s(?:we|i)\\s(?:(?:can|do|will|just)\\s)?${anyOf(TAKES_BACK)})(?!\\p{L})`,
  'iu',
);
/** "GST credit is available to us", "we do not get input credit", "la TVA est récupérable". */
const CREDIT = new RegExp(
  `(?<!\\p{L})(?:(?:${TAX}|input)\\s(?:input\\s|tax\\s)?${anyOf(TAX_CREDITS)}(?!\\snotes?)|${TAX}\\s(?<said>(?:[\\p{L}'’]+\\s){0,3})${anyOf(CAN_BE_TAKEN_BACK)})(?!\\p{L})(?<behind>(?:\\s\\p{L}+){0,2})`,
  'iu',
);
/** "Neither of them is VAT registered": said of those who offer. */
const OF_OTHERS =
  /(?<!\p{L})(?:neither|none|both|they|them|he|she|all|one|isn['’]?t|aren['’]?t)\s+(?:\p{L}+\s+){0,3}$/iu;
const REGISTERED = /registered$/i;
/** "La entidad no lo recupera", "VAT-u nie odlicza", "keine Vorsteuer ziehen", "ohne Vorsteuerabzug": said of the tax in any person. */
const [NO, NO_OR_WITHOUT, BACK] = [anyOf(NEGATIONS), `(?:${anyOf(NEGATIONS)}|${anyOf(LACKS)})`, anyOf(GETS_BACK_STEMS)];
const NOT_TAKEN_BACK = new RegExp(
  [
    `(?:${TAX}|vorsteuer)(?:-?\\p{L}{1,2})?(?!\\p{L})[^.!?\\n]{0,50}?(?<!\\p{L})${NO}\\s(?:\\p{L}+\\s){0,2}?${BACK}`,
    `${NO_OR_WITHOUT}\\s(?:\\p{L}+\\s){0,2}?${BACK}\\s(?:\\p{L}+\\s){0,2}?(?:l['’])?${TAX}(?!\\p{L})`,
    `${NO}\\s(?:${TAX}|vorsteuer)\\s${BACK}`,
    `${NO_OR_WITHOUT}\\s(?:\\p{L}+\\s)?vorsteuerabzug`,
    `${BACK}\\s(?:\\p{L}+\\s){0,2}?${NO}\\s(?:\\p{L}+\\s){0,2}?(?:l['’])?${TAX}(?!\\p{L})`,
  ]
    .map((form) => `(?<!\\p{L})(?:${form})`)
    .join('|'),
  'iu',
);
const PRIVATE = phrasePattern(PRIVATE_BUYERS);

/** "IVA al 21 %", "23 % de IVA", "VAT-u nie odlicza, liczymy 23 %". */
const RATE = String.raw`(?<![\d.,])(?<rate>\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|(?:per ?cent|prozent|por ?ciento|por cento|pour ?cent|per cento|procent)(?!\p{L}))`;
const RATED = [
  `(?<![\\p{L}\\d])${TAX}(?:-?\\p{L}{1,2})?(?!\\p{L})[^.;!?\\n\\d%]{0,40}?${RATE}`,
  `${RATE}\\s?(?:\\p{L}{1,4}['’]?\\s?)?${TAX}(?!\\p{L})`,
].map((form) => new RegExp(form, 'giu'));

/** The one rate of the tax that the caller names; null where it names none, or several. */
export function readTaxRate(brief: string): Stated<string> | null {
  const hits = RATED.flatMap((pattern) => [...brief.matchAll(pattern)]);
  const rates = new Set(hits.map(({ groups }) => (groups?.rate ?? '').replace(',', '.')));
  const [hit] = hits;
  const [value] = rates;
  if (!hit || value === undefined || rates.size > 1) return null;
  return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
}

/** How the caller wants amounts with regard to value added or sales tax. Who cannot claim it back pays it. */
export function readTaxView(brief: string): TaxView {
  const [net, left, back, behind] = [NET, LEFT_OUT, TAKEN_BACK, LEFT_OUT_BEHIND].map((pattern) => {
    const hit = pattern.exec(brief);
    if (!hit) return null;
    const before = brief.slice(Math.max(0, hit.index - MOST_BEFORE), hit.index);
    // "We can't reclaim VAT", "I'm not VAT registered".
    return { isSo: !isNegated(before) && !(REGISTERED.test(hit[0]) && OF_OTHERS.test(before)) };
  });
  if (NOT_TAKEN_BACK.test(brief)) return { isNet: false, isGross: true };
  const isCredited = credited(brief);
  return {
    isNet: isCredited ?? [net, left, back, behind].some((hit) => hit?.isSo === true),
    isGross:
      GROSS.test(brief) || TAKEN_IN.test(brief) || back?.isSo === false || isCredited === false || PRIVATE.test(brief),
  };
}
const MOST_BEFORE = 60;

/** Whether the caller has the tax credited; null where nothing is said of it. */
function credited(brief: string): boolean | null {
  const hit = CREDIT.exec(brief);
  if (!hit) return null;
  const before = brief.slice(Math.max(0, hit.index - MOST_BEFORE), hit.index);
  const { said = '', behind = '' } = hit.groups ?? {};
  return !(isDenied(before) || DENIED_IN.test(`${said}${behind}`));
}
const DENIED_IN = phrasePattern(NEGATIONS);
