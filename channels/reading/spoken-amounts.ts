import { BELOW_HUNDRED, parseCountWord } from './count-words.ts';
import { numberWords, parseNumberWord } from './number-words.ts';
import { anyOf } from './phrases.ts';

/** What multiplies the number before it, and hundreds with a word of their own, by language. Source: the spell-out rules of CLDR. */
const SCALES = new Map<string, number>([
  ...named('hundred|hundert|cents|cent|honderd|cientos', 100),
  ...named('thousand|grand|tausend|mille|mila|mil|duizend|tysiąc|tysiące|tysięcy', 1000),
]);
const HUNDREDS = new Map<string, number>([
  ...named('ciento|cento', 100),
  ...named('doscientos|duzentos|dwieście|duecento', 200),
  ...named('trescientos|trezentos|trzysta|trecento', 300),
  ...named('cuatrocientos|quatrocentos|czterysta|quattrocento', 400),
  ...named('quinientos|quinhentos|pięćset|cinquecento', 500),
  ...named('seiscientos|seiscentos|sześćset|seicento', 600),
  ...named('setecientos|setecentos|siedemset|settecento', 700),
  ...named('ochocientos|oitocentos|osiemset|ottocento', 800),
  ...named('novecientos|novecentos|dziewięćset|novecento', 900),
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
const NUMBER = `(?:an?\\s)?${WORD}(?:[\\s-]?(?:(?:and|und|et|y|e)\\s)?${WORD}){0,6}`;
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
  `(?<![\\p{L}\\d-])(?<whole>${NUMBER})\\s(?:(?<money>${Object.keys(MONEY).join('|')})(?!\\p{L})(?!\\sof\\s)(?:\\s(?:(?:and|und|et|y|e)\\s)?(?<cents>${CENTS})(?:\\s(?:${MINOR})(?!\\p{L})|${ENDS}))?|(?<minor>${MINOR})(?!\\p{L}))`,
  'giu',
);
const SAID = new RegExp(`\\p{L}\\s(?:${Object.keys(MONEY).join('|')}|${MINOR})(?!\\p{L})`, 'iu');

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
  `(?<![\\p{L}\\d.,])(?<whole>\\d{1,4})\\s(?<money>[€£]|${Object.keys(MONEY).join('|')})\\s(?<cents>\\d{2})(?![\\d.,]\\d)${ENDS}`,
  'giu',
);

function withAmountsInWords(text: string): string {
  const signs = new Set<string>();
  const written = text.replace(AMOUNT, (words: string, ...rest: unknown[]) => {
    const { whole = '', money = '', cents, minor } = rest.at(-1) as Record<string, string | undefined>;
    const value = parseSaid(whole);
    const behind = cents === undefined ? 0 : (parseSaid(cents) ?? 0);
    if (value === null) return words;
    const sign = MONEY[money.toLowerCase()] ?? '';
    if (sign !== '') signs.add(sign);
    if (minor !== undefined) return `${value} ${minor}`;
    return `${sign}${cents === undefined ? value : `${value}.${String(behind).padStart(2, '0')}`}`;
  });
  const [sign, ...others] = signs;
  // Who has named the currency leaves it out at the next price.
  return sign === undefined || others.length > 0
    ? written
    : written.replace(BARE, (words) => {
        const value = parseSaid(words);
        return value === null || value < LEAST_BARE ? words : `${sign}${value}`;
      });
}

const LEAST_BARE = 20;
const BARE = new RegExp(`(?<![\\p{L}\\d-])${NUMBER}(?=\\s(?:for (?:an?|the)|each|apiece|per)\\s)`, 'giu');

/** The number that words say; null for two numbers in a row ("seven eighty"), which can be read in two ways. */
function parseSaid(words: string): number | null {
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
