import { anyOf } from '../../reading/phrases.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';

/**
 * The text with each name that its writer takes back in the same breath put right: "a Zeta ZK20? wait, Norvelle KX7" names the Norvelle alone, "the tire is a Zeta? nope it's a Norvelle
 * Lumo" too. Where only a number stands behind, the maker stays: "Zeta Z10? no, Z11", "Zeta ZC 2590? pump (says ZC2575 on back)".
 */
export const putNamesRight = (text: string): string =>
  text
    .replace(TAKEN_BACK, putRight)
    .replace(READ_OFF, (whole, wrong: string, between: string, quoted?: string, plain?: string) => {
      const right = (quoted ?? plain ?? '').trim();
      return isName(right) || isCode(right) ? `${inPlaceOf(wrong, right)}${between.replace(/\s+$/, '')}` : whole;
    });

function putRight(whole: string, wrong: string, right: string): string {
  const [first = ''] = right.split(' ');
  const isMeant = isName(right) || isCode(right) || kindsOf(foldWord(first)).has('medicine');
  return isMeant && isName(wrong) && !isTalk(first) ? inPlaceOf(wrong, right) : whole;
}

/** In place of a name, or of the number behind it. */
function inPlaceOf(wrong: string, right: string): string {
  if (!isCode(right)) return right;
  const words = wrong.split(' ');
  const at = words.findIndex((word, index) => index > 0 && (/\d/.test(word) || /^\p{Lu}{2,4}$/u.test(word)));
  return at < 0 ? `${wrong} ${right}` : [...words.slice(0, at), right].join(' ');
}

const isName = (words: string): boolean => /^[\p{Lu}\d]/u.test(words) && /\p{L}{2}/u.test(words);
/** A number of a model, and no word. */
const isCode = (words: string): boolean =>
  /\d/.test(words) && words.split(' ').every((word) => /\d/.test(word) || /^\p{Lu}{1,4}$/u.test(word));
const isTalk = (word: string): boolean =>
  kindsOf(foldWord(word)).size === 0 &&
  LANGUAGES.some((language) => rolesIn(language, foldCase(word)).size > 0) &&
  !/^\p{Lu}.*\p{Lu}/u.test(word);

/** Words of a name: each has its capital or a figure. */
const WORD = String.raw`[\p{Lu}\d][\p{L}\p{M}\d'’&/+.-]*[\p{L}\p{M}\d+]|\p{Lu}`;
const NAME = String.raw`(?:${WORD})(?: (?:${WORD}|&)){0,5}`;

/** How a writer takes a word back, by language. */
const BACK = {
  en: 'no wait|oh wait|wait no|wait|sorry|oops|scratch that|correction|i mean|i meant|actually|make that|nope|that is wrong',
  de: 'ach nein|quatsch|moment|warte|vielmehr|falsch|ich meine',
  fr: 'non attends|attends|pardon|enfin|plutôt|je veux dire|ou plutôt',
  es: 'no espera|espera|perdón|digo|mejor dicho|más bien|quiero decir',
  it: 'no aspetta|aspetta|anzi|scusa|scusate|volevo dire|cioè',
  nl: 'nee wacht|wacht|ik bedoel|oftewel|of nee',
  pl: 'nie czekaj|czekaj|przepraszam|to znaczy|znaczy|raczej',
  pt: 'não espera|espera|aliás|quer dizer|digo|ou melhor',
};
/** Behind a question or dots, a bare no will do. */
const NO = { all: 'no|nah|nein|nee|non|não|nie' };
/** And what it is. */
const IT_IS = {
  en: "it's a|it's an|it's the|it's|it’s a|it’s an|it’s the|it’s|its a|its an|its|it is a|it is an|it is|that's a|that’s a|ours is a|ours is an|ours is|mine is a|mine is an|mine is|is a|is|we have a|we have|a|an|the",
  de: 'es ist ein|es ist eine|es ist|das ist ein|das ist eine|das ist|unserer ist ein|unserer ist|unsere ist eine|unsere ist|ein|eine|der|die|das',
  fr: "c'est un|c'est une|c'est|c’est un|c’est une|c’est|le nôtre est un|la nôtre est une|un|une|le|la",
  es: 'es un|es una|es|la nuestra es|el nuestro es|un|una|el|la',
  it: 'è un|è una|è|il nostro è|la nostra è|un|una|il|la',
  nl: 'het is een|het is|die van ons is een|een|de',
  pl: 'to jest|to|mamy',
  pt: 'é um|é uma|é|o nosso é|a nossa é|um|uma|o|a',
};
const anyCase = (words: Record<string, string>): string =>
  anyOf(words).replace(/(?<=[|:(]|^)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);

const RIGHT = String.raw`(?:${anyCase(IT_IS)}[ \t]+)?(${NAME}|\p{Ll}{5,20}(?= (?:by|from|von|de|di|da|van|od) ))(?: now(?!\p{L}))?`;
const DOUBTED = String.raw`(?:\s?\?{1,3}|\s?\.{2,5}|…| [-–—])[ \t]+(?:${anyCase(BACK)}|${anyCase(NO)})`;
const TOLD_ON = String.raw`,[ \t]+(?:and )?${anyCase(BACK)}`;
const TAKEN_BACK = new RegExp(
  String.raw`(?<![\p{L}\d'’-])(${NAME})(?:${DOUBTED}|${TOLD_ON})[,.:…-]{0,3}[ \t]+${RIGHT}`,
  'gu',
);

/** On what it stands. */
const STICKER = {
  en: 'sticker|label|tag|box|plate|back|bottom|lid|underside|stamp|it|cap',
  de: 'aufkleber|etikett|schild|typenschild|karton',
  fr: "étiquette|l'étiquette|plaque|boîte",
  es: 'etiqueta|placa|caja',
  it: "etichetta|l'etichetta|targhetta|scatola",
  nl: 'sticker|etiket|doos',
  pl: 'naklejka|etykieta|pudełko',
  pt: 'etiqueta|placa|caixa',
};
const SAYS = 'says|reads|shows|sagt|zeigt|steht|dit|indique|dice|reca|zegt|diz|mówi';
const ON = String.raw`(?:(?:the |die |das |der |la |le |el |il |o |a )?${anyCase(STICKER)} )?(?:(?:on|at) the (?:back|bottom) )?`;
const READ = String.raw`(?:["“„«]([^"“”»()\n]{3,60})["”»]|(${NAME}))`;
const READ_OFF = new RegExp(
  String.raw`(?<![\p{L}\d'’-])(${NAME})\s?\?{1,3}((?: \p{Ll}{3,14}){0,2} ?)\(${ON}(?:${SAYS}) ${READ}[^()\n]{0,30}\)`,
  'gu',
);
