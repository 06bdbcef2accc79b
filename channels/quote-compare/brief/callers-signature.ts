import { LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { isMailMark } from '../../reading/mail-thread.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import { hasPrices } from './prices.ts';

/**
 * A paste whose caller greets above the quotes and signs below them, without the signature: it stands under the last quote and is no part of it. One
 * name alone signs, with contact data at most; whose name or address stands further up is a vendor's.
 */
export function cutCallersSignature(notes: string): { text: string; signature: string } {
  const whole = { text: notes, signature: '' };
  const paragraphs = notes.trimEnd().split(/\n[^\S\n]*(?=\n)/);
  const at = notes.trimEnd().length - (paragraphs.at(-1) ?? '').length;
  if (paragraphs.length < 3 || !isGreeting(notes.trimStart().split('\n')[0] ?? '')) return whole;
  const [text, signature] = [notes.slice(0, at), notes.slice(at).trim()];
  if (signsAboveOffers(text)) return whole;
  const [closing = '', ...lines] = signature.split('\n').map((line) => line.trim());
  if (lines.length > MOST_LINES) return whole;
  const isContact = (line: string): boolean =>
    findContacts(line).length > 0 || /^\W*\p{L}{1,8}\W+[+(]?\d[\d ()/.-]{5,}$/u.test(line);
  const names = lines.filter((line) => !isContact(line));
  const isSigned =
    isClosing(closing, LANGUAGES) &&
    !hasPrices(signature.replace(/\([^()]*\)/g, '')) &&
    names.length <= 1 &&
    names.every((name) => /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}(?: \([^()]*\))?$/u.test(name)) &&
    lines.every((line) => !text.toLowerCase().includes(line.toLowerCase()));
  return isSigned ? { text, signature } : whole;
}

const MOST_LINES = 5;

/** Whether the caller has signed above the first mail that is sent on, or by name above the first price: who signs below it wrote that mail or offer. */
function signsAboveOffers(text: string): boolean {
  const lines = text.split('\n');
  const mark = lines.findIndex(isMailMark);
  const priced = lines.findIndex((line) => hasPrices(line));
  const isNamed = (at: number): boolean => NAME.test(lines[at + 1]?.trim() ?? '');
  return lines.some((line, at) => isClosing(line, LANGUAGES) && (at < mark || (at < priced && isNamed(at))));
}
/** "Solène B." */
const NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){0,2}$/u;

/** "Transport desk x4412": where somebody is rung up. */
export const EXTENSION = /(?<=\p{L}[ \t])(?:x|ext(?:n|ension)?\.?[ \t]?)\d{3,5}(?=[ \t]*(?:$|[.;,)]))/gimu;

const isGreeting = (line: string): boolean =>
  LANGUAGES.some((language) => rolesIn(language, line.toLowerCase().match(/\p{L}+/u)?.[0] ?? '').has('greetings'));
