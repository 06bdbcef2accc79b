import type { ComposedRow } from '#contracts/evidence.ts';
import { holdsValue } from './fault-of-predicate.ts';
import type { PredicateGround } from './fault-of-predicate.ts';
import { ownWords } from './own-words.ts';
import { anyOf } from './phrases.ts';

const ONLY = /(?<!\p{L})the (?:only|sole) ([^.;:]{1,200})/gu;
const PART = /, | and /;
/** What else narrows down what is meant, where no column has words for it. */
const NARROWING = new RegExp(
  `(?<!\\p{L})(?:${anyOf(['that,which,who,whose,with,within,without,in,for,from,on,at,of,to,below,above,under,over,before,after'])})(?!\\p{L})`,
  'u',
);

/**
 * Why `the only …` is not carried, or null: no other row of the answer has the values that are said behind it (`ChannelColumn.says`), and without any
 * there is no other row. What is narrowed down by words that no column has leaves it open.
 */
export function faultOfOnly(text: string, { columns, kept, hasGaps, own, quotes }: PredicateGround): string | null {
  if (own.length === 0 || !/\bthe (?:only|sole) /i.test(text)) return null;
  const phrases = columns.flatMap(({ key, says = {} }) =>
    Object.entries(says).flatMap(([value, { is = [] }]) => is.map((words) => ({ key, value, words }))),
  );
  const known =
    phrases.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(phrases.map(({ words }) => words))})(?![\\p{L}\\p{N}])`, 'gu')
      : null;
  for (const [, said = ''] of ownWords(text, [], quotes).matchAll(ONLY)) {
    const meant: typeof phrases = [];
    let isOpen = false;
    for (const part of said.split(PART)) {
      const found = known ? [...part.matchAll(known)].map(([words]) => words) : [];
      const rest = found.reduce(
        (left, words) => left.replace(words, ''),
        part.replace(/ (?:that|which) (?:is|are) /, ' '),
      );
      isOpen ||= NARROWING.test(rest);
      meant.push(...phrases.filter(({ words }) => found.includes(words)));
    }
    if (isOpen) continue;
    const isMeant = (row: ComposedRow): boolean =>
      [...new Set(meant.map(({ key }) => key))].every((key) =>
        meant.some((one) => one.key === key && holdsValue(row.cells[key], one.value)),
      );
    if (hasGaps || kept.some((row) => !own.includes(row) && isMeant(row)))
      return `"the only ${said.trim()}" is not what its rows show`;
  }
  return null;
}
