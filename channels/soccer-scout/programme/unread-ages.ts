import { anyPhrase } from '../../reading/word-lists.ts';
import type { Line, Piece } from './page-lines.ts';
import { PARTIES } from './page-words.ts';

/** Words for ages without a figure. */
const AGE_WORDS =
  'birthday,birthdays,school age,school aged,school children,schoolchildren,preschoolers,preschooler,toddlers,kindergartners,kindergarteners,teens,teenagers,tweens,all ages,any age,adolescents,elementary age,middle schoolers,high schoolers,older kids,older children,older players,younger kids,younger children,younger players';
const FIGURES = 'four,five,six,seven,eight,nine,ten,eleven,twelve';
const TELLS_AGE = new RegExp(
  `(?<![\\p{L}])(?:${anyPhrase(AGE_WORDS)}|from (?:${anyPhrase(FIGURES)}) to (?:${anyPhrase(FIGURES)}))(?!\\p{L})`,
  'iu',
);

/** A sentence with words for ages and no statement that was read of it. */
export function tellsUnreadAges({ text, start }: Line, statements: readonly Piece[]): boolean {
  let at = start;
  return text.split(/(?<=[.;!?])\s/).some((sentence) => {
    const [from, to] = [at, at + sentence.length];
    at = to + 1;
    return (
      TELLS_AGE.test(sentence) &&
      !PARTIES.test(sentence) &&
      !statements.some((statement) => statement.start < to && statement.end > from)
    );
  });
}
