import { isGivenName } from '../../reading/given-names.ts';
import { LANGUAGES } from '../../reading/languages.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { OFFICES, POSITIONS } from '../../reading/vocabulary/letter-words.ts';
import { DOCUMENT_NOUNS, SHOP_WORDS } from '../../reading/vocabulary/order-words.ts';

/**
 * "Jan Maliński, Stolarka Dunajec" below the words that close a letter, or a name between them and the person who signs: the firm; null where the line names
 * none.
 */
export function firmBesideSigner(text: string, line: Span): Span | null {
  const words = text.slice(line.start, line.end);
  const above = text.slice(0, line.start).trimEnd().split('\n').slice(-2);
  if (!above.some((before) => isClosing(before, LANGUAGES))) return null;
  const { person = '', name = '' } = SIGNER.exec(words)?.groups ?? {};
  if (isGivenName(person)) {
    const start = line.start + words.lastIndexOf(name);
    return POSITION.test(name) ? null : { start, end: start + name.length };
  }
  const below = SIGNED_BELOW.exec(text.slice(line.end))?.groups?.person ?? '';
  const isFirm = FIRM_ALONE.test(words) && isGivenName(below) && !isGivenName(/\p{L}+/u.exec(words)?.[0] ?? '');
  return isFirm && isClosing(above.at(-1) ?? '', LANGUAGES) ? trimSpan(text, line) : null;
}
const SIGNER =
  /^\s*(?<person>\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}.'’-]*){0,2}\s*[,|/–—-]\s+(?<name>\p{Lu}[\p{L}&.'’-]+(?: [\p{L}&.'’-]+){1,4})\s*$/u;
const FIRM_ALONE = /^\s*\p{Lu}[\p{L}&.'’-]+(?: [\p{L}&.'’-]+){1,4}\s*$/u;
const SIGNED_BELOW = /^\r?\n\s*(?:[ip]\. ?[AVa]\. )?(?<person>\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}.'’-]*){0,2}\s*(?:\n|$)/u;
const POSITION = phrasePattern(POSITIONS);

/** The firm that a first line names beside what the paper is, or null. */
export const firmAtHead = (text: string, line: Span): Span | null =>
  firmBeforeShop(text, line) ?? firmBesidePaper(text, line);

/** "molendruk - webshop", "vidros lis / orçamento pela app": who writes in small letters, before what it is; null where the line names none. */
function firmBeforeShop(text: string, line: Span): Span | null {
  const words = text.slice(line.start, line.end);
  const name = SHOP.exec(words)?.indices?.groups?.name;
  return name && !/\p{Lu}|\d/u.test(words) ? { start: line.start + name[0], end: line.start + name[1] } : null;
}
const SHOP = new RegExp(
  String.raw`^\s*(?<name>\p{L}[\p{L}&.'’-]+(?: [\p{L}&.'’-]+){0,4})\s+[-–—/|·]\s+(?:\p{L}+ ){0,2}(?:${anyOf(DOCUMENT_NOUNS)}|${anyOf(SHOP_WORDS)})(?!\p{L})`,
  'diu',
);

/**
 * "CASCINA ROVELLA preventivo del 25/11/2026": who writes, by two words or more, before which document it is; "(nota vocale della Locanda Rovere)": behind it,
 * in brackets. Null where the line names none.
 */
function firmBesidePaper(text: string, line: Span): Span | null {
  const words = text.slice(line.start, line.end);
  const noted = IN_BRACKETS.exec(words)?.indices?.groups?.name;
  if (noted) return { start: line.start + noted[0], end: line.start + noted[1] };
  const paper = PAPER.exec(words);
  const name = paper && /\d/.test(words.slice(paper.index)) ? NAMED.exec(words.slice(0, paper.index))?.[0] : undefined;
  return name ? trimSpan(text, { start: line.start, end: line.start + name.length }) : null;
}
const IN_BRACKETS =
  /^\s*\(\p{L}[^()\n]{3,40}?\s(?:from|of|by|von|vom|der|de|du|della|dello|del|dalla|di|da|do|van|od)\s(?<name>\p{Lu}[\p{L}&'’-]+(?: (?:\p{Lu}[\p{L}&.'’-]*|&)){0,4})\s*[,)]/du;
const PAPER = new RegExp(`(?<=\\p{L}[\\s:,–—-]{1,4})${anyOf(DOCUMENT_NOUNS)}(?!\\p{L})`, 'iu');
const NAMED =
  /^\s*\p{Lu}[\p{L}&.'’-]+(?: (?:\p{Lu}[\p{L}&.'’-]*|&|de|del|di|do|da|van|en|und|et|y|e|i)){1,4}(?=[\s:,–—-]*$)/u;

/** A line below that holds nothing but a number to call, as if it stood behind. */
export const numberBelow = (text: string, { end }: Span): string => {
  const below = /^\r?\n([^\n]*)/.exec(text.slice(end))?.[1] ?? '';
  return /\d/.test(below) && !/\p{L}{4}/u.test(below) ? ` | ${below.trim()}` : '';
};

export const CALLED_AT =
  /^\s*\p{Lu}[^\d|·•]{2,50}(?:[|·•]|\s[-–—]\s|\s{2,})[^\d]{0,14}(?:\+\d|\(?0\d|\(?\d{3}\)?[-. ]\d{3}[-. ])[\d ()./-]{4,}/u;

/** "Büro Holzhof" and, in what is written, "Holzhof Daiser": the firm whose mailbox is called so; null for any other name. */
export function nameOfMailbox(text: string, sender: string): Span | null {
  const own = MAILBOX.exec(sender)?.groups?.own;
  if (own === undefined) return null;
  const at = [...text.matchAll(FULL_NAME)].find(([name]) => name.startsWith(`${own} `));
  return at ? { start: at.index, end: at.index + at[0].length } : null;
}
const MAILBOX = new RegExp(`^${anyOf(OFFICES)}\\s(?<own>\\S{4}.*)$`, 'iu');
const FULL_NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}&'’-]+(?: (?:\p{Lu}[\p{L}&'’-]+|&)){1,5}/gu;
