import { isGivenName } from '../../reading/given-names.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import { COMMON_WORDS } from '../../reading/vocabulary/common-words.ts';
import { BEFORE_THE_NAME, BEHIND_THE_NAME, RIGHT_BEFORE_THE_NAME } from '../../reading/vocabulary/head-words.ts';
import { JOINING, LINKING_PARTS } from '../../reading/vocabulary/joining-words.ts';
import { OF_WORDS } from '../../reading/vocabulary/spoken-offers.ts';
import { anyWord, wordSet } from '../../reading/word-lists.ts';

/** The name in words such as "Heard back from Acme Supply this morning", and where what is told behind it begins. */
export interface LineHead {
  name: string;
  start: number;
  /** Where the name ends. */
  end: number;
  /** Where what is offered begins: behind the mark, or behind the words that tell that somebody offers. */
  restAt: number;
  /** Words lead to the name; else those behind it tell that somebody offers. */
  isLed: boolean;
}

const LEADS = wordSet(Object.values(BEFORE_THE_NAME).join(' '));
/** Nouns stand in capitals inside a lead. */
const WITH_CAPITALS = wordSet(BEFORE_THE_NAME.de);
const LAST = new RegExp(`(?:^|[\\s:=,'’-])${anyOf(RIGHT_BEFORE_THE_NAME)}[\\s:=–—-]*$`, 'iu');
/** "Van Beek", "De Jong", "Chez Odile": alone before the name they may be the first word of it. */
const OF_A_NAME =
  /^(?:fa\.?|der|des|dem|den|de|del|della|da|di|do|du|van|von der|chez|see|at|is|are|be|what|é|è|es|est|to|do|z|ze|u|a|à|en|per|no|na)\s*$/iu;
const TOLD = new RegExp(`(?<![\\p{L}'’])${anyOf(BEHIND_THE_NAME)}(?!\\p{L})`, 'iu');
const TOLD_ALONE = new RegExp(`^${anyOf(BEHIND_THE_NAME)}$`, 'iu');
const ALL_TOLD = new RegExp(TOLD, 'giu');
const JOINS = new RegExp(
  `^(?:&|the|for|of|la|le|les|el|los|las|il|het|y|e|o|${JOINING}|${LINKING_PARTS}|${anyWord(LEGAL_FORMS)}|ltée|zn)\\.?$`,
  'iu',
);
const FORM_BEHIND = new RegExp(`^,\\s(?:${anyWord(LEGAL_FORMS)})\\.?(?![\\p{L}])`, 'iu');
const TOKEN = /(?:[dlcj]|dell|dall)['’](?=\p{L})|[\p{L}\d&(][\p{L}\d.&'’()+/-]*/uy;
const BETWEEN = /[\s:=,–—-]*/uy;
/** What ends a head: a colon, a dash or the first figure; the end of the line. */
const STOP = /:\s|:$|\s[–—-]+\s|\s(?=(?:\p{Sc}|\p{Lu}{3}|R)?\s?\d)|$/u;
const MOST_BEHIND = 12;

