import { anyOf } from '../../reading/phrases.ts';
import { OFFERS_VERBS } from '../../reading/vocabulary/order-words.ts';
import { AT_VENDOR, LEADS_TO_VENDOR, TELLS_PRICE } from '../../reading/vocabulary/spoken-offers.ts';
import { findLabels } from '../reading/labels.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { CALLER } from './quote-body.ts';
import { isOfNeed, isVendor } from './quote-openings.ts';
import { hasPrices } from './prices.ts';

interface Told {
  name: string;
  start: number;
}

/**
 * What somebody tells of several offers in running text, dictated or written, with or without stops: "Carolina Seal Co. quotes $31.20 each", "and then
 * Lockyer Lawns was $10.20 a metre", "chez Pneus Morin c'est 74 €". Each part goes from the name of a firm to that of the next.
 */
export function byToldOffers(text: string): SplitNotes {
  const none = { brief: text.trim(), quotes: [] };
  const named = firmsIn(text);
  const priced = named.filter(({ start }, at) => hasPrices(text.slice(start, named[at + 1]?.start)));
  const [first] = priced;
  if (!first || new Set(priced.map(({ name }) => name)).size < 2) return none;
  const preamble = text.slice(0, first.start);
  const told = priced.filter(({ name }) => !isOfNeed(name, preamble));
  const brief = [text.slice(0, told[0]?.start).replace(LEAD_OUT, '')];
  const quotes: PastedQuote[] = [];
  for (const [at, { name, start }] of told.entries()) {
    const part = text.slice(start, told[at + 1]?.start).replace(LEAD_OUT, '');
    const said = part.slice(0, part.length - (QUESTION.exec(part)?.[0].length ?? 0));
    const isOwn = (sentence: string): boolean => CALLER.test(sentence) && !hasPrices(sentence);
    const sentences = said.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u);
    brief.push(...sentences.filter((sentence) => isOwn(sentence)), part.slice(said.length));
    const own = sentences.filter((sentence) => !isOwn(sentence)).join('\n');
    const before = quotes.find((quote) => quote.name === name);
    if (before) before.text += `\n${own.trim()}`;
    else quotes.push({ name, text: `${name}\n${own.trim()}` });
  }
  return quotes.length > 1
    ? {
        brief: brief
          .map((part) => part.trim())
          .filter(Boolean)
          .join('\n'),
        quotes,
      }
    : none;
}

/** The firms of a text of which it is told what they ask. */
function firmsIn(text: string): Told[] {
  return [...text.matchAll(NAME)].flatMap(({ groups, index: from }): Told[] => {
    const whole = (groups?.name ?? '').replace(/(?<=\p{L}{3})\.$/u, '');
    // "For the Crate and Hill Feeds": a thing with its article, and then the firm.
    const thing = ARTICLE.test(text.slice(Math.max(0, from - 8), from)) ? (THING.exec(whole)?.[0].length ?? 0) : 0;
    const [name, index] = [whole.slice(thing), from + thing];
    const behind = text.slice(index + name.length, index + name.length + 90);
    const isTold = SAYS.test(behind) || AT.test(text.slice(Math.max(0, index - 20), index));
    return isTold && isVendor(name) && findLabels(name).length === 0 ? [{ name, start: index }] : [];
  });
}

const WORD = String.raw`(?:\p{Lu}[\p{L}\d.&'’-]*|\d+\p{L}+)`;
const JOINS = String.raw`(?:(?:&|and|of|the|und|et|de|du|des|di|del|y|e|van|der|och) ){1,2}`;
const NAME = new RegExp(`(?<![\\p{L}\\d.'’@/-])(?<name>${WORD}(?: (?:${JOINS})?${WORD}){1,5})`, 'gu');
/** What follows a name: at most an aside, then who is told to ask, and a figure close by. */
const SAYS = new RegExp(
  `^(?:,?\\s[^.,;:\\n\\d]{2,40},|\\s\\([^()]{2,40}\\))?,?\\s(?:(?:they|who|have|had|has|also|now|just|only)\\s)?(?:${anyOf(OFFERS_VERBS)}|${anyOf(TELLS_PRICE)})(?!\\p{L})[^\\n]{0,50}?\\d`,
  'iu',
);
const ARTICLE = /(?<!\p{L})(?:the|an?|den|das|die|dem|le|la|el|il|het|per)\s$/iu;
const THING = /^\p{L}+\s(?:and|und|et|y|e|en)\s(?=\S+\s\S)/u;
const AT = new RegExp(`(?<!\\p{L})${anyOf(AT_VENDOR)}\\s$`, 'iu');
/** What leads on to the next offer, at the end of one. */
const LEAD_OUT = new RegExp(
  `[\\s,;.]*(?<!\\p{L})(?:(?:and|und|et|y|e|en|i|so|um|then|${anyOf(LEADS_TO_VENDOR)}|${anyOf(AT_VENDOR)})\\s+){1,4}$`,
  'iu',
);
/** "so who's cheaper all up": what is asked at the end, where no stop is written. */
const QUESTION = new RegExp(
  `\\s(?:(?:so|and|but|also|und|et|y|e)\\s)?(?<!\\p{L})(?:${anyOf({
    en: "who's|who is|whos|which one|which is|what's cheapest|who do",
    de: 'wer ist|welche|welcher|welches',
    fr: 'lequel|laquelle|qui est',
    es: 'cuál|quién',
    it: 'chi è|quale',
    nl: 'wie is|welke',
    pt: 'qual|quem',
    pl: 'kto|która|który',
  })})(?!\\p{L})[^\\d\\n]*(?:\\n[^\\d]*)?$`,
  'iu',
);
