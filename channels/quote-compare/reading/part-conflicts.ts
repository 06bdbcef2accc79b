import type { PartWord } from './part-words.ts';
import { sizePairs } from './part-words.ts';

/** Sizes and kinds that a text gives where another of the same sort is asked for: `stainless` for zinc, `35` of M8 x 35 for M8 x 40. */
export function findConflicts(
  asked: { words: PartWord[]; part: string },
  given: { words: PartWord[]; text: string },
): string[] {
  const found = [
    ...EXCLUSIVE.flatMap((kinds) => clash(asked.words, given.words, (word) => kinds.has(word))),
    ...SHAPES.flatMap((shape) => clash(asked.words, given.words, (word) => shape.test(word))),
    ...otherSizes(asked.part, given.text),
    ...otherWear(asked.part, given.text),
  ];
  return [...new Set(found)];
}

/** Words of one sort in both, none of which agree. `24v` agrees with `24vdc`. */
function clash(asked: PartWord[], given: PartWord[], isSort: (word: string) => boolean): string[] {
  const wanted = asked.filter(({ word }) => isSort(word));
  if (wanted.length === 0) return [];
  const own = given.filter(({ word }) => isSort(word)).map(({ word }) => word);
  const isMet = own.some((word) => wanted.some((other) => word.startsWith(other.word) || other.word.startsWith(word)));
  return isMet ? [] : own;
}

function otherSizes(part: string, text: string): string[] {
  const wanted = sizePairs(part);
  if (wanted.length === 0) return [];
  const given = sizePairs(text);
  return wanted.flatMap(([first, second]) => {
    const same = given.filter((pair) => pair[0] === first);
    return same.length > 0 && same.every((pair) => pair[1] !== second) ? same.map((pair) => pair[1]) : [];
  });
}

/** "XL" where medium is asked for: sizes of what is worn, in capitals or in words. */
function otherWear(part: string, text: string): string[] {
  const [wanted, given] = [part, text].map((words) =>
    [...words.matchAll(WEAR)].map(([size]) => (size.length > 3 ? (size[0] ?? '') : size).toUpperCase()),
  );
  const isMet = wanted?.length === 0 || given?.some((size) => wanted?.includes(size));
  return isMet ? [] : (given ?? []);
}
const WEAR = /(?<![\p{L}\d]|\d\s)(?:X{1,3}[SL]|[2-5]XL|[SML]|[Ss]mall|[Mm]edium|[Ll]arge)(?![\p{L}\d'’.-])/gu;

/** Kinds of which a part is one only: naming another one makes it another part. */
const EXCLUSIVE = [
  'zinc galvanized plain stainless brass chrome nylon',
  'black white natural red blue green yellow grey gray',
  'viton nitrile epdm silicone neoprene ptfe polyurethane',
  '303 304 316 316l 410 430',
  'left right',
  'male female',
  'coarse fine',
  'metric imperial',
].map((kinds) => new Set(kinds.split(' ')));

/** Sorts of sizes that can be told by their form: grades, threads, metric threads, schedules, gauges, volts, power, pressure, hardness. */
const SHAPES = [
  /^grade\d/,
  /^class\d/,
  /^\d+\/\d+-\d+$/,
  /^m\d+(?:\.\d+)?$/,
  /^sch\d/,
  /^\d+ga$/,
  /^\d+v(?:ac|dc)?$/,
  /^\d+(?:\.\d+)?hp$/,
  /^\d+kw$/,
  /^\d+psi$/,
  /^\d{2}a$/,
];
