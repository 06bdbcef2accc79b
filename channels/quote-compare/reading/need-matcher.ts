import { cueList } from '../../reading/cue-list.ts';
import type { Need } from '../need.ts';
import { findConflicts } from './part-conflicts.ts';
import { partWords } from './part-words.ts';
import type { PartWord } from './part-words.ts';
import { LANGUAGES } from '../../reading/languages.ts';
import type { Language } from '../../reading/languages.ts';
import { areFormsOfNoun } from '../../reading/noun-forms.ts';
import { unitOf } from '../../reading/units.ts';
import { LINKING_PARTS } from '../../reading/vocabulary/joining-words.ts';
import { isLastPartOf, isSameStem } from '../../reading/word-stems.ts';

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

/** The needs of an order, made ready to be looked for in many pieces of text. */
export interface NeedMatcher {
  needs: Need[];
  /** Needs that a piece of text names, best first: by part numbers, or where it has none by words. */
  match(text: string): NeedMatch[];
  /** The one need that a piece of text names, by its best match or by a noun that no other need has ("gloves" for nitrile gloves); null for none or several. */
  named(text: string): Need | null;
  /** The words of a need's description without its part numbers; all of them where nothing else is left. */
  wordsOf(need: Need): PartWord[];
}

/** A match by words has to reach this share of the weight of the need's own words. */
const ENOUGH = 0.5;

/** Makes a matcher. Answers are kept, because the same pieces are looked at from several sides. */
export function createNeedMatcher(needs: Need[], languages: readonly Language[] = LANGUAGES): NeedMatcher {
  const profiles = buildProfiles(needs);
  const known = new Map<string, NeedMatch[]>();
  return {
    needs,
    match,
    named,
    wordsOf: (need) => profiles.find((profile) => profile.need === need)?.words ?? partWords(need.part),
  };

  function match(text: string): NeedMatch[] {
    const answer = known.get(text) ?? matchAll(text, profiles, languages);
    known.set(text, answer);
    return answer;
  }

  function named(text: string): Need | null {
    const [best] = match(text);
    if (best) return best.need;
    const words = new Set(spelledOut(partWords(text), profiles, languages).map(({ word }) => word));
    const [only, ...others] = profiles.filter(({ ownNouns }) =>
      ownNouns.some((word) => words.has(word) && unitOf(word) === null),
    );
    return only && others.length === 0 ? only.need : null;
  }
}

/** A need with what is worked out once: its words and their weights, and the patterns of its part numbers. */
interface Profile {
  need: Need;
  codes: { pattern: RegExp; hint: string }[];
  words: PartWord[];
  weights: Map<string, number>;
  total: number;
  /** The words before the first comma, bracket or preposition: what the thing is called. Empty where others are called the same. */
  head: string[];
  /** Words that no other need has, and words that only others have: a bolt is no nut. */
  ownNouns: string[];
  otherNouns: string[];
}

function buildProfiles(needs: Need[]): Profile[] {
  const all = needs.map((need) => ({
    need,
    whole: partWords(need.part),
    bare: partWords(need.codes.reduce((part, code) => part.replace(code, ' '), need.part)),
  }));
  const nounsOf = (words: PartWord[]): string[] =>
    words.flatMap(({ word, isSize }) => (isSize || word.length < 3 ? [] : [word]));
  return all.map(({ need, whole, bare }) => {
    const words = bare.some(({ word }) => word.length > 2) ? bare : whole;
    const weights = new Map(
      words.map(({ word, isSize }) => [
        word,
        (isSize ? 2 : 1) /
          Math.sqrt(Math.max(1, all.filter((other) => other.whole.some((entry) => entry.word === word)).length)),
      ]),
    );
    const own = nounsOf(whole);
    const isTold = (word: string): boolean =>
      all.every((other) => other.need === need || other.whole.every((entry) => entry.word !== word));
    const head = headWords(need).filter((word) => weights.has(word));
    const others = all.filter((other) => other.need !== need).flatMap((other) => nounsOf(other.whole));
    return {
      need,
      codes: ownCodes(need, needs).map((code) => toPattern(code)),
      words,
      weights,
      total: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
      head: head.some(isTold) ? head : [],
      ownNouns: own.filter((word) => !others.includes(word)),
      otherNouns: others.filter((word) => !own.includes(word)),
    };
  });
}

