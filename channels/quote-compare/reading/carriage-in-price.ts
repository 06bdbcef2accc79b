import { bareAmounts } from '../../reading/bare-amounts.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import {
  BRINGS_THEM,
  BROUGHT_TO,
  CARRIAGE_COSTS,
  CARRIAGE_NAMES,
  CARRIERS,
  CHARGES_OF_CARRIAGE,
  COST_UNKNOWN,
  COSTS_NOTHING,
  DELIVERS,
  NOTHING_FOR,
  NOTHING_WORDS,
  OF_THE_SELLER,
  TERMS_OF_CARRIAGE,
} from '../../reading/vocabulary/freight-words.ts';
import {
  ALL_IN_IT,
  IS_IN_THE_PRICE,
  NOT_IN_THE_PRICE,
  PRICES_COVER,
  WITH_THE_PRICE,
} from '../../reading/vocabulary/in-the-price-words.ts';
import { TAX_NAMES } from '../../reading/vocabulary/tax-words.ts';
import { LACKS, NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { TIME_UNITS } from '../../reading/vocabulary/time-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { withoutDoors } from './without-doors.ts';

const BRINGS = anyOf(BRINGS_THEM);
/** "Com a transportadora": with who carries it, and not with the carriage. */
const NAME = `(?!${anyOf(CARRIERS)}(?!\\p{L}))(?:${anyOf(CARRIAGE_NAMES)}|${BRINGS})(?:['’]s|['’]re|['’]ve)?`;
/** Words within a clause that hold no figure. */
const wordsUpTo = (most: number): string => String.raw`(?:[\s:–-]+(?![^\s]*\d)[^\s,;]+){0,${most}}?[\s:–-]+`;
const WORDS = wordsUpTo(6);
const FEW = String.raw`(?:\s+(?![^\s]*\d)[^\s,;]+){0,2}?\s+`;
/** "Livraison sur site comprise", "transport i montaż w cenie", "Entrega na morada: oferta da casa". */
const BEHIND = new RegExp(`(?<!\\p{L})${NAME}${WORDS}${anyOf(IS_IN_THE_PRICE)}(?!\\p{L})`, 'iu');
/** "Incluye flete a su domicilio", "bezpłatna dostawa", "keine Versandkosten". */
const BEFORE = new RegExp(`(?<!\\p{L})${anyOf(WITH_THE_PRICE)}${FEW}${NAME}(?!\\p{L})`, 'iu');
/** "Die Preise enthalten MwSt. und die Lieferung" */
const COVERED = new RegExp(
  `(?<!\\p{L})${anyOf(PRICES_COVER)}(?!\\s(?:${anyOf(NEGATIONS)}|${anyOf(LACKS)}))${FEW}${NAME}(?!\\p{L})`,
  'iu',
);
/** "Nous livrons gratis à Huy": what costs nothing stands as one word by then. */
const DELIVERED_FREE = new RegExp(
  `(?<!\\p{L})${anyOf(DELIVERS)}${wordsUpTo(9)}(?:gratis|kostenlos|frei|free)(?!\\p{L})`,
  'iu',
);
const NOT_SO = phrasePattern(NOT_IN_THE_PRICE);
const NAMED = new RegExp(`(?<!\\p{L})${NAME}(?!\\p{L})`, 'iu');
const NONE = `(?:${anyOf(NEGATIONS)}|${anyOf(LACKS)}|${anyOf(NOTHING_WORDS)})`;
const COSTS = anyOf(CARRIAGE_COSTS);
const FEW_WORDS = String.raw`(?:\s+[^\s,;]+){0,3}?\s+`;
/** "They don't charge for delivery", "per la spedizione non si paga", "fürs Liefern zahlen wir nix". */
const COST_DENIED = new RegExp(
  `(?<!\\p{L})(?:${NONE}${FEW_WORDS}${COSTS}|${COSTS}${FEW_WORDS}${anyOf(NOTHING_WORDS)})(?!\\p{L})`,
  'iu',
);
/** "Not in the price": what is denied is that it is included. */
const PRICE_DENIED = new RegExp(
  `(?<!\\p{L})(?:${NONE})${FEW_WORDS}(?:${anyOf(IS_IN_THE_PRICE)}|include*|contempla*|compren*)(?!\\p{L})`,
  'iu',
);
const UNKNOWN = phrasePattern(COST_UNKNOWN);
/** "No freight on this one": nobody says so of delivery, which is then not to be had. */
const NO_CHARGE = new RegExp(
  `(?<!\\p{L})(?:${NONE})\\s(?:freight|carriage|postage|shipping|haulage|waybill|cartage|${anyOf(CHARGES_OF_CARRIAGE)})(?!\\p{L})`,
  'iu',
);
/** What has to be asked first, or comes to some and not to others. */
const ON_CONDITION =
  /(?<!\p{L})(?:if|unless|over|above|from|once|provided|whoever|those|anyone|in advance|when)(?!\p{L})/iu;
/** "Nowt for delivery", "nichts für die Lieferung": nothing is paid for it. */
const NOTHING_FOR_IT = new RegExp(
  `(?<!\\p{L})${anyOf(NOTHING_WORDS)}\\s${anyOf(NOTHING_FOR)}\\s${NAME}(?!\\p{L})`,
  'iu',
);
const SAYS_NOTHING = [COST_DENIED, NO_CHARGE, NOTHING_FOR_IT];
const BROUGHT = phrasePattern(BROUGHT_TO);
const OWN_PLACE = phrasePattern(OF_THE_SELLER);
const TIME = new RegExp(
  `(?<!\\p{L})(?:${Object.values(TIME_UNITS)
    .map((words) => anyWord(Object.values(words).join(',')))
    .join('|')})(?!\\p{L})`,
  'iu',
);

/**
 * What a clause says about the carriage: `included` where it costs nothing beside the price (free, in the price, or
 * brought to a place that is not the seller's), `open` where that is denied; null where figures or spans of time say something else.
 */
export function carriageIn(clause: string): 'included' | 'open' | null {
  const plain = bareAmounts(withoutDoors(withPlaces(clause)))
    .replace(TAX_RATE, ' ')
    .replace(TIME_SPAN, ' ')
    .replace(NO_AMOUNT, '')
    .replace(FOR_NOTHING, 'gratis');
  if (/\d/.test(plain)) return null;
  if (ON_CONDITION.test(plain)) return null;
  const isNamed = [BEHIND, BEFORE, COVERED, DELIVERED_FREE].some((said) => said.test(plain));
  if (NAMED.test(plain)) {
    if (UNKNOWN.test(clause)) return 'open';
    if (!PRICE_DENIED.test(plain) && SAYS_NOTHING.some((said) => said.test(plain))) return 'included';
  }
  if (NOT_SO.test(plain)) return isNamed ? 'open' : null;
  if (isNamed) return 'included';
  if (OWN_PLACE.test(plain) || TIME.test(clause)) return null;
  return BROUGHT.test(plain) || FREE_TO_PLACE.test(plain) ? 'included' : null;
}
/** "A entrega no lar é gratuita": what denies in Spanish is "in the" in Portuguese, and a word as long that denies nothing in its place. */
export const withPlaces = (clause: string): string => (PORTUGUESE.test(clause) ? clause.replace(IN_THE, 'em') : clause);
const PORTUGUESE = /(?<!\p{L})(?:é|são|está|aí|grátis|frete|ao|à|da|do|em|uma|incluíd[oa]s?)(?!\p{L})|[ãõç]/iu;
const IN_THE = /(?<!\p{L})no(?=\s\p{L}{3})(?!\s(?:incl|est|lleva|cobr))/giu;
/** "Frei Bauhof", "franko Werkhof": free to whatever place is named, but for where the carrier takes over (FCA, FOB). */
const FREE_TO_PLACE =
  /(?<!\p{L})(?:[Ff]rei|[Ff]ranko|FREI|FRANKO)\s+(?:(?:Ihr|ihr)\p{Ll}*\s+)?(?!Frachtführer|Bord|Schiff|Waggon|Lkw|LKW|Längsseite)\p{Lu}\p{L}{3,}/u;

/** "Ik kom ze zelf brengen, kost niks extra", "tutto compreso, ve li portiamo noi": a clause that only says what the one beside it costs, joined to it. */
export const withItsCost = (clauses: string[]): string[] =>
  clauses.flatMap((clause, at) => {
    const [before, next] = [clauses[at - 1] ?? '', clauses[at + 1] ?? ''];
    if (SAYS_BROUGHT.test(clause) && ALL_INCLUDED.test(before)) return [`${clause} gratis`];
    return isItsCost(clause, next) ? [`${clause} ${next}`] : [clause];
  });
export const isItsCost = (clause: string, next: string): boolean =>
  SAYS_BROUGHT.test(clause) && (OPENS_FOR_NOTHING.test(next) || OPENS_DENIED.test(next));
const OPENS_DENIED = new RegExp(`^[^\\p{L}]*(?:\\p{L}{1,6}\\s)?${COST_DENIED.source}`, 'iu');
const FOR_NOTHING = new RegExp(`(?<!\\p{L})${anyOf(COSTS_NOTHING)}(?!\\p{L})`, 'giu');
const OPENS_FOR_NOTHING = new RegExp(`^[^\\p{L}]*(?:\\p{L}{1,6}\\s)?${anyOf(COSTS_NOTHING)}(?!\\p{L})`, 'iu');
const ALL_INCLUDED = phrasePattern(ALL_IN_IT);
const SAYS_BROUGHT = new RegExp(`(?<!\\p{L})${BRINGS}(?!\\p{L})`, 'iu');

/** Whether a clause has a word of who brings goods where, whatever it says with it. */
export const speaksOfCarriage = (written: string): boolean => {
  const clause = withoutDoors(written);
  return (SPOKEN_OF.test(clause) || SAYS_BROUGHT.test(clause)) && !TIME.test(clause);
};
const SPOKEN_OF = phrasePattern(TERMS_OF_CARRIAGE);
const NO_AMOUNT = /(?<![\d.,])0(?:[.,]00)?(?!\d)/g;
/** "Prices include 15% VAT and delivery": the rate of a tax beside it. */
const TAX_RATE = new RegExp(
  `\\d{1,2}(?:[.,]\\d{1,2})?\\s?%\\s?(?:de\\s)?${anyOf(TAX_NAMES)}\\.?(?!\\p{L})|(?<!\\p{L})${anyOf(TAX_NAMES)}\\s\\(?\\d{1,2}(?:[.,]\\d{1,2})?\\s?%\\)?`,
  'giu',
);
/** "En 2 semanas", "binnen 48 uur": when it comes, beside what it costs. */
const TIME_SPAN = new RegExp(
  `(?:\\d{1,3}\\s?(?:-|–|a|à|bis|do|tot)\\s?)?(?<![\\d.,])\\d{1,3}\\s?${TIME.source}`,
  'giu',
);
