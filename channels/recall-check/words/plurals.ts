type PluralLanguage = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl';

const ENDINGS: Record<PluralLanguage, [RegExp, string][]> = {
  de: [
    [/(?<=e|el|er)$/, 'n'],
    [/(?<=[^e])$/, 'e'],
    [/(?<=[^e])$/, 'en'],
  ],
  fr: [
    [/(?<=[^sxz])$/, 's'],
    [/(?<=eau|eu)$/, 'x'],
  ],
  es: [
    [/(?<=[aeiou])$/, 's'],
    [/(?<=[^aeious])$/, 'es'],
  ],
  it: [
    [/o$/, 'i'],
    [/a$/, 'e'],
    [/e$/, 'i'],
  ],
  pt: [
    [/(?<=[aeiou])$/, 's'],
    [/(?<=[rz])$/, 'es'],
  ],
  nl: [
    [/$/, 's'],
    [/(?<=[^e])$/, 'en'],
    [/(?<=e)$/, 'n'],
  ],
  // In the plural, and as what somebody has.
  pl: [
    [/(?<=[kg])a$/, 'i'],
    [/(?<=[^kg])a$/, 'y'],
    [/a$/, 'ę'],
    [/(?<=[kg])$/, 'i'],
    [/o$/, 'a'],
  ],
};

/** The first word in its plural, and all words in theirs: "détecteurs de fumée", "sillas altas". */
export function pluralsOf(words: string[], language: PluralLanguage): string[][] {
  const [first = '', ...rest] = words;
  if (first.length < 5) return [];
  return ENDINGS[language].flatMap(([ending, plural]) => {
    const inPlural = (word: string): string => (ending.test(word) ? word.replace(ending, plural) : word);
    const own = inPlural(first);
    return own === first ? [] : [[own, ...rest], ...(rest.length > 0 ? [[own, ...rest.map(inPlural)]] : [])];
  });
}
