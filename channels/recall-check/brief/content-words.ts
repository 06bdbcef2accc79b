import { findMake } from './makes.ts';
import { isModelName } from './models.ts';
import type { Joint, Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';
import { wordSet } from '../../reading/word-lists.ts';

/** A word that is talk in one place and a thing in another is a thing beside other words for things, and behind no word of place. */
export function isContent(
  tokens: Token[],
  at: number,
  isOpen: boolean,
  { joint, lead, depth }: { joint: Joint; lead: Phrase['lead']; depth: number },
): boolean {
  const token = tokens[at];
  if (!token) return false;
  const { class: own } = token;
  if (isModelWord(tokens, at)) return true;
  // "…, plus a train by Zeta"
  if (token.lower === 'plus' && (!isOpen || tokens[at + 1]?.roles.has('determiners'))) return false;
  if (isVerb(tokens, at) || isBeforeArticle(tokens, at) || isSpeaker(tokens, at)) return false;
  if (own === 'talk') return isNamePart(tokens, at, isOpen);
  if (own === 'weak')
    return (
      isOpen ||
      (token.kinds.has('describing') &&
        (depth > 0 || joint !== 'talk' || lead === 'at' || lead === 'from' || lead === 'with')) ||
      !isLonely(tokens, at)
    );
  if (own !== 'either') return own !== 'mark' && own !== 'taken';
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (isOpen && token.isCapital && /^(?:n|of|&)$/.test(before?.lower ?? '')) return true;
  if (token.lower === 'safe') return SAFES.has(before?.lower ?? '');
  if (next && isFirm(next) && !next.roles.has('copulas')) return true;
  if (isOpen && before && isFirm(before) && token.isCapital && before.isCapital) return true;
  if (isOpen && before && (isFirm(before) || (before.class === 'either' && before.kinds.has('describing'))))
    return !token.roles.has('linkers') && !token.roles.has('joiners') && !token.roles.has('copulas');
  // "Freezer check"
  if (LISTING.has(next?.lower ?? '')) return false;
  // "Saw a 2031 Acme"
  if (next?.roles.has('determiners') && before?.roles.has('determiners') !== true) return false;
  if (at === 0 && next?.roles.has('at')) return false;
  let ahead = at - 1;
  while (tokens[ahead]?.kinds.has('weak') && !tokens[ahead]?.roles.has('determiners')) ahead -= 1;
  const isPlace = [before, tokens[at - 2]].some((word) => word?.roles.has('at') === true && word.class === 'talk');
  return (
    !isPlace &&
    isNoun(token) &&
    (tokens[ahead]?.roles.has('determiners') === true ||
      before?.class === 'number' ||
      at === 0 ||
      before?.class === 'mark')
  );
}

/** "That one folds": an unlisted word in small letters behind a pronoun, before talk. "Afterwards we can": one before a pronoun and its verb. */
const isVerb = (tokens: Token[], at: number): boolean =>
  (tokens[at]?.class === 'name' &&
    !tokens[at]?.isBrand &&
    ['mark', undefined].includes(tokens[at - 1]?.class) &&
    /^(?:i|we|you|he|she|they)$/.test(tokens[at + 1]?.lower ?? '') &&
    MODALS.has(tokens[at + 2]?.lower ?? '')) ||
  // "A note to check the pump"
  (/^\p{Ll}{3,}$/u.test(tokens[at]?.text ?? '') &&
    (tokens[at]?.class === 'name' || tokens[at]?.class === 'plain') &&
    !tokens[at]?.isBrand &&
    ['talk', 'mark', undefined].includes(tokens[at - 1]?.class) &&
    tokens[at + 1]?.lower === 'to' &&
    tokens[at + 2]?.class === 'talk') ||
  // "Spend it soon"
  (tokens[at]?.class === 'name' &&
    !tokens[at]?.isBrand &&
    isStart(tokens, at) &&
    /^(?:it|them)$/.test(tokens[at + 1]?.lower ?? '')) ||
  (/^\p{Ll}{3,}s$/u.test(tokens[at]?.text ?? '') &&
    tokens[at]?.class === 'name' &&
    !tokens[at]?.isBrand &&
    /^(?:one|it|he|she|which|who|that)$/.test(tokens[at - 1]?.lower ?? '') &&
    ['talk', 'mark', undefined].includes(tokens[at + 1]?.class)) ||
  // "Do you also cover boats"
  ((tokens[at]?.class === 'thing' || tokens[at]?.class === 'either') &&
    /^\p{Ll}+$/u.test(tokens[at]?.text ?? '') &&
    PRONOUNS.has(tokens[ALSO.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1]?.lower ?? '')) ||
  // "Things that plug in"
  (tokens[at]?.class === 'either' || tokens[at]?.class === 'thing'
    ? /^(?:that|which)$/.test(tokens[at - 1]?.lower ?? '') && PARTICLES.has(tokens[at + 1]?.lower ?? '')
    : false) ||
  // "Need to toss out"
  (/^\p{Ll}{3,}$/u.test(tokens[at]?.text ?? '') &&
    (tokens[at]?.class === 'name' || tokens[at]?.class === 'plain') &&
    !tokens[at]?.isBrand &&
    tokens[at - 1]?.lower === 'to' &&
    tokens[at - 2]?.class === 'talk' &&
    tokens[at + 1]?.class === 'talk');
/** "Mentions a Zeta", "Renting out our cabin": an unlisted word with the ending of a verb, before an article. */
const isBeforeArticle = (tokens: Token[], at: number): boolean =>
  (tokens[at]?.class !== 'code' &&
    /^\p{Ll}{2,}ing$/u.test(tokens[at]?.text ?? '') &&
    tokens[at]?.kinds.size === 0 &&
    !tokens[at]?.isBrand &&
    tokens[at - 1]?.roles.has('copulas') === true) ||
  (/^\p{L}\p{Ll}{2,}(?:s|ed|ing)$/u.test(tokens[at]?.text ?? '') &&
    (tokens[at]?.class === 'plain' || tokens[at]?.class === 'name') &&
    !tokens[at]?.isBrand &&
    !tokens[at - 1]?.roles.has('determiners') &&
    !isModelName(tokens[at]?.lower ?? '') &&
    !/^(?:19|20)\d{2}$/.test(tokens[at - 1]?.text ?? '') &&
    !JOINS.has(tokens[at + 1]?.lower ?? '') &&
    (!tokens[at]?.isCapital || (tokens[at]?.text.endsWith('ing') && isStart(tokens, at))) &&
    tokens.slice(at + 1, at + (tokens[at + 1]?.class === 'talk' ? 3 : 2)).some(({ lower }) => ARTICLES.has(lower)));
/** "The old Lumina Nimbus and the Zeta": a list goes on. */
const JOINS = wordSet('and or plus & und oder et ou y o e en of');
const isStart = (tokens: Token[], at: number): boolean => at === 0 || tokens[at]?.isLineStart === true;
const ARTICLES = wordSet('a an the my our his her their');
const PRONOUNS = wordSet('you we they');
const PARTICLES = wordSet('in into up on out off down over');
const ALSO = wordSet('also even still just both');
const MODALS = wordSet('can could will would shall should might may must');

/** "The sticker says AB-15", "insurance wants a list": what a code stands on, and who says something. */
function isSpeaker(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1]?.lower ?? '';
  if (!token || token.isBrand) return false;
  // "Fleet check please"
  const behind = [tokens[at + 1], tokens[at + 2]];
  const isListed = LISTING.has(next) || (behind[0]?.class === 'talk' && LISTING.has(behind[1]?.lower ?? ''));
  if (isStart(tokens, at) && token.class === 'name' && (isListed || SAYS.has(next) || WANTS.has(next))) return true;
  // "Thad asked me to"
  if (token.class === 'name' && SPEAKS.has(next)) return true;
  if (token.isCapital) return false;
  if (CARRIERS.has(token.lower))
    return (
      tokens[at - 1]?.lower === 'no' ||
      tokens.slice(at + 1, at + 5).some(({ lower, text }) => SAYS.has(lower) || text === ':') ||
      wornFrom(tokens, at) > at
    );
  // "The door jamb sticker says", "the plate inside the door is too scratched": where it is, and on what.
  const carrier = tokens.findLastIndex(({ lower }, index) => index < at && index >= at - REACH && CARRIERS.has(lower));
  if (carrier >= 0 && token.class !== 'code' && wornFrom(tokens, carrier) >= at) return true;
  const ahead = tokens.slice(at + 1, at + 3).findIndex(({ lower }) => PLATES.has(lower));
  const isBeside = tokens.slice(at + 1, at + 1 + ahead).every(({ class: own }) => own !== 'mark');
  if (ahead >= 0 && isBeside && token.class !== 'code' && isSpeaker(tokens, at + 1 + ahead)) return true;
  return token.class === 'plain' && (SAYS.has(next) || WANTS.has(next));
}
/** Where it is said that what stands on a sticker cannot be read; -1 where it is not. */
function wornFrom(tokens: Token[], at: number): number {
  const behind = tokens.slice(at + 1, at + 1 + REACH);
  const end = behind.findIndex(({ isLineStart, class: own, text }) => isLineStart || (own === 'mark' && text !== '-'));
  const worn = (end < 0 ? behind : behind.slice(0, end)).findIndex(({ lower }) => WORN.has(lower));
  return worn < 0 ? -1 : at + 1 + worn;
}
const REACH = 7;
const WORN = wordSet(
  'scratched scratchy worn faded gone missing torn unreadable illegible rubbed smudged peeled ripped blank burnt fell',
);
const PLATES = wordSet('stickers? labels? tags? plates? stamps?');
export const CARRIERS = wordSet(
  'stickers? labels? tags? plates? stamps? box boxes cartons? tins? lids? covers? manuals? bases? undersides? bottoms? backs? pills? tablets? meds bottles? caps?',
);
const LISTING = wordSet('checks? lists? inventory stuff items contents cleanout clearout');
export const SAYS = wordSet('says? said reads? shows? states? gives? steht indique dice diz staat');
const WANTS = wordSet('wants? needs? asks? asked told thinks called sent insists claims');

