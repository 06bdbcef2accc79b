import { foldCase, LANGUAGES } from '../../reading/languages.ts';
import { findCompound, THINGS_OF } from '../words/foreign-things.ts';
import { foldWord, foldWords, splitWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { labelOf } from './code-labels.ts';
import { PLACES } from './line-heads.ts';

/** What leads to where a thing stands, by language. */
const LEADS: Record<string, string> = {
  en: 'from|in|on|at|by|near|off|out of|inside|under|next to',
  de: 'aus|vom|von|im|in|auf|bei|beim|am|an|neben|unter',
  fr: 'de|du|des|dans|en|à|au|sur|près de',
  es: 'de|del|en|sobre|junto a',
  it: 'dal|dalla|della|del|di|in|nel|nella|sul|sulla',
  nl: 'uit|van|in|op|bij|naast|onder',
  pl: 'z|ze|w|we|na|przy|obok',
  pt: 'do|da|no|na|em|de',
};
const LEAD = Object.values(LEADS).join('|');

/** What stands before a colon and behind it, a mark of a list before both. */
const HEADED = /^([ \t]*(?:(?:[-*•–▪·]|#?\d{1,3}[.)])[ \t]+)?)([^:\n]{4,60}?)[ \t]?:[ \t]+(\S[^\n]*)$/u;
const LEADING = new RegExp(`(?<= )(?:${LEAD})(?: |(?<=['’]))`, 'giu');

/** Lines such as "kettle from the staff kitchen: Norvelle" as `thing: make`, without where the thing stands; others as they are. */
export const withoutWhere = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [, mark = '', head = '', rest = ''] = HEADED.exec(line) ?? [];
      const thing = head === '' || namesGoods(rest) ? undefined : thingOf(head);
      return thing === undefined ? line : `${mark}${thing}: ${rest}`;
    })
    .join('\n');

/** The words before the first preposition behind which a place stands, where they are called a thing. */
function thingOf(head: string): string | undefined {
  const leads = Array.from(head.matchAll(LEADING), ({ index }) => index);
  const at = leads.find((index) => isPlace(head.slice(index)) && isCalledThing(head.slice(0, index)));
  return at === undefined ? undefined : head.slice(0, at).trim();
}

/** "Crib: Norvelle, car seat: Brightwick": a line for each of the things that a line names before colons. */
export const partThings = (text: string): string => text.split('\n').map(partLine).join('\n');

function partLine(line: string): string {
  const mark = /^[ \t]*(?:[-*•–▪·]|#?\d{1,3}[.)])[ \t]+/u.exec(line)?.[0] ?? '';
  const starts = Array.from(line.matchAll(FIELD), ({ index, 0: words, 1: label = '' }) => ({
    at: index + words.length - words.trimStart().length,
    label,
  })).filter(({ label }) => isCalledThing(label) && !isCode(label));
  if (starts.length < 2) return line;
  const ends = [...starts.slice(1).map(({ at }) => at), line.length];
  const parts = starts.map(({ at }, index) => line.slice(at, ends[index]).replace(/[\s,;.]+$/, ''));
  const before = line.slice(0, starts[0]?.at).trimEnd();
  const isBare = before.trim() === mark.trim();
  return [...(isBare ? [] : [before]), ...parts.map((part) => `${mark}${part}`)].join('\n');
}
const FIELD =
  /(?<=^[ \t]*(?:[-*•–▪·][ \t]+)?|[,;.][ \t])[ \t]*(\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2})[ \t]?:(?=[ \t]+[\p{L}\d"“„«])/gu;
const isCode = (label: string): boolean =>
  (label.match(/\p{L}+/gu) ?? []).some((word) => labelOf(foldCase(word)) !== null);

const isPlace = (where: string): boolean =>
  (where.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => PLACES.has(foldCase(word)) || ROOMS.test(foldCase(word)));
/** Rooms in one word. */
const ROOMS = /\p{L}{2}(?:raum|räume|zimmer|küche|keller|halle|kammer|schrank|regal|stube|kamer|keuken|kelder|kast)$/u;

const namesGoods = (words: string): boolean =>
  foldWords(words).some((word) =>
    [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing' && kind !== 'food'),
  );

/** A word of the lists, or what the thing is called in another language. */
function isCalledThing(words: string): boolean {
  const own = splitWords(words);
  if (own.some((word) => PLACES.has(word) && kindsOf(foldWord(word)).size === 0)) return false;
  const foreign = LANGUAGES.some((language) =>
    own.some(
      (word, at) =>
        (THINGS_OF.get(language)?.get(word) ?? []).some((known) =>
          known.words.every((part, index) => own[at + index] === part),
        ) || findCompound(word, language) !== null,
    ),
  );
  return foreign || namesGoods(words);
}
