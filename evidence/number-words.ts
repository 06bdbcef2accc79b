import { DOZEN_WORDS, NUMBER_WORDS } from './number-vocabulary.ts';

type Tongue = keyof typeof NUMBER_WORDS;

/** Between tens and ones: "vierundzwanzig" has the ones first, "vingt et un", "treinta y dos", "dwadzieścia cztery" the tens. */
const ONES_FIRST: Partial<Record<Tongue, string>> = { de: 'und', nl: 'en|ën' };
const JOINERS: Partial<Record<Tongue, string>> = { fr: '-| et | ', es: ' y ', it: '', pt: ' e ', pl: ' ' };

const listOf = (words: string): string[][] => words.split(',').map((forms) => forms.split('|'));

/** Number words in small letters and their values, by language. */
const VALUES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  // Reason: the keys of the vocabulary are its languages.
  (Object.keys(NUMBER_WORDS) as Tongue[]).map((tongue) => [tongue, new Map(valuesOf(tongue))]),
);

function valuesOf(tongue: Tongue): [word: string, value: number][] {
  const { ones, tens, hundred } = NUMBER_WORDS[tongue];
  const low = listOf(ones).flatMap((forms, at) => forms.map((form): [string, number] => [form, at + 1]));
  const high = listOf(tens).flatMap((forms, at) => forms.map((form): [string, number] => [form, (at + 2) * 10]));
  const joined = high.flatMap(([ten, tenfold]) =>
    low
      .filter(([, one]) => one < 10)
      .flatMap(([word, one]): [string, number][] => {
        const between = (ONES_FIRST[tongue] ?? JOINERS[tongue] ?? ' ').split('|');
        return between.map((link) => [
          ONES_FIRST[tongue] === undefined ? `${ten}${link}${word}` : `${word}${link}${ten}`,
          tenfold + one,
        ]);
      }),
  );
  const dozens = DOZEN_WORDS[tongue].split('|').map((word): [string, number] => [word, 12]);
  return [...low, ...high, ...joined, ...hundred.split('|').map((word): [string, number] => [word, 100]), ...dozens];
}

/** Source of a pattern for a number in words, up to `most`, of these languages; all but English where none is named. It captures nothing. */
export function numberWords({ tongues = [...VALUES.keys()], most = 100 }: WordsOf = {}): string {
  const words = tongues.flatMap((tongue) => [...(VALUES.get(tongue) ?? [])]);
  const sources = new Set(words.flatMap(([word, value]) => (value <= most ? [word] : [])));
  return `(?:${[...sources].toSorted((a, b) => b.length - a.length).join('|')})`;
}

interface WordsOf {
  tongues?: readonly string[];
  most?: number;
}

/** What such a word counts; null for anything else. Words that two languages have count the same in both. */
export function parseNumberWord(words: string): number | null {
  const word = words.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const values of VALUES.values()) {
    const value = values.get(word);
    if (value !== undefined) return value;
  }
  return null;
}
