import { Big } from 'big.js';
import { cueList } from '../../reading/cue-list.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { NOTHING_WORDS } from '../../reading/vocabulary/freight-words.ts';
import {
  NET_WORDS,
  SPOKEN_TAX,
  TAXES_ABROAD,
  TAX_EXEMPT,
  TAX_ON_TOP,
  TAX_WITHIN,
} from '../../reading/vocabulary/tax-words.ts';
import type { Offer, OfferedCharge } from '../offer.ts';
import { withoutTaxBase } from '../reading/tax-base.ts';

/** What a statement about tax comes to: `none` nothing to pay · `included` in the prices · `open` to pay, amount not given · `unsaid` neither. */
export type TaxStance = 'none' | 'included' | 'open' | 'unsaid';

/** Reads the words round "tax" in a quote. What depends on a certificate that nobody has shown yet is open. */
export function readTaxStance(clause: string): TaxStance {
  const words = withoutTaxBase(clause.replace(/\s+/g, ' ').trim())
    .replace(NO_OTHER_COSTS, '')
    .replace(OF_WHICH, 'avec ')
    .replace(NOTHING_ADDED, 'inclusive')
    .replace(NOT_WITHIN, 'excluded');
  if (EXEMPT.test(words) && !CONDITION.test(words)) return 'none';
  if (OUTSIDE.test(words) || ON_TOP.test(words)) return 'open';
  if (/^(?:subject )?to (?:\w+ ){0,2}tax(?:es)?\W*$/i.test(words)) return 'open';
  if (CONDITION.test(words)) return OPEN.test(words) || NONE.test(words) ? 'open' : 'unsaid';
  if (NONE.test(words)) return 'none';
  if (INCLUDED.test(words) || IN_PRICES.test(words) || WITHIN.test(words)) return 'included';
  return OPEN.test(words) ? 'open' : 'unsaid';
}

/**
 * Whether all offers leave the same VAT out and not all say what it comes to: they compare before it, as whoever reclaims it does. A sales tax is
 * no such tax.
 */
export function allLeaveVatOut(offers: Offer[]): boolean {
  const taxes = offers.map(({ charges }) => charges.filter(({ kind }) => kind === 'tax'));
  const isLeftOut = ({ words, clause }: OfferedCharge): boolean => VAT.test(words) && readTaxStance(clause) === 'open';
  const isSaid = ({ amount, percent }: OfferedCharge): boolean => amount !== null || percent !== null;
  return taxes.every((own) => own.length > 0 && own.every(isLeftOut)) && !taxes.every((own) => own.some(isSaid));
}

/** Whether some offers have the tax in their prices, without saying what it comes to, and others leave it out. */
export function isTaxMixed(offers: Offer[]): boolean {
  const within = offers.filter(({ charges }) =>
    charges.some(
      ({ kind, clause, amount }) => kind === 'tax' && amount === null && readTaxStance(clause) === 'included',
    ),
  );
  return within.length > 0 && within.length < offers.length;
}

/** No VAT or sales tax is higher, in percent: Hungary's of 27. */
const HIGHEST_RATE = 27;

/** The least that a sum can be without the tax that is said to be in it. */
export const leastWithout = ({ percent }: Pick<OfferedCharge, 'percent'>, sum: Big): Big =>
  sum.div(new Big(percent ?? HIGHEST_RATE).div(100).plus(1)).round(2, Big.roundDown);

/** The tax that a business gets back, by the names that it has where offers come from. */
export const VAT = new RegExp(
  `vat|mwst|ust|steuer|tva|iva|btw|gst|hst|moms|税|(?<!\\p{L})(?:sst|mva|h\\.?t|hors taxes?|${anyOf(TAXES_ABROAD)})(?!\\p{L})`,
  'iu',
);

/**
 * The charges of an offer for a caller who pays the tax: one that is to come, and of which the offer does not say how much, is at the rate that the caller
 * names. Where some prices hold it and some do not, nobody can tell of what it is.
 */
export function withTaxOfCaller(
  charges: OfferedCharge[],
  { isNet, isGross, taxRate }: { isNet: boolean; isGross: boolean; taxRate: { value: string } | null },
): OfferedCharge[] {
  const taxes = charges.filter(({ kind }) => kind === 'tax');
  const isToCome = ({ kind, amount, percent, clause, words }: OfferedCharge): boolean =>
    kind === 'tax' &&
    amount === null &&
    percent === null &&
    (readTaxStance(clause) === 'open' || (NET_PRICE.test(words) && readTaxStance(clause) === 'unsaid')) &&
    !isConditionalTax(clause);
  if (!isGross || isNet || taxes.length === 0 || !taxes.every(isToCome)) return charges;
  const [first] = taxes;
  return charges.flatMap((charge) =>
    charge.kind !== 'tax'
      ? [charge]
      : charge === first
        ? [{ ...charge, clause: `+ ${charge.words}`, percent: taxRate?.value ?? null }]
        : [],
  );
}
const NET_PRICE = new RegExp(`^${anyOf(NET_WORDS)}$`, 'iu');

/** A condition on the buyer, not on the vendor: without it the tax is to pay, or may be. */
export const isConditionalTax = (clause: string): boolean => CONDITION.test(clause);

