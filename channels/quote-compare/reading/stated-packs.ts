import { isMoney } from '../../reading/numerals.ts';
import { inside, overlaps, TAKEN } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { PACK_WORD, unitOf } from '../../reading/units.ts';
import type { Need } from '../need.ts';
import { findContainers, findPackSizes, fullMany } from './packs.ts';
import type { PackSize } from './packs.ts';
import type { QuoteText } from './quote-text.ts';

/** Pack sizes of the item itself, else what the quote says about its packages in a line without prices ("boxes of 100"). */
export function packsOf(quote: QuoteText, block: Span, text: string, [need, ...others]: Need[]): PackSize[] {
  const sizes = findPackSizes(others.length === 0 ? withoutOwnName(text, need) : text);
  const own = sizes.length === 0 && need && others.length === 0 ? findContainers(text, need) : sizes;
  const told = own.length === 0 && need && others.length === 0 ? toldOf(quote, block, need) : own;
  if (told.length > 0) return told;
  const many = fullMany(quote.text, text);
  if (many) return [{ ...many, start: -1 - block.start, end: -1 - block.start }];
  const words = new Set(
    Array.from(
      text.matchAll(new RegExp(`(?<![\\p{L}])${PACK_WORD}(?![\\p{L}])`, 'giu')),
      ([word]) => unitOf(word)?.name,
    ),
  );
  if (words.size === 0) return [];
  const stated = quote.units
    .map((unit) => saidOfAll(quote, unit))
    .filter((said) => !overlaps(said, block))
    .flatMap(({ start, end }) => findPackSizes(quote.text.slice(start, end)))
    .filter(({ pack }) => pack !== null && words.has(pack.name));
  return stated.map((pack) => ({ ...pack, start: -1 - block.start, end: -1 - block.start }));
}

/** "The LM-36 come in cartons of 24 and we don't open cartons": a statement of its own that names one thing and sells only whole packages of it. */
function toldOf(quote: QuoteText, block: Span, need: Need): PackSize[] {
  return wholeSaidOf(quote, block, need)
    .flatMap(({ start, end }) => findPackSizes(quote.text.slice(start, end)))
    .filter(({ isBinding }) => isBinding)
    .map((pack) => ({ ...pack, start: -1 - block.start, end: -1 - block.start }));
}

/** Where that is said. */
export const wholeSaidOf = ({ text, units, numerals, matcher }: QuoteText, block: Span, need: Need): Span[] =>
  units
    .filter((unit) => !overlaps(unit, block) && !inside(numerals, unit).some(isMoney))
    .filter(({ start, end }) => {
      const said = text.slice(start, end);
      const named = matcher.match(said);
      return (
        named.length > 0 &&
        named.every((match) => match.need === need) &&
        findPackSizes(said).some(({ isBinding }) => isBinding)
      );
    })
    .map(({ start, end }) => ({ start, end }));

/** "Cable tray 12 sections of 12 ft": what the part itself is called is no package that holds them. */
function withoutOwnName(text: string, need: Need | undefined): string {
  const own = (need?.part.replace(/\([^()]*\)?/g, ' ').match(/\p{L}{3,}/gu) ?? []).filter((word) => {
    const unit = unitOf(word);
    return unit?.kind === 'pack' && unit.name !== need?.unit;
  });
  return own.reduce(
    (left, word) =>
      left.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})(?!\\s(?:of|à|de|di|da|van|zu|po)\\s)`, 'giu'), (name) =>
        TAKEN.repeat(name.length),
      ),
    text,
  );
}

/** What a statement says of all lines: all of it where it has no price, else what leads into the first ("in sacks of 25 kg, net prices: …"). */
function saidOfAll({ text, numerals, matcher }: QuoteText, unit: Span): Span {
  const price = inside(numerals, unit).find(isMoney);
  if (!price) return unit;
  const lead = { ...unit, end: Math.max(unit.start, text.lastIndexOf(': ', price.start)) };
  return matcher.match(text.slice(lead.start, lead.end)).length > 0 ? { ...unit, end: unit.start } : lead;
}
