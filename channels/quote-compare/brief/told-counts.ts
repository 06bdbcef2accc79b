import { COUNT_WORD } from '../../reading/count-words.ts';
import { PACK_WORD, UNIT_WORD } from '../../reading/units.ts';
import { anyOf } from '../../reading/phrases.ts';
import { NO_GOODS_WORDS } from './no-goods.ts';

const COUNT = `(?:\\d{1,2}|${COUNT_WORD}|both|a few|several)`;
/** "Two places for a fryer", "three lads to do the roof": who was asked, before what is asked for. */
const ASKED = new RegExp(
  `(?<![\\p{L}\\d])${COUNT} (?:\\p{L}+ )?(?:${NO_GOODS_WORDS}) (?:for|on|to (?:do|supply|quote)(?: for| on)?)(?= )`,
  'giu',
);
const WHICH = {
  en: 'which|who|whose|what',
  de: 'wer|welche|welcher|welches',
  fr: 'lequel|laquelle|qui',
  es: 'cuál|quién',
  it: 'quale|chi',
  nl: 'welke|wie',
  pt: 'qual|quem',
  pl: 'która|który|kto',
} as const;
/** "Two yards, which one's lower?": who was asked, before the question which it is to be. */
const ASKED_WHICH = new RegExp(
  `(?<![\\p{L}\\d])${COUNT} (?:\\p{L}+ )?(?:${NO_GOODS_WORDS})[,:;–—-]* (?=(?:${anyOf(WHICH)})(?!\\p{L}))`,
  'giu',
);
/** "3 evenings a week all year = 156 visits": what is worked out counts, and not what it is worked out from. */
const WORKED_OUT = /(?:,\s*)?\d[^.;:=\n]{2,60}=\s?(?=\d[\d,.]*\s\p{L}{3})/gu;
/** "2.5 or 5 litre tins", "55 lb bags", "in 20 or 25 kg sacks": how it may come. */
const SIZES = new RegExp(
  `(?:in )?(?:\\d+(?:\\.\\d+)? ?(?:or|\\/|-) ?)?\\d+(?:\\.\\d+)?[ -]?(?:${UNIT_WORD}) (?:${PACK_WORD}|tins?)(?=\\s*(?:[,.;]|$|\\n)|\\s(?:i|we|is|are|either|fine|ok)(?!\\p{L}))`,
  'giu',
);

/** A brief without the numbers that count nothing that is asked for, every character else in its place; what is worked out stands on a line of its own. */
export function withoutOtherCounts(brief: string): string {
  const blanks = (words: string): string => words.replace(/[^\n]/g, ' ');
  const asked = [ASKED, ASKED_WHICH, WORKED_OUT].reduce(
    (text, pattern) => text.replace(pattern, (words) => `\n${blanks(words).slice(1)}`),
    brief,
  );
  return asked.replace(SIZES, (words: string, ...rest: unknown[]) => {
    const at = rest.at(-2) as number;
    return BEHIND_COUNT.test(asked.slice(Math.max(0, at - 80), at)) ? blanks(words) : words;
  });
}

/** A counted part stands before it, and a mark between the two. */
const BEHIND_COUNT = /\d[^.!?\n]*[,.!?]\s*(?:in )?$/u;
