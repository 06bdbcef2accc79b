import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { readLimits } from './read-limits.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { withoutShortDays } from '../../reading/short-days.ts';
import type { SplitNotes } from './pasted-quote.ts';

/** Lines of notes with an amount of money that is in no quote and is no limit or rate of the caller: what an offer may say that was not seen as one. */
export function strayPrices(
  notes: string,
  { brief, quotes }: SplitNotes,
  isPrice: (numeral: Numeral) => boolean = ({ currency }) => currency !== null,
): string[] {
  const limits = readLimits(brief, NO_DAY).spans.map(({ start, end }) => brief.slice(start, end));
  const held = [...quotes.map(({ text }) => text), ...limits].join('\n');
  const isStray = (line: string): boolean =>
    findNumerals(withoutShortDays(line), readDecimalMark(line)).some(
      (numeral) => isPrice(numeral) && !held.includes(figureOf(line.slice(numeral.start, numeral.end))),
    );
  return notes
    .split('\n')
    .filter((line) => !OWN.test(line) && !PAID_BEFORE.test(line) && !EXPLAINED.test(line) && isStray(line));
}

/** What the caller paid before, or would like to pay. */
export const OWN = phrasePattern({
  en: 'paid|pay|paying|target|last time|last year|last order|budget*|hoping for|aim for|aiming for|allowed|approved|authorised|authorized',
  de: 'bezahlt|gezahlt|zahlen|zahlten|letztes mal|letztes jahr|zielpreis|budget*|genehmigt|bewilligt|obergrenze|höchstens|maximal|letzten mal|vergangenes jahr|bisher',
  fr: 'payé*|payons|payions|la dernière fois|budget*|prix cible|plafond|maximum|autorisé|l’an dernier|an dernier|année dernière|dernière commande',
  es: 'pagamos|pagado|pagábamos|la última vez|presupuesto|precio objetivo|tope|máximo|autorizado|el año pasado|la otra vez|última compra',
  it: 'pagato|paghiamo|pagavamo|ultima volta|prezzo obiettivo|tetto|massimo|autorizzato|anno scorso|volta scorsa|speso',
  nl: 'betaald*|betalen|vorige keer|vorig jaar|streefprijs|maximaal|vorige bestelling|betaalden|laatste keer',
  pt: 'pagamos|pagávamos|última vez|preço alvo|teto|máximo|autorizado|ano passado|da última vez|pagámos',
  pl: 'płaciliśmy|zapłaciliśmy|ostatnio|poprzednio|budżet*|maksymalnie|limit|zeszłym roku|ostatnim razem|zeszłego roku',
  sv: 'betalade|betalar|förra gången|riktpris',
});

/** "EHF is the environmental handling fee, $1.10 a unit": what a charge of the offers is. */
const EXPLAINED =
  /(?<!\p{L})\p{Lu}{2,5}\s(?:is|are|=|ist|est|es|è)\s[^.\n]{0,60}(?:fee|charge|levy|surcharge|gebühr|taxe|tasa|contributo|toeslag)(?!\p{L})/u;

/** What the caller paid another time, or was told then: "my dentist before said $2,100". */
export const PAID_BEFORE =
  /^\W*(?:my|our|i|we|last)(?!\p{L})[^.\n]{0,60}(?<!\p{L})(?:before|last (?:time|year|month|winter|summer|spring|autumn|fall)|previous\p{L}*|used to|paid|in (?:19|20)\d\d)(?!\p{L})[^\n]*\s*$/iu;

/** Limits are looked for by their form alone. */
const NO_DAY = '2000-01-01T00:00:00Z';

const figureOf = (words: string): string => /\d.*\d|\d/.exec(words)?.[0] ?? words;
