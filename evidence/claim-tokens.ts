import { readDays } from './read-date.ts';
import { readNumbers } from './read-numbers.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import type { StatedValues } from './stated-values.ts';

/**
 * The first thing in a sentence that its ground does not state, or null: addresses, passages in quotation marks or backticks, dates,
 * numbers (also in words up to twelve) and name-like words, in this order, each taken out before the next kind is looked for.
 */
export function findUnstated(
  sentence: string,
  stated: StatedValues,
  isKnownName: (name: string) => boolean,
): string | null {
  let rest = sentence;
  for (const { pattern, isStated } of KINDS) {
    const missing = [...rest.matchAll(pattern)]
      .map(([token]) => token)
      .find((token) => !isStated(token, stated, isKnownName));
    if (missing !== undefined) return missing.trim();
    rest = rest.replace(pattern, ' \u0000 ');
  }
  return null;
}

interface TokenKind {
  pattern: RegExp;
  isStated(token: string, stated: StatedValues, isKnownName: (name: string) => boolean): boolean;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

const KINDS: TokenKind[] = [
  {
    pattern: /https?:\/\/[^\s<>"'`|\\]*[^\s<>"'`|\\.,;:!?)\]*_]/gi,
    isStated: (token, stated) => stated.hasLink(token),
  },
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, isStated: (token, stated) => stated.hasText(token) },
  {
    pattern: /“[^”]{2,}”|"[^"\n]{2,}"|«[^»]{2,}»|„[^“”]{2,}[“”]|`[^`\n]+`/g,
    isStated: (token, stated) => isPassage(token.slice(1, -1), stated),
  },
  {
    pattern: new RegExp(
      `\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{4}|\\d{1,2}\\.?\\s+${MONTH},?\\s+\\d{4}|${MONTH}\\s+\\d{1,2},?\\s+\\d{4}`,
      'gi',
    ),
    isStated: (token, stated) =>
      stated.hasText(token) || readDays(token).some(({ iso, order }) => !order && stated.hasDay(iso)),
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])v?\d+(?:\.\d+){2,}[\w.+-]*\w|(?<![\p{L}\p{N}])(?=[\p{L}\d-]*\d)(?=[\p{L}\d-]*\p{L})[\p{L}\d]+(?:-[\p{L}\d]+)*/gu,
    isStated: hasIdentifier,
  },
  {
    pattern: /[-\u2212]?(?:\d+(?:[.,'’\u00a0\u202f]\d+)*|\.\d+)(?: ?[½¼¾⅛⅜⅝⅞])?|[½¼¾⅛⅜⅝⅞]/g,
    isStated: (token, stated) => hasNumberToken(token, stated),
  },
  { pattern: /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, isStated: hasNumberWord },
  { pattern: /(?<![\p{L}\p{N}])(?=[\p{L}'’]*\p{Lu})[\p{L}][\p{L}'’]*/gu, isStated: isName },
];

function isPassage(passage: string, stated: StatedValues): boolean {
  const parts = passage.split(/\s*(?:…|\.\.\.|\[…\]|\[\.\.\.\])\s*/).filter(Boolean);
  return parts.every((part) => stated.hasText(part));
}

function hasIdentifier(token: string, stated: StatedValues): boolean {
  if (stated.hasText(token) || stated.hasText(token.replace(/^v(?=\d)/i, ''))) return true;
  const unit = /^(\d+(?:\.\d+)?)(st|nd|rd|th|mm|cm|km|mi|kg|lb|oz|ft|in|mb|gb|kb|ms|s|h|x|k|m|d)$/i.exec(token);
  return unit !== null && readNumbers(unit[1] ?? '').some((number) => stated.hasNumber(number));
}

function hasNumberToken(token: string, stated: StatedValues): boolean {
  return (
    stated.hasText(token) || readNumbers(token.replace(/^[-\u2212]/, '')).some((number) => stated.hasNumber(number))
  );
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function hasNumberWord(token: string, stated: StatedValues): boolean {
  const [number] = readNumbers(String(NUMBER_WORDS.indexOf(token.toLowerCase())));
  return stated.hasText(token) || (number !== undefined && stated.hasNumber(number));
}

function isName(token: string, stated: StatedValues, isKnownName: (name: string) => boolean): boolean {
  const word = token.replace(/['’]s$|['’]+$/, '');
  if (/^\p{Lu}?\p{Ll}*$/u.test(word) && ORDINARY_WORDS.has(word.toLowerCase())) return true;
  return stated.hasText(word) || isKnownName(word);
}
