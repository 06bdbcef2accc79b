import { stripVTControlCharacters } from 'node:util';

/** Control characters but line breaks, and what turns the direction of a line, breaks it or hides in it. */
const DRIVING =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Text of others as a terminal may show it: without escape sequences and whatever else would drive it. */
export function cleanForTerminal(text: string): string {
  return stripVTControlCharacters(text).replace(DRIVING, ' ');
}

/** JSON that a terminal shows as it is: equal to what `JSON.stringify` gives, with what would drive a terminal escaped. */
export function stringifyForTerminal(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(DRIVING, (found) =>
    Array.from({ length: found.length }, (_, i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );
}