/** What only people do. */
const SPEAKS = wordSet('asked told thinks insists claims wonders');

const SAFES = new Set('gun wall fire floor home key pistol biometric security electronic digital'.split(' '));

/** Of the words that are both, those that a thing is called by. */
const isNoun = ({ kinds }: Token): boolean => [...kinds].some((kind) => kind !== 'weak' && kind !== 'describing');
const isFirm = ({ class: own }: Token): boolean =>
  own === 'thing' || own === 'name' || own === 'code' || own === 'plain' || own === 'weak';

/** "New", "red" or "set" that describe nothing here. */
function isLonely(tokens: Token[], at: number): boolean {
  for (let index = at + 1; index < tokens.length; index += 1) {
    const own = tokens[index];
    if (!own || (own.class !== 'weak' && own.class !== 'either'))
      return !own || !(isFirm(own) || own.class === 'number');
  }
  return true;
}

/** A listed word with a capital between names is part of one: "Farm to Table", "Head and Shoulders". */
function isNamePart(tokens: Token[], at: number, isOpen: boolean): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token?.isCapital || !before || token.isLineStart || token.roles.has('determiners') || token.lower === 'i')
    return false;
  if (token.text.length > 1 && token.text === token.text.toUpperCase()) return false;
  const isAfter = isOpen && before.isCapital && before.class === 'name';
  const isBefore =
    next?.isCapital === true && (next.class === 'name' || next.class === 'thing') && before.class !== 'mark';
  return (isAfter && !token.roles.has('people')) || (isBefore && isOpen);
}

