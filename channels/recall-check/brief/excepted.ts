import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';

/** "Everything except the lamps and the pump:", before what is listed: says of the words of a thing whether it is of one of these kinds. */
export function exceptedIn(text: string): (words: string) => boolean {
  const kinds = Array.from(text.matchAll(EXCEPTED), ([, things = '']) => things.split(JOINT))
    .flat()
    .map((thing) => foldWords(thing).filter((word) => [...kindsOf(word)].some((kind) => kind !== 'weak')))
    .filter((words) => words.length > 0);
  return (words) => {
    const own = new Set(foldWords(words));
    return kinds.some((thing) => thing.every((word) => own.has(word)));
  };
}

const JOINT = /,|(?<!\p{L})(?:and|or|und|et|y)(?!\p{L})/u;
const ALL = String.raw`\b(?:everything|all(?: of (?:it|them))?|each)\b[^.:;\n]{0,40}`;
const BUT = String.raw`\b(?:except|but not|apart from|other than|excluding|save) (?:for )?`;
/** Up to the end of the sentence. */
const EXCEPTED = new RegExp(String.raw`${ALL}${BUT}([^.:;\n]{3,80})[:.\n]`, 'gi');
