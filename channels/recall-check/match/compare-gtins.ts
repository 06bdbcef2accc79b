import type { Product } from '../brief/item.ts';
import { findGtin, hasRightGtinCheckDigit, readGtins, toGtin14 } from '../identifiers/gtin.ts';
import type { Cited } from '../sources/answer.ts';
import type { RecallRecord } from '../sources/record.ts';
import { around } from './product-match.ts';
import type { Entry } from './entry.ts';

/**
 * What a recall says of a product's UPC. `elsewhere`: a list of codes names it, but the product described has another; `other`: only other
 * UPCs are listed; `unsure`: others are, and the product's own cannot be right.
 */
export interface GtinComparison {
  kind: 'none' | 'other' | 'unsure' | 'listed' | 'partly' | 'elsewhere';
  why: string;
  cites: Cited[];
}

export function compareGtins(product: Product, record: RecallRecord, entry: Entry): GtinComparison {
  const texts = [...entry.texts, ...entry.details, ...record.details];
  for (const digits of product.gtins) {
    for (const cited of texts) {
      const { match, start, end } = findGtin(cited.text, digits);
      if (match === 'none') continue;
      const place = around(cited, start, end);
      if (match === 'partly') {
        return {
          kind: 'partly',
          why: `The recall gives part of UPC ${digits} or a case of it: “${place.text}”.`,
          cites: [place],
        };
      }
      return (
        elsewhere(record, cited, { digits, place }) ?? {
          kind: 'listed',
          why: `UPC ${digits} is listed: “${place.text}”.`,
          cites: [place],
        }
      );
    }
  }
  const listed = product.gtins.length === 0 ? [] : [...new Set(texts.flatMap(({ text }) => readGtins(text)))];
  if (listed.length === 0) return { kind: 'none', why: '', cites: [] };
  const shown = listed.slice(0, 3).map((gtin) => gtin.replace(/^0{1,2}/, ''));
  if (!product.gtins.some(hasRightGtinCheckDigit))
    return {
      kind: 'unsure',
      why: `The recall lists UPCs (${shown.join(', ')}), and the check digit of ${product.gtins.join(' and ')} is wrong: compare it with the package.`,
      cites: [],
    };
  return {
    kind: 'other',
    why: `The recall lists other UPCs (${shown.join(', ')}), not ${product.gtins.join(' or ')}.`,
    cites: [],
  };
}

/** One event of the FDA can have a report per flavour, each with the codes of all. */
function elsewhere(
  record: RecallRecord,
  cited: Cited,
  { digits, place }: { digits: string; place: Cited },
): GtinComparison | null {
  const [own] = record.products;
  if (!own || record.source !== 'openFDA' || cited === own || findGtin(own.text, digits).match !== 'none') return null;
  if (!readGtins(own.text).some((gtin) => gtin !== toGtin14(digits))) return null;
  const why = `Its code list names UPC ${digits} too, but the product that it describes has another UPC: “${own.text}”.`;
  return { kind: 'elsewhere', why, cites: [place, own] };
}
