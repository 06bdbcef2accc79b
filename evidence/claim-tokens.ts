import { cueList } from './cue-list.ts';
import { Big } from 'big.js';
import { ADDRESS, cutAddress } from './cut-address.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { readDays, readMonths } from './read-date.ts';
import { readNumbers } from './read-numbers.ts';
import type { StatedValues } from './stated-values.ts';

/**
 * The first thing in a sentence that its ground does not state, or null: addresses, passages in quotation marks or backticks, dates,
 * identifiers, numbers (also in words) and name-like words, in this order, each taken out before the next kind is looked for.
 * `isKnownName` lets names pass that stand elsewhere.
 */
export function findUnstated(
  sentence: string,
  stated: StatedValues,
  isKnownName: (name: string) => boolean,
): string | null {
  let rest = sentence;
  for (const { pattern, isStated } of KINDS) {
    for (const [token] of rest.matchAll(pattern)) if (!isStated(token, stated, isKnownName)) return token.trim();
    rest = rest.replace(pattern, ' \u0000 ');
  }
  return null;
}

/** The web addresses in a text, each as the longest form that is known, or as it stands when none is. */
export function findAddresses(
  text: string,
  isKnown: (address: string) => boolean,
): { address: string; isKnown: boolean }[] {
  return Array.from(text.matchAll(ADDRESS), ([token]) => {
    const known = cutAddress(token).find(isKnown);
    return { address: known ?? token, isKnown: known !== undefined };
  });
}

interface TokenKind {
  pattern: RegExp;
  isStated(token: string, stated: StatedValues, isKnownName: (name: string) => boolean): boolean;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DATE = cueList(
  String.raw`
    \d{4}[-/.]\d{1,2}[-/.]\d{1,2}
    \d{1,2}[-/.]\d{1,2}[-/.]\d{4}
    \d{1,2}\.?\s+${MONTH},?\s+\d{4}
    ${MONTH}\s+\d{1,2},?\s+\d{4}
  `,
  { flags: 'giu', before: String.raw`(?<![\p{L}\d])`, after: String.raw`(?!\d)` },
);

/** Where an ordinary word has a capital letter: a sentence, line, label or table cell begins. */
const START = '(?:^|[\\n.!?:;|*_(\\["“•–—>#-])[\\s*_(\\["“•–—>#-]*';

const KINDS: TokenKind[] = [
  { pattern: ADDRESS, isStated: (token, { hasLink }) => cutAddress(token).some(hasLink) },
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, isStated: (token, { hasText }) => hasText(token) },
  {
    pattern: /“[^”]{2,1000}”|"[^"\n]{2,1000}"|«[^»]{2,1000}»|„[^“”]{2,1000}[“”]|`[^`\n]{1,1000}`/g,
    isStated: (token, stated) => isPassage(token.slice(1, -1), stated),
  },
  { pattern: DATE, isStated: isDate },
  {
    pattern: new RegExp(`(?<!\\p{L})${MONTH}\\s+\\d{4}(?!\\d)|(?<![\\d-])\\d{4}-\\d{2}(?![\\d-])`, 'giu'),
    isStated: isMonth,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])v?\d+(?:\.\d+){2,}(?:[\w.+-]*\w)?|(?<![\p{L}\p{N}])(?=[\p{L}\d.-]*\d)(?=[\p{L}\d.-]*\p{L})[\p{L}\d]+(?:[.-][\p{L}\d]+)*/gu,
    isStated: isIdentifier,
  },
  { pattern: /(?:\d+(?:[.,'’\u00a0\u202f]\d+)*|(?<!\d)\.\d+)(?: ?[½¼¾⅛⅜⅝⅞])?|[½¼¾⅛⅜⅝⅞]/g, isStated: isNumber },
  {
    pattern:
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/gi,
    isStated: isNumber,
  },
  {
    pattern: new RegExp(`(?<=${START})\\p{Lu}\\p{Ll}*(?![\\p{L}\\p{N}])`, 'gu'),
    isStated: (token, stated, isKnownName) =>
      ORDINARY_WORDS.has(token.toLowerCase()) || isName(token, stated, isKnownName),
  },
  { pattern: /(?<![\p{L}\p{N}])(?=[\p{L}'’]*\p{Lu})\p{L}[\p{L}'’]*/gu, isStated: isName },
];

function isPassage(passage: string, { hasText }: StatedValues): boolean {
  return passage
    .split(/\s*(?:…|\.\.\.|\[…\]|\[\.\.\.\])\s*/)
    .filter(Boolean)
    .every(hasText);
}

function isDate(token: string, { hasText, hasDay }: StatedValues): boolean {
  return hasText(token) || readDays(token).some(({ iso, order }) => !order && hasDay(iso));
}

function isMonth(token: string, { hasText, hasMonth }: StatedValues): boolean {
  return hasText(token) || readMonths(token).some(hasMonth);
}

function isIdentifier(token: string, stated: StatedValues): boolean {
  if (stated.hasText(token) || stated.hasText(token.replace(/^v(?=\d)/i, ''))) return true;
  const unit = /^(\d+(?:\.\d+)?)(st|nd|rd|th|mm|cm|km|mi|kg|lb|oz|ft|in|mb|gb|kb|ms|s|h|x|k|m|d)$/i.exec(token);
  return unit !== null && isNumber(unit[1] ?? '', stated);
}

/** Output is English: a comma groups and a point is decimal, whatever the page means by them. */
function isNumber(token: string, { hasText, hasNumber }: StatedValues): boolean {
  if (hasText(token)) return true;
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d*\.\d+$/.test(token))
    return hasNumber(new Big(token.replaceAll(',', '').replace(/^\./, '0.')));
  return readNumbers(token).some((number) => hasNumber(number));
}

function isName(token: string, { hasText }: StatedValues, isKnownName: (name: string) => boolean): boolean {
  const word = token.replace(/['’]s$|['’]+$/, '');
  return word === 'I' || hasText(word) || isKnownName(word);
}
