import type { Need } from '../need.ts';
import { bareCode, partWords, sizePairs } from './part-words.ts';
import type { PartWord } from './part-words.ts';

/** How well a piece of a quote names a need. `code`: by its part number · `suffix`: by its part number and more behind it · `words`: by its description. */
export interface NeedMatch {
  need: Need;
  by: 'code' | 'suffix' | 'words';
  /** 0 to 1. */
  score: number;
  /** What stands behind the part number (`C3`), or the sizes and kinds that are not the ones asked for. */
  differs: string[];
  /** Offset of the mention in the piece, -1 for a match by words. */
  at: number;
}

/** Needs that a piece of text names, best first. A match by words has to reach 0.55 of the weight of the need's own words. */
export function matchNeeds(text: string, needs: Need[]): NeedMatch[] {
  const words = partWords(text);
  const byCode = needs.flatMap((need) => {
    const match = matchCode(text, need);
    return match ? [{ ...match, differs: [...match.differs, ...conflicts(withoutCodes(need), words), ...otherSizes(need, text)] }] : [];
  });
  const others = needs.filter((need) => !byCode.some((match) => match.need === need));
  const byWords = others.flatMap((need) => {
    const match = matchWords(words, need, needs);
    return match ? [{ ...match, differs: [...match.differs, ...otherSizes(need, text)] }] : [];
  });
  return [...byCode, ...(byCode.length > 0 ? [] : byWords)].toSorted((a, b) => b.score - a.score);
}

/** Best place of one of the need's part numbers in the text, whatever separators the vendor writes it with. */
function matchCode(text: string, need: Need): NeedMatch | null {
  let best: NeedMatch | null = null;
  for (const code of need.codes) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${looseCode(code)}(?<rest>[\\p{L}\\p{N}./-]*)`, 'giu');
    for (const hit of text.matchAll(pattern)) {
      const rest = hit.groups?.rest?.replace(/[.,/-]+$|^s$/g, '') ?? '';
      // More digits make another number; so do digits that a separator sets apart (HA-06-36 is not HA-06-36-12).
      if (/^\d/.test(rest)) continue;
      const by = rest === '' || /^[x×]$/i.test(rest) ? 'code' : 'suffix';
      const score = by === 'code' ? 1 : 0.9;
      if (!best || score > best.score)
        best = { need, by, score, differs: by === 'suffix' ? [rest.replace(/^[-/.]/, '')] : [], at: hit.index };
    }
  }
  return best;
}

/** The characters of a code with any separator, or none, where the code has one or where letters and digits meet. */
function looseCode(code: string): string {
  const runs = code.match(/\p{L}+|\p{N}+/gu) ?? [];
  const parts = runs.map((run, index) => {
    const before = index === 0 ? '' : '[-–/. ]?';
    return before + run;
  });
  return parts.join('');
}

const withoutCodes = ({ codes, part }: Need): PartWord[] =>
  partWords(codes.reduce((words, code) => words.replace(code, ' '), part));

function matchWords(words: PartWord[], need: Need, all: Need[]): NeedMatch | null {
  const bare = withoutCodes(need);
  const own = bare.some(({ word }) => word.length > 2) ? bare : partWords(need.part);
  const has = (word: string): boolean => words.some((other) => other.word === word);
  const weigh = ({ word, isSize }: PartWord): number => {
    const sharers = all.filter((other) => partWords(other.part).some((entry) => entry.word === word)).length;
    return (isSize ? 2 : 1) / Math.sqrt(sharers);
  };
  if (namesAnother(words, need, all)) return null;
  const total = own.reduce((sum, word) => sum + weigh(word), 0);
  const met = own.filter(({ word }) => has(word));
  if (total === 0 || met.length === 0 || !met.some(({ isSize, word }) => !isSize && word.length > 2)) return null;
  const score = met.reduce((sum, word) => sum + weigh(word), 0) / total;
  if (score < 0.55) return null;
  return {
    need,
    by: 'words',
    score: score * (need.codes.length > 0 ? 0.7 : 0.85),
    differs: conflicts(own, words),
    at: -1,
  };
}

/** A bolt is no nut: the text has a word that only another need has, and none that only this one has. */
function namesAnother(words: PartWord[], need: Need, all: Need[]): boolean {
  const nouns = ({ part }: Need): string[] => partWords(part).flatMap(({ word, isSize }) => (isSize || word.length < 3 ? [] : [word]));
  const own = nouns(need);
  const others = all.filter((other) => other !== need).flatMap(nouns);
  const isIn = (list: string[]): boolean => list.some((word) => words.some((entry) => entry.word === word));
  const unique = own.filter((word) => !others.includes(word));
  return unique.length > 0 && !isIn(unique) && isIn(others.filter((word) => !own.includes(word)));
}

/** `35` of M8 x 35 where M8 x 40 is asked for. */
function otherSizes(need: Need, text: string): string[] {
  const given = sizePairs(text);
  return sizePairs(need.part).flatMap(([first, second]) => {
    const same = given.filter((pair) => pair[0] === first);
    return same.length > 0 && same.every((pair) => pair[1] !== second) ? same.map((pair) => pair[1]) : [];
  });
}

/** Kinds of which a part is one only: naming another one makes it another part. */
const EXCLUSIVE = [
  ['zinc', 'galvanized', 'plain', 'stainless', 'brass', 'chrome', 'nylon'],
  ['black', 'white', 'natural', 'red', 'blue', 'green', 'yellow', 'grey', 'gray'],
  ['viton', 'nitrile', 'epdm', 'silicone', 'neoprene', 'ptfe', 'polyurethane'],
  ['303', '304', '316', '316l', '410', '430'],
  ['left', 'right'],
  ['male', 'female'],
  ['coarse', 'fine'],
  ['metric', 'imperial'],
  ['normally-open', 'normally-closed'],
];

/** Sizes and kinds of the text that stand where the need has another of the same sort. */
export function conflicts(own: PartWord[], words: PartWord[]): string[] {
  const found: string[] = [];
  for (const group of EXCLUSIVE) {
    const [asked, given] = [own, words].map((list) =>
      list.filter(({ word }) => group.includes(word)).map(({ word }) => word),
    ) as [string[], string[]];
    if (asked.length > 0 && given.length > 0 && !given.some((word) => asked.includes(word))) found.push(...given);
  }
  for (const shape of SHAPES) {
    const [asked, given] = [own, words].map((list) =>
      list.filter(({ word }) => shape.test(word)).map(({ word }) => word),
    ) as [string[], string[]];
    const isMet = given.some((word) => asked.some((other) => word.startsWith(other) || other.startsWith(word)));
    if (asked.length > 0 && given.length > 0 && !isMet) found.push(...given);
  }
  return [...new Set(found)];
}

/** Sorts of sizes that can be told by their form: grades, threads, metric threads, schedules, gauges, volts, power. */
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

/** Whether two part numbers are the same but for separators. */
export const isSameCode = (a: string, b: string): boolean => bareCode(a) === bareCode(b);
