import { detectLanguages, foldCase, type Language, LANGUAGES, type Role, rolesIn } from '../../reading/languages.ts';
import { TAKEN } from '../../reading/span.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { findCompound, THINGS_OF } from '../words/foreign-things.ts';
import { foldWord, splitWords } from '../words/fold-words.ts';
import { isHouseholdTalk } from '../words/household-talk.ts';
import { isNumberLed } from './number-led.ts';
import { isMisspelt } from '../words/is-misspelt.ts';
import { kindsOf, LISTED_WORDS, type WordKind } from '../words/kinds-of-words.ts';
import { brandLength, BRAND_SPELLINGS, EVERYDAY_BRANDS } from '../words/known-brands.ts';
import { storeBrand } from '../words/store-brands.ts';
import { storeLength, WORDS_TOO } from './places-of-sale.ts';
import { joinStoreGoods } from './store-goods.ts';
import type { Token } from './token.ts';

export type { Token } from './token.ts';

export interface TokenContext {
  languages: readonly Language[];
  /** The writer uses capitals, so that a name has one. */
  isCased: boolean;
}

export function contextOf(text: string): TokenContext {
  const found = detectLanguages(text);
  // Some write in two languages at once.
  const isMixed = !found.includes('en') && new Set(text.toLowerCase().match(ENGLISH)).size > 1;
  return { languages: isMixed ? [...found, 'en'] : found, isCased: /[^.!?:\n\s][ \t]+\p{Lu}\p{Ll}/u.test(text) };
}

const ENGLISH = /(?<!\p{L})(?:my|the|and|have|gave|this|with|is|are|from|please)(?!\p{L})/gu;

const TOKEN =
  /\d{1,3}(?:[.,]\d{1,3})+(?![\p{L}\d])|['’]\d{2}(?![\p{L}\d])|[\p{L}\d][\p{L}\p{M}\d]*(?:[-'’&./+*][\p{L}\d][\p{L}\p{M}\d]*)*[+™®*]*|\u0001+|[^\s]/gu;
export const MONTHS =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;

/** The words and marks of a text, each with what it is by itself. */
export function readTokens(text: string, context: TokenContext, base = 0): Token[] {
  let line = true;
  let before = 0;
  const tokens = Array.from(text.matchAll(TOKEN)).flatMap((hit): Token[] => {
    line ||= text.slice(before, hit.index).includes('\n');
    before = hit.index + hit[0].length;
    const elided = isElided(context) ? (ELIDED.exec(hit[0])?.[0].length ?? 0) : 0;
    const parts = elided > 0 ? [hit[0].slice(0, elided), hit[0].slice(elided)] : [hit[0]];
    const own = parts.map((part, index) =>
      readToken(part, base + hit.index + (index > 0 ? elided : 0), context, line && index === 0),
    );
    line = false;
    return own;
  });
  markPhrases(tokens, context);
  markAside(tokens);
  joinStoreGoods(tokens);
  return tokens;
}