/** "Garden of Life", "Now Foods", "True T-49": a small word with a capital that begins a name where a thing is named. */
export function beginsName(tokens: Token[], at: number): boolean {
  const [before, token, next, third] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token?.isCapital || token.text.length < 2 || token.text === token.text.toUpperCase()) return false;
  if (/^(?:of|&)$/.test(next?.lower ?? ''))
    return (
      third?.isCapital === true &&
      third.class !== 'mark' &&
      !token.roles.has('determiners') &&
      !token.roles.has('at') &&
      (token.class === 'either' || STARTS.has(token.lower))
    );
  const isStart = !before || token.isLineStart || /^(?:mark|number)$/.test(before.class) || before.roles.has('copulas');
  if (isStart && MAKERS_TOO.has(token.lower) && /^\p{Lu}{1,4}-?\d/u.test(next?.text ?? '')) return true;
  return (
    isStart &&
    (STARTS.has(token.lower) || MAKERS_TOO.has(token.lower) || opensTitle(tokens, at)) &&
    next?.isCapital === true &&
    (next.class === 'thing' || next.class === 'name' || next.class === 'either') &&
    next.text !== next.text.toUpperCase()
  );
}

/** "Living Acme Folding Desk Lamp": talk that begins a row of words of which each has its capital, as titles of goods have. */
function opensTitle(tokens: Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (next?.class !== 'name' || next.isBrand || [...(token?.roles ?? [])].some((role) => role !== 'talk')) return false;
  const end = tokens.findIndex(({ class: own, isLineStart }, index) => index > at && (own === 'mark' || isLineStart));
  const row = tokens.slice(at, end < 0 ? undefined : end).filter(({ text }) => /^\p{L}/u.test(text));
  return row.length >= TITLE_WORDS && row.some(isNoun) && row.every(({ isCapital }) => isCapital);
}
const TITLE_WORDS = 4;

