import { Big } from 'big.js';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { overlaps, trimSpan } from '../../reading/span.ts';
import type { OfferCondition, OfferedLine } from '../offer.ts';
import type { TextUnit } from './text-units.ts';

/** What says that a price is the least that it will be, right before it, by language: "from £150", "ab 95 €". */
const FLOOR = new RegExp(
  `(?<!\\p{L})(?:${anyOf({
    en: 'from|starting at|starts at|start at|starting from|upwards of|at least',
    de: 'ab|ab ca.|mindestens',
    fr: 'à partir de|dès|au moins',
    es: 'desde|a partir de|al menos|mínimo',
    it: 'da|a partire da|almeno',
    nl: 'vanaf|minstens',
    pt: 'a partir de|desde|pelo menos',
    pl: 'od|co najmniej',
    sv: 'från|minst',
  })})\\s?(?:about |around |ca\\.? )?(?:\\p{Sc}|\\p{Lu}{3} )?\\s?$`,
  'iu',
);

/** Statements of priced lines whose price is only where prices begin: what the line comes to is not known before the vendor says so. */
export function findFloorPrices(
  text: string,
  units: readonly TextUnit[],
  lines: readonly OfferedLine[],
): OfferCondition[] {
  const mark = readDecimalMark(text);
  return units.flatMap((unit): OfferCondition[] => {
    const statement = text.slice(unit.start, unit.end);
    const prices = lines
      .filter(({ status, spans }) => status === 'offered' && spans.some((span) => overlaps(span, unit)))
      .flatMap(({ unitPrice, stated }) => [unitPrice, stated].filter((price) => price !== null));
    const isFloor = findNumerals(statement, mark).some(
      ({ start, value }) =>
        prices.some((price) => new Big(price).eq(value)) && FLOOR.test(statement.slice(Math.max(0, start - 30), start)),
    );
    return isFloor
      ? [{ kind: 'tied', words: statement.replace(/\s+/g, ' ').trim(), spans: [trimSpan(text, unit)] }]
      : [];
  });
}
