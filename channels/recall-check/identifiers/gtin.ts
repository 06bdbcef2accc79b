/** Digits of a UPC, EAN or GTIN as 14 digits, so that UPC-A, EAN-13 and GTIN-14 of one article are equal; null for another length. */
export function toGtin14(digits: string): string | null {
  return /^(?:\d{8}|\d{12,14})$/.test(digits) ? digits.padStart(14, '0') : null;
}

/** GS1 General Specifications, 7.9: weights 3 and 1 from the right, modulo 10. */
export function hasRightGtinCheckDigit(digits: string): boolean {
  const gtin = toGtin14(digits);
  return gtin !== null && checkDigitOf(gtin.slice(0, 13)) === Number(gtin[13]);
}

/** The eleven digits of a UPC-A that was written without its check digit, with it. */
export const withCheckDigit = (digits: string): string => `${digits}${checkDigitOf(digits.padStart(13, '0'))}`;

/** Of the first 13 digits of a GTIN-14. */
function checkDigitOf(digits: string): number {
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** How a text names an article: with all its digits, without the check digit or number system, or as a case of it. */
export type GtinMatch = 'exact' | 'partly' | 'none';

/**
 * Looks for a UPC in a text that may group its digits by blanks and hyphens, and after the word UPC may leave out the
 * check digit. `partly`: the text gives those digits without calling them a UPC, or the case code around them.
 */
export function findGtin(text: string, digits: string): { match: GtinMatch; start: number; end: number } {
  const gtin = toGtin14(digits);
  if (gtin === null) return { match: 'none', start: -1, end: -1 };
  const significant = gtin.replace(/^0+/, '');
  const exact = spaced(14 - significant.length, significant).exec(text);
  if (exact) return { match: 'exact', start: exact.index, end: exact.index + exact[0].length };
  const named =
    digits.length >= 12
      ? new RegExp(`(?<=\\b(?:UPC|bar\\s?code)\\D{0,25})(?:${withoutCheckDigit(gtin).source})`, 'i').exec(text)
      : null;
  if (named) return { match: 'exact', start: named.index, end: named.index + named[0].length };
  if (digits.length < 12) return { match: 'none', start: -1, end: -1 };
  const partly = partialPattern(gtin).exec(text);
  return partly
    ? { match: 'partly', start: partly.index, end: partly.index + partly[0].length }
    : { match: 'none', start: -1, end: -1 };
}

/** Every UPC, EAN or GTIN with a right check digit in a text, as 14 digits. */
export function readGtins(text: string): string[] {
  const found = GTIN_FORMS.flatMap((form) => Array.from(text.matchAll(form)));
  const gtins = found.map(([digits]) => digits.replace(/\D/g, '')).filter((digits) => hasRightGtinCheckDigit(digits));
  return [...new Set(gtins.flatMap((digits) => toGtin14(digits) ?? []))];
}

const GTIN_FORMS = [
  /(?<!\d)\d{12,14}(?!\d)/g,
  /(?<![\d-])\d?[ -]?\d[ -]\d{5}[ -]?\d{5}[ -]\d(?!\d)/g,
  /(?<=\bUPC\D{0,12})\d{8}(?!\d)/gi,
];

function spaced(zeros: number, digits: string): RegExp {
  const leading = zeros > 0 ? `(?:0(?:[ -]?0){0,${zeros - 1}}[ -]?)?` : '';
  return new RegExp(`(?<!\\d)${leading}${Array.from(digits).join('[ -]?')}(?!\\d)`);
}

/** Maker and article alone, with or without the number system before them. */
function withoutCheckDigit(gtin: string): RegExp {
  const core = Array.from(gtin.slice(2, 13)).join('[ -]?');
  const short = Array.from(gtin.slice(3, 13)).join('[ -]?');
  return new RegExp(`(?<!\\d)(?:(?:0[ -]?)?${core}|${short})(?![ -]?\\d)`);
}

/** The same where nothing calls it a UPC, or a case's indicator before and its own check digit after it. */
function partialPattern(gtin: string): RegExp {
  const core = Array.from(gtin.slice(2, 13)).join('[ -]?');
  return new RegExp(`(?<!\\d)[1-8][ -]?0[ -]?${core}[ -]?\\d(?!\\d)|${withoutCheckDigit(gtin).source}`);
}