/** What another need is numbered with too names neither of them, where they have numbers of their own. */
function ownCodes({ id, codes }: Need, needs: Need[]): string[] {
  const own = codes.filter((code) => !needs.some((other) => other.id !== id && other.codes.includes(code)));
  return own.length > 0 ? own : codes;
}

function headWords({ part, codes }: Need): string[] {
  const parts = codes
    .reduce((left, code) => left.replace(code, ' '), part)
    .split(HEAD_END)
    .map(partWords);
  // "Sacs de ciment": what it comes in is not what it is called.
  const head = parts.find((words) => words.some(({ word }) => unitOf(word) === null)) ?? [];
  // A measure ("25 kg") says how it comes, a bare number what it is.
  return head.flatMap(({ word, isSize }) => (isSize && /\p{L}/u.test(word) ? [] : [word]));
}
const HEAD_END = cueList(
  String.raw`
    ${LINKING_PARTS}|at|for|in|on|from|with|to|für|mit|nach|auf|im|bei|pour|avec|à|au|sur|chez|para|con|en|per|su|presso|voor|met
    op|bij|com|em|z|do|dla|na|we?|till|för|på|med|i
  `,
  { before: String.raw`[,;(]|\sd['’]|\s`, after: String.raw`\s` },
);

/** A code with any separator, or none, where it has one or where letters and digits meet. `hint` has to be in a text that holds it. */
function toPattern(code: string): { pattern: RegExp; hint: string } {
  const runs = code.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${runs.join('[-–/. ]?')}(?<rest>(?:[\\p{L}\\p{N}/-]|\\.(?!\\.))*)`,
    'giu',
  );
  return { pattern, hint: runs.toSorted((a, b) => b.length - a.length)[0] ?? '' };
}

function matchAll(text: string, profiles: Profile[], languages: readonly Language[]): NeedMatch[] {
  const lower = text.toLowerCase();
  const words = spelledOut(partWords(text), profiles, languages);
  const differs = (profile: Profile): string[] =>
    findConflicts({ words: profile.words, part: profile.need.part }, { words, text });
  const byCode = profiles.flatMap((profile) => {
    const found = matchCode(text, lower, profile);
    return found ? [{ ...found, differs: [...found.differs, ...differs(profile)] }] : [];
  });
  const byWords =
    byCode.length > 0
      ? []
      : profiles.flatMap((profile) => {
          const score = scoreWords(words, profile);
          return score === null
            ? []
            : [{ need: profile.need, by: 'words' as const, score, differs: differs(profile), at: -1 }];
        });
  return [...byCode, ...byWords].toSorted((a, b) => b.score - a.score);
}

/** "BRKT", "CPLG": a word that is short for one word of the needs, and for no other, counts as that word. */
function spelledOut(words: PartWord[], profiles: Profile[], languages: readonly Language[]): PartWord[] {
  const vocabulary = [...new Set(profiles.flatMap(({ words: own }) => own.map(({ word }) => word)))];
  return words.flatMap((entry) => {
    const long = vocabulary.includes(entry.word)
      ? []
      : vocabulary.filter(
          (word) =>
            isShortFor(entry.word, word) ||
            isInflected(entry, word, languages) ||
            isLastPartOf(entry.word, word) ||
            isMistyped(entry.word, word),
        );
    return long.length === 1 && long[0] !== undefined ? [entry, { word: long[0], isSize: false }] : [entry];
  });
}

/** "tarcica" where "tarcicy" is asked for. */
const isInflected = ({ word, isSize }: PartWord, other: string, languages: readonly Language[]): boolean =>
  !isSize &&
  !/\d/.test(other) &&
  (areFormsOfNoun(word, other, languages) ||
    (!MADE_OF.test(word) && !MADE_OF.test(other) && (isSameStem(word, other, 5) || isRomancePlural(word, other))));
/** "sedia" and "sedie": one vowel for another at the end. */
const isRomancePlural = (one: string, many: string): boolean =>
  one.length > 4 && /[aeio]$/.test(one) && /[aeio]$/.test(many) && one.slice(0, -1) === many.slice(0, -1);
/** "Printed" is no print. */
const MADE_OF = /(?:ed|ing|ers?|ion)$/;

/** "Pilow" and "pillow": one letter too few or too many, the first and the last the same, in words that are long enough to tell. */
function isMistyped(word: string, other: string): boolean {
  // Most words differ in their first or last letter: told before anything that takes longer.
  if (word[0] !== other[0] || word.at(-1) !== other.at(-1) || word.length === other.length) return false;
  if (!/^\p{L}{5,}$/u.test(word) || !/^\p{L}{6,}$/u.test(other) || Math.abs(word.length - other.length) > 1)
    return false;
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  let behind = 0;
  while (behind < word.length - from && behind < other.length - from && word.at(-1 - behind) === other.at(-1 - behind))
    behind += 1;
  const left = Math.max(word.length, other.length) - from - behind;
  return left === 1;
}

/** Its first four letters or more, or three of its consonants or more in their order, the first letter among them. */
function isShortFor(short: string, word: string): boolean {
  if (!/^\p{L}{3,6}$/u.test(short) || word.length < short.length + 2 || short[0] !== word[0]) return false;
  if (short.length > 3 && word.startsWith(short)) return true;
  if (/[aeiouy]/.test(short)) return false;
  let at = 0;
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Best place of one of the need's part numbers in the text, whatever separators the vendor writes it with. */
function matchCode(text: string, lower: string, { need, codes }: Profile): NeedMatch | null {
  let best: NeedMatch | null = null;
  for (const { pattern, hint } of codes) {
    if (!lower.includes(hint)) continue;
    for (const hit of text.matchAll(pattern)) {
      const rest = hit.groups?.rest?.replace(/[.,/-]+$|^s$/g, '') ?? '';
      // More digits make another number; so do digits that a separator sets apart (HA-06-36 is not HA-06-36-12).
      if (/^\d/.test(rest)) continue;
      const by = rest === '' || /^[x×]$/i.test(rest) || isNextWord(rest, hit[0], need) ? 'code' : 'suffix';
      const score = by === 'code' ? 1 : 0.9;
      if (!best || score > best.score)
        best = { need, by, score, differs: by === 'suffix' ? [rest.replace(/^[-/.]/, '')] : [], at: hit.index };
    }
  }
  return best;
}

/** "4000psi" where 4000 psi is asked for: what stands behind the number is the word behind it in the need. */
function isNextWord(rest: string, found: string, { part }: Need): boolean {
  const code = found.slice(0, found.length - rest.length).toLowerCase();
  const at = part.toLowerCase().indexOf(code);
  return (
    at >= 0 &&
    part
      .toLowerCase()
      .slice(at + code.length)
      .trimStart()
      .startsWith(rest.toLowerCase())
  );
}

/** Share of the weight of the need's words that the text has; a name by words alone counts less where the need has a part number. */
function scoreWords(
  words: PartWord[],
  { need, words: own, weights, total, head, ownNouns, otherNouns }: Profile,
): number | null {
  const given = new Set(words.map(({ word }) => word));
  const met = own.filter(({ word }) => given.has(word));
  if (total === 0 || !met.some(({ isSize, word }) => !isSize && word.length > 2)) return null;
  if (ownNouns.length > 0 && !ownNouns.some((word) => given.has(word)) && otherNouns.some((word) => given.has(word)))
    return null;
  const weightOf = (list: string[]): number => list.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const whole = weightOf(met.map(({ word }) => word)) / total;
  const called = weightOf(head);
  // What it is called, in full, names it; what is said of it besides may be left out.
  const score = called > 0 && head.every((word) => given.has(word)) ? Math.max(whole, 0.6) : whole;
  return score < ENOUGH ? null : score * (need.codes.length > 0 ? 0.7 : 0.85);
}
