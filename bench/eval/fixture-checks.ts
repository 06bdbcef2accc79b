import type { Expectation } from '#contracts/screening.ts';
import { holds } from '../../channels/screening/expectation.ts';

/** Whether a pattern of a folder of fixtures stands in a value, in whatever case; blank and missing values are the empty text. */
export const isMatch = (pattern: string, value: unknown): boolean =>
  new RegExp(pattern, 'iu').test(String(value ?? ''));

/** One check for as many values as a case may name, and none where it names none. `isHeld` says of each whether the answer has it. */
export function oneOf<T>(
  what: string,
  wanted: readonly T[],
  isHeld: (value: T) => boolean,
  found: unknown,
): Expectation[] {
  return wanted.length === 0 ? [] : [holds(what, wanted.some(isHeld), found)];
}

/** That words of the caller are in no request to a source; it is grave where they are. */
export function keepsBack(words: readonly string[], sent: readonly string[]): Expectation[] {
  const requests = sent.map((request) => ` ${plain(request)} `);
  const told = words.filter((word) => requests.some((request) => request.includes(` ${plain(word)} `)));
  return words.length === 0
    ? []
    : [{ ...holds('nothing private is sent', told.length === 0, told), isGrave: told.length > 0 }];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