const SAID_WITHIN = { ...TAX_WITHIN, en: SPOKEN_TAX.within };
const [EXEMPT, ON_TOP, WITHIN] = [TAX_EXEMPT, { ...TAX_ON_TOP, en: SPOKEN_TAX.onTop }, SAID_WITHIN].map(
  phrasePattern,
) as [RegExp, RegExp, RegExp];
const NO = `(?:${anyOf(NEGATIONS)}|${anyOf(NOTHING_WORDS)})`;
/** "IVA inclusa, senza altri costi": what else is not to pay says nothing of the tax. */
const NO_OTHER_COSTS = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: 'without other costs|without further costs|no other costs|no further costs|no extra costs|no other charges|no further charges|no extra charges|no hidden costs',
    de: 'ohne weitere kosten|keine weiteren kosten|ohne zusatzkosten|keine zusatzkosten|ohne nebenkosten',
    fr: 'sans autres frais|sans autre frais|sans frais supplémentaires|sans frais cachés|aucun autre frais',
    es: 'sin otros costes|sin otros costos|sin otros gastos|sin más gastos|sin gastos adicionales|sin costes adicionales|sin costos adicionales',
    it: 'senza altri costi|senza altre spese|senza costi aggiuntivi|senza spese aggiuntive|nessun altro costo|nessun costo aggiuntivo',
    nl: 'zonder andere kosten|zonder verdere kosten|zonder bijkomende kosten|geen andere kosten|geen extra kosten|geen bijkomende kosten',
    pt: 'sem outros custos|sem mais custos|sem custos adicionais|sem outras despesas|sem outras taxas',
    pl: 'bez innych kosztów|bez dodatkowych kosztów|bez dodatkowych opłat|brak dodatkowych kosztów',
  })}(?!\\p{L})`,
  'giu',
);
/** "Dont TVA 10 % comprise": of which, where English denies. */
const OF_WHICH = /(?<!\p{L})dont (?=(?:la |une )?(?:tva|t\.v\.a|taxe)(?!\p{L}))/giu;
/** "Nothing to add for VAT", "rien à rajouter pour la TVA". */
const NOTHING_ADDED = new RegExp(
  `(?<!\\p{L})(?:${anyOf(NOTHING_WORDS)}|no more|no further)\\s(?:[^\\s,;]+\\s){0,2}(?:add|pay|go on|come|rajouter|ajouter|payer|añadir|sumar|pagar|aggiungere|pagare|dazu|drauf|bij|acrescentar|somar)(?!\\p{L})`,
  'iu',
);
/** "No GST in those figures", "IVA no contenido": what is denied is that it is in them. */
const NOT_WITHIN = new RegExp(`(?<!\\p{L})${NO}\\s(?:[^\\s,;]+\\s){0,3}?${anyOf(SAID_WITHIN)}(?!\\p{L})`, 'iu');
const OUTSIDE = cueList(String.raw`
    \bneither\b[^.]{0,80}\b(?:incl\w*|covered|part of|in the)\b
    \bnot (?:yet |been )?(?:incl|in the|in our|part of|reflected|shown)|\bexcl\w*
    \b(?:(?:does|do) not|(?:does|do)n['’]?t) (?:include|reflect|cover)|\bnet of\b|\bbefore\b|\bpre[- ]?tax|\b(?:zzgl|exkl)\w*|\bhors\b
    \ben sus\b|^\W*ex\.?\s|\s(?:ex|exc)\.?$|^\s*\+\s*[a-z]|\besclus[aoe]\b|\bexcluid[ao]s?\b|\baparte\b
    \b(?:no|non|não|niet|nicht|ej) (?:incl\w*|compris\w*|enthalten|inbegriffen|inbegrepen|inkl\w*)
  `);
const CONDITION = cueList(String.raw`
    \b(?:if|unless|until|when|where|may|might|subject(?! to (?:\w+ ){0,2}(?:vat|gst|hst|tax)\b[^.]*\d\s?%)|otherwise|else|absent|missing)\b(?! (?:stated|noted|not stated))
    \bwithout (?:an? |valid |your )*(?:resale|exempt\w*|cert\w*|tax id)
    \bno (?:[\w-]+ ){0,4}(?:cert\w*|forms?)\b(?! (?:is |are )?(?:needed|required|necessary))
    \b(?:with|w\/|upon|on receipt of) (?:an? |valid |your |the )*(?:resale |exempt\w* |tax )?(?:cert|form|id\b)
  `);
const NONE = cueList(String.raw`
    ^\W*neither\b[^.]*\b(?:charged|due|appl\w+|payable|added)\b
    ^\W*(?:no|zero|0|without|free of|exempt from|keine?|pas de|nessuna?|geen)\b
    \b(?:not|never|don['’]t|doesn['’]t) (?:charge|collect|add|bill|levy|invoice)\w*
    \b(?:exempt|not (?:applicable|charged|due|applied|collected|required|payable)|n\/a|n\.a\.|zero[- ]rated|non[- ]?taxable|none|resale|nil|waived|zero|exon[ée]r\w*|exent[oa]|esente|reverse charge|steuerfrei)\b
    (?:does|do) not apply|\btax(?:es)?[- ]?free\b|:\W*no\b|ausfuhr|export(?!ed by)|innergemeinschaft
  `);
const INCLUDED =
  /\b(?:incl?\w*|inkl\w*|dont|con|w tym|ingår|inbegrepen|wliczon\w*|enthalten\w*|inbegriffen|einschl\w*|brutto|incluid\w*|inclus\w*|comprise?s?|ttc|compris\w*|paid|covered|built in)\b/i;
const IN_PRICES = /\bin (?:the |our |all )?prices?\b/i;
const OPEN = cueList(String.raw`
    ^\W*taxable\b
    \b(?:plus|add|additional|appl(?:y|ies|icable)|extra|will be|to be|tbd|tba|due|separate\w*|charged|added|responsib\w*|as required)\b
    ^\W*(?:sales |use |state |local |any )*tax(?:es)?\W*$
  `);
