import { anyOf } from '../../reading/phrases.ts';
import { RECKONED_ON, TAKES_IN, TAX_NAMES } from '../../reading/vocabulary/tax-words.ts';

/** A statement without what its tax is reckoned on: in "GST 18% extra on all including transport" the transport is in no price, nor is the tax. */
export const withoutTaxBase = (statement: string): string => statement.replace(TAX_BASE, '');
const TAX_BASE = new RegExp(
  `(?<=(?<!\\p{L})[cis]?${anyOf(TAX_NAMES)}[^,;:\\n]{0,40})\\s${anyOf(RECKONED_ON)}\\s(?:(?!(?:is|are)\\s)[^\\s,;:]+\\s){0,4}?${anyOf({ ...TAKES_IN, en: 'incl|incl.|inc|inc.|including|inclusive of' })}(?!\\p{L})[^,;:()\\n]*`,
  'giu',
);
