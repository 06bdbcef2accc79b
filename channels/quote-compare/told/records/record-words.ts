import { anyOf, phrasePattern } from '../../../reading/phrases.ts';
import { HUNDRED_WORDS, THOUSAND_WORDS } from '../../../reading/vocabulary/spoken-offers.ts';
import { chargesIn, findLabels } from '../../reading/labels.ts';
import type { LabelKind } from '../../reading/labels.ts';
import type { SaidCharge, SaidLine } from './said-offer.ts';
import type { Placed } from './place-records.ts';

export const CHARGES: ReadonlySet<LabelKind> = new Set(['freight', 'fee', 'discount', 'tax'] as const);
export const PER_MANY = new RegExp(
  `(?<!\\d)1[.,' ]?00(?:0)?(?!\\d)|(?<!\\p{L})(?:cwt|km)(?!\\p{L})|\\/\\s?[MC](?!\\p{L})|(?:${anyOf(HUNDRED_WORDS)}|${anyOf(THOUSAND_WORDS)})s?(?!\\p{L})`,
  'iu',
);

/** The words beside an amount name another kind of charge. */
export function contradiction({ is, quote }: SaidCharge, { words }: Placed): string[] {
  const kinds = kindsIn(words);
  return kinds.length > 0 && !kinds.includes(is) ? [`is called ${kinds.join(', ')}: ${quote}`] : [];
}

const kindsIn = (words: string): LabelKind[] =>
  findLabels(words).flatMap(({ kind }) => (CHARGES.has(kind) ? [kind] : []));

/** A charge by its name, or by a word that says that it comes on top; what may come, or only from some quantity on, is none. */
export const isNamed = (kind: SaidCharge['is'], words: string): boolean =>
  chargesIn(words).includes(kind) || (kind === 'fee' && ADDED.test(words) && !PERHAPS.test(words));
const ADDED = phrasePattern({
  en: 'on top|extra|additional|one-time|one time|one-off|once|once-off|non-recurring|add|added|plus',
  de: 'einmalig|dazu|zusätzlich|zzgl*',
  fr: 'en sus|en plus|une fois|unique',
  es: 'una sola vez|aparte|adicional',
  it: 'una tantum|in più',
  nl: 'eenmalig|extra',
  pt: 'uma vez|à parte|adicional',
  pl: 'jednorazowo|dodatkowo',
  sv: 'engångs*|tillkommer',
});
const PERHAPS = phrasePattern({
  en: 'option*|if|first|every|further|deposit|list|was|from|over|under|instead',
  de: 'option*|wenn|falls|ab',
  fr: 'option*|si|dès',
  es: 'opcional*|si|desde',
  it: 'opzional*|se|oltre',
  nl: 'option*|als|vanaf',
  pt: 'opcional*|se',
  pl: 'opcj*|jeśli',
  sv: 'tillval|om',
});

/** A price that is multiplied by what the buyer wants, and by nothing that the quote states, is said to be for one. */
export const isPriceOfOne = ({ is, qty, price, amount }: SaidLine, words: string): boolean =>
  is !== 'offered' || qty !== '' || amount !== '' || price === '' || PER_ONE.test(words);
const PER_ONE =
  /\/|@|(?<!\p{L})(?:per|each|ea|apiece|an?|p\.?p\.?|pp|je|pro|par|por|cada|al|la|le|za|c\/u|cad\.?|st\.?|stk\.?|à|monthly|mrc|from)(?!\p{L})/iu;
