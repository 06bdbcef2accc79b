import type { Big } from 'big.js';
import { findCodes } from '../brief/part-codes.ts';
import { NO_BID, SUBSTITUTE } from './item-words.ts';
import type { Need } from '../need.ts';
import type { QuoteText } from './quote-text.ts';
import { findConflicts } from './part-conflicts.ts';
import { partWords, wordsOfPart } from './part-words.ts';
import type { PartWord } from './part-words.ts';
import { currencyOf } from '../../reading/currency.ts';
import { isMeasure, unitOf, unitRatio } from '../../reading/units.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { readFigures } from './read-figures.ts';
import type { ReadItem } from './read-item.ts';

/** What a pair has to reach: a word that only this need has, or the same quantity and nothing else left. */
const ENOUGH = 2;

/** A priced line that names no need, and a need that no line names: they belong together where quantity or words say so and nothing speaks against it. */
export function matchLeftOver(items: ReadItem[], quote: QuoteText, generalBasis: Big | null): ReadItem[] {
  let settled = items;
  const words = new Map(items.map((item) => [item.block, partWords(textOf(item, quote))]));
  for (;;) {
    const open = quote.matcher.needs.filter(
      (need) => !settled.some((item) => item.needs.includes(need) && isOffer(item)),
    );
    const loose = settled.filter((item) => item.needs.length === 0 && isOffer(item));
    const isOnly = open.length === 1 && loose.length === 1;
    // As many lines as needs, and all others belong together.
    const isPaired = quote.matcher.needs.length > 1 && settled.filter(isOffer).length === quote.matcher.needs.length;
    const pairs = open.flatMap((need) =>
      loose.map((item) => ({
        need,
        item,
        ...weigh(item, need, {
          quote,
          rivals: open.filter((other) => other !== need),
          isOnly,
          isPaired,
          words: words.get(item.block) ?? [],
        }),
      })),
    );
    const best = pairs.toSorted((a, b) => b.score - a.score)[0];
    if (!best || best.score < ENOUGH) return settled;
    const { need, item, isNamed, differs } = best;
    const figures = readFigures(quote, item.block, [need], generalBasis);
    if (figures.readings.length === 0) return settled;
    const matched: ReadItem = {
      ...item,
      ...figures,
      isSubstitute: item.isSubstitute || isDeclined(quote, need),
      needs: [need],
      namedBy: isNamed ? 'words' : 'elimination',
      differs,
    };
    settled = settled
      .filter((other) => !(other.needs.includes(need) && other.readings.length === 0))
      .map((other) => (other === item ? matched : other));
  }
}

/** The vendor says elsewhere that the part is not offered, or another in its place. */
export const isDeclined = ({ units, text, matcher }: QuoteText, need: Need): boolean =>
  units.some(({ start, end }) => {
    const words = text.slice(start, end);
    return (
      (NO_BID.test(words) || SUBSTITUTE.test(words)) &&
      matcher.match(words).some((match) => match.need === need && match.by !== 'words')
    );
  });

const isOffer = ({ readings, status }: ReadItem): boolean => readings.length > 0 && status === 'offered';

interface Weighed {
  score: number;
  /** The line has a word that only this need has, and no part number of its own. */
  isNamed: boolean;
  differs: string[];
}

interface Pairing {
  quote: QuoteText;
  /** The other needs that are open. */
  rivals: Need[];
  isOnly: boolean;
  isPaired: boolean;
  /** Those of the item. */
  words: PartWord[];
}

const textOf = ({ block }: ReadItem, { text }: QuoteText): string => text.slice(block.start, block.end);

function weigh(item: ReadItem, need: Need, { quote, rivals, isOnly, isPaired, words }: Pairing): Weighed {
  const text = textOf(item, quote);
  const own = wordsOfPart(need);
  const differs = findConflicts({ words: own, part: need.part }, { words, text });
  if (quote.matcher.match(text).some((match) => rivals.includes(match.need)))
    return { score: 0, isNamed: false, differs };
  const shared = own.filter(({ word }) => words.some((other) => other.word === word));
  const isOfRival = (word: string): boolean =>
    rivals.some((rival) => wordsOfPart(rival).some((other) => other.word === word));
  const isUnique = shared.some(({ word, isSize }) => !isSize && word.length > 2 && !isOfRival(word));
  const variant = variantIn(text, need);
  if (variant) differs.push(variant);
  const [reading] = item.readings;
  const isSameQty =
    reading?.qty?.value.eq(need.qty) === true || (reading?.isInPacks === true && reading.pieces.eq(need.qty));
  const score =
    (isSameQty ? 1.5 : 0) +
    (isUnique ? 2 : shared.length > 0 ? 0.7 : 0) +
    (isOnly && isSameQty ? 1 : 0) +
    (isOnly && isPaired && !isSameQty ? 1.3 : 0) +
    (isOnly && isPaired && isInUnit(text, need) ? 1 : 0) +
    (isOnly && quote.matcher.needs.length === 1 && isNameless(words) ? 2 : 0) +
    (isOnly && quote.matcher.needs.length === 1 && (isEndOf(own, words) || isInUnit(text, need)) ? 2 : 0) +
    (isOnly && WHO.some((names) => isAmong(own, names) && isAmong(words, names)) ? 2 : 0) +
    (variant ? 2 : 0) -
    differs.length;
  return { score, isNamed: isUnique && findCodes(text).length === 0, differs };
}

