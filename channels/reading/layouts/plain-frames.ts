import { anyOf } from '../phrases.ts';
import { AGENDA_WORDS, CART_TITLES, MINUTES_TITLES } from '../vocabulary/layout-words.ts';

/** A text without what frames the offers in it: titles and numbers of minutes, titles and buttons of carts. The lines and their words stay. */
export const withoutFrames = (text: string): string => withoutCarts(withoutMinutes(text));

/** "PV-10" is a part. */
const MINUTES = new RegExp(`^\\W*${anyOf(MINUTES_TITLES)}(?![\\p{L}\\d]|-\\d)`, 'iu');
const AGENDA = new RegExp(`^[ \\t]*${anyOf(AGENDA_WORDS)}\\s?\\d{1,2}(?:\\.\\d{1,2})?[a-z]?(?!\\d)[\\s.:)–—-]*`, 'iu');
/** Lines at the head of a text among which its title stands. */
const HEAD_LINES = 4;
const AMOUNT = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** "MINUTES, item 7: marquee weights", "TOP 3: Beschaffung", "7.2 Acme quoted": their days and numbers count nothing that is wanted. */
function withoutMinutes(text: string): string {
  const lines = text.split('\n');
  const head = lines.filter((line) => line.trim() !== '').slice(0, HEAD_LINES);
  const title = head.find((line) => MINUTES.test(line) && !AMOUNT.test(line) && line.length < 120);
  if (title === undefined) return withoutOutline(lines).join('\n');
  const spoken = /:\s*(?<what>\p{L}[^\d]*)$/u.exec(title)?.groups?.what ?? '';
  return withoutOutline(lines.map((line) => (line === title ? spoken : line.replace(AGENDA, '')))).join('\n');
}

const OUTLINE = /^(?<indent>[ \t]*)(?<section>\d{1,2})\.(?<place>\d{1,2})[.)]?[ \t]+(?=[\p{L}"„“«])/u;

/** Numbers of two parts that count lines, the second part one by one. */
function withoutOutline(lines: string[]): string[] {
  const numbered = lines.map((line) => OUTLINE.exec(line)?.groups);
  const has = (section: string, place: number): boolean =>
    numbered.some((own) => own?.section === section && Number(own.place) === place);
  return lines.map((line, at) => {
    const { section, place } = numbered[at] ?? {};
    if (section === undefined) return line;
    const isCounted = has(section, Number(place) + 1) || has(section, Number(place) - 1);
    return isCounted ? line.replace(OUTLINE, '$<indent>- ') : line;
  });
}

const CART_ALONE = new RegExp(`^\\s*[^\\p{L}\\d]*${anyOf(CART_TITLES)}\\s*(?:\\(\\d+[^()]*\\))?\\s*:?\\s*$`, 'iu');
const CART_BEHIND = new RegExp(
  `(?<=\\p{L}[^\\n]*)\\s*(?:[–—|:·]|\\s-)\\s*${anyOf(CART_TITLES)}\\s*(?:\\(\\d+[^()]*\\))?\\s*:?\\s*$`,
  'iu',
);
/** "[Check out] [Go on]": at the foot of a cart. */
const BUTTONS = /^\s*(?:[[<({]\s?\p{L}[^[\]\d<>(){}]{1,40}[\])}>]\s*)+$/u;

/** "Acme – Your cart" is Acme, and "[Proceed to checkout]" nothing; a title alone below a name goes, and one that heads prices by itself stays. */
function withoutCarts(text: string): string {
  const lines = text.split('\n');
  const isTitle = (at: number): boolean => CART_ALONE.test(lines[at] ?? '') && (lines[at - 1] ?? '').trim() !== '';
  const titles = lines.filter((line, at) => isTitle(at) || CART_BEHIND.test(line)).length;
  if (titles < 2) return text;
  return lines
    .flatMap((line, at) =>
      isTitle(at) || BUTTONS.test(line) ? [] : [AMOUNT.test(line) ? line : line.replace(CART_BEHIND, '')],
    )
    .join('\n');
}
