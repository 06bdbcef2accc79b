import { createRandom } from '../../../evidence/mutation/create-random.ts';

const WORDS =
  'lamp wick oil tower keeper harbour signal flame glass winter storm vessel rope stair window copper ledger night channel island brass shutter lens beacon cable anchor tide gale cliff'.split(
    ' ',
  );
const VERBS = 'holds needs keeps turns lights guards leaves finds moves covers marks follows'.split(' ');

/** What a page is written with: the same for the same seed. */
export interface Pen {
  /** 0 up to 1. */
  random: () => number;
  pick: <T>(choices: readonly T[]) => T;
  /** A word that stands nowhere else on the page. */
  only: (stem: string) => string;
  /** A sentence with a word of its own, without a stop. */
  clause: () => string;
  sentence: () => string;
  /** A name for a class or an id. */
  name: () => string;
}

export function createPen(seed: number): Pen {
  const random = createRandom(seed);
  let count = 0;
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;
  const only = (stem: string): string => `${stem}${(count += 1).toString(36)}q${seed.toString(36)}`;
  const clause = (): string => {
    const words = [
      `the ${pick(WORDS)}`,
      pick(VERBS),
      `the ${pick(WORDS)}`,
      'of',
      only('house'),
      `and ${pick(VERBS)}`,
      pick(WORDS),
    ];
    return random() < 0.3 ? `${words.join(' ')} ${Math.floor(random() * 9_000)} times` : words.join(' ');
  };
  const sentence = (): string => {
    const text = clause();
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return { random, pick, only, clause, sentence, name: () => only('n') };
}
