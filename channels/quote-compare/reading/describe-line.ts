import { Big } from 'big.js';
import type { Need } from '../need.ts';
import type { OfferedLine } from '../offer.ts';
import type { ItemReading } from './interpret-item.ts';
import type { QuoteText } from './quote-text.ts';
import { describeItem, lineOfItem } from './describe-item.ts';
import { wholeSaidOf } from './stated-packs.ts';
import type { ReadItem } from './read-item.ts';
import type { BasisWords, Candidate } from './roles.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

/** A line as it is offered: the likeliest reading of an item, amounts and quantities as decimal strings. */
export function describeLine(quote: QuoteText, item: ReadItem): OfferedLine {
  const [reading] = item.readings;
  const [need] = item.needs;
  const isUnknown = reading !== undefined && isCoverageUnknown(reading, need ?? null);
  const priceAt = reading?.priceAt ?? null;
  const price = priceAt
    ? 'price' in priceAt && priceAt.price instanceof Big
      ? priceAt.price
      : 'value' in priceAt
        ? priceAt.value
        : null
    : null;
  return {
    needs: item.needs.map(({ id }) => id),
    description: describeItem(quote, item),
    words: quote.text.slice(lineOfItem(quote, item).start, lineOfItem(quote, item).end),
    status: item.status,
    namedBy: item.namedBy,
    differs: item.differs,
    isSubstitute: item.isSubstitute,
    pieces: reading?.pieces.toFixed() ?? '0',
    qty: reading?.qty?.value.toFixed() ?? null,
    isInPacks: reading?.isInPacks ?? false,
    unitPrice: price?.toFixed() ?? null,
    discount: reading?.discount?.value.toFixed() ?? null,
    pricePer: reading?.basis?.size.toFixed() ?? '1',
    priceBy: reading?.basis?.by ?? 'piece',
    ...contentOfLine(reading),
    priceWords: priceAt && price && 'value' in priceAt ? priceWords(quote.text, priceAt) : null,
    packSize:
      reading?.isInPacks && reading.qty
        ? reading.pieces.div(reading.qty.value).toFixed()
        : reading?.basis?.by === 'pack'
          ? reading.basis.size.toFixed()
          : (reading?.wholePack?.toFixed() ?? null),
    stated: reading?.ext?.value.toFixed(2) ?? null,
    amount: isUnknown && !reading.ext && !reading.qty ? '0.00' : (reading?.amount.toFixed(2) ?? '0.00'),
    isRight: reading?.isRight !== false,
    isAmbiguous:
      isAmbiguous(item) ||
      isBasisOpen(item) ||
      (item.breaks.length > 1 && (quote.text.slice(item.block.start, item.block.end).match(PER_MANY)?.length ?? 0) > 1),
    isCoverageUnknown: isUnknown,
    breaks: item.breaks.map(({ min, max, price: each }) => ({
      min: min.toFixed(),
      isMinWritten: isWritten(quote.text.slice(item.block.start, item.block.end), min),
      max: max?.toFixed() ?? null,
      price: each.toFixed(),
    })),
    spans: [
      ...item.block.parts.map((span) => trimSpan(quote.text, span)),
      ...(reading?.leastAt ? [reading.leastAt] : []),
      ...(reading?.wholePack && need ? wholeSaidOf(quote, item.block, need) : []),
    ],
  };
}

function contentOfLine(reading: ItemReading | undefined): Pick<OfferedLine, 'content'> {
  const content = reading?.basis?.content;
  if (!content) return {};
  const { count, from, whole } = content;
  return { content: { count: count.toFixed(), from, whole: whole?.toFixed() ?? null } };
}

/** "5,000 and over: £39.50 per 1000": steps of prices for many pieces are not told from steps of prices for one. */
const PER_MANY =
  /\d\s*(?:\/|per |je |pro |les |par |por )\s*(?:1[.,']?000|100|thousand|hundred|mille|mil|tausend)(?!\d)/giu;

/** How much better the chosen reading has to be than the next where no stated amount bears it out. */
const MARGIN = 1;

/** A schedule of breaks whose price is taken for the quantity that is asked for is no guess. */
const isAmbiguous = ({ readings: [best, next], breaks }: ReadItem): boolean =>
  best !== undefined &&
  next !== undefined &&
  !(breaks.length > 1 && best.qty === null && best.ext === null) &&
  best.isRight !== true &&
  best.basis?.isStated !== true &&
  best.score - next.score < MARGIN;

/** "€ 640 per maand" for three of something: nobody says how many months, and no amount bears out that it is for a piece. */
const isBasisOpen = ({ readings: [best], needs: [need] }: ReadItem): boolean =>
  best?.basis !== undefined &&
  best.basis !== null &&
  (!best.basis.isStated || need?.isWhole === true) &&
  best.isRight !== true &&
  best.priceAt !== null &&
  'basis' in best.priceAt &&
  isOpenBasis((best.priceAt as Candidate).basis, need ?? null);

/** Every piece is one of what is asked for, whatever it is counted in; of a request that counts nothing it is an unknown part. */
const isOpenBasis = (basis: BasisWords | null, need: Need | null): boolean =>
  basis !== null && (basis.unit?.kind !== 'each' || (need?.isWhole === true && !/^(?:each|ea)$/i.test(basis.words)));

const isWritten = (text: string, number: Big): boolean =>
  new RegExp(`(?<!\\d)${number.toFixed()}(?!\\d)`).test(text.replace(/(?<=\d),(?=\d{3})/g, ''));

/** A price per bag, or a number of bags, with no word on what a bag holds; the very number asked for is taken as pieces. */
function isCoverageUnknown({ qty, basis, isInPacks }: ItemReading, need: Need | null): boolean {
  if (!need || isInPacks || (qty && qty.value.eq(need.qty))) return false;
  const isLoosePack = qty?.unit?.kind === 'pack' && qty.unit.name !== need.unit;
  return isLoosePack || (basis?.isSizeUnknown === true && !qty);
}

/** The price as written with what it is for, such as "$62.00/M". */
function priceWords(text: string, { start, end, basis }: Span & { basis?: { words: string } | null }): string {
  const at = basis ? text.slice(end, end + 40).indexOf(basis.words) : -1;
  return text
    .slice(start, at >= 0 && basis ? end + at + basis.words.length : end)
    .replace(/\s+/g, ' ')
    .trim();
}
