import { foldWord } from '../words/fold-words.ts';

/** How many or how large something of a product is: the drawers of "6-drawer dresser", the inches of a "10 inch skillet". */
export interface Count {
  value: number;
  /** Folded word for what is counted. */
  unit: string;
  /** As written. */
  text: string;
}

/** Numbers before a word: "six-drawer", "8-inch", and each of "8, 10 and 12 inch"; and "stage 2", "level two". */
export const readCounts = (text: string): Count[] => [...readNumbered(text), ...countsBefore(text)];

/** Numbered kinds of one product: "stage 2". */
export const readNumbered = (text: string): Count[] =>
  Array.from(text.matchAll(NUMBERED), ([whole, word = '', number = '']) => ({
    value: NAMES.get(number.toLowerCase()) ?? Number(number),
    unit: foldWord(word.toLowerCase()),
    text: whole,
  }));

function countsBefore(text: string): Count[] {
  return Array.from(text.matchAll(COUNTED)).flatMap(([whole, numbers = '', word = '']) => {
    const unit = foldWord(SHORT.get(word.toLowerCase()) ?? word.toLowerCase());
    if (NOT_COUNTED.has(unit)) return [];
    const values = (numbers.match(NUMBERS) ?? []).map((number) => NAMES.get(number.toLowerCase()) ?? Number(number));
    return values.map((value) => ({ value, unit, text: whole.trim() }));
  });
}

const NAMES = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((name, at) => [name, at + 1]),
);
const NUMBER = String.raw`(?:\d{1,3}(?:\.\d{1,2})?|${[...NAMES.keys()].join('|')})`;
const NUMBERS = new RegExp(NUMBER, 'gi');
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,/$#-])((?:${NUMBER}-?\s{0,2}(?:,|and|or|&|/)\s{0,2}(?:and\s|or\s)?){0,6}${NUMBER})(?:-|\s{1,2})(\p{L}{2,})`,
  'giu',
);
/** Numbered kinds of one product. */
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\d])(stage|level|phase|step|generation|gen)[\s#-]{1,2}(${NUMBER})(?![\p{L}\d])`,
  'giu',
);
const SHORT = new Map([
  ['in', 'inch'],
  ['ft', 'foot'],
  ['qt', 'quart'],
  ['gal', 'gallon'],
  ['lb', 'pound'],
]);
/** Times, money and pieces of a pack, which say nothing of the thing itself; words that are no thing. */
const NOT_COUNTED = new Set(
  `day week month year hour minute am pm january february march april may june july august september october november december
   pack packs count ct piece pc unit time dollar percent report incident injury store other of the and or to for from with by at on is are was model item number new old`
    .split(/\s+/)
    .map((word) => foldWord(word)),
);