const MAKERS_TOO = wordSet('true real simply best great happy');
const STARTS = wordSet(
  'first now just simply good great once every best first little big new old happy real true one seven nothing made whole take garden house home fresh kind',
);

/** "Model 3", "3 series", "Mini Plus" as models write them. */
function isModelWord(tokens: Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.lower === 'model')
    return (
      (/^[A-Z0-9]{1,2}$/i.test(next?.text ?? '') && next?.class !== 'talk') || isModelName(`model ${next?.text ?? ''}`)
    );
  if (before?.lower === 'model' && token !== undefined && isModelName(`model ${token.text}`)) return true;
  // "Lexus IS 250": two capitals between a make and a number.
  if (token && /^\p{Lu}{2}$/u.test(token.text) && findMake(before?.text ?? '') === 0) return next?.class === 'number';
  if (token?.lower === 'series' || token?.lower === 'class') return /^[a-z0-9]{1,3}$/i.test(before?.text ?? '');
  return token?.lower === 'plus' && before?.class === 'name' && token.isCapital;
}

/** "Orrin and Vale": two written names, of which neither is known by itself nor a vehicle's. */
function isPair({ tokens }: Phrase, before: Token, next: Token, isMark: boolean): boolean {
  const isName = (token: Token): boolean =>
    token.class === 'name' &&
    token.isCapital &&
    !token.isBrand &&
    !/\d/.test(token.text) &&
    token.text !== token.text.toUpperCase();
  // "Fold-down bed Orrin & Vale"
  const isAlone = tokens.length === 1 || (isMark && tokens.at(-2)?.class !== 'name');
  return (
    isAlone &&
    isName(before) &&
    isName(next) &&
    findMake(before.text) < 0 &&
    findMake(next.text) < 0 &&
    !isModelName(next.text)
  );
}

const COUNTS = wordSet('one two three four five six eight ten twelve');

/** "Of", "n", "de" within a name or between a thing and what it is made of or for. */
export function isLinking(tokens: Token[], at: number, open: Phrase): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !before || !next || next.class === 'mark' || next.isLineStart) return false;
  if (/^(?:n|'n|’n|of)$/.test(token.lower))
    return isFirm(next) || next.class === 'number' || (before.isCapital && next.isCapital) || before.text === "'";
  if (/^(?:&|\+|and)$/.test(token.lower))
    return (
      isPair(open, before, next, token.text === '&') ||
      (token.text === '&' && before.class === 'thing' && next.class === 'thing')
    );
  if (token.text === '"' || token.text === '“' || token.text === '”' || token.text === "'") return true;
  if (/^(?:to|the|and|in|on|for)$/.test(token.lower))
    return (
      before.isCapital &&
      next.isCapital &&
      before.class === 'name' &&
      next.class === 'name' &&
      token.lower !== 'and' &&
      token.lower !== 'in' &&
      token.lower !== 'on' &&
      token.lower !== 'for'
    );
  // "Acme 32" class TV"
  if (token.lower === 'class' && /^["”″]$|inch(?:es)?$|^in$/i.test(before.text)) return true;
  // "Acme Goods three wick candle"
  if (COUNTS.has(token.lower)) return before.class === 'name' && before.isCapital && isFirm(next) && !next.isCapital;
  const isRomance =
    /^(?:de|d'|di|da|do|en|à|a|al|aux?|in)$/.test(token.lower) && (token.roles.has('linkers') || token.roles.has('at'));
  return isRomance && before.english !== null && (next.class === 'thing' || next.class === 'plain');
}
