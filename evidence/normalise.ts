import { cueList } from './cue-list.ts';
import { decodeHTMLStrict } from 'entities';
import { chain, replaceMapped } from './map-edits.ts';
import type { MappedText } from './map-edits.ts';

/**
 * The one normal form in which quotes are compared: character references decoded once, soft hyphens dropped, Unicode NFC, every run of
 * white space one space and none between two ideographs or kana (CSS Text 3, segment breaks). Nothing else: case, dashes, quotation
 * marks and zero-width characters count (DESIGN.md, Evidence).
 */
export function normalise(text: string): MappedText {
  const decoded = replaceMapped(text, REFERENCE, (match) => decodeHTMLStrict(match));
  const joined = step(decoded, SOFT_HYPHEN, () => '');
  const composed = step(joined, COMPOSABLE, (match) => match.normalize('NFC'));
  const { text: source } = composed;
  return step(composed, WHITE_SPACE, (match, at) => (isBetweenIdeographs(source, at, at + match.length) ? '' : ' '));
}

/** The normal form of a quote: `normalise` without outer white space. */
export function normaliseQuote(quote: string): string {
  return normalise(quote).text.replace(/^ | $/g, '');
}

const REFERENCE = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/gi;
const SOFT_HYPHEN = /\u00ad+/g;
/** The property White_Space of Unicode; `\s` lacks U+0085 and has U+FEFF. */
const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
/** Whatever NFC may change: characters followed by marks or by letters that join them (Hangul, Kirat Rai), and ranges with characters that are never in NFC. More marks than any script stacks are taken in pieces, since sorting them is not linear. */
const COMPOSABLE = cueList(
  String.raw`
    [^\p{M}\u1160-\u11ff\u{16d67}]?[\p{M}\u1160-\u11ff\u{16d67}]{1,64}
    [\u0374-\u0387\u0958-\u0a5e\u0b5c\u0b5d\u0f43-\u0f69\u1f71-\u2001\u2126-\u212b\u2329\u232a\u2adc\uf900-\ufb4e\u{1d15e}-\u{1d1c0}\u{2f800}-\u{2fa1d}]
  `,
  { flags: 'gu' },
);
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u3011\uff01-\uff60]/u;

function step(before: MappedText, pattern: RegExp, replace: (match: string, at: number) => string): MappedText {
  const after = replaceMapped(before.text, pattern, replace);
  return after.text === before.text ? before : chain(before, after);
}

function isBetweenIdeographs(text: string, start: number, end: number): boolean {
  if (end >= text.length || start === 0 || text.charCodeAt(end) < 0x2e80) return false;
  const before = text.codePointAt(isLowSurrogate(text, start - 1) ? start - 2 : start - 1);
  const after = text.codePointAt(end);
  if (before === undefined || after === undefined || before < 0x2e80) return false;
  return IDEOGRAPH.test(String.fromCodePoint(before)) && IDEOGRAPH.test(String.fromCodePoint(after));
}

const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