/** The head of a line in which words lead to the name of who offers, or tell behind it that somebody offers; null where none do, or where they name nobody. */
export function lineHead(line: string): LineHead | null {
  const lead = leadOf(line);
  const start = lead + personOf(line.slice(lead));
  const own = line.slice(start);
  const stop = STOP.exec(own);
  if (!stop || stop.index < 2) return null;
  const words = own.slice(0, stop.index);
  const length = nameLength(words, start > 0);
  const behind = words.slice(length);
  const isTold = TOLD.test(behind);
  if (behind !== '' && !isTold && (start === 0 || !/^[\s,]/.test(behind))) return null;
  if ((start === 0 && !isTold) || behind.split(/\s+/).length > MOST_BEHIND) return null;
  const name = words.slice(0, length);
  const isName =
    /^(?!\d+\s)[\p{L}\d(].*\p{L}{2}/u.test(` ${name}`.trim()) &&
    !NO_NAME.test(name) &&
    !GOES_ON.test(name) &&
    !isTalk(name);
  if (!isName || (start === 0 && !/^\p{Lu}/u.test(name))) return null;
  return {
    name,
    start,
    end: start + length,
    restAt:
      start +
      ((stop[0].trim() === '' && stop.index < own.length) || namesThing(behind)
        ? length + toldTo(behind)
        : stop.index + stop[0].length),
    isLed: start > 0,
  };
}

/** "Frau Meier von", "Karim de chez": who was spoken to, and what leads from the person to the firm; its length. */
function personOf(words: string): number {
  const { 0: hit = '', groups } = PERSON_OF.exec(words) ?? {};
  const isPerson =
    groups?.title !== undefined ||
    isGivenName(groups?.first ?? '') ||
    hit.endsWith(' de chez ') ||
    ON_THE_LINE.test(words);
  return isPerson ? hit.length : 0;
}
const TITLES = {
  en: 'Mr|Mrs|Ms|Miss|Mr.|Mrs.|Ms.',
  de: 'Frau|Herr|Herrn|Hr.|Fr.',
  fr: 'M.|Mme|Mlle|Monsieur|Madame',
  es: 'Sr.|Sra.|Don|Doña|señor|señora',
  it: 'sig.|sig.ra|signor|signora|dott.|Sig.|Sig.ra',
  nl: 'mevrouw|meneer|dhr.|mevr.|mw.',
  pt: 'Sr.|Sra.|Dona|Senhor|senhor|senhora',
  pl: 'pan|pani|panem|panią|p.|Pan|Pani',
} as const;
const ON_THE_LINE = phrasePattern({
  en: 'on the phone|on the line',
  de: 'am telefon|in der leitung',
  fr: 'au téléphone|au bout du fil',
  es: 'al teléfono|por teléfono',
  it: 'al telefono|per telefono',
  nl: 'aan de lijn|aan de telefoon',
  pt: 'ao telefone|por telefone',
  pl: 'przez telefon|przy telefonie',
});
const PERSON_OF = new RegExp(
  `^(?:(?<title>${anyOf(TITLES)})\\s\\p{Lu}[\\p{L}'’-]+|(?<first>\\p{Lu}[\\p{L}'’-]+)(?:\\s\\p{Lu}[\\p{L}'’-]+)?)\\s(?:${anyOf({ ...OF_WORDS, fr: `de chez|${OF_WORDS.fr}` })})\\s(?=\\p{Lu})`,
  'u',
);

/** "Acme want chairs: 5.75": words behind those that tell, which neither lead nor tell, before the mark. */
function namesThing(behind: string): boolean {
  const words =
    behind
      .slice(toldTo(behind))
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return (
    !behind.includes('(') &&
    TOLD.test(behind) &&
    words.length > 0 &&
    words.every((word) => !LEADS.has(word) && !TOLD_ALONE.test(word))
  );
}

/** Where the words end that tell that somebody offers: of "she said the posts come in bundles of 9" behind "said". */
function toldTo(behind: string): number {
  const hits = [...behind.matchAll(ALL_TOLD)].map(({ 0: word, index }) => ({ index, end: index + word.length }));
  const last = hits.findIndex(({ end }, at) => (hits[at + 1]?.index ?? Infinity) - end > NEAR);
  return hits[last]?.end ?? 0;
}
const NEAR = 12;

/** "here is what came back": words of the lead and of what is told, and no name between them. */
const isTalk = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/\s+/)
    .every((word) => LEADS.has(word) || TOLD_ALONE.test(word));

/** Words that lead on ("pleased to"), or a row of them in small letters. */
const GOES_ON =
  /^\p{Ll}\S*(?:\s\S+){4}|\s(?:to|of|for|with|in|on|at|zu|von|mit|de|du|à|di|da|a|te|van|met|do|para|com)$/u;

/** An amount, or a sentence that ends. */
const NO_NAME = /\p{Sc}|\p{Ll}{4}[.!?]\s/u;

