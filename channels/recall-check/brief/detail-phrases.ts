import { wordSet } from '../../reading/word-lists.ts';
import { readAmounts } from './amounts.ts';
import { hasBrand, hasCode, hasName, hasThing, isDate, isStore, type Mention } from './mention.ts';
import { isOpen } from './judge-phrase.ts';
import type { Phrase } from './phrase.ts';

/** Codes, sizes, dates, amounts and qualities without a name or a word for a thing. */
export const isDetail = (phrase: Phrase): boolean =>
  isPower(phrase) || isNumberedKind(phrase) || isUnnamed(phrase) || isOfSticker(phrase);

/** "…, Stage 2": which of the kinds of one thing it is. */
const isNumberedKind = ({ tokens, joint }: Phrase): boolean =>
  joint === 'comma' && NUMBERED.test(tokens.map(({ lower }) => lower).join(' '));
const NUMBERED =
  /^(?:stage|level|phase|step|gen|generation|stufe|étape|niveau|etapa|fase|nivel|nível|stadio|livello|stap|etap|poziom) #?\d{1,2}$/u;

/** "Sticker 2114789 mfg 04/2021": what stands on a thing. */
const isOfSticker = ({ tokens: [first, ...others], joint }: Phrase): boolean =>
  joint === 'comma' &&
  (STICKERS.has(first?.lower ?? '') || isMark(first, others[0])) &&
  others.length > 0 &&
  others.every(
    ({ class: own, text, lower }) =>
      own === 'code' || own === 'number' || own === 'mark' || own === 'month' || STICKERS.has(lower) || /\d/.test(text),
  );
/** "HECC sticker": the mark of who tests such things. */
const isMark = (first: Phrase['tokens'][number] | undefined, next: Phrase['tokens'][number] | undefined): boolean =>
  /^\p{Lu}{2,5}$/u.test(first?.text ?? '') && first?.isBrand === false && STICKERS.has(next?.lower ?? '');
const STICKERS = wordSet(
  'stickers? labels? tags? plates? stamps? aufkleber etikett étiquette etiqueta etichetta naklejka',
);

/** "40 Volt", "16 GB RAM" */
const isPower = ({ tokens: [number, unit, ...others] }: Phrase): boolean =>
  others.every(({ lower }) => MEMORY.has(lower)) && number?.class === 'number' && POWER.has(unit?.lower ?? '');
const MEMORY = wordSet('ram ssd hdd storage memory speicher mémoire memoria memória geheugen pamięci dysk');
const POWER = wordSet(
  'ghz mhz gb tb mb mp mah wh kwh dpi volts? voltios? volt watts? watt vatios? amperes? ampere ampères? amps? ah hz bar btu psi rpm',
);

const isUnnamed = (phrase: Phrase): boolean =>
  !hasName(phrase) &&
  !hasThing(phrase) &&
  (isDate(phrase) ||
    phrase.tokens.every(
      ({ class: own, isBrand }) =>
        !isBrand &&
        (own === 'code' ||
          own === 'number' ||
          own === 'weak' ||
          own === 'month' ||
          own === 'either' ||
          own === 'mark' ||
          own === 'talk'),
    ));

const isHouse = (phrase: Phrase): boolean =>
  phrase.tokens.length > 1 &&
  !hasBrand(phrase) &&
  !hasCode(phrase) &&
  phrase.tokens.every(({ isCapital }) => isCapital);

/** Where or from whom it was bought: behind "at" or "from", or the name of a shop. */
export function isSale(phrase: Phrase, last: Mention | undefined, text: string): boolean {
  if (isStore(phrase)) return phrase.joint !== 'bracket';
  if (phrase.lead === 'from' && last && isOpen(last, text) && hasName(phrase) && !phrase.isBought) return false;
  // "Bought from Vale Motors"
  if (phrase.lead === 'from' && phrase.isBought && isHouse(phrase)) return true;
  if ((phrase.lead !== 'at' && phrase.lead !== 'from') || hasThing(phrase) || hasBrand(phrase) || hasCode(phrase))
    return false;
  return last !== undefined || phrase.isBought;
}

/** "sipwell 21oz bottles" where a sentence begins: unlisted words with a size or a pack are goods. */
export const isMeasured = ({ tokens, joint }: Phrase): boolean =>
  joint === 'start' &&
  tokens.length > 2 &&
  tokens[0]?.class === 'plain' &&
  readAmounts(tokens.map(({ text }) => text).join(' ')).length > 0;

/** "Midnight black", "grigio scuro": a colour by the maker's name for it. */
export const isColor = ({ tokens, lead }: Phrase): boolean =>
  lead === null && tokens.length < 4 && tokens.some(({ lower, english }) => COLORS.has(english || lower));
const COLORS = wordSet(
  'black white red blue green yellow orange pink purple brown gray grey gold silver beige navy teal ivory cream',
);
