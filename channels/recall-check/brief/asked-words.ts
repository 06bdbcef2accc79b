import { foldWords } from '../words/fold-words.ts';
import type { Asked } from './asked.ts';
import { isBeforeHost, isPart } from './host-of-part.ts';
import { hasBrand, hasCode, hasName, hasThing, isDate, isStore, type Mention, readingOf } from './mention.ts';
import type { Phrase } from './phrase.ts';
import { readStates } from './states.ts';
import type { Token, TokenContext } from './tokens.ts';

/** An item in the words of its mention: as the brief has it, and as the readers take it. */
export function askedOf(
  { phrases, details, isSure }: Mention,
  text: string,
  { languages }: TokenContext,
): Omit<Asked, 'around' | 'held'> {
  const pieces = [
    ...inOrder(phrases).map((phrase) => pieceOf(phrase, text, true)),
    ...details.map((phrase) => pieceOf(phrase, text, false)),
  ];
  const join = (words: 'asked' | 'text'): string =>
    pieces
      .filter((piece) => piece[words] !== '')
      .reduce(
        (joined, piece, index, all) =>
          index === 0 ? piece[words] : `${joined}${gapOf(text, all[index - 1], piece)}${piece[words]}`,
        '',
      );
  const guessed = [...phrases, ...details].flatMap(({ tokens }) =>
    tokens.filter(({ isBrand }) => !isBrand).map(({ english }) => english ?? ''),
  );
  return {
    asked: join('asked'),
    text: join('text'),
    isSure,
    isNamed: [...phrases, ...details].some(
      (phrase) =>
        hasCode(phrase) ||
        phrase.labelled.length > 0 ||
        phrase.tokens.some(
          (token) =>
            token.isBrand ||
            token.class === 'store' ||
            (token.class === 'name' && token.isCapital) ||
            token.kinds.has('medicine'),
        ),
    ),
    unsure: languages.includes('en') ? [] : [...phrases, ...details].flatMap(({ tokens }) => tokens.flatMap(unlisted)),
    soft: foldWords([...guessed, ...saidApart(phrases, text), ...remarks(phrases, details)].join(' ')),
  };
}

/** A word that no list has, which no register need know. */
const unlisted = ({ class: own, text, isBrand, kinds }: Token): string[] =>
  (own === 'name' || own === 'plain') && !isBrand && kinds.size === 0 && /^\P{N}{4,}$/u.test(text)
    ? foldWords(text)
    : [];

/** "We have a crib. It is the Acme Lumo": the word for the thing stands in another sentence than its name, and may be of another thing. */
const saidApart = (phrases: Phrase[], text: string): string[] =>
  phrases.flatMap((phrase, at) => {
    const next = phrases[at + 1];
    const isApart = next !== undefined && !hasName(phrase) && /[.!?]\s/.test(text.slice(phrase.end, next.start));
    return isApart ? phrase.tokens.map(({ english, lower }) => english ?? lower) : [];
  });

/** `(pull cord sticks)` behind what a thing is called: a remark in brackets names nothing, whatever its words are for, and no recall need have them. */
function remarks(phrases: Phrase[], details: Phrase[]): string[] {
  const isNamed = phrases.some(
    (phrase) =>
      phrase.joint !== 'bracket' &&
      (hasThing(phrase) || (hasBrand(phrase) && phrase.tokens.some(({ isBrand }) => !isBrand))),
  );
  const isPlain = (phrase: Phrase): boolean =>
    phrase.joint === 'bracket' &&
    (phrase.tokens.length > 1 || hasThing(phrase)) &&
    !hasBrand(phrase) &&
    !hasCode(phrase) &&
    phrase.tokens.every(({ text }) => /^\p{Ll}/u.test(text));
  return isNamed
    ? details.filter(isPlain).flatMap(({ tokens }) => tokens.map(({ english, lower }) => english ?? lower))
    : [];
}

interface Piece {
  phrase: Phrase;
  isName: boolean;
  isSale: boolean;
  asked: string;
  text: string;
}

function pieceOf(phrase: Phrase, text: string, isName: boolean): Piece {
  const label = phrase.label ? `${phrase.label} ` : '';
  const words = `${label}${text.slice(phrase.start, phrase.end).replace(/\s+/g, ' ')}`;
  const isSale =
    !isName &&
    (phrase.joint !== 'bracket' || phrase.lead === 'at') &&
    phrase.labelled.length === 0 &&
    (isDate(phrase) ||
      isStore(phrase) ||
      ((phrase.lead === 'at' || phrase.lead === 'from') &&
        !hasThing(phrase) &&
        phrase.tokens.every(({ class: own }) => own === 'name' || own === 'plain')));
  const sale = isSale ? saleOf(phrase, words) : !isName && isAccessory(phrase) ? { asked: words, text: '' } : null;
  const own = { asked: sale?.asked ?? words, text: sale?.text ?? readingOf(phrase, text) };
  const isBracketed = phrase.joint === 'bracket' && own.text !== '';
  return {
    phrase,
    isName,
    isSale: sale !== null,
    ...(isBracketed ? { asked: `(${own.asked})`, text: `(${own.text})` } : own),
  };
}

/** "… with a repair kit": what goes with it is not what it is; what food is made with is. */
const isAccessory = (phrase: Phrase): boolean =>
  phrase.lead === 'with' &&
  !hasBrand(phrase) &&
  !hasCode(phrase) &&
  hasThing(phrase) &&
  phrase.tokens.every(({ kinds }) => !kinds.has('food') && !kinds.has('drug'));

/** What stands between two pieces in the brief where that is a mark or a small word; else a comma between the name and what is said of it. */
function gapOf(text: string, before: Piece | undefined, { phrase, isName, isSale }: Piece): string {
  if (!before) return '';
  const gap = text.slice(before.phrase.end, phrase.start).replace(/\s+/g, ' ');
  if (phrase.joint === 'bracket') return ' ';
  if (phrase.lead === 'by' || phrase.lead === 'for' || (phrase.lead === 'from' && isName)) return ` ${phrase.lead} `;
  if (!isSale && isPart(before.phrase) && isBeforeHost(gap)) return ' for ';
  if (SMALL_GAP.test(gap) && gap.length > 0 && !isSale) return gap;
  return isName ? ' ' : ', ';
}

const SMALL_GAP = /^[ ,+&]{0,3}(?:(?:and|in|the|of|or) ){0,2}$/;

/** "The fridge is an Acme AB12": the name first, then what it is. */
function inOrder(phrases: Phrase[]): Phrase[] {
  const at = phrases.findIndex((phrase) => hasName(phrase));
  const [first, ...rest] = phrases;
  return at === 1 &&
    first &&
    (first.lead === 'copula' || rest[0]?.lead === 'copula') &&
    hasThing(first) &&
    !hasName(first)
    ? [...rest, first]
    : phrases;
}

/** A place or time of purchase, told so that the readers take it for one; it names nothing that is looked up. Null for another date. */
function saleOf(phrase: Phrase, words: string): { asked: string; text: string } | null {
  if (isDate(phrase) && phrase.isInstalled) return { asked: '', text: `installed in ${words}` };
  if (isDate(phrase)) return phrase.isBought ? { asked: '', text: `bought in ${words}` } : null;
  if (readStates(`in ${words}`).length > 0) return { asked: `bought in ${words}`, text: `bought in ${words}` };
  // "Purchased Vale Mart 2030"
  const [year] = phrase.isBought ? (/(?<!\d)(?:19[89]|20[0-4])\d$/.exec(words) ?? []) : [];
  return { asked: '', text: year === undefined ? '' : `bought in ${year}` };
}
