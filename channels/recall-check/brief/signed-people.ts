import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { isWithin, TAKEN, type TextSpan } from '../../reading/span.ts';
import { anyPhrase } from '../../reading/word-lists.ts';

/**
 * "… Thank you very much. Ada and Bert Example, 12 Elm Street": who signs in running text, behind thanks or another closing, or several by their first names where it is said how
 * to reach them; with what the line goes on with of that. `reached` is where contacts and addresses stand, which are blanked out; `isOther` says of a word whether something else is
 * known by it.
 */
export function findSignedPeople(
  text: string,
  { reached, isOther }: { reached: readonly TextSpan[]; isOther: (word: string) => boolean },
): TextSpan[] {
  const isSmall = !/[^.!?:\n\s]\s+\p{Lu}\p{Ll}/u.test(text);
  return Array.from(text.matchAll(isSmall ? PEOPLE_IN_SMALL : PEOPLE)).flatMap(({ 0: row, index: start }) => {
    const end = start + row.length;
    const [behind = '', below = ''] = text.slice(end, end + LONGEST_LINE).split('\n');
    const isAlone = behind.trim() === '';
    const isReached = isWithin({ start: end, end: end + behind.length + (isAlone ? below.length + 1 : 0) }, reached);
    const isSeveral = JOINT.test(row);
    const closing = clauseBefore(text, start);
    if (!closes(closing, isOther)) {
      if (isSmall || !isReached || !isSeveral) return [];
    } else if (!isReached && !((isSeveral || isAlone) && isEnding(text, { closing, start, end }))) return [];
    const names = (row.match(isSmall ? WORDS : NAMES) ?? []).filter((word) => !JOINT.test(` ${word} `));
    const known = names.filter((word) => isOther(word));
    // "Rosemary and Basil Example": first names may be words for things where the rest tells who they are.
    const isSomebody = isReached && isSeveral && !isSmall ? known.length < names.length : known.length === 0;
    if (!isSomebody || isOther(names.at(-1) ?? '') || isOther(row)) return [];
    return isWhere(behind, { isOther, isSmall })
      ? [{ start, end: end + behind.length }]
      : isReached
        ? [{ start, end }]
        : [];
  });
}

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’]+(?:-\p{Lu}[\p{L}\p{M}]+)?`;
const IN_SMALL = String.raw`\p{L}[\p{L}\p{M}'’-]{2,20}`;
const NAMES = new RegExp(NAME, 'gu');
const WORDS = /[\p{L}\p{M}'’-]+/gu;
const AND = String.raw`(?:and|und|et|y|e|i|en|oraz|&|\+)`;
const JOINT = new RegExp(String.raw` ${AND} `, 'u');
const PARTICLES = '(?:(?:van|von|zu|de|der|den|da|do|dos|di|la|le|ten) ){0,2}';
const SURNAME = `(?: ${PARTICLES}${NAME})`;
/** The last words of closings, behind which the names may stand without a mark. */
const CLOSERS = anyPhrase(
  `thanks,you,much,advance,regards,wishes,sincerely,cheers,danke,dank,voraus,grüße,grüßen,grüsse,grüssen,gruß,merci,beaucoup,avance,cordialement,salutations,gracias,antemano,saludos,
   atentamente,saludo,grazie,mille,anticipo,saluti,obrigado,obrigada,cumprimentos,atenciosamente,bedankt,groeten,groet,dziękuję,dziękujemy,dzięki,pozdrawiam,pozdrawiamy,poważaniem`,
)
  .split('|')
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join('|');
const CLOSED = String.raw`(?<!\p{L})(?:${CLOSERS})(?: (?:from|von|van|de|da|di|od))? `;
/** "Liebe Grüße, eure Ada und Bert Example" */
const OWN = '(?:[Yy]ours?|[Ii]hre?|[Dd]eine?|[Ee]ure|[Vv]os|[Ss]us?|[Vv]ostri|[Uu]w|[Jj]ullie)';
const OWN_ALONE = new RegExp(`^${OWN}$`, 'u');
const BEFORE = String.raw`(?<=(?:^|[.!?,;:–—\n-][ \t\n]{1,3}|${CLOSED})(?:${OWN} )?)(?!(?:${CLOSERS}) )`;
const BEHIND = String.raw`(?![\p{L}\d'’-])(?=[ \t]*(?:[.,;:!()|·–—-]|\n|$|${TAKEN}))`;
const PEOPLE = new RegExp(
  `${BEFORE}${NAME}(?:(?:, ${NAME}){0,3} ${AND} ${NAME}${SURNAME}{1,2}|${SURNAME} ${AND} ${NAME}${SURNAME}|${SURNAME})${BEHIND}`,
  'gu',
);
const PEOPLE_IN_SMALL = new RegExp(
  `${BEFORE}${IN_SMALL}(?: ${AND} ${IN_SMALL} ${PARTICLES}${IN_SMALL}| ${IN_SMALL} ${AND} ${IN_SMALL} ${IN_SMALL})${BEHIND}`,
  'gu',
);
const LONGEST_LINE = 200;

/** What stands between the last mark and a place, or where that is nothing, the clause before. */
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - LONGEST_CLOSING), at)
    .split(/[.!?,;:–—\n]/)
    .map((clause) => clause.trim())
    .findLast((clause) => clause !== '' && !OWN_ALONE.test(clause)) ?? '';
const LONGEST_CLOSING = 90;

/** "Thank you very much", "Muito obrigado", "Z góry dziękuję": nothing but a closing. */
function closes(clause: string, isOther: (word: string) => boolean): boolean {
  const words = foldCase(clause).match(/[\p{L}']+/gu) ?? [];
  const has = (word: string): boolean => LANGUAGES.some((language) => rolesIn(language, word).has('closings'));
  return (
    words.length <= 6 &&
    words.slice(0, 4).some(has) &&
    !words.some((word) => isOther(word) && !isTalk(word)) &&
    !/\d/.test(clause)
  );
}

/** Something was named before the closing, and little more is said: who only thanks for what is going to be asked does not sign. */
function isEnding(text: string, { closing, start, end }: TextSpan & { closing: string }): boolean {
  const asked = text.slice(0, text.lastIndexOf(closing, start)).match(/\p{L}{3,}/gu) ?? [];
  return asked.some((word) => !isTalk(word)) && text.slice(end).trim().length < LONGEST_LINE;
}

/** Where somebody is reached, or nothing: names of places, house numbers, what was taken out, and remarks in brackets. */
const isWhere = (
  behind: string,
  { isOther, isSmall }: { isOther: (word: string) => boolean; isSmall: boolean },
): boolean =>
  behind.replaceAll(TAKEN, '').length < MOST_BEHIND &&
  !/\p{L}{2}\d|\d\p{L}{2}|["“”]/u.test(behind) &&
  (
    behind
      .replace(/\([^()]*\)/g, ' ')
      .replace(REACHED_BY, ' ')
      .match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  ).every((word) => isTalk(word) || ((isSmall || /^\p{Lu}/u.test(word)) && !isOther(word)));
const MOST_BEHIND = 110;
/** Words for telephones and mail. */
const REACHED_BY =
  /(?<!\p{L})(?:(?:tele)?(?:phone|fone?|foon|fon[oe]?)|tel|tél(?:éphone)?|teléfono|cell(?:ulare)?|celular|mobile?|móvil|handy|mail|e-?mail|fax|komórka|numer|number|nummer|nr|no)(?!\p{L})\.?/giu;

const isTalk = (word: string): boolean => LANGUAGES.some((language) => rolesIn(language, foldCase(word)).size > 0);
