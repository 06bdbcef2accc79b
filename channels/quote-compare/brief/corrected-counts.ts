import { UNIT_WORD } from '../../reading/units.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { CORRECTING } from '../../reading/vocabulary/correcting-words.ts';
import { anyOf } from '../../reading/phrases.ts';

/** Short words that take a count back, where a mark stands before them. */
const ALSO = anyOf({
  en: 'no|sorry|nope|oops|not that',
  de: 'nein|ne|nee|quatsch|ne quatsch|sorry|stimmt nicht|falsch',
  fr: 'non|pardon|enfin|erreur',
  es: 'no|perdón|perdon|mejor|corrijo',
  it: 'no|anzi|scusa|scusate',
  nl: 'nee|sorry|fout|toch niet',
  pt: 'não|não é|desculpe|afinal|aliás',
  pl: 'nie|przepraszam|pomyłka|wróć|sorry',
});
/** "Im Endeffekt", "no fim são": between the word that takes back and what counts instead. */
const LED = '(?:[\\s,:;.!…–—-]|\\p{L}{1,8}\\s){0,4}?';
const CUE = `(?:${anyPhrase(CORRECTING)}|${ALSO})(?!\\p{L})[\\s,;:.!…–—-]*`;
const COUNT = '\\d[\\d,.]*(?<![.,])';

/** "500 gal of dip... sorry 50 gal": another count of the same; "3 awnings? No, 4 parasols": another thing. */
const TAKEN_BACK = new RegExp(
  [
    `(?<![\\p{L}\\d.,])(?<wrong>${COUNT})(?<what>\\s?[\\p{L}²³][^.!?\\n\\d…]{0,60}?)`,
    `(?<cue>(?:\\.{2,}|…|[,;?!(–—-]|\\s-)\\s*${CUE}${LED})`,
    `(?<right>${COUNT})(?<unit>\\s?(?:${UNIT_WORD})(?!\\p{L}))?(?<rest>[^\\n]?)`,
  ].join(''),
  'giu',
);
/** "Nicht 200 l, sondern 240 l", "nie 200 l tylko 240 l": what is not meant, and what is. */
const NOT_BUT = new RegExp(
  `(?<!\\p{L})(?:not|nicht|pas|no|non|niet|não|nie)\\s(?<wrong>${COUNT})[^.!?\\n\\d]{0,40}?[\\s,](?:but|sondern|mais|sino|ma|bensì|maar|mas|tylko|lecz|a)\\s(?=\\d)`,
  'giu',
);

/** A brief with the counts that its writer takes back put right, every character else in its place. */
export function withCorrectedCounts(brief: string): string {
  const blank = (words: string): string => words.replace(/[^\n]/gu, ' ');
  return brief.replace(NOT_BUT, blank).replace(TAKEN_BACK, (words: string, ...given: unknown[]) => {
    const behind = brief.slice((given.at(-3) as number) + words.length - 1);
    const {
      wrong = '',
      what = '',
      cue = '',
      right = '',
      unit = '',
      rest = '',
    } = given.at(-1) as Record<string, string | undefined>;
    const isSameThing =
      rest === '' || /^\s?[,.;:!?()]/u.test(behind) || (unit !== '' && what.trim().startsWith(unit.trim().slice(0, 3)));
    if (!isSameThing) return `${blank(`${wrong}${what}${cue}`).slice(1)};${right}${unit}${rest}`;
    return right.length > wrong.length
      ? words
      : `${right.padEnd(wrong.length)}${what}${blank(`${cue}${right}${unit}`).replace(' ', ';')}${rest}`;
  });
}
