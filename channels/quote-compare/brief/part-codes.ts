import { cueList } from '../../reading/cue-list.ts';
import { currencyOf } from '../../reading/currency.ts';
/**
 * The part numbers in a description: words with a digit and a letter or separator, and bare numbers of four digits or more. Sizes,
 * threads, grades and measures (`3/8-16`, `1-1/2`, `M8x40`, `GR5`, `230V`) are none.
 */
export function findCodes(text: string): string[] {
  const words = text
    .replace(SIGNED, ' ')
    .replace(RIM, ' ')
    .split(/[\s,;:()[\]"]+/)
    .map((word) =>
      word
        .replace(/['’]s$/, '')
        .replace(/^[#.'’-]+|[.,'’/-]+$/g, '')
        .replace(PLURAL, ''),
    );
  const codes = [...new Set(words.filter(isCode))];
  const isLong = codes.some((code) => code.length > 5);
  return codes.filter((code) => !isLong || code.length > 3);
}

/** "R899.00", "RM1,045.50": an amount at a sign of letters. */
const SIGNED = /(?<![\p{L}\d])(?:R|RM|Rp|Rs|KSh|USh|TSh|N)\d{1,3}(?:,\d{3})*[.,]\d{2}(?![\d.,]*\d)/gu;

/** "315/70 R22,5": half an inch of a tyre's rim behind the comma. */
const RIM = /(?<![\p{L}\d-])R\d{2}[.,]5(?!\d)/gu;

/** "AB-100s" are several AB-100. */
const PLURAL = /(?<=^[A-Z][A-Z0-9-]*\d)s$/;

function isCode(word: string): boolean {
  if (isLetterCode(word)) return true;
  if (!/\d/.test(word) || !/^[\p{L}\p{N}][\p{L}\p{N}./_+-]*$/u.test(word)) return false;
  // "14,60 zł/100 szt.": what a price is in and for.
  if (SIZES.some((size) => size.test(word)) || currencyOf(/^\D+(?=\/\d)/.exec(word)?.[0] ?? '') !== null) return false;
  return (
    /^\d{4,}$/.test(word) ||
    (/\p{L}/u.test(word) && word.length >= 3) ||
    /^[A-Z]\d$/.test(word) ||
    /^\d+(?:-\d+)+$/.test(word)
  );
}

/** `WN-R`, `NG-XL`: capitals on both sides of a dash, the first without the sound of a word. */
const isLetterCode = (word: string): boolean =>
  /^[B-DF-HJ-NP-TV-XZ]{2,4}(?:-[A-Z]{1,3}){1,2}$/.test(word) && !/^(?:T|V|U|PVC|NPT|BSP|RTD)-/.test(word);

const MEASURE =
  '(?:mm|cm|m|in|inch|ft|foot|feet|yd|lb|lbs|oz|kg|g|v|vac|vdc|a|amp|amps|hp|kw|w|hz|psi|bar|ga|gauge|awg|mil|deg|gal|qt|l|ml|ea|pcs|pc|x|st|nd|rd|th|days?|weeks?|wks?|k)';
const SIZES = [
  // "Rs.500" is an amount.
  /^(?:rs|s?fr|kr|rp)\.\d+$/i,
  cueList(
    String.raw`
    month|year|week|day|hour|man|person|seat|user|page|gallon|inch|foot|yard|mile|ton|color|colour|part|ply|way|tier
    point|bed|bedroom|room|storey|story|door|seater
  `,
    { before: String.raw`^\d+-`, after: String.raw`s?$` },
  ),
  // "10er-Pack"
  /^\d+er-\p{L}+$/iu,
  // Paper (ISO 216).
  /^a[0-7]$/i,
  /^\d+\/\d+(?:-\d+)?(?:[x×].*)?$/i,
  /^\d+-\d+\/\d+.*$/,
  /^\d{1,2}-\d{2}(?:[x×].*)?$/i,
  /^\d+-\d$/,
  /^m\d+(?:[.,]\d+)?(?:[-x×].*)?$/i,
  /^(?:gr|grade|class|type|no)\.?\d+(?:\.\d+)?$/i,
  /^cl\.?(?:150|300|400|600|900|1500|2500)$/i,
  /^(?:sch|rev|qty|ul|sae|astm|din|iso|ansi|dn|npt)\.?-?\d+(?:\.\d+)?$/i,
  new RegExp(`^\\d+(?:[.,]\\d+)?-?${MEASURE}$`, 'i'),
  /^\d+(?:\.\d+)?[x×]\d+(?:\.\d+)?(?:[x×]\d+(?:\.\d+)?)?(?:mm|in|ft|m)?$/i,
  /^\d*(?:[.,]\d+)+(?:\/.*)?$/,
  // "10,00/zak", "48.-/Rolle": what a price is for.
  /^\d{1,3}(?:\.?[-–])?\/\p{L}?\p{Ll}{2,}\.?$/u,
  /^[\p{L}\p{Sc}.]*\/?(?:[cdkm]?m|ft|yd)[23]$/iu,
  /^\d+\/(?:bag|box|bx|pk|pkg|ea|c|m|ft|lb|roll|coil|case|ctn|day|wk)s?$/i,
];