/** "$489 per tonne ex mill" where tonnes of one thing are asked for. */
const isInUnit = (text: string, { unit }: Need): boolean =>
  unit !== 'each' &&
  [...text.matchAll(PER_UNIT)].some(({ groups }) => isMeasureOf(groups?.unit ?? '', unit)) &&
  unitOf(unit)?.kind !== 'pack';
const PER_UNIT =
  /\d\s?(?:\p{Sc}\s?)?(?:\/|(?:per|an?|je|pro|par|por|the|die|le|la|al|za)\s)\s?(?:100\s?)?(?<unit>[\p{L}²³]+)/giu;
function isMeasureOf(word: string, unit: string): boolean {
  const [said, own] = [unitOf(word), unitOf(unit)];
  return said !== null && own !== null && (said.name === own.name || (isMeasure(own) && unitRatio(said, own) !== null));
}

/** "Per bus" where minibuses are asked for. */
const isEndOf = (own: PartWord[], words: PartWord[]): boolean =>
  words.some(
    ({ word, isSize }) =>
      !isSize &&
      word.length > 2 &&
      !isPlain(word) &&
      own.some(
        (other) =>
          other.word.length > word.length &&
          other.word.replace(/(?:es|s)$/, '').endsWith(word.replace(/(?:es|s)$/, '')),
      ),
  );

/** "25 kg bags $71.50 each, sold in full bags only": packing and price of the one thing that is spoken of. */
const isNameless = (words: PartWord[]): boolean =>
  words.every(({ word, isSize }) => isSize || word.split('/').every(isPlain));
const isPlain = (word: string): boolean =>
  unitOf(word) !== null || currencyOf(word) !== null || PLAIN.has(word) || !/\p{L}/u.test(word);
const PLAIN = wordSet(
  'p.s stk st cad ep gp lose en vrac sfuso luzem ring trommel couronne stückpreis einzelpreis preis preise unser unsere netto abzgl abzüglich rabatt prix unitaire notre nos net precio unitario nuestro prezzo unitario nostro prijs stukprijs onze prijzen cena cost costs less off discount deliver quote quoted quoting unit all today pricing sold full only in of at the each price whole per unit and or a an we our is are for to from by bulk new net ok okay alright can do could would offer best you it them still now delivered days? weeks? ship ships freight included include shipping day deal final best i brutto gross ht ttc iva vat mwst ust btw moms exkl inkl excl incl excluding plus za cena nasza sztukę cenę wants? asks? asked quotes? quoted charges? bids? says said they we ll would ' +
    'preço preços unitário valor unitaria unitário prezzi precios preise prijzen prix ceny jednostkowa einheitspreis eenheidsprijs proposta propuesta proposition propone propõe proponuje ' +
    'propose bietet offre offerta oferta ofrece oferece oferuje offerte biedt vraagt pide pede ' +
    'chiede demande podaje żąda verlangt apresentou presentó presenta présente przedstawił nueva nova nouvelle neue nuova nieuwe nowa',
);

const isAmong = (words: PartWord[], names: ReadonlySet<string>): boolean => words.some(({ word }) => names.has(word));
/** Who uses a licence, and who sits at a table, is counted under many names. */
const WHO = [
  wordSet(
    'users? seats? agents? licences? licenses? members? extensions? nutzer benutzer arbeitsplätze lizenz lizenzen gebruikers? utilisateurs? postes? utenti utente postazioni usuarios? utilizadores użytkownik użytkowników użytkownika',
  ),
  wordSet(
    'people persons? guests? heads? pax pp p.p covers? attendees? delegates? diners? personen? gäste? gast kopf personnes? convives? personas? comensales persone coperti pessoas? osób osoby osoba personer',
  ),
];

/** A part number in the text that begins like the one asked for and goes on otherwise: `6306-2RS` for `6306-2Z`. */
function variantIn(text: string, { codes }: Need): string | undefined {
  const heads = codes.flatMap((code) => /^[\p{L}\d]{2,}(?=[-./])/u.exec(code.toLowerCase())?.[0] ?? []);
  return findCodes(text).find((code) => heads.some((head) => code.toLowerCase().startsWith(`${head}-`)));
}
