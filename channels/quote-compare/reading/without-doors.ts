import { anyOf } from '../../reading/phrases.ts';
import { BEFORE_DOORS, BEHIND_PORTES } from '../../reading/vocabulary/freight-words.ts';

/**
 * A text with French doors as blanks, every character in its place: "portes" is carriage in Spanish and Portuguese. "Portes pagados", "Portes a Lugo 18,00"
 * stay, "Portes palières", "porte-fenêtre" and "la porte" go.
 */
export const withoutDoors = (text: string): string => text.replace(DOORS, (word) => ' '.repeat(word.length));

const DOORS = new RegExp(
  `(?<!\\p{L})(?:(?<=${anyOf(BEFORE_DOORS)}\\s)portes?|portes?(?=-\\p{L})|portes?(?=\\s\\p{L})(?!\\s${anyOf(BEHIND_PORTES)}(?!\\p{L})))(?!\\p{L})`,
  'giu',
);
