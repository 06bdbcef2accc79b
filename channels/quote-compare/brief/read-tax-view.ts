import { isDenied, isNegated } from '../../reading/denials.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import {
  CAN_BE_TAKEN_BACK,
  LEAVES_OUT,
  TAX_CREDITS,
  TAKES_BACK,
  TAKES_IN,
  TAX_NAMES,
  WITHOUT_TAX,
  WITH_TAX,
} from '../../reading/vocabulary/tax-words.ts';

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
/** "Alles inkl. USt", "con IVA". */
const TAKEN_IN = new RegExp(`(?<!\\p{L})${anyOf(TAKES_IN)}\\s*${TAX}(?!\\p{L})`, 'iu');
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

/** How the caller wants amounts with regard to value added or sales tax. Who cannot claim it back pays it. */
export function readTaxView(brief: string): TaxView {
  const [net, left, back] = [NET, LEFT_OUT, TAKEN_BACK].map((pattern) => {
    const hit = pattern.exec(brief);
    if (!hit) return null;
    const before = brief.slice(Math.max(0, hit.index - MOST_BEFORE), hit.index);
    // "We can't reclaim VAT", "I'm not VAT registered".
    return { isSo: !isNegated(before) && !(REGISTERED.test(hit[0]) && OF_OTHERS.test(before)) };
  });
  const isCredited = credited(brief);
  return {
    isNet: isCredited ?? [net, left, back].some((hit) => hit?.isSo === true),
    isGross: GROSS.test(brief) || TAKEN_IN.test(brief) || back?.isSo === false || isCredited === false,
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