/** Where the name begins: behind the longest row of words of which all can lead to one and the last does. */
function leadOf(line: string): number {
  let at = 0;
  let found = 0;
  let behind = 0;
  for (let count = 0; count < 12; count += 1) {
    TOKEN.lastIndex = at;
    const word = TOKEN.exec(line)?.[0] ?? '';
    const plain = word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/(?<!^lt)\.$/, '');
    const isMarked = /[:=,–—-]\s*$/.test(line.slice(0, at));
    const isSmall = /^\p{Ll}/u.test(word) || isMarked || count === 0 || WITH_CAPITALS.has(plain);
    if (word === '' || !LEADS.has(plain) || !isSmall) break;
    BETWEEN.lastIndex = at + word.length;
    at += word.length + (BETWEEN.exec(line)?.[0].length ?? 0);
    const lead = line.slice(0, at);
    if (LAST.test(lead) && !OF_A_NAME.test(lead) && at < line.length) [found, behind] = [at, 0];
    else behind += 1;
  }
  // "And the other crowd Te Puke Fencing": no article alone, which may be of the name.
  return found > 0 && behind > 1 && /^\p{Lu}/u.test(line.slice(at)) ? at : found;
}

/** How long the name is: to its last word in capitals, or to the first that tells something where it has none. */
function nameLength(words: string, isLed: boolean): number {
  const comma = words.search(/,\s/);
  const form = comma < 0 ? null : FORM_BEHIND.exec(words.slice(comma));
  const first = words.slice(0, comma < 0 ? words.length : comma + (form?.[0].length ?? 0));
  const own = POSSESSIVE.exec(first)?.index ?? first.length;
  const tokens = [...first.slice(0, own).replace(WITH_PERSON, '').matchAll(/\S+/g)];
  const isInCapitals = (word: string): boolean => /^[\p{Lu}\d&(]/u.test(word);
  const last = tokens.findLastIndex(({ 0: word }) => isInCapitals(word));
  const from = Math.max(last + 1, last < 0 ? 1 : 0);
  const telling = tokens.findIndex(({ 0: word }, at) => at >= from && !JOINS.test(word) && TOLD.test(word));
  const tail = first.slice(tokens[from]?.index ?? own, own);
  // "Marco the plumber" is who that is; behind a lead, other words in small letters are not of the name.
  const isOfName =
    !TOLD.test(tail) &&
    !COMMON_WORDS.has(tail.trim().toLowerCase()) &&
    (!isLed || from === tokens.length || tokens.length - from < 2 || ARTICLE.test(tail));
  const ends = isOfName
    ? undefined
    : last < 0
      ? tokens[telling]
      : tokens.slice(from).find(({ 0: word }) => !FORM.test(word));
  return first
    .slice(0, ends?.index ?? own)
    .replace(NOTED, '')
    .replace(WITH_PERSON, '')
    .replace(BY_TELEPHONE, '')
    .replace(/[,\s]+$/, '').length;
}
/** "(phoned in on Monday)", "(by email": what is said of the offer in brackets, or a bracket that does not end. */
const NOTED = /\s*\((?:[^()]*|\p{Ll}[^()]*\))$/u;
/** "Acme (Tina)": who was spoken to. */
const WITH_PERSON = /\s\((?:\p{L}{1,8}\.?\s)?\p{Lu}[\p{Ll}'’-]+\)\s*$/u;
/** "Acme am Telefon", in languages that write nouns with capitals. */
const BY_TELEPHONE = /\s(?:am|per|beim)\sTelefon\s*$/u;
const POSSESSIVE = /['’]s?(?=\s\p{Ll})/u;
const ARTICLE = /^(?:the|der|die|das|le|la|les|l['’]|el|los|las|il|lo|gli|de|het|o|a|os|as)(?:\s|(?<=['’]))/iu;
const FORM = new RegExp(`^(?!(?:ab|as|se|co|ag|son|sons)$)(?:${anyWord(LEGAL_FORMS)}|ltée|zn)\\.?$`, 'iu');
