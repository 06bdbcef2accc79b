import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { findCodes } from './part-codes.ts';

/**
 * Whether a name is made of words with which the caller names what is needed ("Casco blanco" where "cascos blancos" are), or opens with the number
 * of a part that is: an item, and no vendor.
 */
export function isOfNeed(name: string, preamble: string): boolean {
  const [first = ''] = name.split(/\s+/);
  if (findCodes(first).some((code) => preamble.includes(code))) return true;
  if (FORM_BEHIND.test(name)) return false;
  const own = name.match(/\p{L}{3,}/gu) ?? [];
  const said = new Set(preamble.match(/\p{L}{3,}/gu));
  return own.length > 0 && own.every((word) => [...said].some((other) => isSameStem(word, other)));
}

/** "Krzesła24 sp. z o.o.": a legal form in small letters. */
export const FORM_BEHIND = new RegExp(`\\s(?:sp\\.? ?z ?o\\.? ?o|${anyWord(LEGAL_FORMS)})\\.?$`, 'iu');