/** "(not the …)", as other readers have it for what a brief rules out, in whatever language the rest is. */
function markAside(tokens: Token[]): void {
  for (const [at, { lower, class: own }] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    // "Ah, and the …", but a battery of "5 Ah".
    const isFirst = before === undefined || before.class === 'mark' || tokens[at]?.isLineStart === true;
    if (isFirst && EXCLAIMED.has(lower)) Object.assign(tokens[at]!, { class: 'talk', isBrand: false });
    // "Not Your Mother's": a row of capitals between quotation marks is a name, whatever its words are.
    if (before && /["“„«]/.test(before.text)) nameQuoted(tokens, at);
    if (own === 'mark' || lower !== 'not' || next?.lower !== 'the' || (before && before.class !== 'mark')) continue;
    Object.assign(tokens[at]!, { class: 'talk', roles: new Set<Role>(['negations']) });
    Object.assign(next, { class: 'talk', roles: new Set<Role>(['determiners']), english: null });
  }
}

function nameQuoted(tokens: Token[], from: number): void {
  const end = tokens.findIndex(({ text }, at) => at >= from && /["”“»]/.test(text));
  const row = tokens.slice(from, end < 0 ? from : end);
  if (row.length < 2 || row.length > 6 || !row.every(({ isCapital, class: own }) => isCapital && own !== 'mark'))
    return;
  for (const token of row) if (token.class === 'talk') Object.assign(token, { class: 'name', roles: new Set<Role>() });
}
const EXCLAIMED = wordSet('ah oh eh aha hein ben bah euh hé hè tja ach äh naja boh mah beh né ué ej oj no hm hmm');

/** "J'ai", "l'aspirateur", "dell'olio": two words in French and Italian. */
const ELIDED = /^(?:[jldcnsmt]|qu|un|dell|all|nell|sull|dall|quest)['’](?=\p{L})/iu;
const isElided = ({ languages }: TokenContext): boolean => languages.includes('fr') || languages.includes('it');

function readToken(text: string, start: number, { languages, isCased }: TokenContext, isLineStart: boolean): Token {
  const lower = foldCase(text);
  const stem = languages.includes('fr') ? lower.replace(INVERTED, '') : lower;
  const owner = lower.replace(/['’]s$/, '');
  const isPersonal = languages.some((language) =>
    ['people', 'talk'].some((role) => rolesIn(language, owner).has(role as Role)),
  );
  const spellings = [lower, stem, ...withApostrophe(lower), ...(isPersonal ? [owner] : [])];
  const roles = new Set(
    languages
      .flatMap((language) => spellings.flatMap((own) => [...rolesIn(language, own)]))
      .concat(
        CHATTED.has(lower) || isHouseholdTalk(lower, languages) ? ['talk'] : [],
        SHORT_ARTICLES.has(lower) && languages.includes('de') ? ['determiners'] : [],
      ),
  );
  const folded = foldWord(splitWords(text).join(''));
  // "Valsartan/HCTZ" is what its first word is.
  const device = DEVICE.exec(text)?.[1] ?? null;
  const listed = device || text.includes('/') ? foldWord(splitWords(text)[0] ?? '') : folded;
  const kinds = isEnglishWord(listed, languages, roles) ? kindsOf(listed) : NO_KINDS;
  const isCapital = /^\p{Lu}/u.test(text);
  const token = {
    text,
    lower,
    start,
    end: start + text.length,
    roles,
    kinds,
    english: device,
    isBrand: false,
    isCapital,
    isLineStart,
  };
  const classified = classify(token, isCased);
  return { ...token, ...classified };
}

/** "CPAP-apparaat", "CPAP-Gerät": what it does, and that it is one. */
const DEVICE = /^(\p{L}+)-(?:apparaat|toestel|gerät|geräte|maschine|machine|apparat|appareil)$/iu;

/** "Faut-il", "dois-je", "y a-t-il": the pronoun behind its verb in French. */
const INVERTED = /-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|moi|y|en)$/;

/** "Theres", "jai", "cest": written without their apostrophe. */
const withApostrophe = (lower: string): string[] =>
  [...lower.matchAll(/^(\p{L}{2,})(s|re|ve|ll|nt)$/gu)].map(([, word, end]) =>
    end === 'nt' ? `${word}n't` : `${word}'${end}`,
  );
const SHORT_ARTICLES = wordSet('nen ne nem ner');
const CHATTED = wordSet(
  'backordered backorder preorder p.s w/o first-time true mil fil sil bil fee fees marina hab moin aufräumen careful comadre compadre suegra suegro cuñada cuñado veuillez voiture coche fixed half else right whatsoever refund refunds built ex snap ebt prescriber discard vins upcs print capitals caps channel hav cash obo firm venmo zelle pick pickup ad ads slt bjr stp svp jai cest miles mileage yeah yep yup nope nah lol tho toolshed jaimerais dun dune quil quelle vlt porfa tmb xq pq hold',
);

const NO_KINDS: ReadonlySet<WordKind> = new Set();

/** Short words of English lists are other words in other languages ("die", "pan", "car"). */
function isEnglishWord(folded: string, languages: readonly Language[], roles: ReadonlySet<Role>): boolean {
  return languages.includes('en') || roles.size === 0 || folded.length > 5;
}

type Unclassified = Omit<Token, 'class'>;

function classify(
  { text, lower, roles, kinds, isCapital }: Unclassified,
  isCased: boolean,
): Pick<Token, 'class'> & Partial<Token> {
  if (text.startsWith(TAKEN)) return { class: 'taken' };
  if (!/[\p{L}\d]/u.test(text)) return { class: 'mark' };
  if (/^['’]?\d+(?:[.,]\d+)*$/.test(text)) return { class: 'number' };
  // "5Glow" and "Nestbee3" are names, "40V" and "3-in-1" none.
  if (/^\d{1,2}\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{3,}\d{1,2}$/u.test(text) || isNumberLed(text)) return { class: 'name' };
  if (roles.has('health')) return { class: 'talk' };
  if (/^\d+(?:st|nd|rd|th)$/i.test(text)) return { class: 'talk' };
  if (/\d/.test(text)) return { class: 'code' };
  if (MONTHS.test(text) && (text.length > 3 || isCapital)) return { class: 'month' };
  const isThing = [...kinds].some((kind) => kind !== 'weak' && kind !== 'describing');
  if (roles.size > 0) return { class: isThing || kinds.has('describing') || TRAILING.has(lower) ? 'either' : 'talk' };
  if (isThing) return { class: 'thing' };
  if (kinds.size > 0) return { class: 'weak' };
  if (text.length === 1 && !isCapital) return { class: 'talk' };
  if (isCapital || !isCased) return correct(lower, isCapital) ?? { class: 'name' };
  return correct(lower, false) ?? { class: 'plain' };
}

/** Behind a thing they belong to its name, everywhere else to the sentence. */
const TRAILING = new Set('set kit pack series edition box'.split(' '));

/** A word in small letters that is a listed one but for a slip of the pen. */
function correct(lower: string, isCapital: boolean): (Pick<Token, 'class'> & Partial<Token>) | null {
  if (isCapital || !/^[a-z]{5,}$/.test(lower) || OTHER_WORDS.has(lower) || brandLength([foldWord(lower)], 0) > 0)
    return null;
  const meant = LISTED_BY_LETTER.get(lower[0] ?? '')?.find(
    (word) =>
      (isMisspelt(lower, word) || (lower.length > 6 && lower.endsWith('s') && isMisspelt(lower.slice(0, -1), word))) &&
      !(lower.endsWith('ed') && word.endsWith('er')),
  );
  if (meant === undefined) return null;
  const kinds = kindsOf(foldWord(meant));
  const isThing = [...kinds].some((kind) => kind !== 'weak' && kind !== 'describing');
  return { class: isThing ? 'thing' : kinds.size > 0 ? 'weak' : 'talk', english: meant, kinds };
}

/** Words that are a letter or two from a listed one and mean something else. */
const OTHER_WORDS = wordSet('blister decorative plantation pocket weighs charging charged rocket coaster sticky');

const LISTED_BY_LETTER: ReadonlyMap<string, string[]> = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [
    letter,
    [...LISTED_WORDS, 'recalled', 'recall', 'recalls', 'daughter', 'please', 'because', 'bought'].filter(
      (word) => word.startsWith(letter) && /^[a-z]+$/.test(word),
    ),
  ]),
);

/** Known names of several words, foreign names of things, and shops. */
function markPhrases(tokens: Token[], { languages, isCased }: TokenContext): void {
  const folded = tokens.map(({ text, class: own }) =>
    own === 'mark' || own === 'taken' ? '' : foldWord(splitWords(text).join('')),
  );
  const plain = tokens.map(({ text }) => splitWords(text).join(' '));
  for (let at = 0; at < tokens.length; at += 1) {
    const brand = brandLength(folded, at);
    const store = brand > 1 ? 0 : storeLength(folded, at);
    const isWritten = tokens[at]?.isCapital === true || !isCased;
    if (store > 0 && (isWritten || store > 1 || !WORDS_TOO.has(tokens[at]?.lower ?? '')))
      setAll(tokens, at, store, { class: 'store' });
    else if (storeBrand(tokens[at], tokens[at + 1]) !== null)
      setAll(tokens, at, 1, { class: 'name', isBrand: true, english: storeBrand(tokens[at], tokens[at + 1]) });
    else if (brand > 1 || (brand === 1 && isBrandAt(tokens, at, isWritten)))
      setAll(tokens, at, brand, { class: 'name', isBrand: true, english: null });
    else markForeign(tokens, plain, at, languages);
  }
  for (const token of tokens) if (token.class === 'name' || token.class === 'plain') markMisspeltBrand(token);
}

/** A brand that is a word too needs its capital, and not only because a sentence begins with it. */
function isBrandAt(tokens: Token[], at: number, isWritten: boolean): boolean {
  const token = tokens[at];
  if (!token) return false;
  const isWord = token.roles.size > 0 || token.kinds.size > 0 || EVERYDAY_BRANDS.has(token.lower);
  if (!isWord) return true;
  const isStart = at === 0 || token.isLineStart || tokens[at - 1]?.class === 'mark';
  const next = tokens[at + 1];
  // "Apple Maple" is a flavour.
  const isNamed =
    next !== undefined &&
    (next.class === 'name' || next.class === 'code' || (next.class === 'thing' && !next.kinds.has('food')));
  return isWritten && token.isCapital && (isNamed || (!isStart && !token.kinds.has('food')));
}

function markForeign(tokens: Token[], plain: string[], at: number, languages: readonly Language[]): void {
  const token = tokens[at];
  if (!token || token.class === 'mark' || token.english === '') return;
  // "Lámpara" is no English word, however short the brief is.
  const isLong = /^\p{L}{8,}$/u.test(token.text) && token.class !== 'thing' && !token.isBrand;
  const isForeign = /[^\x00-\x7f]/.test(token.text);
  const isAny = (isForeign || isLong) && token.roles.size === 0;
  for (const language of [...languages, ...LANGUAGES.filter((other) => !languages.includes(other))]) {
    // "Secador de cabelo" is that in no other language, however short the brief is.
    const isMeant = isAny || languages.includes(language);
    const things = (THINGS_OF.get(language)?.get(plain[at]?.split(' ')[0] ?? '') ?? []).filter(
      ({ words }) => isMeant || words.length > 1,
    );
    const length = things
      .map(({ words, english }) => ({ count: spanOfWords(plain, at, words), english }))
      .find(({ count }) => count > 0);
    const compound =
      length || kindsOf(foldWord(token.lower)).has('medicine') || (!isForeign && !languages.includes(language))
        ? null
        : findCompound(plain[at]?.replace(/^[\d\s]+/, '').replaceAll(' ', '') ?? '', language);
    const english = length?.english ?? compound;
    if (english === null || english === undefined) continue;
    const kinds = new Set(english.split(' ').flatMap((word) => [...kindsOf(foldWord(word))]));
    const isQuality = [...kinds].every((kind) => kind === 'weak' || kind === 'describing');
    setAll(tokens, at, length?.count ?? 1, {
      class: kinds.size > 0 && isQuality ? 'weak' : 'thing',
      english: '',
      kinds,
    });
    token.english = english;
    return;
  }
}

/** How many tokens from here on are these words, where a token may be several of them; 0 for none. */
function spanOfWords(plain: string[], at: number, words: string[]): number {
  let rest = words.join(' ');
  for (let index = at; index < plain.length; index += 1) {
    const own = plain[index] ?? '';
    if (own === '' || !(rest === own || rest.startsWith(`${own} `))) return 0;
    rest = rest.slice(own.length).trimStart();
    if (rest === '') return index - at + 1;
  }
  return 0;
}

function setAll(tokens: Token[], at: number, count: number, values: Partial<Token>): void {
  for (const token of tokens.slice(at, at + count)) Object.assign(token, values);
}

/** A known brand but for a slip of the pen: a name, and the brand that it may be is asked for as well. */
function markMisspeltBrand(token: Token): void {
  if (token.isBrand || !(token.class === 'plain' ? /^\p{L}{8,}$/u : /^\p{L}{6,}$/u).test(token.text)) return;
  const own = foldWord(token.lower);
  const meant =
    BRAND_SPELLINGS.get(own) ??
    [...BRAND_SPELLINGS].find(([spelling, name]) => !name.includes(' ') && isMisspelt(own, spelling))?.[1];
  if (meant !== undefined) Object.assign(token, { class: 'name', isBrand: true, english: meant });
}
