import { BELOW_HUNDRED, parseCountWord } from './count-words.ts';
import { numberWords, parseNumberWord } from './number-words.ts';
import { anyOf } from './phrases.ts';
import type { TextSpan } from './span.ts';
import { UNIT_WORD } from './units.ts';
import { FUNCTION_WORDS } from './vocabulary/told-words.ts';

/** What multiplies the number before it, and hundreds with a word of their own, by language. Source: the spell-out rules of CLDR. */
const SCALES = new Map<string, number>([
  ...named('hundred|hundert|cents|cent|honderd|cientos', 100),
  ...named('thousand|grand|tausend|mille|mila|mil|duizend|tysiąc|tysiące|tysięcy', 1000),
]);
const HUNDREDS = new Map<string, number>([
  ...named('ciento|cento', 100),
  ...named('doscientos|doscientas|duzentos|duzentas|dwieście|duecento', 200),
  ...named('trescientos|trescientas|trezentos|trezentas|trzysta|trecento', 300),
  ...named('cuatrocientos|cuatrocientas|quatrocentos|quatrocentas|czterysta|quattrocento', 400),
  ...named('quinientos|quinientas|quinhentos|quinhentas|pięćset|cinquecento', 500),
  ...named('seiscientos|seiscientas|seiscentos|seiscentas|sześćset|seicento', 600),
  ...named('setecientos|setecientas|setecentos|setecentas|siedemset|settecento', 700),
  ...named('ochocientos|ochocientas|oitocentos|oitocentas|osiemset|ottocento', 800),
  ...named('novecientos|novecientas|novecentos|novecentas|dziewięćset|novecento', 900),
]);

/** Money as it is said, and its sign; pounds are a weight too. */
const MONEY: Record<string, string> = {
  dollars: '$',
  dollar: '$',
  bucks: '$',
  pounds: '£',
  pound: '£',
  quid: '£',
  euros: '€',
  euro: '€',
  rupees: '₹',
  pesos: '$',
  francs: 'CHF ',
  franken: 'CHF ',
  rand: 'ZAR ',
  złotych: 'PLN ',
  złote: 'PLN ',
  kronor: 'SEK ',
};
const MINOR = 'cents|cent|pence|centimes|céntimos|centesimi|cêntimos|groszy|öre';

