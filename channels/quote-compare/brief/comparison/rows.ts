import { phrasePattern } from '../../../reading/phrases.ts';
import { FROM_STOCK } from '../../../reading/vocabulary/lead-words.ts';
import { isOfNeed } from '../of-need.ts';
import { hasTime, inFull, kindOfRow } from './labels.ts';
import type { SheetRow } from './sheet.ts';

/** What a row of a sheet is: `price` is one of the only thing that is priced. */
type RowKind = 'item' | 'price' | 'charge' | 'total' | 'lead' | 'said' | 'other';
/** `title` is the label as it is written, with what counts its thing; `counts` are how many each vendor prices. */
export type Row = SheetRow & { kind: RowKind; title: string; counts?: string[] };

/** A row with what it is; `other` where a table with it compares nothing. */
export function settled(row: SheetRow, said: string): Row {
  const cells = row.cells.flat().filter((cell) => cell !== '');
  const kind = kindOfRow(row.label, row.qty);
  const isCounted = /\d/.test(row.qty);
  const isMoney = cells.some((cell) => MONEY.test(cell));
  const as = (own: RowKind): Row => ({ ...row, title: row.label, kind: own });
  if (kind === 'lead' || kind === 'note' || kind === 'aside') return as(kind === 'lead' ? 'lead' : 'said');
  if (kind === 'delivery') return cells.some(hasTime) ? as('lead') : { ...as('charge'), label: inFull(row.label) };
  if (kind === 'total') return as(kind);
  if (cells.length > 0 && cells.every((cell) => DAY.test(cell))) return as('said');
  if (kind === 'charge' && !(isCounted && isOfNeed(row.label, said))) return as(kind);
  if (kind === 'vendor') return as('other');
  if (kind === 'price' || kind === 'amount' || kind === 'qty' || kind === 'unit')
    return as(isCounted ? 'item' : isMoney || kind === 'qty' || kind === 'unit' ? 'price' : 'other');
  if (!isMoney && cells.some(hasTime) && cells.every((cell) => hasTime(cell) || AT_HAND.test(cell))) return as('lead');
  const isPriced = isCounted || cells.some((cell) => FIGURE.test(cell) || NOT_QUOTED.test(cell));
  if (!isPriced) return as('said');
  const counted = isCounted ? null : (COUNT_FIRST.exec(row.label) ?? COUNT_LAST.exec(row.label))?.groups;
  return counted
    ? {
        ...as('item'),
        label: counted['item'] ?? row.label,
        qty: counted['count'] ?? '',
        unit: counted['unit'] ?? row.unit,
      }
    : as('item');
}

const AT_HAND = phrasePattern({ ...FROM_STOCK, en: 'stock|in stock|ex stock|from stock|now' });

/** A number by itself, and none of a size or a part number: "265/65R17", "IP-65". */
const FIGURE = /(?<![\p{L}\d/-])\d[\d.,]*(?![\p{L}\d/-])|\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** "18/11/2026": the day that an offer is of. */
const DAY = /^\d{1,4}([-./])\d{1,2}\1\d{2,4}$/;

/** Whether a cell is an amount of money, or says that there is none. */
export const isSum = (cell: string): boolean => !/\d/.test(cell) || MONEY.test(cell);

/** "40 folding tables", "40x folding tables". */
const COUNT_FIRST = /^(?<count>\d[\d.,]*)(?:\s?[x×]\s?|\s+)(?<item>\p{L}.+)$/u;
/** "Folding tables (40)", "Folding tables x 40 pcs". */
const COUNT_LAST =
  /^(?<item>\p{L}.*?)\s*(?:\(\s*[x×]?\s*|\s[x×]\s*)(?<count>\d[\d.,]*)\s*(?<unit>\p{L}{0,6})\.?\s*\)?$/u;
const MONEY =
  /\p{Sc}|\d[.,]\d{2}(?!\d)|(?<!\p{L})(?:EUR|USD|GBP|CHF|SEK|PLN|INR|CAD|AUD|NZD|ZAR|BRL|MXN|zł|Kč|kr)(?!\p{L})/u;

/** "N/C" beside the prices of others for the same part: not quoted, no cotiza, non coté. */
export const NOT_QUOTED =
  /^(?:n\/?[acqbd]\.?|no bid|not quoted|[-–—]+|brak|nicht angeboten|non proposé|no disponible|non disponibile|niet leverbaar)$/iu;
