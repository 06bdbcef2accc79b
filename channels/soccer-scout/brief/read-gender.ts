import { detectLanguages } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import type { Child, Gender } from './child.ts';
import { ADULTS, KIN } from './kin-words.ts';

/** They tell of a child that is the only one. */
const PRONOUNS: Record<Gender, ReadonlySet<string>> = {
  girl: wordSet("she her hers she's shes"),
  boy: wordSet("he him his he's hes"),
};

interface Word {
  start: number;
  end: number;
  gender: Gender;
}

/** Whether a child is a girl or a boy, where the brief says so and nothing speaks against it. */
export function genderOf(
  text: string,
  child: Pick<Child, 'start' | 'end'>,
  all: readonly Pick<Child, 'start' | 'end'>[],
): Gender | null {
  const nouns = wordsOf(text, nounsOf(text));
  if (all.length === 1) {
    const said = new Set((nouns.length > 0 ? nouns : wordsOf(text, [PRONOUNS])).map(({ gender }) => gender));
    return said.size === 1 ? ([...said][0] ?? null) : null;
  }
  const own = nouns
    .filter((noun) => !all.some((other) => other !== child && isBetween(other, noun, child)))
    .map((noun) => ({ ...noun, gap: gapOf(text, noun, child) }))
    .toSorted((a, b) => a.gap - b.gap);
  return own[0] && own[0].gap < FARTHEST ? own[0].gender : null;
}

const nounsOf = (text: string): Record<Gender, ReadonlySet<string>>[] => [
  ...detectLanguages(text).map((language) => KIN[language]),
  ADULTS,
];

function wordsOf(text: string, lists: Record<Gender, ReadonlySet<string>>[]): Word[] {
  return Array.from(text.matchAll(/\p{L}+(?:['’]\p{L}+)?/gu)).flatMap(({ index, 0: written }) => {
    const word = written.toLowerCase().replace('’', "'");
    const gender = (['girl', 'boy'] as const).find((one) => lists.some((list) => list[one].has(word)));
    const isWanted = !WITHOUT.test(text.slice(Math.max(0, index - 10), index));
    return gender && isWanted ? [{ start: index, end: index + written.length, gender }] : [];
  });
}

const WITHOUT = /(?<!\p{L})(?:no|not|without|ohne|sans|sin|senza|sem|zonder|bez)\s$/iu;

const isBetween = (
  other: Pick<Child, 'start' | 'end'>,
  a: Pick<Child, 'start' | 'end'>,
  b: Pick<Child, 'start' | 'end'>,
): boolean => other.start >= Math.min(a.end, b.end) && other.end <= Math.max(a.start, b.start);

/** Farther is what stands behind the age, or beyond a comma. */
function gapOf(text: string, noun: Word, { start, end }: Pick<Child, 'start' | 'end'>): number {
  if (noun.start < end && noun.end > start) return 0;
  const isBehind = noun.start >= end;
  const between = isBehind ? text.slice(end, noun.start) : text.slice(noun.end, start);
  return between.length + (isBehind ? 10 : 0) + (/[,;\n]|\b(?:and|und|et|y|e)\b/.test(between) ? 20 : 0);
}
const FARTHEST = 35;
