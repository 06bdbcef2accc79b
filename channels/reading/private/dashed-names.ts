import { isGivenName } from '../given-names.ts';
import type { TextSpan } from '../span.ts';

/** "… works fine. - Becca": a frequent given name behind a dash, or any behind two or where the text ends, where a line ends; with where they live. */
export const findDashedNames = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(DASHED)).flatMap((hit) => {
    const before = text.slice(0, hit.index);
    const isLast =
      text.slice(hit.index + hit[0].length).trim() === '' && (/[.!?]\s*$/.test(before) || SPOKEN.test(before));
    const isSigned = isLast || isGivenName(hit[2] ?? '') || hit[1] === '--' || hit[1] === '—';
    return isSigned && !isOther(hit[2] ?? '') ? [{ start: hit.index, end: hit.index + hit[0].length }] : [];
  });

/** Somebody speaks in the last clause. */
const SPOKEN = /(?<!\p{L})(?:I|we|you|anyone|anybody|please|pls|thanks|thank)(?!\p{L})[^.!?\n]{0,120}$/iu;

const DASHED = new RegExp(
  String.raw`(?<=[\s.!?)])([-–—~]{1,2}) ?(\p{Lu}\p{Ll}{1,14})(?: (?:(?:&|and) )?\p{Lu}[\p{L}.]*)?` +
    String.raw`(?:, \p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})?(?=[.!]?\s*(?:\n|$))`,
  'gu',
);
