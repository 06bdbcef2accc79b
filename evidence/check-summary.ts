import type { Json, JsonObject } from '#contracts/json.ts';
import { findAddresses } from './claim-tokens.ts';
import { indexValues, once } from './stated-values.ts';
import { toBig } from './read-numbers.ts';
import { readDays } from './read-date.ts';

export interface SummaryGround {
  /** Everything that a value of the summary may stand in: pages that were read, the brief, cells and results that were kept. */
  passages: readonly string[];
  knowsAddress(address: string): boolean;
  /** What the rows that were left out are called, by their first cell with words that is no code; none where left out. */
  gone?: readonly string[];
  /** Columns whose cells are what things are called; members of the summary of such a name are the same. */
  names?: readonly string[];
}

/** One word that holds a digit, as dates, versions, amounts and part numbers are: it stands on its own, whatever row it is in. */
export const isCode = (text: string): boolean => /^\S*\d\S*$/.test(text);

/**
 * A table's summary without what stands nowhere: texts of one word that hold a digit (dates, versions, amounts, codes) and addresses have to
 * stand on a page of the take, in the brief or in a kept row; else they become null, and so does what names a row that was left out. Counts, rulings
 * and wording are the channel's own.
 */
export function checkSummary(
  summary: JsonObject,
  { passages, knowsAddress, gone = [], names = [] }: SummaryGround,
): { summary: JsonObject; unstated: string[] } {
  const unstated: string[] = [];
  const stated = indexValues({ passages, hasLink: knowsAddress });
  const days = once(() => new Set(passages.flatMap(readDays).map(({ iso }) => iso)));
  return { summary: Object.fromEntries(Object.entries(summary).map(([key, value]) => [key, keep(value)])), unstated };

  function keep(value: Json, name = ''): Json {
    if (Array.isArray(value)) return value.map((part) => keep(part));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keep(part, key)]));
    const isCalled = names.includes(name) && typeof value === 'string' && stated.hasName(value);
    if (typeof value !== 'string' || ((isCalled || isStated(value)) && !namesGone(value))) return value;
    unstated.push(value);
    return null;
  }

  function namesGone(text: string): boolean {
    return gone.some((name) => text === name || (/\p{L}{5}/u.test(name) && text.includes(name)));
  }

  function isStated(text: string): boolean {
    if (!findAddresses(text, stated.hasLink).every(({ isKnown }) => isKnown)) return false;
    if (/^https?:/i.test(text) || !isCode(text)) return true;
    const number = toBig(text);
    return (
      stated.hasText(text) || days().has(text) || stated.hasMonth(text) || (number !== null && stated.hasNumber(number))
    );
  }
}
