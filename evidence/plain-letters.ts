/** Letters that no decomposition parts from their stroke. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L' };

/**
 * Words as telephones write them, without the marks of their letters: "bezpłatna" as "bezplatna". As many letters as before where they are composed
 * (NFC). Words of fewer letters than `least` stay: without their marks many are others.
 */
export const plainLetters = (text: string, least = 4): string =>
  text.replace(/\p{L}+/gu, (word) =>
    word.length < least
      ? word
      : word
          .replace(/[łŁ]/g, (letter) => STROKES[letter] ?? letter)
          .normalize('NFD')
          .replace(/\p{M}/gu, ''),
  );
