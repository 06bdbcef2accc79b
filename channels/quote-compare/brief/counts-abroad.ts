import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { LANGUAGES, detectLanguages, foldCase, rolesIn } from '../../reading/languages.ts';
import type { Language } from '../../reading/languages.ts';
import { numberWords, parseNumberWord } from '../../reading/number-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { TIME_UNITS } from '../../reading/vocabulary/time-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { isNoGoods } from './no-goods.ts';

/** A number in words of the brief, and what it counts. */
export interface WordedCount extends Span {
  words: string;
  value: number;
}

const TIME = new RegExp(
  `^(?:${anyWord(
    Object.values(TIME_UNITS)
      .flatMap((words) => Object.values(words))
      .join(','),
  )})(?!\\p{L})`,
  'iu',
);

/** "Deux coopératives ont répondu", "zwei Firmen haben geantwortet": those who offer, whatever they are called. */
const ANSWERED = new RegExp(
  `^\\s\\p{L}+(?:\\s\\p{L}+)?\\s${anyOf({
    de: 'haben|hat|bieten|wollen|verlangen',
    fr: 'ont|proposent|demandent|offrent',
    es: 'han|ofrecen|piden|cobran',
    it: 'hanno|offrono|chiedono|propongono',
    nl: 'hebben|bieden|vragen',
    pt: 'responderam|oferecem|pedem|cobram',
    pl: 'odpowiedziały|odpowiedzieli|oferują|chcą',
  })}(?!\\p{L})`,
  'iu',
);

/** Words of English, and names, that count in other languages. */
const ENGLISH_TOO = new Set('once six elf due cent sept dix dos sei otto tre onze cinco nine ten sto'.split(' '));

/**
 * A brief in another language than English with its number words as figures ("zwölf Stühle" as "12    Stühle"), every character else in its place. What
 * counts days, offers or those who make them stays as it is, and so does one of a thing: its word is the article too.
 */
export function withFigures(brief: string): { text: string; counts: WordedCount[] } {
  const tongues = detectLanguages(brief).filter((language) => language !== 'en');
  const counts: WordedCount[] = [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\d-])${numberWords(tongues.length > 0 ? { tongues } : {})}(?=\\s(?:(?:de|di|d')\\s?)?(?<noun>\\p{L}{3,}))`,
    'giu',
  );
  const text = brief.replace(pattern, (words: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as { noun?: string };
    const at = rest.at(-3) as number;
    const value = parseNumberWord(words) ?? 0;
    const noun = groups.noun ?? '';
    const figure = String(value);
    const isOther = tongues.length === 0 && ENGLISH_TOO.has(words.toLowerCase());
    if (
      value < 2 ||
      isOther ||
      figure.length > words.length ||
      TIME.test(noun) ||
      IS_DOING.test(`${words} ${noun}`) ||
      isNoGoods(noun) ||
      isTalk(noun, tongues) ||
      ANSWERED.test(brief.slice(at + words.length))
    )
      return words;
    counts.push({ start: at, end: at + words.length, words, value });
    return figure.padEnd(words.length, ' ');
  });
  return { text: tongues.length === 0 ? inEnglish(text, counts) : text, counts };
}
const ENGLISH = new RegExp(
  `(?<![\\p{L}\\d-]|(?:hundred|dozen|gross|\\d)(?: and)? )(?!(?:an?|one|half|dozen|gross)(?!\\p{L}))${COUNT_WORD}(?= (?<noun>\\p{L}{3,}))(?! (?:hundred|thousand|dozen|gross|of|and|or)(?!\\p{L}))`,
  'giu',
);
const NO_NOUN =
  /^(?:are|were|was|have|will|can|each|more|other|others|ones|times|different|separate|replied|answered|came|wants?|says?|said|gave|the|for|from|who|with|in|on|at|per|way|ways)$/iu;

/** "Two taper lock bushings 2012": in English as well, one alone left out. */
function inEnglish(brief: string, counts: WordedCount[]): string {
  return brief.replace(ENGLISH, (words: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as { noun?: string };
    const at = rest.at(-3) as number;
    const value = parseCountWord(words) ?? 0;
    const figure = String(value);
    const noun = groups.noun ?? '';
    if (
      value < 2 ||
      / /.test(words) ||
      figure.length > words.length ||
      TIME.test(noun) ||
      isNoGoods(noun) ||
      NO_NOUN.test(noun)
    )
      return words;
    counts.push({ start: at, end: at + words.length, words, value });
    return figure.padEnd(words.length, ' ');
  });
}

/** "Sto cercando": a verb in Italian, and a hundred in Polish. */
const IS_DOING = /^sto \p{L}+[ae]ndo$/iu;

/** "Drei haben geantwortet": a word of the language that names nothing. German nouns have capitals. */
const isTalk = (noun: string, tongues: readonly Language[]): boolean =>
  (tongues[0] === 'de' && /^\p{Ll}/u.test(noun)) ||
  (tongues.length > 0 ? tongues : LANGUAGES).some((tongue) => rolesIn(tongue, foldCase(noun)).size > 0);