const WORD = `(?:${[...HUNDREDS.keys(), ...SCALES.keys()].join('|')}|${BELOW_HUNDRED}|${numberWords()})`;
/** "Four and a half thousand", "dreieinhalb tausend", "vier-en-een-half duizend", "cztery i pół tysiąca". */
const HALF = String.raw`(?:\sand a half\s(?:thousand|grand)|einhalb\s?tausend|[- ]?en[- ]?(?:een[- ]?)?half\s?duizend|\si pół tysiąca)`;
const NUMBER = `(?:an?\\s)?${WORD}(?:${HALF}|(?:[\\s-]?(?:(?:and|und|et|y|e)\\s)?${WORD}){0,6})`;
const CENTS = `${BELOW_HUNDRED}|${numberWords({ most: 99 })}`;
/** What may stand behind an amount that ends in bare cents: "nine dollars forty a metre", and not "nine dollars ten bags". */
const ENDS = `(?=\\s*(?:$|[.,;\\n]|(?:${anyOf({
  en: 'a|an|the|per|each|for|and|plus|delivered|all|with|to|inc|so|but|then',
  de: 'für|pro|je|das|der|die|und|plus',
  fr: 'par|le|la|pour|et|plus|pièce',
  es: 'por|el|la|cada|y|más',
  it: 'al|alla|per|il|la|e|più',
  nl: 'per|voor|en|plus',
  pt: 'por|o|a|cada|e|mais',
  pl: 'za|i|plus',
})})(?!\\p{L})))`;
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d-]|\\d[.,])(?<whole>${NUMBER}|\\d{1,6})\\s(?:(?<money>${Object.keys(MONEY).join('|')})(?!\\p{L})(?!\\sof\\s)(?:[^\\S\\n](?:(?:and|und|et|y|e)\\s)?(?<cents>${CENTS}|\\d{2})(?:\\s(?:${MINOR})(?!\\p{L})|${ENDS}))?|(?<minor>${MINOR})(?!\\p{L}))`,
  'giu',
);
/** Where amounts of money stand that are written out whole: "one hundred thirty-five dollars", "novanta euro". */
export const findSpokenAmounts = (text: string): TextSpan[] =>
  SAID.test(text)
    ? Array.from(text.matchAll(AMOUNT)).flatMap(({ index, 0: words, groups }) =>
        /^\d/.test(words) || groups?.['minor'] !== undefined ? [] : [{ start: index, end: index + words.length }],
      )
    : [];

const SAID = new RegExp(
  `\\d\\s?[€£$]\\s\\d{2}(?!\\d)|[\\p{L}\\d]\\s(?:${Object.keys(MONEY).join('|')}|${MINOR})(?!\\p{L})`,
  'iu',
);

/** A text with amounts of money that are written out as somebody said them in figures: "eight dollars ninety five a picket" as "$8.95 a picket". */
export const withSpokenAmounts = (text: string): string => {
  const written = text.replace(IN_FIGURES, (words: string, ...rest: unknown[]) => {
    const { whole = '', money = '', cents = '' } = rest.at(-1) as Record<string, string | undefined>;
    const mark = /\d,\d{2}(?!\d)/.test(text) ? ',' : '.';
    const sign = MONEY[money.toLowerCase()] ?? money;
    return sign === '' ? words : `${sign}${whole}${mark}${cents}`;
  });
  return SAID.test(written) ? withAmountsInWords(written) : written;
};

/** "13 dollars 40 a post", "18 € 40 le sac". */
const IN_FIGURES = new RegExp(
  `(?<![\\p{L}\\d.,])(?<whole>\\d{1,4})\\s(?<money>[€£]|${Object.keys(MONEY).join('|')})[^\\S\\n](?<cents>\\d{2})(?![\\d.,]\\d)${ENDS}`,
  'giu',
);

function withAmountsInWords(text: string): string {
  const signs = new Set<string>();
  const written = text.replace(AMOUNT, (words: string, ...rest: unknown[]) => {
    const { whole = '', money = '', cents, minor } = rest.at(-1) as Record<string, string | undefined>;
    const [value, behind] = [valueOf(whole), valueOf(cents ?? '') ?? 0];
    // "95 dollars" is in figures as it is.
    if (value === null || (/^\d/.test(whole) && cents === undefined)) return words;
    const sign = MONEY[money.toLowerCase()] ?? '';
    if (sign !== '') signs.add(sign);
    if (minor !== undefined) return `${value} ${minor}`;
    return `${sign}${cents === undefined ? value : `${value}.${String(behind).padStart(2, '0')}`}`;
  });
  const [only = '', ...others] = signs;
  // Who has named the currency leaves it out at the next price.
  const sign = others.length > 0 ? '' : only;
  const figures = written.replace(CENTS_BEHIND, '$<sign>$<whole>.$<cents>');
  const isNear = amountsNear(figures);
  return figures
    .replace(PAIR, (words, whole: string, cents: string) => {
      const [units, rest] = [parseSaid(whole) ?? 0, parseSaid(cents) ?? 0];
      const [small, large] = [units + rest / 100, units * 100 + rest];
      if (rest < 10 || isNear(small) === isNear(large)) return words;
      return `${sign}${isNear(small) ? small.toFixed(2) : large}`;
    })
    .replace(BARE, (words) => {
      const value = parseSaid(words);
      return sign === '' || value === null || value < LEAST_BARE ? words : `${sign}${value}`;
    })
    .replace(COUNTED, (words, at: number, whole: string) => {
      const value = parseSaid(words) ?? 0;
      const behind = whole.slice(at + words.length);
      // "Tania from Grand River Paper", "FORTY WINKS BEDS": the first word of a name.
      if (IN_ENGLISH.test(text) && opensName(words, behind)) return words;
      // "The grand hall", "un grand lot": a number stands before one that counts.
      if (/^grand$/iu.test(words)) return words;
      if (/grand$/iu.test(words)) return value > 1 ? `${sign}${value}` : words;
      const next = /\p{L}+/u.exec(behind)?.[0].toLowerCase() ?? '';
      // "Two mil wire", "number two ones"
      if (
        SCALES.has(words.toLowerCase()) ||
        (IN_ENGLISH.test(text) && /(?<!\p{L})mil$/iu.test(words)) ||
        /^ones?$/.test(next) ||
        FUNCTION_WORDS.has(next)
      )
        return words;
      const isPlain = (IN_ENGLISH.test(text) && ENGLISH.test(words)) || UNIT_BEHIND.test(behind);
      return value > (isPlain ? 1 : SMALL) ? String(value) : words;
    });
}

/** Whether a word and what stands behind it are written as names are; in a text with small letters a name may be all capitals. */
const opensName = (words: string, behind: string): boolean =>
  (/^\p{Lu}\p{Ll}+$/u.test(words) && /^\s\p{Lu}\p{Ll}/u.test(behind)) ||
  (/^\p{Lu}{2,}$/u.test(words) && /^\s\p{Lu}{3}/u.test(behind) && /\p{Ll}{3}/u.test(behind));

/** "18 € 40 le sac": as a program that writes down speech does it. */
const CENTS_BEHIND = new RegExp(
  `(?<![\\d.,])(?<whole>\\d{1,4})\\s?(?<sign>[€£$])\\s(?<cents>\\d{2})(?![\\d.,])${ENDS}`,
  'giu',
);

/** "Twelve fifty a bag" is one of two amounts: the one that others of the text are near. */
const PAIR = new RegExp(`(?<![\\p{L}\\d-]|\\d\\s)(${CENTS})\\s(${CENTS})${ENDS}`, 'giu');
const APART = 3;
function amountsNear(text: string): (value: number) => boolean {
  const amounts = [...text.matchAll(/[$£€₹]\s?(\d+(?:\.\d{2})?)/gu)].map(([, digits]) => Number(digits));
  return (value) => amounts.some((one) => one < value * APART && value < one * APART);
}

const valueOf = (words: string): number | null => (/^\d+$/.test(words) ? Number(words) : parseSaid(words));

const LEAST_BARE = 20;
const BARE = new RegExp(`(?<![\\p{L}\\d-]|\\d\\s)${NUMBER}(?=\\s(?:for (?:an?|the)|each|apiece|per)\\s)`, 'giu');

/** What is counted. Small numbers are other words in some languages: they count in English, and before a unit. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d-]|\\d\\s|(?:per|pour|por)\\s)${NUMBER}(?=\\s(?!(?:${Object.keys(MONEY).join('|')})(?!\\p{L}))\\p{L})`,
  'giu',
);
const UNIT_BEHIND = new RegExp(`^\\s${UNIT_WORD}(?!\\p{L})`, 'iu');
const SMALL = 12;
const ENGLISH = new RegExp(`^${BELOW_HUNDRED}$`, 'iu');
const IN_ENGLISH = /(?<!\p{L})(?:the|and|from|you|is)(?!\p{L})/iu;

const HALVED = new RegExp(`${HALF}$`, 'iu');

/** The number that words say; null for two numbers in a row ("seven eighty"), which can be read in two ways. */
function parseSaid(words: string): number | null {
  const half = HALVED.exec(words);
  if (half) return ((parseSaid(words.slice(0, half.index)) ?? Number.NaN) + 0.5) * 1000;
  let [total, current, isOpen] = [0, 0, true];
  for (const [word] of words.toLowerCase().matchAll(new RegExp(WORD, 'giu'))) {
    const scale = SCALES.get(word);
    const value = scale === undefined ? (HUNDREDS.get(word) ?? parseCountWord(word) ?? parseNumberWord(word)) : null;
    if (scale === 1000) [total, current, isOpen] = [total + Math.max(current, 1) * scale, 0, true];
    else if (scale !== undefined) [current, isOpen] = [Math.max(current, 1) * scale, true];
    else if (value === null || !isOpen) return null;
    else [current, isOpen] = [current + value, HUNDREDS.has(word)];
  }
  return total + current;
}

function named(words: string, value: number): [string, number][] {
  return words.split('|').map((word) => [word, value]);
}
